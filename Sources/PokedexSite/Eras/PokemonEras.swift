import Mustache
import PokedexDomain

/// A Pokémon's card in all eras that may have it: what was the case in each, for the reader's game.
struct PokemonEras {
    private let site: LocalizedSite
    private let pokemon: Pokemon
    private let types: MarkedTypes
    private let eras: [Era]
    private var history: PokemonHistory { site.indexes.games.history }

    init(_ pokemon: Pokemon, _ site: LocalizedSite) {
        self.site = site
        self.pokemon = pokemon
        types = site.markedTypes
        eras = types.eras(of: pokemon)
    }

    /// That a game does not have it, and which games do; `null` where no game is known to lack it.
    func absence() throws -> Object? {
        let (present, absent) = site.absence.games(of: pokemon.id)
        guard !absent.isEmpty else { return nil }
        let text = try site.phrase(
            "ui.era.absent",
            ["games": site.list(\.versionGroups, present.reversed().map(\.id))])
        return site.absence.joined(EraMarks(shownIn: absent)).marking(["text": text])
    }

    // MARK: Types

    /// Its types as badges.
    var badges: [Object] {
        types[pokemon].map { type, marks in
            marks.marking(["html": site.partials.typeBadges[type]])
        }
    }

    /// The eras in which it had other types, with what they are today; for `partials/era-note`.
    func typeNotes() throws -> [Object] {
        try notes(types.variants(of: pokemon), today: site.list(\.types, pokemon.types))
    }

    // MARK: Match-ups

    /// The damage that it takes, for `partials/match-up-eras`.
    func matchUps() throws -> [Object] { try MatchUpView(site: site).defending(pokemon, in: eras) }

    // MARK: Stats

    private struct Stats: Equatable {
        let stats: [BaseStat]
        let formula: StatFormula

        /// Without the effort points, which a generation's values do not have.
        static func == (first: Self, second: Self) -> Bool {
            first.formula == second.formula
                && first.stats.map(\.base) == second.stats.map(\.base)
                && first.stats.map(\.stat) == second.stats.map(\.stat)
        }
    }

    /// Its base stats, for `partials/stats`. A table says what they are at a level, but not in games
    /// with a formula of their own, which we do not know.
    func stats() throws -> [Object] {
        let today = Stats(stats: pokemon.stats, formula: .withNatures)
        let variants = GameVariant.all(eras, today: today) { era in
            Stats(
                stats: history.stats(of: pokemon, in: era),
                formula: StatFormula(era.generation))
        }
        return try variants.map { variant in
            let view = StatsView(
                site: site, stats: variant.fact.stats, formula: variant.fact.formula,
                ranks: variant.isToday ? site.indexes.statRanks : ranks(in: variant.games))
            let note = variant.isToday ? nil : try note(on: variant.fact, in: variant.games)
            let unknown = variant.games.filter { $0.statFormula == nil }
            return try variant.marks.marking(view.object()).adding([
                "era": note,
                "withoutLevels": EraMarks(hiddenIn: unknown).hidden,
                "unknownLevels": unknown.isEmpty
                    ? nil
                    : EraMarks(shownIn: unknown).marking([
                        "text": site.phrase(
                            "ui.stats.unknown-levels", ["games": site.text(of: unknown)])
                    ]),
            ])
        }
    }

    private func ranks(in eras: [Era]) -> StatRanks {
        eras.last.map { site.indexes.games.statRanks(in: $0) } ?? site.indexes.statRanks
    }

    /// "Generation I. Today: Sp. Atk 65, Sp. Def 55"; the eras alone where base stats are as today.
    private func note(on then: Stats, in eras: [Era]) throws -> String {
        let games = try site.text(of: eras)
        let changed = pokemon.stats.filter { stat in
            !then.stats.contains { $0.stat == stat.stat && $0.base == stat.base }
        }
        guard !changed.isEmpty else { return games }
        let texts = changed.map { "\(site.names.stats.short($0.stat)) \($0.base)" }
        return try site.phrase("ui.era.then", ["games": games, "today": site.list(texts)])
    }

