import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct AbilityPageTests {
    private func page(_ slug: String, _ language: Language = .english) throws -> AbilityPage {
        let site = try SiteFixture.site(language)
        let ability = try #require(
            site.indexes.catalog.abilities.first { $0.slug.text == slug })
        return AbilityPage(site: site, subject: ability)
    }

    @Test func listsOrdinaryHoldersApartFromHiddenOnes() throws {
        let lists = try #require(try page("static").content()["lists"]?.list)
        let names = lists.map { list in
            (list["cards"]?.list ?? []).compactMap { $0["label"]?.linkText }
        }
        #expect(
            names == [
                ["Pikachu", "Gigantamax Pikachu", "Raichu", "Mega Raichu X", "Pichu"], ["Zapdos"],
            ])
        #expect(lists.map { $0["count"]?["text"]?.text } == ["5 Pokémon", "1 Pokémon"])
        #expect(lists.map { $0["anchor"]?.text } == ["ordinary", "hidden"])
    }

    @Test func countsThoseThatItShowsInEveryEra() throws {
        for slug in ["static", "lightning-rod", "cute-charm", "surge-surfer"] {
            let content = try page(slug).content()
            let lists = try #require(content["lists"]?.list)
            for era in ["3", "4", "5", "6", "7", "8", "9"] {
                let total = try lists.reduce(0) { sum, list in
                    let cards = try #require(list["cards"]?.list).map(Marked.init)
                    let shown = cards.count { $0.isShown(in: era) }
                    if shown > 0, Marked(list).isShown(in: era) {
                        #expect(
                            try Marked.text(list["count"], in: era) == "\(shown) Pokémon",
                            "\(slug) \(era)")
                    }
                    return sum + shown
                }
                let said = try Marked.text(content["count"], in: era)
                #expect(said == "\(total)" || total == 0, "\(slug) \(era)")
            }
        }
    }

    @Test func hidesAListWhereNobodyIsInIt() throws {
        let lists = try #require(try page("static").content()["lists"]?.list)
        // Hidden abilities came with generation V.
        #expect(Marked(lists[1]).hiddenIn.contains("4"))
        #expect(!Marked(lists[1]).hiddenIn.contains("6"))
        #expect(!Marked(lists[0]).hiddenIn.contains("4"))
    }

    @Test func showsTodaysHoldersInGamesWithoutTheAbility() throws {
        let content = try page("surge-surfer").content()
        #expect(content["absence"]?["in"]?.text?.hasPrefix("1 2 3 4 5 6") == true)
        #expect(try Marked.text(content["count"], in: "4") == "1")
        #expect(content["countNote"]?["in"]?.text?.contains("4") == false)
    }

    @Test func tellsByGenerationWhoHadIt() throws {
        let rows = try #require(try page("lightning-rod").content()["past"]?["rows"]?.list)
        #expect(
            rows.map { $0["generation"]?.text } == [
                "Generation IX", "Generation VIII", "Generation VI", "Generation V",
            ])
        #expect(
            rows.map { $0["count"]?.text } == ["5 Pokémon", "4 Pokémon", "3 Pokémon", "4 Pokémon"])
        #expect(
            rows.map { $0["newcomers"]?.text } == ["1 of them new", "1 of them new", nil, nil])
        #expect(rows.map { $0["changes"]?.list?.count } == [0, 0, 1, 1])
        let changes = try #require(rows[2]["changes"]?.list)
        #expect(changes.map { $0["what"]?.text } == ["Lost as hidden ability"])
        #expect(changes.map { $0["isLoss"]?.bool } == [true])
        let pokemon = try #require(changes[0]["pokemon"]?.list)
        #expect(pokemon.map(\.linkText) == ["Zapdos"])
        #expect(try page("surge-surfer").content()["past"]?.isTruthy == false)
    }

    @Test func saysThatItIsOfNoMainGame() throws {
        let page = try page("mountaineer", .japanese)
        let content = try page.content()
        #expect(content["isMainSeries"]?.bool == false)
        #expect(content["heading"]?["lang"]?.text == "en")
        #expect(content["other"]?.isTruthy == false)
        #expect(try page.description == "Mountaineer：外伝のゲームだけに登場する特性。本編シリーズには登場しません。")
    }

    @Test func leadsWithWhatTheAbilityDoes() throws {
        #expect(
            try page("static", .japanese).content()["lead"]?.text
                == "接触わざを受けると、30%の確率で相手をまひにする。")
        #expect(try page("mountaineer").content()["lead"]?.isTruthy == false)
    }

    @Test func saysThatNobodyHasIt() throws {
        let content = try page("as-one-glastrier").content()
        #expect(content["isHeld"]?.bool == false)
        #expect(content["lists"]?.list?.isEmpty == true)
    }

    @Test func tellsNamesakesApart() throws {
        #expect(
            try ["as-one-glastrier", "as-one-spectrier"].map { try page($0).title } == [
                "As One (Ice Rider), Pokémon ability", "As One (Shadow Rider), Pokémon ability",
            ])
    }

    @Test func describesItself() throws {
        #expect(
            try page("static").description
                == "Static (せいでんき): ability of 6 Pokémon, introduced in Generation III. "
                + "When hit by a contact move, 30% chance to paralyze the attacker.")
    }
}

