import PokedexDomain
import PokedexQuery
import TestSupport
import Testing

@testable import PokedexSite

struct PokemonSearchTests {
    private let search: PokemonSearch

    init() throws { search = try QueryFixture.search() }

    private func slugs(_ query: String, in language: Language = .english) -> [String] {
        search.find(query, in: language).hits.map(\.slug.text)
    }

    @Test(arguments: [
        ("pika", ["pikachu", "pikachu-gmax"]),
        ("chu -pi", ["raichu", "raichu-alola", "raichu-mega-x"]),
        ("ピチュ", ["pichu"]), ("raityu", ["raichu"]),
        ("25", ["pikachu", "pikachu-gmax"]),
        ("#0145", ["zapdos"]), ("sanda", ["zapdos"]), ("nda", []), ("ンダ", ["zapdos"]),
        ("alolan|アタック", ["raichu-alola", "deoxys-attack"]), ("is:favourite", []),
    ])
    func findsNamesInBothLanguages(query: String, expected: [String]) {
        #expect(slugs(query) == expected)
    }

    @Test func findsByEverythingElse() {
        #expect(slugs("タイプ:でんき 特性:ひらいしん is:form") == ["pikachu-gmax", "raichu-mega-x"])
        #expect(slugs("move:wish game:sv") == ["pikachu", "raichu", "raichu-alola", "pichu"])
        #expect(slugs("move:wish method:level-up") == [])
        #expect(slugs("dex:kanto egg:fairy total<400 gen:1") == ["pikachu", "clefairy"])
        #expect(slugs("height>=1.6 weight<60 -is:battle-only") == ["zapdos"])
        #expect(slugs("-is:favourite number<=26 -is:form") == ["pikachu", "raichu"])
    }

    @Test(arguments: [
        ("viridian-forest", "viridian-forest"), ("\"Viridian Forest\"", "viridian-forest"),
        ("VIRIDIANFOREST", "viridian-forest"), ("トキワのもり", "viridian-forest"),
        ("ときわのもり", "viridian-forest"), ("tokiwanomori", "viridian-forest"),
        ("\"Route 1 (Kanto)\"", "kanto-route-1"), ("1番道路（カロス）", "kalos-route-1"),
        ("\"Route 1\"", "kalos-route-1|kanto-route-1"), ("１番道路", "kalos-route-1|kanto-route-1"),
    ])
    func findsPlacesByTheirNames(name: String, canonical: String) throws {
        let search = try QueryFixture.search(change: SampleCatalog.addPlaces)
        for key in ["place", "location", "at", "場所", "ばしょ"] {
            let answer = search.find("\(key):\(name)", in: .english)
            #expect(answer.query == "place:\(canonical)")
            #expect(answer.mistakes == [])
        }
    }

    @Test func sortsByNameInTheLanguage() {
        #expect(
            slugs("-is:form sort:name") == [
                "clefairy", "deoxys-normal", "pichu", "pikachu", "raichu", "zapdos",
            ])
        #expect(
            slugs("-is:form sort:name", in: .japanese) == [
                "zapdos", "deoxys-normal", "pikachu", "pichu", "clefairy", "raichu",
            ])
        #expect(slugs("dex:kanto sort:-dex -is:form").first == "zapdos")
    }

    @Test func tellsHitsInTheLanguage() throws {
        let hit = try #require(search.find("raichu-alola", in: .japanese).hits.first)
        #expect(hit.name == "アローラライチュウ")
        #expect(hit.typeNames == ["でんき", "エスパー"])
        #expect(hit.stats == [60, 85, 50, 95, 85, 110])
        #expect(hit.total == 485)
    }

    @Test func writesAnAnswerAsJSON() {
        let answer = search.find("number:145 zzzz foo:x", in: .english)
        #expect(
            String(decoding: answer.json, as: UTF8.self)
                == #"{"query":"zzzz number:145","count":0,"hits":[]}"#)
        let json = search.find("number:145", in: .english).json
        #expect(
            String(decoding: json, as: UTF8.self)
                == #"{"query":"number:145","count":1,"hits":[{"slug":"zapdos","number":145,"#
                + #""name":"Zapdos","types":["electric","flying"],"hp":90,"attack":90,"defense":85,"#
                + #""special-attack":125,"special-defense":90,"speed":100,"total":580}]}"#)
    }
}
