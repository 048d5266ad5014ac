import PokedexDomain
import TestSupport
import Testing

@Suite struct TypeChartTests {
    private let sample: SampleCatalog
    private let chart: TypeChart

    init() throws {
        sample = try SampleCatalog()
        chart = TypeChart(sample.catalog)
    }

    /// Ordinary where nothing is said; past relations hold up to and including their generation.
    @Test(
        arguments: [
            ("electric", "water", nil, 8), ("electric", "grass", nil, 2),
            ("electric", "ground", nil, 0), ("water", "normal", nil, 4), ("ghost", "psychic", 1, 0),
            ("ghost", "psychic", 2, 8), ("ghost", "steel", 5, 2), ("ghost", "steel", 6, 4),
            ("ghost", "steel", nil, 4),
        ] as [(String, String, Int?, Int)])
    func knowsTheDamage(
        attacking: String, defending: String, generation: Int?, quarters: Int
    ) throws {
        let multiplier = chart.multiplier(
            of: try sample.type(attacking).id, against: try sample.type(defending).id,
            in: generation.map { Identifier($0) })
        #expect(multiplier.quarters == quarters)
    }

    @Test(arguments: [("flying", 16), ("ground", 0)])
    func multipliesTheRelationsOfTwoTypes(second: String, quarters: Int) throws {
        let types = try [sample.type("water").id, sample.type(second).id]
        let electric = try sample.type("electric").id
        #expect(chart.multiplier(of: electric, against: types).quarters == quarters)
    }

    @Test func leavesStellarAndShadowOutOfTheChart() throws {
        let shown = chart.shownTypes.map { sample.index[$0].slug.text }
        #expect(
            shown == [
                "normal", "flying", "ground", "ghost", "steel", "water", "grass", "electric",
                "psychic", "dark", "fairy",
            ])
    }

    @Test func ordersMultipliersByStrength() {
        #expect(Multiplier(percent: 50) < .ordinary)
        #expect(Multiplier(percent: 200) * Multiplier(percent: 200) == Multiplier(quarters: 16))
    }
}
