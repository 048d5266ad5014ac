import Mustache
import PokedexDomain

/// A Pokémon's base stats for `partials/stats`: the value and its bar, its rank among all species,
/// and what it can be at two levels.
struct StatsView {
    private let site: LocalizedSite
    private let stats: [BaseStat]

    /// The value at the right end of the bars.
    private static let barEnd = 200
    /// The first value of each colour step above the lowest.
    private static let colorSteps = [50, 75, 100, 130]

    init(_ pokemon: Pokemon, _ site: LocalizedSite) {
        self.site = site
        stats = pokemon.stats
    }

    var value: Value {
        get throws {
            let ranks = site.indexes.statRanks
            return [
                "rows": .list(try stats.map(row)),
                "total": .integer(stats.reduce(0) { $0 + $1.base }),
                "totalRank": .text(
                    try site.phrase(
                        "ui.stats.total-rank",
                        [
                            "rank": site.numbers.ordinal(ranks.rank(ofTotal: stats)),
                            "count": site.numbers.integer(ranks.count),
                        ])),
            ]
        }
    }

    private func row(_ stat: BaseStat) throws -> Value {
        let rank = site.indexes.statRanks.rank(of: stat)
        return [
            "name": .text(site.names.stats.short(stat.stat)),
            "base": .integer(stat.base),
            "width": .text(Self.percent(min(stat.base, Self.barEnd), of: Self.barEnd)),
            "step": .integer(1 + Self.colorSteps.count { stat.base >= $0 }),
            "rank": .text(
                try site.phrase("ui.stats.rank-of", ["rank": site.numbers.integer(rank)])),
            "middle": .text(range(of: stat, level: 50)),
            "highest": .text(range(of: stat, level: 100)),
        ]
    }

    private func range(of stat: BaseStat, level: Int) -> String {
        let range = StatRange(stat, level: level)
        return range.lowest == range.highest
            ? String(range.lowest) : "\(range.lowest)–\(range.highest)"
    }

    /// A part in percent with at most one decimal: "17.5%".
    private static func percent(_ part: Int, of whole: Int) -> String {
        let tenths = part * 1000 / whole
        return tenths % 10 == 0 ? "\(tenths / 10)%" : "\(tenths / 10).\(tenths % 10)%"
    }
}
