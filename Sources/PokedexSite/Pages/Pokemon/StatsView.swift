import Mustache
import PokedexDomain

/// A Pokémon's base stats for `partials/stats`: the value and its bar, its rank among all species of its
/// time, and what it can be at two levels.
struct StatsView {
    let site: LocalizedSite
    let stats: [BaseStat]
    /// That of the values at a level.
    let formula: StatFormula
    let ranks: StatRanks

    /// The value at the right end of the bars.
    private static let barEnd = 200
    /// The first value of each colour step above the lowest.
    private static let colorSteps = [50, 75, 100, 130]

    func object() throws -> Object {
        try [
            "rows": stats.map(row),
            "total": stats.reduce(0) { $0 + $1.base },
            "totalRank": site.phrase(
                "ui.stats.total-rank",
                [
                    "rank": site.numbers.ordinal(ranks.rank(ofTotal: stats)),
                    "count": site.numbers.integer(ranks.count),
                ]),
        ]
    }

    private func row(_ stat: BaseStat) throws -> Object {
        let rank = ranks.rank(of: stat)
        return try [
            "name": site.names.stats.short(stat.stat),
            "base": stat.base,
            "width": Self.percent(min(stat.base, Self.barEnd), of: Self.barEnd),
            "step": 1 + Self.colorSteps.count { stat.base >= $0 },
            "rank": site.phrase("ui.stats.rank-of", ["rank": site.numbers.integer(rank)]),
            "middle": range(of: stat, level: 50),
            "highest": range(of: stat, level: 100),
        ]
    }

    private func range(of stat: BaseStat, level: Int) -> String {
        let range = StatRange(stat, level: level, formula: formula)
        return range.lowest == range.highest
            ? String(range.lowest) : "\(range.lowest)–\(range.highest)"
    }

    /// A part in percent with at most one decimal: "17.5%".
    private static func percent(_ part: Int, of whole: Int) -> String {
        let tenths = part * 1000 / whole
        return tenths % 10 == 0 ? "\(tenths / 10)%" : "\(tenths / 10).\(tenths % 10)%"
    }
}
