import PokedexDomain
import PokedexSite
import TestSupport
import Testing

struct EvolutionWaysTests {
    private let fixture: EvolutionFixture

    init() throws { fixture = try EvolutionFixture.made() }

    private func way(
        by trigger: String, in versionGroup: String = "diamond-pearl", isDefault: Bool = true,
        change: (inout EvolutionConditions) -> Void = { _ in }
    ) -> Evolution {
        var conditions = EvolutionConditions()
        change(&conditions)
        return fixture.evolution(
            from: "pikachu", into: "raichu", by: trigger, in: versionGroup, isDefault: isDefault,
            conditions)
    }

    @Test func notesTheExactFigures() throws {
        let friendly = way(by: "level-up") { $0.minimumHappiness = 220 }
        let beautiful = way(by: "level-up") {
            ($0.minimumHappiness, $0.minimumBeauty) = (70, 170)
        }
        let notes = try [
            (friendly, Language.english), (friendly, .japanese), (beautiful, .japanese),
        ]
        .map { try fixture.phrases($1).phrase(for: $0).note }
        #expect(
            notes == [
                "Friendship of 160 or more (up to Generation VII 220)",
                "なつき度160以上（第7世代までは220以上）", "なつき度70以上、うつくしさ170以上",
            ])
    }

    @Test func saysOlderWaysAfterTodaysWithTheirGames() throws {
        let name = ItemText.mark(fixture.item("thunder-stone"), "Thunder Stone")
        let mountain = { (game: String) in
            way(by: "level-up", in: game, isDefault: false) {
                $0.location = fixture.location("mt-coronet")
            }
        }
        let ways = [
            mountain("x-y"), way(by: "trade", in: "black-white", isDefault: false),
            mountain("diamond-pearl"),
            way(by: "use-item", in: "legends-arceus") { $0.item = fixture.item("thunder-stone") },
        ]
        #expect(
            try fixture.phrases(.english).phrases(for: ways) == [
                EvolutionPhrase(text: ItemText("Use a \(name)"), short: ItemText(name)),
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
        let ways = [way(by: "trade", in: "x-y", isDefault: false), way(by: "trade")]
        #expect(
            try fixture.phrases(.english).phrases(for: ways) == [EvolutionPhrase(text: "Trade")])
    }

    @Test func saysWhichIncenseABabyNeeds() throws {
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
        let sentences = try Language.allCases.map {
            try fixture.phrases($0).phrase(
                bred: fixture.species("phione"), from: fixture.species("manaphy")
            ).text.text
        }
        #expect(
            sentences == [
                "Phione hatches from Eggs of Manaphy; it does not evolve",
                "マナフィのタマゴからフィオネが生まれる（進化はしない）",
            ])
    }

    @Test func refusesATriggerWithoutWords() throws {
        var catalog = TextFixture.emptyCatalog()
        catalog.evolutionTriggers = try TextFixture.terms([NameRow("dance")])
        let translation = try TextFixture.translations()[.english]
        let text = headline { [catalog] in
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
