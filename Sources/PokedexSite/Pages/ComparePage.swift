import Mustache
import PokedexDomain

/// Pokémon side by side: scripts make the table from the data.
struct ComparePage: PageView {
    static let template = "pages/compare"
    static let section: SiteSection? = .pokemon

    let edition: Edition
    let route = Route.compare

    init(_ edition: Edition) {
        self.edition = edition
    }

    var title: String { get throws { try edition.phrase("ui.compare.title") } }
    var description: String { get throws { try edition.phrase("ui.compare.description") } }

    func content() throws -> Object {
        ["generations": GameChoice(edition).value]
    }
}
