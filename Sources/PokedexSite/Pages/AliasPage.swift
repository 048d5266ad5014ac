import Mustache
import PokedexDomain

/// Leads from a species' own slug, which none of its varieties has, to the default variety.
struct AliasPage: PageKind {
    static let name = "alias"
    static let pattern: RoutePattern = "pokemon/{slug}/"
    static var parent: (any SinglePageKind.Type)? { HomePage.self }
    static let listings: PageListings = .offlineCopy

    /// One for each species whose slug none of its varieties has.
    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.catalog.species.filter { species in
            !species.varieties.contains { indexes.entities[$0].slug == species.slug }
        }.map { species in
            page(species.slug, generation: species.generation) { AliasPage(species, $0) }
        }
    }

    let site: LocalizedSite
    private let species: Species
    private let target: Pokemon

    init(_ species: Species, _ site: LocalizedSite) {
        self.site = site
        self.species = species
        target = site.index.defaultPokemon(of: species.id)
    }

    var title: String {
        get throws { try site.phrase("ui.alias.title", ["name": name.text]) }
    }

    var description: String {
        get throws { try site.phrase("ui.alias.description", ["name": name.text]) }
    }

    func content() throws -> Object {
        [
            "heading": site.value(name),
            "address": .text(links.address(of: PokemonPage.self, target.slug)),
        ]
    }

    var crumb: DisplayName { get throws { name } }
    var portrait: Pokemon? { target }

    private var name: DisplayName { site.names.species[species.id] }
}
