import Mustache
import PokedexDomain

/// Leads from a species' own slug, which none of its varieties has, to the default variety.
struct AliasPage: PageView {
    static let template = "pages/alias"
    static let section: SiteSection? = .pokemon

    let site: LocalizedSite
    private let species: Species
    private let target: Pokemon

    init(_ species: Species, _ site: LocalizedSite) {
        self.site = site
        self.species = species
        target = site.index.defaultPokemon(of: species.id)
    }

    var route: Route { .pokemon(species.slug) }

    var title: String {
        get throws { try site.phrase("ui.alias.title", ["name": name.text]) }
    }

    var description: String {
        get throws { try site.phrase("ui.alias.description", ["name": name.text]) }
    }

    func content() throws -> Object {
        [
            "heading": site.value(name),
            "address": .text(links.address(of: .pokemon(target.slug))),
        ]
    }

    var crumb: DisplayName { get throws { name } }
    var portrait: Pokemon? { target }

    private var name: DisplayName { site.names.species[species.id] }
}