    // MARK: Abilities

    /// An ability in a slot.
    private struct Holding: Hashable {
        let ability: Identifier<Ability>
        let isHidden: Bool

        init?(_ slot: AbilitySlot) {
            guard let ability = slot.ability else { return nil }
            self.ability = ability
            isHidden = slot.isHidden
        }
    }

    /// Its abilities, each with the eras in which it has it.
    var abilities: [Object] {
        var shown: Set<Identifier<Ability>> = []
        return EraMarks.entries(
            eras, today: pokemon.abilities.compactMap(Holding.init),
            elements: { history.abilities(of: pokemon, in: $0).compactMap(Holding.init) }
        ).map { holding, marks in
            let id = holding.ability
            let slug = site.index[id].slug
            return marks.marking(site.bothNames(\.abilities, id)).adding([
                "address": Links.address(of: AbilityPage.self, slug),
                "slug": shown.insert(id).inserted ? slug.text : nil,
                "isHidden": holding.isHidden,
                "text": site.descriptions[id],
            ])
        }
    }

    /// The eras without abilities, and those in which it had others, with what it has today; for
    /// `partials/era-note`.
    func abilityNotes() throws -> [Object] {
        let today = pokemon.abilities.compactMap(Holding.init)
        let variants = GameVariant.all(eras, today: today) {
            history.abilities(of: pokemon, in: $0).compactMap(Holding.init)
        }
        let names = today.map { site.names.abilities[$0.ability].text }.unique
        return try notes(variants, today: site.list(names), none: "ui.era.no-abilities")
    }

    // MARK: Training

    /// A value that it has in all games, today's without marks where it always was the same.
    func values(_ value: KeyPath<TrainingValues, Int?>, today: Int?) -> [Object] {
        let games = site.indexes.places.games
        return GameVariant.all(
            games.inOrder.filter { eras.contains(games.era(of: $0)) }, today: today
        ) { game in
            history.value(value, of: pokemon, in: game, today: today)
        }
        .map { variant in
            site.absence.joined(variant.marks).marking(
                site.known(variant.fact.map { site.numbers.integer($0) }))
        }
    }

    // MARK: Breeding

    /// Its Egg groups, and that they were others.
    func eggGroups() throws -> Object {
        let today = site.index.eggGroups(of: pokemon)
        let eras = eras.filter(site.indexes.places.games.erasWithEggs.contains)
        let variants = GameVariant.all(eras, today: today) { era in
            site.index.eggGroups(of: pokemon, in: era)
        }
        return try [
            "variants": variants.map { variant in
                variant.marks.marking([
                    "groups": variant.fact.map { eggGroup($0, isToday: variant.isToday) }.inLine
                ])
            },
            "notes": notes(variants, today: site.list(\.terms.eggGroups, today))
                + [site.absence.withoutEggs.marking(["text": site.phrase("ui.era.no-eggs")])],
        ]
    }

    /// A group's name; today's leads to its page.
    private func eggGroup(_ id: Identifier<EggGroup>, isToday: Bool) -> Object {
        let link = site.link(EggGroupPage.self, site.index[id])
        return isToday ? link : link.adding(["address": Value.null])
    }

    /// What is said of earlier facts: when each held, and what is the case today.
    ///
    /// - Parameter none: the text about eras without any.
    private func notes<Fact: Collection>(
        _ variants: [GameVariant<Era, Fact>], today: String, none: String = "ui.era.then"
    ) throws -> [Object] {
        try variants.dropFirst().map { variant in
            let key = variant.fact.isEmpty ? none : "ui.era.then"
            let values: KeyValuePairs = try ["games": site.text(of: variant.games), "today": today]
            return try variant.marks.marking(["text": site.phrase(key, from: values)])
        }
    }
}
