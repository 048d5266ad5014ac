import Mustache
import PokedexDomain

/// The list of all abilities: those of the main games in the order of their names, then the rest.
struct AbilityListPage: SinglePageKind {
    static let name = "abilities"
    static let pattern: RoutePattern = "abilities/"
    static let navigationLabel: String? = "ui.nav.abilities"

    let site: LocalizedSite
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
            "count": try count,
            "absence": try absence,
            "countNote": try site.countNote(eras.filter(\.hasAbilities)),
            "groups": .list(
                try order.groups.enumerated().map { index, group in
                    [
                        "anchor": .text("initial-\(index + 1)"),
                        "initial": .text(try site.initial(group.initial)),
                        "rows": .list(try group.members.map(row)),
                    ]
                }),
            "others": others.isEmpty
                ? .null
                : ["rows": .list(try self.order(of: others).groups.flatMap(\.members).map(row))],
        ]
    }

    private var eras: [Era] { site.indexes.places.games.eras }

    /// How many there are, those of later generations left out; nothing in games without abilities.
    private var count: Value {
        get throws {
            try site.value(
                eras, today: main.count,
                count: { era in
                    era.hasAbilities ? main.count { $0.generation <= era.generation } : nil
                },
                text: {
                    try site.phrase("ui.abilities.count", ["count": site.numbers.integer($0)])
                })
        }
    }

    /// That a game has no abilities.
    private var absence: Value {
        get throws {
            let text = try site.phrase("ui.era.without-abilities")
            return .object(
                Object(
                    [("text", .text(text))]
                        + EraMarks(shownIn: eras.filter { !$0.hasAbilities }).members))
        }
    }

    private func order(of abilities: [Ability]) -> NameOrder<Ability> {
        NameOrder(
            abilities.map(\.id), names: site.names.distinguishedAbilities,
            in: site.language)
    }

    private func row(_ id: Identifier<Ability>) throws -> Value {
        let ability = site.index[id]
        let name = site.names.distinguishedAbilities[id]
        let eras = AbilityEras(ability, site)
        return [
            "address": .text(links.address(of: AbilityPage.self, ability.slug)),
            "name": site.value(name),
            "other": site.other(site.otherNames.distinguishedAbilities[id], beside: name),
            "lead": site.descriptions[id].map { .text($0) } ?? .null,
            "generation": .text(try site.numeral(of: ability.generation)),
            "count": try eras.countWhereThere,
            "absent": EraMarks(hiddenIn: eras.absent).hidden,
        ]
    }
}

/// The page of one ability.
struct AbilityPage: PageKind {
    static let name = "ability"
    static let pattern: RoutePattern = "abilities/{slug}/"
    static var parent: (any SinglePageKind.Type)? { AbilityListPage.self }
    static let searchList: String? = "abilities"

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.catalog.abilities.map { ability in
            page(ability.slug, generation: ability.generation) { AbilityPage(ability, $0) }
        }
    }

    let site: LocalizedSite
    private let ability: Ability
    private let holders: [AbilityHolders.Holder]
    /// Who had it in the generations; empty where no Pokémon gained or lost it.
    private let accounts: [AbilityHolders.Account]

    init(_ ability: Ability, _ site: LocalizedSite) {
        self.site = site
        self.ability = ability
        holders = site.indexes.abilityHolders.holders(of: ability.id)
        accounts = site.indexes.abilityHolders.accounts(of: ability.id)
    }

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
            "absence": try absence,
            "isMainSeries": .bool(ability.isMainSeries),
            "generation": .text(site.names.generations[ability.generation].text),
            "count": try eras.count { site.numbers.integer($0) },
            "countNote": try eras.countNote,
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

    private var eras: AbilityEras { AbilityEras(ability, site) }

    /// That a game has no abilities, or not yet this one.
    private var absence: Value {
        get throws {
            .object(
                Object(
                    [("text", .text(try site.phrase("ui.era.no-ability")))]
                        + EraMarks(shownIn: eras.absent).members))
        }
    }

    /// Those who have it as an ordinary ability, and those who have it as their hidden one.
    private var lists: [Value] {
        get throws {
            let eras = eras
            let members = eras.members
            return try [("ordinary", false), ("hidden", true)].compactMap { key, isHidden in
                let isListed = { (holder: AbilityHolders.Holder) in holder.isHidden == isHidden }
                let listed = members.filter { isListed($0.element) }
                guard !listed.isEmpty else { return nil }
                let list: [(String, Value)] = [
                    ("anchor", .text(key)),
                    ("title", .text(try site.phrase("ui.ability-page.\(key)"))),
                    (
                        "count",
                        try eras.count(where: isListed) {
                            try site.counted("ui.ability-page.count", $0)
                        }
                    ),
                    (
                        "cards",
                        .list(
                            try listed.map {
                                try card(site.index[$0.element.pokemon], marks: $0.marks)
                            })
                    ),
                ]
                return .object(Object(list + eras.marks(where: isListed).members))
            }
        }
    }

    /// Who had it in each generation; `null` where no Pokémon gained or lost it.
    private var past: Value {
        get throws {
            accounts.isEmpty ? .null : ["rows": .list(try accounts.map(row))]
        }
    }

    private func row(_ account: AbilityHolders.Account) throws -> Value {
        // Where all are new, the count says it.
        let hasNewcomers = account.newcomers > 0 && account.newcomers < account.count
        return [
            "generation": .text(site.names.generations[account.generation].text),
            "count": .text(try site.counted("ui.ability-page.count", account.count)),
            "newcomers": hasNewcomers
                ? .text(try site.counted("ui.ability-page.newcomers", account.newcomers)) : .null,
            "changes": .list(
                try changes("gained", account.gained) + changes("lost", account.lost)),
        ]
    }

    /// Ordinary and hidden abilities apart; none where nobody is concerned.
    private func changes(_ key: String, _ holders: [AbilityHolders.Holder]) throws -> [Value] {
        let groups = [
            (key, holders.filter { !$0.isHidden }), ("\(key)-hidden", holders.filter(\.isHidden)),
        ]
        return try groups.filter { !$0.1.isEmpty }.map { text, holders in
            [
                "what": .text(try site.phrase("ui.ability-page.\(text)")),
                "isLoss": .bool(key == "lost"),
                "pokemon": .list(holders.map { site.partials.rows.pokemonLinks[$0.pokemon] }),
            ]
        }
    }
}
