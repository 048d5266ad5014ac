import Mustache
import PokedexDomain

/// The page of one ability.
struct AbilityPage: PageView {
    static let template = "pages/ability"
    static let section: SiteSection? = .abilities

    let site: LocalizedSite
    private let ability: Ability
    private let holders: [AbilityHolders.Holder]
    private let pastHolders: [AbilityHolders.PastHolder]

    init(_ ability: Ability, _ site: LocalizedSite) {
        self.site = site
        self.ability = ability
        holders = site.indexes.abilityHolders.holders(of: ability.id)
        pastHolders = site.indexes.abilityHolders.pastHolders(of: ability.id)
    }

    var route: Route { .ability(ability.slug) }

    var title: String {
        get throws { try site.phrase("ui.ability-page.title", ["name": name.text]) }
    }

    var description: String {
        get throws {
            guard ability.isMainSeries else {
                return try site.phrase(
                    "ui.ability-page.description-other", ["name": name.text])
            }
            let facts = try site.phrase(
                "ui.ability-page.description",
                [
                    "names": try site.bothNames(
                        name, site.otherNames.abilities[ability.id]),
                    "generation": site.names.generations[ability.generation].text,
                    "count": site.numbers.integer(holders.count),
                ])
            return site.language.paragraph([facts, lead].compactMap { $0 })
        }
    }

    func content() throws -> Object {
        [
            "heading": site.value(name),
            "other": site.other(otherName, beside: name),
            "lead": lead.map { .text($0) } ?? .null,
            "isMainSeries": .bool(ability.isMainSeries),
            "generation": .text(site.names.generations[ability.generation].text),
            "count": .text(site.numbers.integer(holders.count)),
            "isHeld": .bool(!holders.isEmpty),
            "lists": .list(try lists),
            "past": try past,
        ]
    }

    var crumb: DisplayName { get throws { name } }

    private var name: DisplayName { site.names.distinguishedAbilities[ability.id] }
    /// What it does.
    private var lead: String? { site.descriptions[ability.id] }
    private var otherName: DisplayName { site.otherNames.distinguishedAbilities[ability.id] }

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
                    "title": .text(try site.phrase("ui.ability-page.\(key)")),
                    "count": .text(try site.counted("ui.ability-page.count", holders.count)),
                    "cards": .list(try holders.map { try card($0.pokemon) }),
                ]
            }
        }
    }

    private func card(_ id: Identifier<Pokemon>) throws -> Value {
        let pokemon = site.index[id]
        return try CardView(pokemon, number: pokemon.species.rawValue, links: links, site).value
    }

    /// Those who had it in earlier generations; `null` where nobody had.
    private var past: Value {
        get throws {
            guard !pastHolders.isEmpty else { return .null }
            return [
                "rows": .list(
                    try pastHolders.map { holder in
                        [
                            "pokemon": site.partials.learner(holder.pokemon),
                            "slot": .text(
                                try site.phrase(
                                    holder.isHidden
                                        ? "ui.pokemon.hidden-ability" : "ui.pokemon.ability")),
                            "generations": .text(
                                try site.generations(
                                    from: holder.firstGeneration, to: holder.lastGeneration)),
                        ]
                    })
            ]
        }
    }
}
