/// Every page of one language stands at the same address in the others.
struct TwinRule {
    static func check(_ site: inout SiteFacts) {
        for (index, file) in site.files.files.enumerated() where file.kind == .page {
            guard let language = file.language else { continue }
            for other in SiteFiles.languages where other != language {
                let twin = other + file.path.dropFirst(language.count)
                if site.files.index(of: Array(twin.utf8)) == nil {
                    site.report(index, line: 1, "the page has no twin \(twin)")
                }
            }
        }
    }
}
