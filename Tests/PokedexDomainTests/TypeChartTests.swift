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

    private func quarters(
        _ attacking: String, _ defending: String, in generation: Int? = nil
    ) throws -> Int {
        chart.multiplier(
            of: try sample.type(attacking).id, against: try sample.type(defending).id,
            in: generation.map { Identifier($0) }
        ).quarters
    }

    @Test func knowsTodaysRelations() throws {
        #expect(try quarters("electric", "water") == 8)
        #expect(try quarters("electric", "grass") == 2)
        #expect(try quarters("electric", "ground") == 0)
    }

    @Test func dealsOrdinaryDamageWhereNothingIsSaid() throws {
        #expect(try quarters("water", "normal") == 4)
    }

    @Test func multipliesTheRelationsOfTwoTypes() throws {
        let waterAndFlying = try [sample.type("water").id, sample.type("flying").id]
        let waterAndGround = try [sample.type("water").id, sample.type("ground").id]
        let electric = try sample.type("electric").id
        #expect(chart.multiplier(of: electric, against: waterAndFlying).quarters == 16)
        #expect(chart.multiplier(of: electric, against: waterAndGround).quarters == 0)
    }

    @Test func holdsPastRelationsUpToAndIncludingTheirGeneration() throws {
        #expect(try quarters("ghost", "psychic", in: 1) == 0)
        #expect(try quarters("ghost", "psychic", in: 2) == 8)
        #expect(try quarters("ghost", "steel", in: 5) == 2)
        #expect(try quarters("ghost", "steel", in: 6) == 4)
        #expect(try quarters("ghost", "steel") == 4)
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
