import Mustache
import PokedexDomain

/// Types by the multiplier of the damage that they deal or take.
struct MatchUpView {
    let site: LocalizedSite

    /// The damage that a Pokémon takes. A multiplier that holds with some of its abilities alone names
    /// them.
    ///
    /// - Parameter eras: those whose rules are compared with today's.
    func defending(_ pokemon: Pokemon, in eras: [Era]) throws -> [Object] {
        let history = site.indexes.games.history
        return try value(eras, word: "taken") { era in
            guard let era else { return taken(by: pokemon.types, with: pokemon.abilities) }
            return taken(
                by: history.types(of: pokemon, in: era),
                with: history.abilities(of: pokemon, in: era), in: era.generation)
        }
    }

    /// The damage that Pokémon of one or two types take.
    func defending(_ types: [Identifier<PokemonType>], in eras: [Era]) throws -> [Object] {
        try value(eras, word: "taken") { taken(by: types, with: [], in: $0?.generation) }
    }

    /// The damage that moves of a type deal, of two types the better ones.
    ///
    /// - Parameter types: those of the moves in an era; `nil` is today.
    func attacking(
        in eras: [Era], _ types: (Era?) -> [Identifier<PokemonType>]
    ) throws -> [Object] {
        try value(eras, word: "dealt") { era in
            let own = types(era)
            return chart.shownTypes(in: era?.generation).map { type in
                Entry(
                    type: type,
                    times: chart.multiplier(ofBestOf: own, against: type, in: era?.generation))
            }
        }
    }

    /// The damage that a move deals, with a note where types do not change the damage.
    ///
    /// - Parameter type: the move's in an era; `nil` is today.
    func attacking(
        in eras: [Era], with move: Move, _ type: (Era?) -> Identifier<PokemonType>
    ) throws -> [Object] {
        func effectiveness(_ era: Era?) -> MoveEffectiveness {
            MoveEffectiveness(of: move, in: era?.generation)
        }
        return try value(eras, word: "dealt", note: { try note(effectiveness($0)) }) { era in
            let effectiveness = effectiveness(era)
            let second = effectiveness.second.flatMap { slug in
                site.index.catalog.types.first { $0.slug.text == slug }
            }
            let own = [type(era), second?.id].compactMap(\.self)
            return chart.shownTypes(in: era?.generation).map { target in
                let times = own.reduce(.ordinary) {
                    $0 * chart.multiplier(of: $1, against: target, in: era?.generation)
                }
                return Entry(
                    type: target,
                    times: effectiveness.multiplier(against: site.index[target].slug.text, times))
            }
        }
    }

    private func note(_ effectiveness: MoveEffectiveness) throws -> String? {
        switch effectiveness.kind {
        case .damage: nil
        case .damageOfSomeType: try site.phrase("ui.match.note.some-type")
        case .fixedDamage: try site.phrase("ui.match.note.fixed-damage")
        case .knockOut: try site.phrase("ui.match.note.knock-out")
        case .nothing: try site.phrase("ui.match.note.nothing")
        }
    }

    /// The eras in which there are some types.
    func eras(of types: [PokemonType]) -> [Era] {
        site.indexes.places.games.eras.filter { era in
            types.allSatisfy { $0.generation <= era.generation }
        }
    }

    /// Types by their multipliers, today and in earlier eras, for `partials/match-up-eras`.
    ///
    /// - Parameters:
    ///   - note: what is said below them.
    ///   - entries: those of an era; `nil` is today.
    private func value(
        _ eras: [Era], word: String, note: (Era?) throws -> String? = { _ in nil },
        entries: (Era?) -> [Entry]
    ) throws -> [Object] {
        func fact(_ era: Era?) throws -> MatchUps {
            MatchUps(entries: entries(era), note: try note(era))
        }
        return try GameVariant.all(eras, today: fact(nil), fact: fact).map { variant in
            let rules =
                variant.isToday
                ? nil
                : try site.phrase("ui.era.rules", ["games": site.text(of: variant.games)])
            return try variant.marks.marking([
                "matchUps": rows(variant.fact.entries, word: word), "note": variant.fact.note,
                "era": rules,
            ])
        }
    }

