import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct MatchUpViewTests {
    /// The rows about a Pokémon: "×0: Electric with Lightning Rod".
    private func rows(
        _ slug: String, _ language: Language = .english, abilities: [Int]? = nil
    ) throws -> [String] {
        let site = try SiteFixture.site(language) { catalog in
            guard let abilities else { return }
            catalog.pokemon = catalog.pokemon.map { pokemon in
                var pokemon = pokemon
                pokemon.abilities = abilities.enumerated().map {
                    AbilitySlot(slot: $0 + 1, isHidden: false, ability: Identifier($1))
                }
                return pokemon
            }
        }
        let pokemon = try #require(site.indexes.catalog.pokemon.first { $0.slug.text == slug })
        let badges = Dictionary(
            uniqueKeysWithValues: site.indexes.catalog.types.flatMap { type in
                [site.partials.typeBadges[type.id], site.partials.typeLinks[type.id]].map {
                    ($0.markup, site.names.types[type.id].text)
                }
            })
        let today = try #require(MatchUpView(site: site).defending(pokemon, in: []).first)
        return try #require(today["matchUps"]?.list).map { row in
            let groups = (row["groups"]?.list ?? []).map { group in
                let types = (group["types"]?.list ?? []).compactMap { badges[$0.markup] }
                return (types + [group["abilities"]?["text"]?.text].compactMap(\.self))
                    .joined(separator: " ")
            }
            return "\(row["times"]?.text ?? ""): " + groups.joined(separator: ", ")
        }
    }

    @Test func namesTheAbilityThatChangesAMultiplier() throws {
        #expect(
            try rows("pikachu") == [
                "×2: Ground", "×0: Electric with Lightning Rod", "×½: Electric",
            ])
        #expect(
            try rows("pikachu", .japanese) == [
                "×2: じめん", "×0: でんき 特性が「ひらいしん」のとき", "×½: でんき",
            ])
    }

    @Test func countsWhatEveryAbilityGives() throws {
        #expect(
            try rows("pikachu", abilities: [31]) == [
                "×2: Ground", "×0: Electric",
            ])
        #expect(try rows("pikachu", abilities: [31, 31]) == rows("pikachu", abilities: [31]))
    }
}
