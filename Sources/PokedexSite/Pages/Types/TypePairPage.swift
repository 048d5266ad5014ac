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
            return page(
                Slug(types[0].slug, types[1].slug),
                sharing: { TypeMembers(indexes) { Set($0) == [first, second] } },
                view: { TypePairPage(types, $0, $1) })
        }
    }

    let site: LocalizedSite
    private let types: [PokemonType]
    private let members: TypeMembers

    init(_ types: [PokemonType], _ members: TypeMembers, _ site: LocalizedSite) {
        self.types = types
        self.members = members
        self.site = site
    }

    var title: String {
        get throws { try site.phrase("ui.type.title", ["name": name]) }
    }

    var description: String {
        get throws {
            guard !members.today.isEmpty else {
                return try site.phrase("ui.type.description-none", ["name": name])
            }
            return try site.phrase(
                "ui.type.description-pair",
                ["name": name, "count": site.numbers.integer(members.today.count)])
        }
    }

    func content() throws -> Object {
        let ids = types.map(\.id)
        return [
            "colors": .text(Art.colorClasses(ids, site.index)),
            "other": site.other(joined(site.otherNames), beside: joined(site.names)),
            "badges": .list(ids.map { site.partials.typeBadges[$0] }),
            "matches": try TypeMatchesView(types, of: members, links: links, site).value,
            "count": try members.count(site),
            "countNote": try site.countNote(site.indexes.places.games.eras),
            "list": .text(TypeMatchesView.list(of: types, links)),
            "cards": .list(try members.all.map { try card($0.pokemon, marks: $0.marks) }),
            "hasCards": .bool(!members.all.isEmpty),
        ]
    }

    var crumb: DisplayName { get throws { joined(site.names) } }

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
