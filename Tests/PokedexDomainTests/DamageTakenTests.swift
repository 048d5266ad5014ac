import PokedexDomain
import TestSupport
import Testing

@Suite struct DamageTakenTests {
    private let sample: SampleCatalog

    init() throws { sample = try SampleCatalog() }

    /// The damage that Pikachu, an Electric Pokémon, would take with some abilities: in quarters, and
    /// those of the abilities that make a difference.
    private func damage(
        by type: String, with abilities: String..., matchUps: [String: [String: Int]]
    ) throws -> [String: Int] {
        var table: [Slug: AbilityMatchUp] = [:]
        for (ability, factors) in matchUps {
            table[try Slug(ability)] = AbilityMatchUp(
                Dictionary(
                    uniqueKeysWithValues: try factors.map {
                        (try Slug($0), Multiplier(percent: $1))
                    }))
        }
        let damage = try TypeChart(sample.catalog).damage(
            by: sample.type(type), to: sample.pokemon("pikachu").types,
            abilities: abilities.map {
                let ability = try sample.ability($0)
                return (ability.id, table[ability.slug])
            })
        return damage.exceptions.reduce(into: ["": damage.times.quarters]) { result, exception in
            result[sample.index[exception.ability].slug.text] = exception.times.quarters
        }
    }

    @Test func namesTheAbilitiesThatSomeHave() throws {
        #expect(try damage(by: "ground", matchUps: [:]) == ["": 8])
        let matchUps = [
            "lightning-rod": ["electric": 0, "ground": 50], "pressure": ["ground": 50],
        ]
        #expect(
            try damage(by: "ground", with: "static", "lightning-rod", matchUps: matchUps)
                == ["": 8, "lightning-rod": 4])
        #expect(
            try damage(
                by: "ground", with: "static", "pressure", "lightning-rod", matchUps: matchUps)
                == ["": 8, "lightning-rod": 4, "pressure": 4])
        #expect(
            try damage(by: "water", with: "static", "lightning-rod", matchUps: matchUps)
                == ["": 4])
    }

    @Test func countsWhatAllItsAbilitiesGive() throws {
        let matchUps = ["static": ["ground": 0], "pressure": ["ground": 0]]
        #expect(try damage(by: "ground", with: "static", matchUps: matchUps) == ["": 0])
        #expect(
            try damage(by: "ground", with: "static", "pressure", matchUps: matchUps) == ["": 0])
    }

    @Test func asksWhetherATypeIsSuperEffective() throws {
        let matchUps = ["static": ["super-effective": 75, "not-super-effective": 0]]
        #expect(try damage(by: "ground", with: "static", matchUps: matchUps) == ["": 6])
        #expect(try damage(by: "water", with: "static", matchUps: matchUps) == ["": 0])
        #expect(try damage(by: "steel", with: "static", matchUps: matchUps) == ["": 0])
    }
}
