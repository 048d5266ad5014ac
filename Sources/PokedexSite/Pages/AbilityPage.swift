import Mustache
import PokedexDomain

/// The page of one ability.
struct AbilityPage: PageView {
    static let template = "pages/ability"
    static let section: SiteSection? = .abilities

    let edition: Edition
    private let ability: Ability
    private let holders: [AbilityHolders.Holder]
    private let pastHolders: [AbilityHolders.PastHolder]

    init(_ ability: Ability, _ edition: Edition) {
        self.edition = edition
        self.ability = ability
        holders = edition.useCases.abilityHolders.holders(of: ability.id)
        pastHolders = edition.useCases.abilityHolders.pastHolders(of: ability.id)
    }

    var route: Route { .ability(ability.slug) }

    var title: String {
        get throws { try edition.phrase("ui.ability-page.title", ["name": name.text]) }
    }

    var description: String {
        get throws {
            guard ability.isMainSeries else {
                return try edition.phrase(
                    "ui.ability-page.description-other", ["name": name.text])
            }
            let facts = try edition.phrase(
                "ui.ability-page.description",
                [
                    "names": try edition.bothNames(
                        name, edition.otherNames.abilities[ability.id]),
                    "generation": edition.names.generations[ability.generation].text,
                    "count": edition.numbers.integer(holders.count),
                ])
            return edition.language.paragraph([facts, lead].compactMap { $0 })
        }
    }

    func content() throws -> Object {
        [
            "heading": edition.value(name),
            "other": edition.other(otherName, beside: name),
            "lead": lead.map { .text($0) } ?? .null,
            "isMainSeries": .bool(ability.isMainSeries),
            "generation": .text(edition.names.generations[ability.generation].text),
            "count": .text(edition.numbers.integer(holders.count)),
            "isHeld": .bool(!holders.isEmpty),
            "lists": .list(try lists),
            "past": try past,
        ]
    }

    var crumb: DisplayName { get throws { name } }

    private var name: DisplayName { edition.names.distinguishedAbilities[ability.id] }
    /// What it does.
    private var lead: String? { edition.descriptions[ability.id] }
    private var otherName: DisplayName { edition.otherNames.distinguishedAbilities[ability.id] }

    /// Those who have it as an ordinary ability, and those who have it as their hidden one.
    private var lists: [Value] {
        get throws {
            let lists = [
                ("ordinary", holders.filter { !$0.isHidden }),
                ("hidden", holders.filter(\.isHidden)),
            ]
            return try lists.filter { !$0.1.isEmpty }.map { key, holders in
                [
                    "anchor": .text(key),
                    "title": .text(try edition.phrase("ui.ability-page.\(key)")),
                    "count": .text(try edition.counted("ui.ability-page.count", holders.count)),
                    "cards": .list(try holders.map { try card($0.pokemon) }),
                ]
            }
        }
    }

    private func card(_ id: Identifier<Pokemon>) throws -> Value {
        let pokemon = edition.index[id]
        return try CardView(pokemon, number: pokemon.species.rawValue, links: links, edition).value
    }

    /// Those who had it in earlier generations; `null` where nobody had.
    private var past: Value {
        get throws {
            guard !pastHolders.isEmpty else { return .null }
            return [
                "rows": .list(
                    try pastHolders.map { holder in
                        [
                            "pokemon": edition.fragments.learner(holder.pokemon),
                            "slot": .text(
                                try edition.phrase(
                                    holder.isHidden
                                        ? "ui.pokemon.hidden-ability" : "ui.pokemon.ability")),
                            "generations": .text(
                                try edition.generations(
                                    from: holder.firstGeneration, to: holder.lastGeneration)),
                        ]
                    })
            ]
        }
    }
}
