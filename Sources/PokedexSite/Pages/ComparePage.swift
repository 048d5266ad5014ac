import Mustache
import PokedexDomain

/// Pokémon side by side: scripts make the table from the data.
struct ComparePage: PageView {
    static let template = "pages/compare"
    static let section: SiteSection? = .pokemon

    let site: LocalizedSite
    let route = Route.compare

    init(_ site: LocalizedSite) {
        self.site = site
    }

    var title: String { get throws { try site.phrase("ui.compare.title") } }
    var description: String { get throws { try site.phrase("ui.compare.description") } }

    func content() throws -> Object {
        ["generations": GameChoice(site).value]
    }
}
