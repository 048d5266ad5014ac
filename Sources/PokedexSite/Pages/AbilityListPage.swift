import Mustache
import PokedexDomain

/// The list of all abilities: those of the main games in the order of their names, then the rest.
struct AbilityListPage: PageView {
    static let template = "pages/abilities"
    static let section: SiteSection? = .abilities

    let site: LocalizedSite
    let route = Route.abilities
    private let main: [Ability]
    private let others: [Ability]

    init(_ site: LocalizedSite) {
        self.site = site
        main = site.indexes.catalog.abilities.filter(\.isMainSeries)
        others = site.indexes.catalog.abilities.filter { !$0.isMainSeries }
    }

    var title: String { get throws { try site.phrase("ui.abilities.title") } }

    var description: String {
        get throws {
            try site.phrase(
                "ui.abilities.description", ["count": site.numbers.integer(main.count)])
        }
    }

    func content() throws -> Object {
        let order = order(of: main)
        return [
            "count": .text(
                try site.phrase(
                    "ui.abilities.count", ["count": site.numbers.integer(main.count)])),
            "groups": .list(
                try order.groups.enumerated().map { place, group in
                    [
                        "anchor": .text("initial-\(place + 1)"),
                        "initial": .text(try site.initial(group.initial)),
                        "rows": .list(try group.members.map(row)),
                    ]
                }),
            "others": others.isEmpty
                ? .null
                : ["rows": .list(try self.order(of: others).groups.flatMap(\.members).map(row))],
        ]
    }

    private func order(of abilities: [Ability]) -> NameOrder<Ability> {
        NameOrder(
            abilities.map(\.id), names: site.names.distinguishedAbilities,
            in: site.language)
    }

    private func row(_ id: Identifier<Ability>) throws -> Value {
        let ability = site.index[id]
        let name = site.names.distinguishedAbilities[id]
        return [
            "address": .text(links.address(of: .ability(ability.slug))),
            "name": site.value(name),
            "other": site.other(site.otherNames.distinguishedAbilities[id], beside: name),
            "lead": site.descriptions[id].map { .text($0) } ?? .null,
            "generation": .text(try site.numeral(of: ability.generation)),
            "count": .integer(site.indexes.abilityHolders.holders(of: id).count),
        ]
    }
}
