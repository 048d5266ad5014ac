import Mustache
import PokedexDomain

/// Leads from a species' own slug, which none of its varieties has, to the default variety.
struct AliasPage: PageView {
    static let template = "pages/alias"
    static let section: SiteSection? = .pokemon

    let edition: Edition
    private let species: Species
    private let target: Pokemon

    init(_ species: Species, _ edition: Edition) {
        self.edition = edition
        self.species = species
        target = edition.index.defaultPokemon(of: species.id)
    }

    var route: Route { .pokemon(species.slug) }

    var title: String {
        get throws { try edition.phrase("ui.alias.title", ["name": name.text]) }
    }

    var description: String {
        get throws { try edition.phrase("ui.alias.description", ["name": name.text]) }
    }

    func content() throws -> Object {
        [
            "heading": edition.value(name),
            "address": .text(links.address(of: .pokemon(target.slug))),
        ]
    }

    var crumb: DisplayName { get throws { name } }
    var portrait: Pokemon? { target }

    private var name: DisplayName { edition.names.species[species.id] }
}
