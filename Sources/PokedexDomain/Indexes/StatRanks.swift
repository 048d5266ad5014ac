/// Where base stats stand among those of all species.
///
/// A species counts once, by its default Pokémon. Other forms have the rank that they would have
/// there.
package struct StatRanks: Sendable {
    /// The values of all species by stat, the highest first.
    private let values: [Stat: [Int]]
    /// The sums of all species, the highest first.
    private let totals: [Int]

    package init(_ index: CatalogIndex) {
        self.init(index.catalog.species.map { index.defaultPokemon(of: $0.id).stats })
    }

    /// Ranks the species that there were in an era's generation, by what they were.
    package init(_ index: CatalogIndex, _ history: PokemonHistory, in era: Era) {
        self.init(
            index.catalog.species.filter { $0.generation <= era.generation }.map {
                history.stats(of: index.defaultPokemon(of: $0.id), in: era)
            })
    }

    init(_ stats: [[BaseStat]]) {
        values = (Stat.permanent + [.special]).reduce(into: [:]) { values, stat in
            values[stat] = stats.flatMap { $0 }.filter { $0.stat == stat }.map(\.base).sorted(by: >)
        }
        totals = stats.map(Self.total).sorted(by: >)
    }

    /// How many species there are.
    package var count: Int { totals.count }

    /// One more than the number of species with a higher value.
    package func rank(of stat: BaseStat) -> Int {
        1 + Self.countAbove(stat.base, in: values[stat.stat] ?? [])
    }

    /// One more than the number of species with a higher sum of base stats.
    package func rank(ofTotal stats: [BaseStat]) -> Int {
        1 + Self.countAbove(Self.total(stats), in: totals)
    }

    private static func total(_ stats: [BaseStat]) -> Int {
        stats.reduce(0) { $0 + $1.base }
    }

    /// How many of the descending values are higher than one.
    private static func countAbove(_ value: Int, in descending: [Int]) -> Int {
        var (start, end) = (0, descending.count)
        while start < end {
            let middle = (start + end) / 2
            if descending[middle] > value { start = middle + 1 } else { end = middle }
        }
        return start
    }
}
