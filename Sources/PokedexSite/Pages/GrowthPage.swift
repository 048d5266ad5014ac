import Mustache
import PokedexDomain

/// The growth rates: how much experience each needs for every level, drawn and as a table.
struct GrowthPage: SinglePageKind {
    static let name = "growth"
    static let pattern: RoutePattern = "growth/"

    let site: LocalizedSite
    private let rates: [GrowthRate]

    init(_ site: LocalizedSite) {
        self.site = site
        rates = site.indexes.catalog.growthRates
    }

    var title: String { get throws { try site.phrase("ui.growth.title") } }

    var description: String {
        get throws {
            try site.phrase("ui.growth.description", ["count": site.numbers.integer(rates.count)])
        }
    }

    /// - Throws: `UnknownGrowthRate` when the catalog has one without a formula.
    func content() throws -> Object {
        let curves = try rates.map { try ExperienceCurve($0) }
        return [
            "rates": .list(try zip(rates, curves).enumerated().map { try rate($0, $1.0, $1.1) }),
            "chart": try chart(curves),
            "rows": .list(
                ExperienceCurve.levels.map { level in
                    [
                        "level": .integer(level),
                        "figures": .list(curves.map { .text(figure($0, atLevel: level)) }),
                    ]
                }),
        ]
    }

    /// A growth rate as the list beside the chart has it, which explains its lines.
    private func rate(
        _ position: Int, _ rate: GrowthRate, _ curve: ExperienceCurve
    ) throws -> Value {
        let name = site.names.terms.growthRates[rate.id]
        let species = site.indexes.catalog.species.count { $0.growthRate == rate.id }
        return [
            "anchor": .text(rate.slug.text),
            "line": .integer(position + 1),
            "name": site.value(name),
            "other": site.other(site.otherNames.terms.growthRates[rate.id], beside: name),
            "total": .text(
                try site.phrase("ui.growth.total", ["experience": total(of: curve)])),
            "count": .text(try site.counted("ui.pokedex.species-count", species)),
        ]
    }

    private func chart(_ curves: [ExperienceCurve]) throws -> Value {
        let chart = ExperienceChart(curves)
        let totals = try zip(rates, curves).map { rate, curve in
            try site.phrase(
                "ui.growth.chart-rate",
                [
                    "name": site.names.terms.growthRates[rate.id].text,
                    "experience": total(of: curve),
                ])
        }
        return [
            "text": .text(
                try site.phrase("ui.growth.chart-text", ["rates": try site.list(totals)])),
            "viewBox": .text(chart.viewBox),
            "lines": .list(
                curves.enumerated().map { position, curve in
                    ["line": .integer(position + 1), "points": .text(chart.points(of: curve))]
                }),
            "heights": .list(
                chart.markedFigures.map { figure in
                    [
                        "y": .text(chart.height(of: figure)),
                        "label": .text(site.numbers.integer(figure)),
                    ]
                }),
            "levels": .list(
                try chart.markedLevels.map { level in
                    [
                        "x": .text(chart.place(of: level)),
                        "label": .text(
                            try site.phrase(
                                "ui.growth.level-short", ["level": site.numbers.integer(level)])),
                    ]
                }),
        ]
    }

    private func total(of curve: ExperienceCurve) -> String {
        figure(curve, atLevel: ExperienceCurve.levels.upperBound)
    }

    private func figure(_ curve: ExperienceCurve, atLevel level: Int) -> String {
        site.numbers.integer(curve.experience(atLevel: level))
    }
}

/// Where the parts of the chart of growth rates are: lines in a box of whole numbers that stretches
/// over the drawing, marks in percent of it.
struct ExperienceChart {
    /// The experience at the upper edge: the highest of all curves, rounded up.
    private let top: Int

    private static let side = 1000
    private static let rounding = 100_000
    /// How much experience and how many levels lie between two marks.
    private static let steps = (experience: 400_000, levels: 20)

    init(_ curves: [ExperienceCurve]) {
        let last = ExperienceCurve.levels.upperBound
        let highest = curves.map { $0.experience(atLevel: last) }.max() ?? 0
        top = max(1, (highest + Self.rounding - 1) / Self.rounding) * Self.rounding
    }

    var viewBox: String { "0 0 \(Self.side) \(Self.side)" }

    /// The figures with a line across the chart.
    var markedFigures: [Int] { Array(stride(from: 0, through: top, by: Self.steps.experience)) }

    /// The levels with a mark below the chart.
    var markedLevels: [Int] {
        Array(
            stride(
                from: Self.steps.levels, through: ExperienceCurve.levels.upperBound,
                by: Self.steps.levels))
    }

    /// The points of a curve: "0,1000 10,999".
    func points(of curve: ExperienceCurve) -> String {
        ExperienceCurve.levels.map { level in
            let height = curve.experience(atLevel: level) * Self.side / top
            return "\(Self.part(level, of: Self.side)),\(Self.side - height)"
        }.joined(separator: " ")
    }

    /// How far from the upper edge a figure lies: "41.1%".
    func height(of figure: Int) -> String { Self.percent((top - figure) * Self.side / top) }

    /// How far from the left edge a level lies: "19.1%".
    func place(of level: Int) -> String { Self.percent(Self.part(level, of: Self.side)) }

    private static func part(_ level: Int, of whole: Int) -> Int {
        let levels = ExperienceCurve.levels
        return (level - levels.lowerBound) * whole / (levels.upperBound - levels.lowerBound)
    }

    private static func percent(_ thousandths: Int) -> String {
        "\(thousandths / 10).\(thousandths % 10)%"
    }
}
