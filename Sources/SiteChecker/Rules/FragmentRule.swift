/// A link with a fragment leads to an element that has it as its id.
struct FragmentRule {
    static func check(_ site: inout SiteFacts) {
        for document in site.documents {
            for link in document.fragmentLinks
            where site.hasID(link.hash, in: link.target) == false {
                let page = link.target == document.file ? "this file" : site.path(link.target)
                site.report(
                    document.file, line: link.line,
                    "link to the id \"\(link.id)\", which \(page) does not have")
            }
        }
    }
}
