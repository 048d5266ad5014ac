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

/// The radar picture of six base stats: a hexagon in a box of 280 × 240.
struct RadarView {
    private let site: LocalizedSite
    private let stats: [BaseStat]
    private let limit: Int

    private static let center = (x: 140.0, y: 118.0)
    private static let radius = 78.0
    /// The six directions from the top clockwise, as multiples of the radius.
    private static let directions: [(x: Double, y: Double)] = [
        (0, -1), (0.8660254, -0.5), (0.8660254, 0.5), (0, 1), (-0.8660254, 0.5), (-0.8660254, -0.5),
    ]
    /// The position of each direction's label.
    private static let labels: [(x: Int, y: Int)] = [
        (140, 11), (239, 58), (239, 172), (140, 219), (41, 172), (41, 58),
    ]
    /// The order round the hexagon: Speed stands at the bottom, the special stats at the left.
    private static let order: [Stat] = [
        .hp, .attack, .defense, .speed, .specialDefense, .specialAttack,
    ]

    init(_ stats: [BaseStat], _ site: LocalizedSite) {
        self.site = site
        self.stats = Self.order.compactMap { stat in stats.first { $0.stat == stat } }
        let highest = stats.map(\.base).max() ?? 0
        limit = [120, 180].first { highest <= $0 } ?? 255
    }

    var value: Value {
        [
            "rings": .list(Self.rings),
            "spokes": .text(Self.spokes),
            "area": .text(Self.points(stats.map { min(1, Double($0.base) / Double(limit)) })),
            "labels": .list(
                zip(stats, Self.labels).map { stat, point in
                    [
                        "name": .text(site.names.stats.short(stat.stat)),
                        "base": .integer(stat.base), "x": .integer(point.x),
                        "y": .integer(point.y), "numberY": .integer(point.y + 15),
                    ]
                }),
        ]
    }

    private static let rings: [Value] = [1.0, 2.0 / 3, 1.0 / 3].map { part in
        .text(points(Array(repeating: part, count: 6)))
    }

    private static let spokes = (0..<6).map { "M140 118L\(point($0, 1))" }.joined()

    private static func points(_ parts: [Double]) -> String {
        parts.enumerated().map { point($0, $1) }.joined(separator: " ")
    }

    private static func point(_ direction: Int, _ part: Double) -> String {
        let unit = directions[direction]
        let x = center.x + unit.x * radius * part
        let y = center.y + unit.y * radius * part
        return "\(oneDecimal(x)),\(oneDecimal(y))"
    }

    private static func oneDecimal(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
    }
}
