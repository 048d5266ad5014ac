/// The rules that compare files with each other.
extension SiteFacts {
    /// A link with a fragment leads to an element that has it as its id.
    mutating func checkFragments() {
        for document in documents {
            for link in document.fragmentLinks where hasID(link.hash, in: link.target) == false {
                let page = link.target == document.file ? "this file" : path(link.target)
                report(
                    document.file, line: link.line,
                    "link to the id \"\(link.id)\", which \(page) does not have")
            }
        }
    }

    /// A page and its versions in other languages name each other.
    mutating func checkLanguageLinks() {
        for page in pages {
            let usesHead = !page.alternates.isEmpty
            for link in usesHead ? page.alternates : page.languageLinks {
                guard let fault = fault(of: link, on: page, usesHead: usesHead) else { continue }
                let kind = usesHead ? "alternate" : "language link"
                report(page.file, line: link.line, "\(kind) for \"\(link.language)\": \(fault)")
            }
        }
    }

    private func fault(
        of link: DocumentFacts.LanguageLink, on page: DocumentFacts, usesHead: Bool
    ) -> String? {
        guard link.language != "x-default", let target = document(link.target),
            target.isComplete
        else { return nil }
        let path = path(link.target)
        if target.language != link.language {
            return "\(path) has the lang \"\(target.language ?? "")\""
        }
        // A page outside the languages' folders, and one that redirects to another, links to all
        // languages and is linked from none.
        guard let language = files.language(of: page.file), !page.isRedirect else { return nil }
        if link.language == language {
            let isItself = link.target == page.file || !usesHead
            return isItself ? nil : "\(path) is not this page, which is in that language"
        }
        let links = usesHead ? target.alternates : target.languageLinks
        let isReturned = links.contains { $0.language == language && $0.target == page.file }
        return isReturned
            ? nil : "\(path) does not name this page as its version in \"\(language)\""
    }

    /// No two pages of a language have the same title, except for redirects.
    mutating func checkTitles() {
        var firstPages: [[String?]: Int] = [:]
        for page in pages {
            guard let title = page.title, !page.isRedirect else { continue }
            let key = [page.language, title]
            if let first = firstPages[key] {
                report(
                    page.file, line: page.titleLine,
                    "title \"\(title)\" is also that of \(path(first))")
            } else {
                firstPages[key] = page.file
            }
        }
    }

    /// Every page of one language has the same address in the others.
    mutating func checkTranslations() {
        for (index, file) in files.files.enumerated() where file.kind == .page {
            guard let language = files.language(of: index) else { continue }
            for other in files.languages where other != language {
                let translation = other + file.path.dropFirst(language.count)
                if files.index(of: Array(translation.utf8)) == nil {
                    report(index, line: 1, "the page has no translation \(translation)")
                }
            }
        }
    }
}
