import Mustache
import PokedexDomain

/// A Pokémon's card in all eras that may have it: what was the case in each, for the reader's game.
struct PokemonEras {
    private let site: LocalizedSite
    private let pokemon: Pokemon
    private let links: Links
    private let types: MarkedTypes
    private let eras: [Era]
    private var history: PokemonHistory { site.indexes.games.history }

    init(_ pokemon: Pokemon, _ site: LocalizedSite, links: Links) {
        self.site = site
        self.pokemon = pokemon
        self.links = links
        types = MarkedTypes(site.indexes)
        eras = types.eras(of: pokemon)
    }

    /// That a game does not have it, and which games do; `null` where all games or none have it.
    var absence: Value {
        get throws {
            let (present, absent) = site.absence.games(of: pokemon.id)
            guard !absent.isEmpty else { return .null }
            let names = present.reversed().map { site.names.versionGroups[$0.id].text }
            let text = try site.phrase("ui.era.absent", ["games": site.list(names)])
            return .object(
                Object([("text", .text(text))] + EraMarks(shownIn: absent).members))
        }
    }

    // MARK: Types

    /// Its types as badges.
    var badges: Value {
        .list(
            types[pokemon].map { type, marks in
                .object(Object([("html", site.partials.typeBadges[type])] + marks.members))
            })
    }

    /// The eras in which it had other types, with what they are today; for `partials/era-note`.
    var typeNotes: Value {
        get throws {
            try notes(
                types.variants(of: pokemon),
                today: site.list(pokemon.types.map { site.names.types[$0].text }))
        }
    }

    // MARK: Match-ups

    /// The damage that it takes, for `partials/match-up-eras`.
    var matchUps: Value {
        get throws { try MatchUpView(site).defending(pokemon, in: eras) }
    }

    // MARK: Stats

    private struct Stats: Equatable {
        let stats: [BaseStat]
        let formula: StatFormula?

        /// Without the effort points, which a generation's values do not have.
        static func == (first: Self, second: Self) -> Bool {
            first.formula == second.formula
                && first.stats.map(\.base) == second.stats.map(\.base)
                && first.stats.map(\.stat) == second.stats.map(\.stat)
        }
    }

    /// Its base stats, for `partials/stats`.
    var stats: Value {
        get throws {
            let today = Stats(stats: pokemon.stats, formula: .withNatures)
            let variants = EraVariants(eras, today: today) { era in
                Stats(
                    stats: history.stats(of: pokemon, in: era.generation),
                    formula: era.statFormula)
            }
            return .list(
                try variants.variants.map { variant in
                    let view = StatsView(
                        variant.fact.stats, formula: variant.fact.formula,
                        ranks: variant.isToday
                            ? site.indexes.statRanks : ranks(in: variant.eras), site)
                    return .object(
                        try view.object.adding(
                            [
                                (
                                    "era",
                                    variant.isToday
                                        ? .null
                                        : .text(try note(on: variant.fact, in: variant.eras))
                                )
                            ] + variants.marks(of: variant).members))
                })
        }
    }

    private func ranks(in eras: [Era]) -> StatRanks {
        eras.last.map { site.indexes.games.statRanks(in: $0.generation) }
            ?? site.indexes.statRanks
    }

    /// "Generation I. Today: Sp. Atk 65, Sp. Def 55"; the eras alone where base stats are as today.
    private func note(on then: Stats, in eras: [Era]) throws -> String {
        let games = try site.text(of: eras)
        let changed = pokemon.stats.filter { stat in
            !then.stats.contains { $0.stat == stat.stat && $0.base == stat.base }
        }
        guard !changed.isEmpty else { return games }
        let texts = changed.map { "\(site.names.stats.short($0.stat)) \($0.base)" }
        return try site.phrase(
            "ui.era.then", ["games": games, "today": site.list(texts)])
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
    var abilities: Value {
        var shown: Set<Identifier<Ability>> = []
        return .list(
            EraMarks.entries(
                eras, today: pokemon.abilities.compactMap(Holding.init),
                elements: { history.abilities(of: pokemon, in: $0).compactMap(Holding.init) }
            ).map { holding, marks in
                let id = holding.ability
                let slug = site.index[id].slug
                return .object(
                    Object(
                        [
                            ("name", site.value(site.names.abilities[id])),
                            (
                                "other",
                                site.other(
                                    site.otherNames.abilities[id],
                                    beside: site.names.abilities[id])
                            ),
                            ("address", .text(links.address(of: AbilityPage.self, slug))),
                            (
                                "slug",
                                shown.insert(id).inserted ? .text(slug.text) : .null
                            ),
                            ("isHidden", .bool(holding.isHidden)),
                            ("text", site.descriptions[id].map { .text($0) } ?? .null),
                        ] + marks.members))
            })
    }

    /// The eras without abilities, and those in which it had others, with what it has today; for
    /// `partials/era-note`.
    var abilityNotes: Value {
        get throws {
            let today = pokemon.abilities.compactMap(Holding.init)
            let variants = EraVariants(eras, today: today) {
                history.abilities(of: pokemon, in: $0).compactMap(Holding.init)
            }
            let names = today.map(\.ability).reduce(into: [String]()) { names, ability in
                let name = site.names.abilities[ability].text
                if !names.contains(name) { names.append(name) }
            }
            return try notes(
                variants, today: site.list(names), missing: "ui.era.no-abilities",
                isMissing: \.isEmpty)
        }
    }

    /// What is said of earlier facts: when each held, and what is the case today.
    private func notes<Fact>(
        _ variants: EraVariants<Era, Fact>, today: String, missing: String? = nil,
        isMissing: (Fact) -> Bool = { _ in false }
    ) throws -> Value {
        .list(
            try variants.variants.dropFirst().map { variant in
                let key = isMissing(variant.fact) ? missing ?? "ui.era.then" : "ui.era.then"
                let text = try site.phrase(
                    key,
                    key == missing
                        ? ["today": today]
                        : ["games": site.text(of: variant.eras), "today": today])
                return .object(
                    Object([("text", .text(text))] + variants.marks(of: variant).members))
            })
    }
}
