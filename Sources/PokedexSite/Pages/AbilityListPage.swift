import Mustache
import PokedexDomain

/// The list of all abilities: those of the main games in the order of their names, then the rest.
struct AbilityListPage: PageView {
    static let template = "pages/abilities"
    static let section: SiteSection? = .abilities

    let edition: Edition
    let route = Route.abilities
    private let main: [Ability]
    private let others: [Ability]

    init(_ edition: Edition) {
        self.edition = edition
        main = edition.useCases.catalog.abilities.filter(\.isMainSeries)
        others = edition.useCases.catalog.abilities.filter { !$0.isMainSeries }
    }

    var title: String { get throws { try edition.phrase("ui.abilities.title") } }

    var description: String {
        get throws {
            try edition.phrase(
                "ui.abilities.description", ["count": edition.numbers.integer(main.count)])
        }
    }

    func content() throws -> Object {
        let order = order(of: main)
        return [
            "count": .text(
                try edition.phrase(
                    "ui.abilities.count", ["count": edition.numbers.integer(main.count)])),
            "groups": .list(
                try order.groups.enumerated().map { place, group in
                    [
                        "anchor": .text("initial-\(place + 1)"),
                        "initial": .text(try edition.initial(group.initial)),
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
            abilities.map(\.id), names: edition.names.distinguishedAbilities,
            in: edition.language)
    }

    private func row(_ id: Identifier<Ability>) throws -> Value {
        let ability = edition.index[id]
        let name = edition.names.distinguishedAbilities[id]
        return [
            "address": .text(links.address(of: .ability(ability.slug))),
            "name": edition.value(name),
            "other": edition.other(edition.otherNames.distinguishedAbilities[id], beside: name),
            "lead": edition.descriptions[id].map { .text($0) } ?? .null,
            "generation": .text(try edition.numeral(of: ability.generation)),
            "count": .integer(edition.useCases.abilityHolders.holders(of: id).count),
        ]
    }
}
