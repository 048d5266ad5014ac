import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct MatchUpViewTests {
    /// The rows about Pikachu: "×0: Electric with Lightning Rod".
    private func rows(_ site: LocalizedSite) throws -> [String] {
        let badges = Dictionary(
            uniqueKeysWithValues: site.indexes.catalog.types.flatMap { type in
                [site.partials.typeBadges[type.id], site.partials.typeLinks[type.id]].map {
                    ($0.markup, site.names.types[type.id].text)
                }
            })
        let views = try MatchUpView(site: site).defending(site.pokemon("pikachu"), in: [])
        return try #require(views.first).items("matchUps").map { row in
            let groups = row.items("groups").map { group in
                let types = group.items("types").compactMap { badges[$0.markup] }
                return (types + group.lines("abilities", "text")).joined(separator: " ")
            }
            return "\(row.shown("times")): " + groups.joined(separator: ", ")
        }
    }

    @Test func namesTheAbilityThatChangesAMultiplier() throws {
        #expect(
            try rows(SiteFixture.site(.english))
                == ["×2: Ground", "×0: Electric with Lightning Rod", "×½: Electric"])
        #expect(
            try rows(SiteFixture.site(.japanese))
                == ["×2: じめん", "×0: でんき 特性が「ひらいしん」のとき", "×½: でんき"])
    }

    @Test(arguments: [[31], [31, 31]])
    func countsWhatEveryAbilityGives(abilities: [Int]) throws {
        let site = try SiteFixture.site(.english) { catalog in
            try catalog.pokemon.change("pikachu", \.slug) {
                $0.abilities = abilities.enumerated().map {
                    AbilitySlot(slot: $0 + 1, isHidden: false, ability: Identifier($1))
                }
            }
        }
        #expect(try rows(site) == ["×2: Ground", "×0: Electric"])
    }
}
