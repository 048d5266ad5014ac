import PokedexDomain
import Testing

@Suite struct FlavorTests {
    private func nature(_ slug: String, _ increased: Stat?, _ decreased: Stat?) throws -> Nature {
        Nature(
            id: Identifier(1), slug: try Slug(slug),
            name: LocalizedName(english: slug, japanese: nil), increased: increased,
            decreased: decreased)
    }

    @Test func belongsToOneOfTheStatsThatNaturesChange() {
        #expect(
            Set(Berry.Flavor.allCases.map(\.stat)) == [
                .attack, .defense, .specialAttack, .specialDefense, .speed,
            ])
        #expect(Berry.Flavor.allCases.map { Berry.Flavor(of: $0.stat) } == Berry.Flavor.allCases)
        #expect(Berry.Flavor(of: .hp) == nil)
    }

    @Test func naturesLikeTheFlavorOfTheRaisedStat() throws {
        let adamant = try #require(try nature("adamant", .attack, .specialAttack).effect)
        #expect(adamant.raised == .attack)
        #expect(adamant.lowered == .specialAttack)
        #expect(adamant.liked == .spicy)
        #expect(adamant.disliked == .dry)
    }

    @Test func neutralNaturesHaveNoEffect() throws {
        #expect(try nature("hardy", nil, nil).effect == nil)
        #expect(try nature("hardy", .attack, .attack).effect == nil)
    }
}
