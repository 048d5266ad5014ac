import PokedexDomain
import Testing

@testable import PokedexSite

struct NumbersTests {
    private let english = Numbers(language: .english)
    private let japanese = Numbers(language: .japanese)

    @Test(arguments: [(1, "0001"), (25, "0025"), (1025, "1025"), (10_025, "10025"), (900_000, "–")])
    func writesDexNumbersWithFourDigits(number: Int, text: String) {
        #expect(japanese.dexNumber(number) == text)
    }

    @Test(arguments: [
        (0, "0"), (999, "999"), (1000, "1,000"), (1_059_860, "1,059,860"), (-6, "−6"),
        (-1_234, "−1,234"),
    ])
    func separatesThousands(value: Int, text: String) {
        #expect(english.integer(value) == text)
        #expect(japanese.integer(value) == text)
    }

    @Test(arguments: [(2, "+2"), (0, "0"), (-1, "−1")])
    func writesSigns(value: Int, text: String) {
        #expect(english.signed(value) == text)
    }

    @Test(arguments: [
        (4, "0.4 m", "1′04″", "1 ft 4 in"), (7, "0.7 m", "2′04″", "2 ft 4 in"),
        (17, "1.7 m", "5′07″", "5 ft 7 in"), (1, "0.1 m", "0′04″", "0 ft 4 in"),
        (145, "14.5 m", "47′07″", "47 ft 7 in"), (1000, "100.0 m", "328′01″", "328 ft 1 in"),
        // 11.81 inches: a whole foot.
        (3, "0.3 m", "1′00″", "1 ft 0 in"),
    ])
    func writesHeights(decimetres: Int, metric: String, english feet: String, japanese: String) {
        let heights = [english, self.japanese].map { $0.height(decimetres: decimetres) }
        #expect(heights.map(\.metric) == [metric, metric])
        #expect(heights.map(\.imperial) == [feet, japanese])
    }

    @Test(arguments: [
        (60, "6.0 kg", "13.2 lb"), (69, "6.9 kg", "15.2 lb"), (1, "0.1 kg", "0.2 lb"),
        (9999, "999.9 kg", "2,204.4 lb"), (10_000, "1,000.0 kg", "2,204.6 lb"),
    ])
    func writesWeights(hectograms: Int, metric: String, imperial: String) {
        for numbers in [english, japanese] {
            let weight = numbers.weight(hectograms: hectograms)
            #expect(weight.metric == metric)
            #expect(weight.imperial == imperial)
        }
    }

    @Test(arguments: [
        (0, "0%"), (1, "12.5%"), (2, "25%"), (4, "50%"), (7, "87.5%"), (8, "100%"),
    ])
    func writesPercentagesAlsoOfEighths(eighths: Int, text: String) {
        #expect(japanese.percent(eighths: eighths) == text)
        #expect(english.percent(90) == "90%")
        let parts = [6000, 114, 110, 5].map { english.percent(Percentage(hundredths: $0)) }
        #expect(parts == ["60%", "1.14%", "1.1%", "0.05%"])
    }

    @Test(arguments: [
        (0, "×0"), (25, "×¼"), (50, "×½"), (100, "×1"), (125, "×1.25"), (150, "×1.5"),
        (200, "×2"), (400, "×4"),
    ])
    func writesMultipliers(percent: Int, text: String) {
        #expect(english.multiplier(Multiplier(percent: percent)) == text)
    }

    @Test func writesWhatAbilitiesMakeOfAQuarter() {
        let quarter = Multiplier(percent: 25)
        #expect(english.multiplier(quarter * Multiplier(percent: 50)) == "×⅛")
        #expect(english.multiplier(quarter * Multiplier(percent: 75)) == "×0.1875")
        #expect(english.multiplier(quarter * Multiplier(percent: 125)) == "×0.3125")
    }
}
