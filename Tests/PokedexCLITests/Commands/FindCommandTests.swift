import Foundation
import TestSupport
import Testing

@testable import PokedexCLI

/// The built program, finding Pokémon of the sample.
struct FindCommandTests {
    private let site: SampleSite

    init() throws { site = try SampleSite() }

    @Test func printsATableOfWhatItFinds() throws {
        #expect(
            try site.run("find", "chu spe>=100 sort:-atk")
                == Program.Result(
                    status: 0,
                    output: """
                         No.  Name           Type              HP  Atk  Def  SpA  SpD  Spe  Total
                        0026  Mega Raichu X  Electric          60  135   95   90   95  110    585
                        0026  Raichu         Electric          60   90   55   90   80  110    485
                        0026  Alolan Raichu  Electric Psychic  60   85   50   95   85  110    485

                        """,
                    messages: "3 Pokémon\n"))
    }

    @Test func alignsWideCharacters() throws {
        #expect(
            try site.run("find", "わざ:ねがいごと", "-区分:ベイビィ", "--language", "ja")
                == Program.Result(
                    status: 0,
                    output: """
                        番号  名前                タイプ            H   A   B   C   D    S  合計  覚え方
                        0025  ピカチュウ          でんき           35  55  40  50  50   90   320  ねがいごと：ピチューのとき：タマゴ（スカーレット・バイオレット）
                        0026  ライチュウ          でんき           60  90  55  90  80  110   485  ねがいごと：ピチューのとき：タマゴ（スカーレット・バイオレット）
                        0026  アローラライチュウ  でんき エスパー  60  85  50  95  85  110   485  ねがいごと：ピチューのとき：タマゴ（スカーレット・バイオレット）

                        """,
                    messages: "3匹\n"))
    }

    @Test func saysHowMovesAreLearned() throws {
        let query = "number:25|26 move:thunderbolt|quick-attack game:scarlet-violet -alola"
        #expect(
            try site.run("find", query).output == """
                 No.  Name     Type      HP  Atk  Def  SpA  SpD  Spe  Total  Moves
                0025  Pikachu  Electric  35   55   40   50   50   90    320  \
                Quick Attack: Lv. 1 · Thunderbolt: Lv. 36, TM126
                0026  Raichu   Electric  60   90   55   90   80  110    485  \
                Quick Attack: On evolving · Thunderbolt: TM126

                """)
    }

    @Test func namesThreeOfManyMovesInTheNewestGames() throws {
        let result = try site.run("find", "number:25 -is:form move:(gen<=9)")
        #expect(
            result.output.hasSuffix(
                "  Thunderbolt: Lv. 36 (Legends: Z-A) · Thunder Wave: Lv. 8 (Gold & Silver)"
                    + " · Quick Attack: Lv. 1 (Scarlet & Violet) · +6 more\n"))
    }

    @Test func writesHowMovesAreLearnedAsJSON() throws {
        let result = try site.run(
            "find", "--json", "raichu -is:form move:thunderbolt game:scarlet-violet")
        #expect(
            result.output.hasSuffix(
                #""total":485,"moves":[{"move":"thunderbolt","game":"scarlet-violet","ways":["#
                    + #"{"method":"machine","machines":["tm126"]}]}]}]}"# + "\n"))
    }

    @Test func takesSeveralWordsForOneQuery() throws {
        let result = try site.run("find", "type:electric", "-is:form", "number<=25")
        #expect(result.messages == "1 Pokémon\n")
        #expect(try site.run("find", "--", "-is:form").messages == "6 Pokémon\n")
    }

    @Test(arguments: [["find"], ["find", ""], ["find", "", " "]])
    func listsAllWithoutAQuery(words: [String]) throws {
        let result = try Program.run(words, in: site.folder)
        #expect(result.status == 0)
        #expect(result.messages == "10 Pokémon\n")
        #expect(result.output.split(separator: "\n").count == 11)
    }

    @Test func saysThatNothingIsFound() throws {
        #expect(
            try site.run("find", "missingno") == Program.Result(status: 0, messages: "no Pokémon\n")
        )
        #expect(
            try site.run("find", "missingno", "--language=ja")
                == Program.Result(status: 0, messages: "該当するポケモンはいません\n"))
    }

    @Test func writesJSON() throws {
        let result = try site.run("find", "--json", "zapdos")
        #expect(result.status == 0)
        #expect(result.messages == "")
        #expect(
            result.output
                == #"{"query":"zapdos","count":1,"hits":[{"slug":"zapdos","number":145,"#
                + #""name":"Zapdos","types":["electric","flying"],"hp":90,"attack":90,"defense":85,"#
                + #""special-attack":125,"special-defense":90,"speed":100,"total":580}]}"# + "\n")
    }

    @Test func marksMistakesAndAppliesTheRest() throws {
        let result = try site.run("find", "ピチュー タイプ:でんぎ foo:x")
        #expect(
            result
                == Program.Result(
                    status: 1,
                    output: """
                         No.  Name   Type      HP  Atk  Def  SpA  SpD  Spe  Total
                        0172  Pichu  Electric  20   40   15   35   35   60    205

                        """,
                    messages: """
                        query:10: error: there is no type "でんぎ"
                        ピチュー タイプ:でんぎ foo:x
                                        ^~~~~~
                        did you mean electric?
                        query:14: error: there is no key "foo"
                        ピチュー タイプ:でんぎ foo:x
                                               ^~~
                        expected: one of name type ability move all-moves place game method gen egg \
                        color shape dex is number hp atk def spa spd spe total height weight sort
                        1 Pokémon

                        """))
    }

    @Test func showsNoCharactersThatATerminalObeys() throws {
        #expect(
            try site.run("find", "pichu type:\u{1B}[2J").messages == """
                query:12: error: there is no type "\u{FFFD}[2J"
                pichu type:\u{FFFD}[2J
                           ^~~~
                expected: a type, such as water
                1 Pokémon

                """)
    }

    @Test func writesTheHitsAsJSONInSpiteOfMistakes() throws {
        let result = try site.run("find", "--json", "missingno type:")
        #expect(result.status == 1)
        #expect(result.output == "{\"query\":\"missingno\",\"count\":0,\"hits\":[]}\n")
        #expect(result.messages.hasPrefix("query:11: error: nothing follows \"type:\"\n"))
    }

    @Test func refusesAnUnknownLanguage() throws {
        #expect(
            try Outcome.of("find", "--language", "fr")
                == Outcome(
                    status: .usage,
                    messages: """
                        error: --language is en or ja, not "fr"
                        See "pokedex-site find --help".

                        """))
        #expect(
            try Outcome.of("find", "--jsn").messages.hasPrefix(
                "error: find has no option --jsn; did you mean --json?\n"))
    }

    @Test(arguments: ["queries.json", "spellings.json", "strings/en.json", "pokedex.sqlite"])
    func saysWhichFileIsMissing(file: String) throws {
        try site.folder.remove("content/\(file)")
        let result = try site.run("find", "pika")
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(result.messages.hasPrefix("content/\(file): error: "))
    }

    @Test func saysWhatIsWrongWithTheWords() throws {
        try site.folder.write("{\n  \"kys\": {}\n}\n", to: "content/queries.json")
        #expect(
            try site.run("find", "pika")
                == Program.Result(
                    status: 1,
                    messages: """
                        content/queries.json:2:3: error: "kys" is none of subjects, words
                          "kys": {}
                          ^

                        """))
    }

    @Test func asksTheWorldsOfTheContent() throws {
        let overworld = ["worlds", "add", "world", "overworld", "--name", "<オーバー> ワールド"]
        #expect(try Program.run(overworld, in: site.folder).status == 0)
        let spots = [
            ["a", "--world", "overworld", "--pokemon", "pichu,zapdos"],
            ["b", "--pokemon", "raichu"],
        ]
        for spot in spots {
            #expect(
                try Program.run(["worlds", "add", "spot"] + spot, in: site.folder).status == 0)
        }
        let queries = [
            ("world:overworld", "2 Pokémon\n"), ("ワールド:「<オーバー> ワールド」", "2 Pokémon\n"),
            ("is:seen", "3 Pokémon\n"), ("見た", "no Pokémon\n"),
            ("区分:見た -world:overworld", "1 Pokémon\n"),
        ]
        for (query, count) in queries {
            let result = try site.run("find", query)
            #expect(result.status == 0)
            #expect(result.messages == count)
        }
        #expect(
            try site.run("find", "pichu world:over", "--language", "ja").messages == """
                検索条件:13: エラー: 「over」というワールドはありません
                pichu world:over
                            ^~~~
                もしかして: "<オーバー> ワールド"
                1匹

                """)
    }

    @Test func saysWhatIsWrongWithTheWorlds() throws {
        try site.folder.write(
            "[{\"id\": \"a\", \"pokemon\": [\"picku\"]}]\n", to: "content/worlds/spots.json")
        let result = try site.run("find", "pichu")
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(
            result.messages.hasPrefix(
                "content/worlds/spots.json:1:26: error: there is no Pokémon \"picku\" in the database"
            ))
    }

    @Test func looksElsewhereWhenTold() throws {
        try site.folder.move("content/pokedex.sqlite", to: "dex.sqlite")
        try site.folder.move("content", to: "words")
        #expect(
            try site.run("find", "pichu", "--database=dex.sqlite", "--content", "words").messages
                == "1 Pokémon\n")
    }
}
