import Mustache
import PokedexDomain

/// Types by the multiplier of the damage that they deal or take, for `partials/match-ups`.
struct MatchUpView {
    private let site: LocalizedSite

    init(_ site: LocalizedSite) {
        self.site = site
    }

    /// The damage that a Pokémon takes, the strongest first, without ordinary; what is
    /// weakened comes last. A multiplier that holds with some of its abilities alone names them.
    func defending(_ pokemon: Pokemon) throws -> Value {
        let abilities = Self.abilities(of: pokemon).map { site.index[$0] }
        let taken = chart.shownTypes.flatMap { type in
            entries(
                of: type,
                chart.damage(
                    by: site.index[type], to: pokemon, abilities: abilities,
                    matchUps: site.descriptions.matchUps))
        }
        return try rows(taken, word: "taken")
    }

    /// The damage that Pokémon of one or two types take, the strongest first, without ordinary.
    func defending(_ types: [Identifier<PokemonType>]) throws -> Value {
        try rows(
            chart.shownTypes.map {
                Entry(type: $0, times: chart.multiplier(of: $0, against: types))
            },
            word: "taken")
    }

    /// The damage that moves of a type deal, of two types the better ones, the strongest first,
    /// without ordinary.
    func attacking(_ types: [Identifier<PokemonType>]) throws -> Value {
        try rows(
            chart.shownTypes.map {
                Entry(type: $0, times: chart.multiplier(ofBestOf: types, against: $0))
            },
            word: "dealt")
    }

    /// The abilities that it can have, each once: some have the same in two slots.
    private static func abilities(of pokemon: Pokemon) -> [Identifier<Ability>] {
        pokemon.abilities.compactMap(\.ability).reduce(into: []) { abilities, ability in
            if !abilities.contains(ability) { abilities.append(ability) }
        }
    }

    private var chart: TypeChart { site.indexes.typeChart }

    /// A type beside a multiplier.
    private struct Entry {
        let type: Identifier<PokemonType>
        let times: Multiplier
        /// The abilities that it takes; none if it always holds.
        var abilities: [Identifier<Ability>] = []
    }

    private func entries(of type: Identifier<PokemonType>, _ damage: DamageTaken) -> [Entry] {
        let exceptions = Dictionary(grouping: damage.exceptions, by: \.times).map {
            times, abilities in
            Entry(type: type, times: times, abilities: abilities.map(\.ability))
        }
        return [Entry(type: type, times: damage.times)] + exceptions
    }

    private func rows(_ entries: [Entry], word: String) throws -> Value {
        let shown = entries.filter { $0.times != .ordinary || !$0.abilities.isEmpty }
        return .list(
            try Dictionary(grouping: shown, by: \.times).sorted { first, second in
                Self.isCalm(first.key) == Self.isCalm(second.key)
                    ? first.key > second.key : Self.isCalm(second.key)
            }.map { times, entries in
                [
                    "times": .text(site.numbers.multiplier(times)),
                    "word": .text(
                        try site.phrase("ui.match.\(word).\(Self.strength(of: times))")),
                    "isCalm": .bool(Self.isCalm(times)),
                    "groups": .list(try groups(of: entries, isCalm: Self.isCalm(times))),
                ]
            })
    }

    /// The types of a row: those of which it always holds, then the others by their abilities.
    private func groups(of entries: [Entry], isCalm: Bool) throws -> [Value] {
        try Dictionary(grouping: entries, by: \.abilities)
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
            .map { abilities, entries in
                [
                    "types": .list(
                        entries.map {
                            isCalm
                                ? site.partials.typeLinks[$0.type]
                                : site.partials.typeBadges[$0.type]
                        }),
                    "abilities": try self.abilities(abilities),
                ]
            }
    }

    /// "with Levitate", and the first one's place on the card; `null` without abilities.
    private func abilities(_ abilities: [Identifier<Ability>]) throws -> Value {
        guard let first = abilities.first else { return .null }
        let names = abilities.map { site.names.abilities[$0].text }
        return [
            "text": .text(
                try site.phrase(
                    "ui.match.with",
                    ["abilities": names.joined(separator: site.phrase("ui.match.or"))])),
            "slug": .text(site.index[first].slug.text),
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
