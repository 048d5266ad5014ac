import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct AbilityPageTests {
    private func page(_ slug: String, _ language: Language = .english) throws -> any PageKind {
        try SiteFixture.sites().view(AbilityPage.self, slug, language)
    }

    @Test func listsOrdinaryHoldersApartFromHiddenOnes() throws {
        let content = try page("static").content()
        #expect(
            content.items("lists").map { $0.items("cards").compactMap { $0["label"]?.linkText } }
                == [
                    ["Pikachu", "Gigantamax Pikachu", "Raichu", "Mega Raichu X", "Pichu"],
                    ["Zapdos"],
                ])
        #expect(
            content.lines("lists", "anchor", "count")
                == ["ordinary | 5 Pokémon", "hidden | 1 Pokémon"])
    }

    @Test(arguments: ["static", "lightning-rod", "cute-charm", "surge-surfer"])
    func countsThoseThatItShowsInEveryEra(slug: String) throws {
        let content = try page(slug).content()
        for era in (3...9).map(String.init) {
            let total = try content.items("lists").reduce(0) { sum, list in
                let shown = list.items("cards").count { Marked($0).isShown(in: era) }
                if shown > 0, Marked(list).isShown(in: era) {
                    let said = try Marked.text(list["count"], in: era)
                    #expect(said == "\(shown) Pokémon", "\(era)")
                }
                return sum + shown
            }
            let said = try Marked.text(content["count"], in: era)
            #expect(said == "\(total)" || total == 0, "\(era)")
        }
    }

    @Test func hidesAListWhereNobodyIsInIt() throws {
        let lists = try page("static").content().items("lists").map(Marked.init)
        // Hidden abilities came with generation V.
        #expect(lists.map { $0.hiddenIn.contains("4") } == [false, true])
        #expect(!lists[1].hiddenIn.contains("6"))
    }

    @Test func showsTodaysHoldersInGamesWithoutTheAbility() throws {
        let content = try page("surge-surfer").content()
        #expect(content.shown("absence.in").hasPrefix("1 2 3 4 5 6"))
        #expect(try Marked.text(content["count"], in: "4") == "1")
        #expect(content["countNote"]?["in"]?.text?.contains("4") == false)
    }

    @Test func tellsByGenerationWhoHadIt() throws {
        let content = try page("lightning-rod").content()
        #expect(
            content.lines("past.rows", "generation", "count", "newcomers") == [
                "Generation IX | 5 Pokémon | 1 of them new",
                "Generation VIII | 4 Pokémon | 1 of them new", "Generation VI | 3 Pokémon | –",
                "Generation V | 4 Pokémon | –",
            ])
        let rows = content.items("past.rows")
        #expect(rows.map { $0["changes"]?.list?.count } == [0, 0, 1, 1])
        #expect(rows[2].lines("changes", "what", "isLoss") == ["Lost as hidden ability | true"])
        #expect(rows[2].items("changes.pokemon").map(\.linkText) == ["Zapdos"])
        #expect(try page("surge-surfer").content()["past"]?.isTruthy == false)
    }

    @Test func saysThatItIsOfNoMainGame() throws {
        let page = try page("mountaineer", .japanese)
        let content = try page.content()
        #expect(content.shown("isMainSeries") == "false")
        #expect(content.shown("heading.lang") == "en")
        #expect(content["other"]?.isTruthy == false)
        #expect(try page.description() == "Mountaineer：外伝のゲームだけに登場する特性。本編シリーズには登場しません。")
        #expect(content["lead"]?.isTruthy == false)
    }

    @Test func leadsWithWhatTheAbilityDoes() throws {
        #expect(
            try page("static", .japanese).content().shown("lead")
                == "接触わざを受けると、30%の確率で相手をまひにする。")
    }

    @Test func saysThatNobodyHasIt() throws {
        let content = try page("as-one-glastrier").content()
        #expect(content.shown("isHeld") == "false")
        #expect(content.shown("lists") == "[]")
    }

    @Test func isTitledAndDescribed() throws {
        #expect(
            try ["as-one-glastrier", "as-one-spectrier"].map { try page($0).title() } == [
                "As One (Ice Rider), Pokémon ability", "As One (Shadow Rider), Pokémon ability",
            ])
        #expect(
            try page("static").description()
                == "Static (せいでんき): ability of 6 Pokémon, introduced in Generation III. "
                + "When hit by a contact move, 30% chance to paralyze the attacker.")
    }
}

@Suite struct AbilityListPageTests {
    private func content(_ language: Language) throws -> Object {
        try SiteFixture.sites().content(AbilityListPage.self, nil, language)
    }

    @Test func listsEachWithItsHoldersAndThoseOfTheMainGamesFirst() throws {
        let content = try content(.english)
        #expect(
            content.lines("groups.rows", "name", "count") == [
                "As One (Ice Rider) | 0", "As One (Shadow Rider) | 0", "Cute Charm | 1",
                "Friend Guard | 1", "Lightning Rod | 5", "Magic Guard | 1", "Pressure | 3",
                "Static | 6", "Surge Surfer | 1",
            ])
        #expect(content.lines("others.rows", "name", "lead") == ["Mountaineer | –"])
        #expect(content.shown("count") == "9 abilities of the main games by name")
    }

    @Test func saysWhatEachDoes() throws {
        let leads = try content(.english).lines("groups.rows", "lead")
        #expect(leads[7] == "When hit by a contact move, 30% chance to paralyze the attacker.")
        #expect(!leads.contains("–"))
    }

    @Test func countsThemInEveryEraWithTheAbility() throws {
        let row = try #require(
            try content(.english).items("groups.rows").first { $0.shown("name") == "Lightning Rod" }
        )
        let counts = row.items("count.variants").map(Marked.init)
        #expect(counts.first?.text == "5")
        #expect(Set(counts.map(\.text)).count == counts.count)
        #expect(counts.filter { $0.shownIn.contains("5") }.map(\.text) == ["4"])
        #expect(row.shown("absent").hasPrefix("1 2"))
        // Neither today's count nor another one is shown where there are no abilities.
        #expect(counts.first?.hiddenIn.contains("1") == true)
        #expect(!counts.contains { $0.shownIn.contains("1") })
    }

    @Test func countsTheAbilitiesThatThereWere() throws {
        let content = try content(.english)
        let counts = content.items("count.variants").map(Marked.init)
        #expect(
            counts.filter { $0.shownIn.contains("3") }.map(\.text)
                == ["4 abilities of the main games by name"])
        #expect(content.shown("absence.in").hasPrefix("1 2"))
    }

    @Test func sortsBySyllablesInJapanese() throws {
        let content = try content(.japanese)
        #expect(content.lines("groups", "initial") == ["さ", "は", "ま"])
        #expect(
            content.lines("groups.rows", "name") == [
                "サーフテール", "じんばいったい（こくばじょう）", "じんばいったい（はくばじょう）", "せいでんき", "ひらいしん",
                "プレッシャー", "フレンドガード", "マジックガード", "メロメロボディ",
            ])
    }
}
