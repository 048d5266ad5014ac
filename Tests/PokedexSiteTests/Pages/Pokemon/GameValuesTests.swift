import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// What a Pokémon is in one game alone, on its page.
@Suite struct GameValuesTests {
    private func page(_ language: Language) throws -> Object {
        let sites = try SiteFixture.sites { catalog in
            let game = try catalog.versionGroups.entity("sword-shield", \.slug).id
            let fairy = try catalog.types.entity("fairy", \.slug).id
            let static_ = try catalog.abilities.entity("static", \.slug).id
            try catalog.species.change("pikachu", \.slug) { $0.baseHappiness = 50 }
            try catalog.pokemon.change("pikachu", \.slug) {
                $0.past.training = [
                    .init(
                        lastGeneration: Identifier(7),
                        elements: [TrainingValues(baseHappiness: 70)])
                ]
                $0.inGames = [
                    PokemonGameValues(
                        game: game, types: [fairy],
                        abilities: [AbilitySlot(slot: 3, isHidden: true, ability: static_)],
                        stats: [BaseStat(stat: .speed, base: 12, effort: 0)],
                        training: TrainingValues(captureRate: 3, baseExperience: 1))
                ]
            }
        }
        return try sites.content(PokemonPage.self, "pikachu", language)
    }

    @Test(arguments: [
        (Language.english, "Sword & Shield. Today: Electric", "Sword & Shield. Today: Speed 90"),
        (.japanese, "ソード・シールド。現在はでんき", "ソード・シールド。現在はすばやさ 90"),
    ])
    func saysWhichGameHasThem(language: Language, types: String, stats: String) throws {
        let page = try page(language)
        #expect(page.lines("types", "in", "notIn") == ["g20 | –", "– | g20"])
        #expect(page.lines("typeNotes", "in", "text").contains { $0 == "g20 | \(types)" })
        #expect(page.lines("stats", "in", "era").contains { $0 == "g20 | \(stats)" })
        #expect(page.lines("abilities", "slug", "in", "isHidden").contains("– | g20 | true"))
        #expect(page.lines("training.captureRate", "in", "known").contains("g20 | 3"))
        #expect(page.lines("training.experience", "in", "known").last == "g20 | 1")
        #expect(
            page.lines("training.happiness", "in", "notIn", "known")
                == ["– | 1 2 3 4 5 6 7 | 50", "1 2 3 4 5 6 7 | – | 70"])
        #expect(page.lines("matchUpEras", "in").contains("g20"))
    }
}
