import Mustache
import PokedexDomain

/// The growth rates: how much experience each needs for every level, drawn and as a table.
struct GrowthPage: SinglePageKind {
    static let name = "growth"
    static let pattern: RoutePattern = "growth/"

    let site: LocalizedSite
    private var rates: [GrowthRate] { site.indexes.catalog.growthRates }

    func placeholders() -> KeyValuePairs<String, String> {
        ["count": site.numbers.integer(rates.count)]
    }

    /// - Throws: `DiagnosticError` when the catalog has one without a formula.
    func content() throws -> Object {
        let curves = try rates.map { try ExperienceCurve($0) }
        return try [
            "rates": zip(rates, curves).enumerated().map { try rate($0, $1.0, $1.1) },
            "chart": chart(curves),
            "rows": ExperienceCurve.levels.objects { level in
                ["level": level, "figures": curves.map { figure($0, atLevel: level) }]
            },
        ]
    }

    /// A growth rate as the list beside the chart has it, which explains its lines.
    private func rate(
        _ position: Int, _ rate: GrowthRate, _ curve: ExperienceCurve
    ) throws -> Object {
        let species = site.indexes.catalog.species.count { $0.growthRate == rate.id }
        return try site.bothNames(\.terms.growthRates, rate.id).adding([
            "anchor": rate.slug.text, "line": position + 1,
            "total": site.phrase("ui.growth.total", ["experience": total(of: curve)]),
            "count": site.speciesCount(species),
        ])
    }

    private func chart(_ curves: [ExperienceCurve]) throws -> Object {
        let chart = ExperienceChart(curves)
        let totals = try zip(rates, curves).map { rate, curve in
            try site.phrase(
                "ui.growth.chart-rate",
                [
                    "name": site.names.terms.growthRates[rate.id].text,
                    "experience": total(of: curve),
                ])
        }
        return try [
            "text": site.phrase("ui.growth.chart-text", ["rates": site.list(totals)]),
            "viewBox": chart.viewBox,
            "lines": curves.enumerated().objects { position, curve in
                ["line": position + 1, "points": chart.points(of: curve)]
            },
            "heights": chart.markedFigures.objects { figure in
                ["y": chart.height(of: figure), "label": site.numbers.integer(figure)]
            },
            "levels": chart.markedLevels.objects { level in
                try [
                    "x": chart.place(of: level),
                    "label": site.phrase(
                        "ui.growth.level-short", ["level": site.numbers.integer(level)]),
                ]
            },
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
