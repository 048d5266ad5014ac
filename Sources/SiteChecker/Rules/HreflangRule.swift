/// A page and its versions in other languages name each other.
struct HreflangRule {
    private typealias LanguageLink = DocumentFacts.LanguageLink

    static func check(_ site: inout SiteFacts) {
        for page in site.pages {
            let usesHead = !page.alternates.isEmpty
            for link in usesHead ? page.alternates : page.languageLinks {
                guard let fault = fault(of: link, on: page, usesHead: usesHead, site) else {
                    continue
                }
                let kind = usesHead ? "alternate" : "language link"
                site.report(
                    page.file, line: link.line, "\(kind) for \"\(link.language)\": \(fault)")
            }
        }
    }

    private static func fault(
        of link: LanguageLink, on page: DocumentFacts, usesHead: Bool, _ site: SiteFacts
    ) -> String? {
        guard link.language != "x-default", let target = site.document(link.target),
            target.isComplete
        else { return nil }
        let path = site.path(link.target)
        if target.language != link.language {
            return "\(path) has the lang \"\(target.language ?? "")\""
        }
        // A page outside the language folders, and one that only sends its reader on to another,
        // leads to all languages and is led to by none.
        guard let language = site.files.files[page.file].language, !page.isRedirect else {
            return nil
        }
        if link.language == language {
            let isItself = link.target == page.file || !usesHead
            return isItself ? nil : "\(path) is not this page, which is in that language"
        }
        let links = usesHead ? target.alternates : target.languageLinks
        let isReturned = links.contains { $0.language == language && $0.target == page.file }
        return isReturned
            ? nil : "\(path) does not name this page as its version in \"\(language)\""
    }
}
