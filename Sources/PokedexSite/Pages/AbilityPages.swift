import Mustache
import PokedexDomain

/// The list of all abilities: those of the main games in the order of their names, then the rest.
struct AbilityListPage: SinglePageKind {
    static let name = "abilities"
    static let pattern: RoutePattern = "abilities/"

    let site: LocalizedSite
    private var main: [Ability] { site.indexes.catalog.abilities.filter(\.isMainSeries) }
    private var others: [Ability] { site.indexes.catalog.abilities.filter { !$0.isMainSeries } }

    func placeholders() -> KeyValuePairs<String, String> {
        ["count": site.numbers.integer(main.count)]
    }

    func content() throws -> Object {
        try [
            "count": count(),
            "absence": EraMarks(shownIn: eras.filter { !$0.hasAbilities })
                .marking(["text": site.phrase("ui.era.without-abilities")]),
            "countNote": site.countNote(eras.filter(\.hasAbilities)),
            "groups": order(of: main).groups.enumerated().objects { index, group in
                try [
                    "anchor": "initial-\(index + 1)",
                    "initial": site.initial(group.initial),
                    "rows": group.members.map(row),
                ]
            },
            "others": others.isEmpty
                ? nil
                : ["rows": order(of: others).groups.flatMap(\.members).map(row)] as Object,
        ]
    }

    private var eras: [Era] { site.indexes.places.games.eras }

    /// How many there are, those of later generations left out; nothing in games without abilities.
    private func count() throws -> Object {
        let main = main
        return try site.value(
            eras, today: main.count,
            count: { era in
                era.hasAbilities ? main.count { $0.generation <= era.generation } : nil
            },
            text: {
                try site.phrase("ui.abilities.count", ["count": site.numbers.integer($0)])
            })
    }

    private func order(of abilities: [Ability]) -> NameOrder<Ability> {
        NameOrder(abilities.map(\.id), names: site.names.distinguishedAbilities, in: site.language)
    }

    private func row(_ id: Identifier<Ability>) throws -> Object {
        let ability = site.index[id]
        let eras = AbilityEras(ability, site)
        return try site.entry(AbilityPage.self, ability).adding([
            "lead": site.descriptions[id],
            "generation": site.numeral(of: ability.generation),
            "count": eras.countWhereThere(),
            "absent": EraMarks(hiddenIn: eras.absent).hidden,
        ])
    }
}

struct AbilityPage: SubjectPage {
    static let name = "ability"
    static let pattern: RoutePattern = "abilities/{slug}/"
    static let texts = "ability-page"
    static var names: KeyPath<Names, NameTable<Ability>> { \.distinguishedAbilities }
    static var parent: (any SinglePageKind.Type)? { AbilityListPage.self }
    static let searchList: String? = "abilities"

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.catalog.abilities.map { ability in
            page(ability.slug, generation: ability.generation) {
                AbilityPage(site: $0, subject: ability)
            }
        }
    }

    let site: LocalizedSite
    let subject: Ability
    private var holders: [AbilityHolders.Holder] {
        site.indexes.abilityHolders.holders(of: subject.id)
    }

    func placeholders() throws -> KeyValuePairs<String, String> {
        try [
            "name": name.text,
            "names": site.bothNames(name, site.otherNames.abilities[subject.id]),
            "generation": generation,
            "count": site.numbers.integer(holders.count),
        ]
    }

    func description() throws -> String {
        guard subject.isMainSeries else { return try text("description-other") }
        return site.language.paragraph([try text("description"), lead].compactMap { $0 })
    }

    func content() throws -> Object {
        // Who had it in the generations; empty where no Pokémon gained or lost it.
        let accounts = site.indexes.abilityHolders.accounts(of: subject.id)
        return try headed([
            "lead": lead,
            // That a game has no abilities, or not yet this one.
            "absence": EraMarks(shownIn: eras.absent)
                .marking(["text": site.phrase("ui.era.no-ability")]),
            "isMainSeries": subject.isMainSeries,
            "generation": generation,
            "count": eras.count { site.numbers.integer($0) },
            "countNote": eras.countNote(),
            "isHeld": !holders.isEmpty,
            "lists": lists(),
            "past": accounts.isEmpty ? nil : ["rows": accounts.map(row)] as Object,
        ])
    }

    /// What it does.
    private var lead: String? { site.descriptions[subject.id] }
    private var generation: String { site.names.generations[subject.generation].text }
    private var eras: AbilityEras { AbilityEras(subject, site) }

    /// Those who have it as an ordinary ability, and those who have it as their hidden one.
    private func lists() throws -> [Object] {
        let eras = eras
        let members = eras.members
        return try [("ordinary", false), ("hidden", true)].compactMap { key, isHidden in
            let isListed = { (holder: AbilityHolders.Holder) in holder.isHidden == isHidden }
            let listed = members.filter { isListed($0.element) }
            guard !listed.isEmpty else { return nil }
            return try eras.marks(where: isListed).marking([
                "anchor": key,
                "title": site.phrase("ui.ability-page.\(key)"),
                "count": eras.count(where: isListed) {
                    try site.counted("ui.ability-page.count", $0)
                },
                "cards": listed.map { card(site.index[$0.element.pokemon], marks: $0.marks) },
            ])
        }
    }

    private func row(_ account: AbilityHolders.Account) throws -> Object {
        // Where all are new, the count says it.
        let hasNewcomers = account.newcomers > 0 && account.newcomers < account.count
        return try [
            "generation": site.names.generations[account.generation].text,
            "count": site.counted("ui.ability-page.count", account.count),
            "newcomers": hasNewcomers
                ? site.counted("ui.ability-page.newcomers", account.newcomers) : nil,
            "changes": changes("gained", account.gained) + changes("lost", account.lost),
        ]
    }

    /// Ordinary and hidden abilities apart; none where nobody is concerned.
    private func changes(_ key: String, _ holders: [AbilityHolders.Holder]) throws -> [Object] {
        let groups = [
            (key, holders.filter { !$0.isHidden }), ("\(key)-hidden", holders.filter(\.isHidden)),
        ]
        return try groups.filter { !$0.1.isEmpty }.objects { text, holders in
            try [
                "what": site.phrase("ui.ability-page.\(text)"),
                "isLoss": key == "lost",
                "pokemon": holders.map { site.partials.pokemonLinks[$0.pokemon] },
            ]
        }
    }
}
