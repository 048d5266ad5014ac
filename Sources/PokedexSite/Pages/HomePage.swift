import Mustache
import PokedexDomain

/// The list of all species in the order of the national Pokédex.
struct HomePage: SinglePageKind {
    static let name = "home"
    static let pattern: RoutePattern = ""

    let site: LocalizedSite

    func placeholders() -> KeyValuePairs<String, String> { ["count": count] }

    func content() throws -> Object {
        try [
            "count": site.phrase("ui.home.count", ["count": count]),
            "generations": generations,
            "filters": FilterView(site: site).value(),
            "columns": site.statColumns(),
            "orders": StatOrder.all.map { try $0.link(site) },
            "types": site.indexes.typeChart.shownTypes.map { site.index[$0] }.map {
                site.link(TypePage.self, $0).adding(["slug": $0.slug.text])
            },
        ]
    }

    private var count: String { site.numbers.integer(site.indexes.catalog.species.count) }

    /// The species by the generation they appeared in; numbers run on from one to the next.
    private var generations: [Object] {
        let species = Dictionary(grouping: site.indexes.catalog.species, by: \.generation)
        return species.sorted { $0.key < $1.key }.map { generation, species in
            site.heading(of: generation).adding([
                "cards": species.map {
                    card(site.index.defaultPokemon(of: $0.id), isMarked: false)
                }
            ])
        }
    }
}
