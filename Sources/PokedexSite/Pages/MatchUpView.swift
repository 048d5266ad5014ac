import Mustache
import PokedexDomain

/// Types by the multiplier of the damage that they deal or take.
struct MatchUpView {
    private let site: LocalizedSite

    init(_ site: LocalizedSite) {
        self.site = site
    }

    /// The damage that a Pokémon of one or two types takes, the strongest first, without ordinary.
    func defending(_ types: [Identifier<PokemonType>]) throws -> Value {
        let chart = site.indexes.typeChart
        return try rows(word: "taken") { chart.multiplier(of: $0, against: types) }
    }

    /// The damage that moves of a type deal, the strongest first, without ordinary.
    func attacking(_ type: Identifier<PokemonType>) throws -> Value {
        let chart = site.indexes.typeChart
        return try rows(word: "dealt") { chart.multiplier(of: type, against: $0) }
    }

    private func rows(
        word: String, multiplier: (Identifier<PokemonType>) -> Multiplier
    ) throws -> Value {
        let types = site.indexes.typeChart.shownTypes
        let groups = Dictionary(grouping: types, by: multiplier)
        return .list(
            try groups.filter { $0.key != .ordinary }.sorted { $0.key > $1.key }.map {
                times, types in
                [
                    "times": .text(site.numbers.multiplier(percent: times.quarters * 25)),
                    "word": .text(
                        try site.phrase("ui.match.\(word).\(Self.strength(of: times))")),
                    "badges": .list(types.map { site.partials.badge(of: $0) }),
                ]
            })
    }

    private static func strength(of times: Multiplier) -> String {
        switch times.quarters {
        case 0: "none"
        case 1...3: "weak"
        default: "strong"
        }
    }
}
