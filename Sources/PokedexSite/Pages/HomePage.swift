import Mustache
import PokedexDomain

/// The list of all species in the order of the national Pokédex.
struct HomePage: SinglePageKind {
    static let name = "home"
    static let pattern: RoutePattern = ""
    static let navigationLabel: String? = "ui.nav.pokemon"

    let site: LocalizedSite

    init(_ site: LocalizedSite) {
        self.site = site
    }

    var title: String { get throws { try site.phrase("ui.home.title") } }

    var description: String {
        get throws { try site.phrase("ui.home.description", ["count": count]) }
    }

    func content() throws -> Object {
        [
            "count": .text(try site.phrase("ui.home.count", ["count": count])),
            "generations": .list(try generations),
            "filters": try FilterView(site).value,
            "columns": try StatColumns(site, links).value,
            "orders": .list(try StatOrder.all.map { try $0.link(site, links) }),
            "types": .list(types),
        ]
    }

    private var types: [Value] {
        site.indexes.typeChart.shownTypes.map { type in
            [
                "slug": .text(site.index[type].slug.text),
                "name": site.value(site.names.types[type]),
                "address": .text(links.address(of: TypePage.self, site.index[type].slug)),
            ]
        }
    }

    private var count: String { site.numbers.integer(site.indexes.catalog.species.count) }

    /// The species by the generation they appeared in; numbers run on from one to the next.
    private var generations: [Value] {
        get throws {
            let species = Dictionary(grouping: site.indexes.catalog.species, by: \.generation)
            return try species.sorted { $0.key < $1.key }.map { generation, species in
                [
                    "number": .integer(generation.rawValue),
                    "name": .text(site.names.generations[generation].text),
                    "cards": .list(
                        try species.map {
                            try card(site.index.defaultPokemon(of: $0.id), isMarked: false)
                        }),
                ]
            }
        }
    }
}
