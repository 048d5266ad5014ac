/// No two pages of a language have the same title. A page that only sends its reader on to another
/// may have that one's.
struct TitleRule {
    private struct Key: Hashable {
        let language: String?
        let title: String
    }

    static func check(_ site: inout SiteFacts) {
        var firstPages: [Key: Int] = [:]
        for page in site.pages {
            guard let title = page.title, !page.isRedirect else { continue }
            let key = Key(language: page.language, title: title)
            if let first = firstPages[key] {
                site.report(
                    page.file, line: page.titleLine,
                    "title \"\(title)\" is also that of \(site.path(first))")
            } else {
                firstPages[key] = page.file
            }
        }
    }
}
