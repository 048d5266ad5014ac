import Mustache
import PokedexDomain

/// The page of two types together: what their Pokémon take and deal, and who they are.
///
/// Its slug has the types in the order of the chart; no page has them the other way round.
struct TypePairPage: PageKind {
    static let name = "type-pair"
    static let pattern: RoutePattern = "types/{slug}/"
    static var parent: (any SinglePageKind.Type)? { TypeChartPage.self }

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.typeChart.pairs.map { first, second in
            let types = [first, second].map { indexes.entities[$0] }
            let orders = [[first, second], [second, first]]
            return page(
                Slug(types[0].slug, types[1].slug),
                sharing: { TypeMembers(indexes, where: orders.contains) },
                view: { TypePairPage(site: $1, types: types, members: $0) })
        }
    }

    let site: LocalizedSite
    let types: [PokemonType]
    let members: TypeMembers

    static let texts = "type"
    func placeholders() -> KeyValuePairs<String, String> {
        ["name": name, "count": site.numbers.integer(members.today.count)]
    }

    func description() throws -> String {
        try text(members.today.isEmpty ? "description-none" : "description-pair")
    }

    func content() throws -> Object {
        let ids = types.map(\.id)
        return try memberList(members, of: types).adding([
            "colors": Art.colorClasses(ids, site.index),
            "other": site.other(joined(site.otherNames), beside: joined(site.names)),
            "badges": ids.map { site.partials.typeBadges[$0] },
            "matches": TypeMatchesView(site: site, types: types, members: members).value(),
        ])
    }

    func crumb() -> DisplayName { joined(site.names) }

    private var name: String { joined(site.names).text }

    /// The names of both types.
    private func joined(_ names: Names) -> DisplayName {
        let pair = types.map { names.types[$0.id] }
        let language = pair[0].language
        return DisplayName(
            text: pair.map(\.text).joined(separator: language.rules.typeSeparator),
            language: language)
    }
}
