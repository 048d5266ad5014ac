import PokedexDomain
import PokedexSite
import Testing

struct EvolutionWaysTests {
    @Test func notesTheExactFigures() throws {
        let fixture = try EvolutionFixture()
        var conditions = EvolutionConditions()
        conditions.minimumHappiness = 220
        let friendly = fixture.evolution(
            from: "pikachu", into: "raichu", by: "level-up", conditions)
        #expect(
            try fixture.phrases(.english).phrase(for: friendly).note
                == "Friendship of 160 or more (up to Generation VII 220)")
        #expect(
            try fixture.phrases(.japanese).phrase(for: friendly).note
                == "なつき度160以上（第7世代までは220以上）")
        conditions.minimumHappiness = 70
        conditions.minimumBeauty = 170
        let beautiful = fixture.evolution(
            from: "pikachu", into: "raichu", by: "level-up", conditions)
        #expect(
            try fixture.phrases(.japanese).phrase(for: beautiful).note
                == "なつき度70以上、うつくしさ170以上")
    }

    @Test func saysOlderWaysAfterTodaysWithTheirGames() throws {
        let fixture = try EvolutionFixture()
        var stone = EvolutionConditions()
        stone.item = fixture.item("thunder-stone")
        let name = ItemText.mark(fixture.item("thunder-stone"), "Thunder Stone")
        var mountain = EvolutionConditions()
        mountain.location = fixture.location("mt-coronet")
        let ways = [
            fixture.evolution(
                from: "pikachu", into: "raichu", by: "level-up", in: "x-y", isDefault: false,
                mountain),
            fixture.evolution(
                from: "pikachu", into: "raichu", by: "trade", in: "black-white", isDefault: false),
            fixture.evolution(
                from: "pikachu", into: "raichu", by: "level-up", in: "diamond-pearl",
                isDefault: false, mountain),
            fixture.evolution(
                from: "pikachu", into: "raichu", by: "use-item", in: "legends-arceus", stone),
        ]
        #expect(
            try fixture.phrases(.english).phrases(for: ways) == [
                EvolutionPhrase(
                    text: ItemText("Use a \(name)"), short: ItemText(name)),
                EvolutionPhrase(
                    text: "Level up on Mt. Coronet", short: "On Mt. Coronet",
                    games: "Diamond & Pearl, X & Y"),
                EvolutionPhrase(text: "Trade", games: "Black & White"),
            ])
        #expect(
            try fixture.phrases(.japanese).phrases(for: ways)[1]
                == EvolutionPhrase(
                    text: "テンガンざんでレベルアップ", short: "テンガンざん",
                    games: "ダイヤモンド・パール、X・Y"))
    }

    @Test func saysAWayOnceThatIsAlsoTodays() throws {
        let fixture = try EvolutionFixture()
        let today = fixture.evolution(from: "pikachu", into: "raichu", by: "trade")
        let before = fixture.evolution(
            from: "pikachu", into: "raichu", by: "trade", in: "x-y", isDefault: false)
        #expect(
            try fixture.phrases(.english).phrases(for: [before, today])
                == [EvolutionPhrase(text: "Trade")])
    }

    @Test func saysWhichIncenseABabyNeeds() throws {
        let fixture = try EvolutionFixture()
        let incense = fixture.item("sea-incense")
        #expect(
            try fixture.phrases(.english).phrase(incense: incense)
                == EvolutionPhrase(
                    text: ItemText(
                        "Breed while a parent holds \(ItemText.mark(incense, "Sea Incense"))"),
                    note: "Not needed from Generation IX on"))
        #expect(
            try fixture.phrases(.japanese).phrase(incense: incense)
                == EvolutionPhrase(
                    text: ItemText("親に\(ItemText.mark(incense, "うしおのおこう"))を持たせてタマゴを作る"),
                    note: "第9世代からは持たせなくてよい"))
    }

    @Test func saysThatPhioneIsBred() throws {
        let fixture = try EvolutionFixture()
        let phione = fixture.species("phione")
        let manaphy = fixture.species("manaphy")
        #expect(
            try fixture.phrases(.english).phrase(bred: phione, from: manaphy).text.text
                == "Phione hatches from Eggs of Manaphy; it does not evolve")
        #expect(
            try fixture.phrases(.japanese).phrase(bred: phione, from: manaphy).text.text
                == "マナフィのタマゴからフィオネが生まれる（進化はしない）")
    }

    @Test func refusesATriggerWithoutWords() throws {
        var catalog = TextFixture.emptyCatalog()
        catalog.evolutionTriggers = try TextFixture.terms([NameRow("dance")])
        let translation = try TextFixture.translations()[.english]
        let text = TextFixture.headline { [catalog] in
            let names = try Names(catalog: catalog, translation: translation)
            return try EvolutionPhrases(
                CatalogIndex(catalog), names: names, translation: translation)
        }
        #expect(
            text.hasSuffix(
                ": error: there is no text \"evolution.trigger.dance\"; "
                    + "add it in every language"))
    }
}