@Suite struct AbilityListPageTests {
    private func content(_ language: Language) throws -> Object {
        try AbilityListPage(site: SiteFixture.site(language)).content()
    }

    private func names(_ rows: [Value]?) -> [String] {
        (rows ?? []).compactMap { $0["name"]?["text"]?.text }
    }

    @Test func putsTheMainGamesFirst() throws {
        let content = try content(.english)
        let groups = try #require(content["groups"]?.list)
        #expect(
            groups.flatMap { names($0["rows"]?.list) } == [
                "As One (Ice Rider)", "As One (Shadow Rider)", "Cute Charm", "Friend Guard",
                "Lightning Rod", "Magic Guard", "Pressure", "Static", "Surge Surfer",
            ])
        #expect(names(content["others"]?["rows"]?.list) == ["Mountaineer"])
        #expect(content["count"]?["text"]?.text == "9 abilities of the main games by name")
    }

    @Test func saysWhatEachDoes() throws {
        let content = try content(.english)
        let groups = try #require(content["groups"]?.list)
        let leads = groups.flatMap { ($0["rows"]?.list ?? []).map { $0["lead"]?.text } }
        #expect(leads.count == 9)
        #expect(leads[7] == "When hit by a contact move, 30% chance to paralyze the attacker.")
        #expect(leads.allSatisfy { $0 != nil })
        let others = try #require(content["others"]?["rows"]?.list)
        #expect(others.allSatisfy { $0["lead"]?.isTruthy == false })
    }

    @Test func countsThePokemonThatHaveEach() throws {
        let groups = try #require(try content(.english)["groups"]?.list)
        let rows = groups.flatMap { $0["rows"]?.list ?? [] }
        #expect(
            rows.map { $0["count"]?["text"]?.text } == [
                "0", "0", "1", "1", "5", "1", "3", "6", "1",
            ])
    }

    @Test func countsThemInEveryEraWithTheAbility() throws {
        let groups = try #require(try content(.english)["groups"]?.list)
        let rows = groups.flatMap { $0["rows"]?.list ?? [] }
        let row = try #require(rows.first { $0["name"]?["text"]?.text == "Lightning Rod" })
        let counts = try #require(row["count"]?["variants"]?.list).map(Marked.init)
        #expect(counts.first?.text == "5")
        #expect(Set(counts.map(\.text)).count == counts.count)
        let inFifth = counts.filter { $0.shownIn.contains("5") }
        #expect(inFifth.map(\.text) == ["4"])
        #expect(row["absent"]?.text?.hasPrefix("1 2") == true)
        // Neither today's count nor another one is shown where there are no abilities.
        #expect(counts.first?.hiddenIn.contains("1") == true)
        #expect(!counts.contains { $0.shownIn.contains("1") })
    }

    @Test func countsTheAbilitiesThatThereWere() throws {
        let content = try content(.english)
        let counts = try #require(content["count"]?["variants"]?.list).map(Marked.init)
        let main = try SampleCatalog().catalog.abilities.filter(\.isMainSeries)
        let ofThird = main.count { $0.generation.rawValue <= 3 }
        #expect(
            counts.filter { $0.shownIn.contains("3") }.map(\.text) == [
                "\(ofThird) abilities of the main games by name"
            ])
        #expect(content["absence"]?["in"]?.text?.hasPrefix("1 2") == true)
    }

    @Test func sortsBySyllablesInJapanese() throws {
        let groups = try #require(try content(.japanese)["groups"]?.list)
        #expect(groups.compactMap { $0["initial"]?.text } == ["さ", "は", "ま"])
        #expect(
            groups.flatMap { names($0["rows"]?.list) } == [
                "サーフテール", "じんばいったい（こくばじょう）", "じんばいったい（はくばじょう）", "せいでんき", "ひらいしん",
                "プレッシャー", "フレンドガード", "マジックガード", "メロメロボディ",
            ])
    }
}

extension Value {
    /// What the first link of a finished piece of mark-up says.
    fileprivate var linkText: String? {
        guard case .html(let html) = self else { return nil }
        let opening = html.string.firstRange(of: "</a>").map { html.string[..<$0.lowerBound] }
        return opening?.split(separator: ">").last.map(String.init)
    }
}