    private func taken(
        by types: [Identifier<PokemonType>], with slots: [AbilitySlot],
        in generation: Identifier<Generation>? = nil
    ) -> [Entry] {
        // Some have the same ability in two slots.
        let abilities = slots.compactMap(\.ability).unique.map { id in
            let ability = site.index[id]
            let counts = AbilityMatchUp.counts(ability, in: generation)
            return (id, counts ? site.descriptions.matchUps[ability.slug] : nil)
        }
        return chart.shownTypes(in: generation).flatMap { type in
            entries(
                of: type,
                chart.damage(
                    by: site.index[type], to: types, abilities: abilities, in: generation))
        }
    }

    private var chart: TypeChart { site.indexes.typeChart }

    /// What is shown in some eras.
    private struct MatchUps: Equatable {
        let entries: [Entry]
        let note: String?
    }

    /// A type beside a multiplier.
    private struct Entry: Equatable {
        let type: Identifier<PokemonType>
        let times: Multiplier
        /// The abilities that it takes; none if it always holds.
        var abilities: [Identifier<Ability>] = []
    }

    private func entries(of type: Identifier<PokemonType>, _ damage: DamageTaken) -> [Entry] {
        guard !damage.exceptions.isEmpty else { return [Entry(type: type, times: damage.times)] }
        let exceptions = Dictionary(grouping: damage.exceptions, by: \.times)
            .sorted { $0.key > $1.key }
            .map { times, abilities in
                Entry(type: type, times: times, abilities: abilities.map(\.ability))
            }
        return [Entry(type: type, times: damage.times)] + exceptions
    }

    /// The strongest first, without ordinary; what is weakened comes last.
    private func rows(_ entries: [Entry], word: String) throws -> [Object] {
        let shown = entries.filter { $0.times != .ordinary || !$0.abilities.isEmpty }
        return try Dictionary(grouping: shown, by: \.times).sorted { first, second in
            Self.isCalm(first.key) == Self.isCalm(second.key)
                ? first.key > second.key : Self.isCalm(second.key)
        }.objects { times, entries in
            try [
                "times": site.numbers.multiplier(times),
                "word": site.phrase("ui.match.\(word).\(Self.strength(of: times))"),
                "isCalm": Self.isCalm(times),
                "groups": groups(of: entries, isCalm: Self.isCalm(times)),
            ]
        }
    }

    /// The types of a row: those of which it always holds, then the others by their abilities.
    private func groups(of entries: [Entry], isCalm: Bool) throws -> [Object] {
        try Dictionary(grouping: entries, by: \.abilities)
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
            .objects { abilities, entries in
                try [
                    "types": entries.map {
                        isCalm
                            ? site.partials.typeLinks[$0.type]
                            : site.partials.typeBadges[$0.type]
                    },
                    "abilities": self.abilities(abilities),
                ]
            }
    }

    /// "with Levitate", and the first one's place on the card; `null` without abilities.
    private func abilities(_ abilities: [Identifier<Ability>]) throws -> Object? {
        guard let first = abilities.first else { return nil }
        let names = abilities.map { site.names.abilities[$0].text }
        return try [
            "text": site.phrase(
                "ui.match.with",
                ["abilities": names.joined(separator: site.phrase("ui.match.or"))]),
            "slug": site.index[first].slug.text,
        ]
    }

    /// Whether a row needs no badges: of what is dealt or taken, less remains, but not nothing.
    private static func isCalm(_ times: Multiplier) -> Bool {
        times < .ordinary && times.sixteenths > 0
    }

    private static func strength(of times: Multiplier) -> String {
        if times == .ordinary { return "ordinary" }
        if times < .ordinary { return times.sixteenths == 0 ? "none" : "weak" }
        return "strong"
    }
}
