import Diagnostics
import PokedexDomain
import Testing

@Suite struct ExperienceCurveTests {
    @Test(arguments: [
        (ExperienceCurve.slow, [10, 1250, 156_250, 1_250_000]),
        (.medium, [8, 1000, 125_000, 1_000_000]),
        (.fast, [6, 800, 100_000, 800_000]),
        (.mediumSlow, [9, 560, 117_360, 1_059_860]),
        (.slowThenVeryFast, [15, 1800, 125_000, 600_000]),
        (.fastThenVerySlow, [4, 540, 142_500, 1_640_000]),
    ])
    func countsTheExperienceOfALevel(curve: ExperienceCurve, expected: [Int]) {
        #expect([2, 10, 50, 100].map { curve.experience(atLevel: $0) } == expected)
    }

    @Test func changesItsFormulaAtSomeLevels() {
        let erratic = [51, 68, 69, 98, 99].map {
            ExperienceCurve.slowThenVeryFast.experience(atLevel: $0)
        }
        #expect(erratic == [131_324, 257_834, 267_406, 583_539, 591_882])
        let fluctuating = [15, 16, 35, 36].map {
            ExperienceCurve.fastThenVerySlow.experience(atLevel: $0)
        }
        #expect(fluctuating == [1957, 2457, 42017, 46656])
    }

    @Test(arguments: ExperienceCurve.allCases)
    func beginsAtZeroAndAlwaysRises(curve: ExperienceCurve) {
        let figures = ExperienceCurve.levels.map { curve.experience(atLevel: $0) }
        #expect(figures.count == 100)
        #expect(figures[0] == 0)
        #expect(zip(figures, figures.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func refusesAGrowthRateWithoutFormula() throws {
        let rate = { (slug: String) in
            GrowthRate(
                id: Identifier(7), slug: try Slug(slug),
                name: LocalizedName(english: slug, japanese: nil))
        }
        #expect(try ExperienceCurve(rate("medium-slow")) == .mediumSlow)
        #expect(
            throws: DiagnosticError(
                "growth rate \"exponential\": its experience is not known; "
                    + "ExperienceCurve needs its formula")
        ) { try ExperienceCurve(rate("exponential")) }
    }
}
