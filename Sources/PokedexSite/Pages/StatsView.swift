import Mustache
import PokedexDomain

/// A Pokémon's base stats as bars and as a radar picture.
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
        [
            "rows": .list(stats.map(row)),
            "total": .integer(stats.reduce(0) { $0 + $1.base }),
            "barEnd": .integer(Self.barEnd),
            "radar": RadarView(stats, site).value,
        ]
    }

    private func row(_ stat: BaseStat) -> Value {
        [
            "letter": site.names.stats.letter(stat.stat).map(Value.text) ?? .null,
            "name": .text(site.names.stats.name(stat.stat)),
            "base": .integer(stat.base),
            "width": .text(Self.percent(min(stat.base, Self.barEnd), of: Self.barEnd)),
            "step": .integer(1 + Self.colorSteps.count { stat.base >= $0 }),
            "effort": stat.effort > 0 ? .integer(stat.effort) : .null,
        ]
    }

    /// A part in percent with at most one decimal: "17.5%".
    private static func percent(_ part: Int, of whole: Int) -> String {
        let tenths = part * 1000 / whole
        return tenths % 10 == 0 ? "\(tenths / 10)%" : "\(tenths / 10).\(tenths % 10)%"
    }
}
