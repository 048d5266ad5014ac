import Foundation
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexQuery

/// `Tests/Queries/moves.json`, which the tests of the scripts read too.
struct MoveQueryTests {
    private struct Case: Decodable {
        struct Mistake: Decodable, Equatable {
            let kind: String
            let start: Int
            let length: Int
            let nearest: [String]?
        }

        let query: String
        let canonical: String
        let errors: [Mistake]?
    }

    @Test func readsTheSharedCases() throws {
        let cases = try JSONDecoder().decode(
            [Case].self, from: Data(ProjectFiles.bytes(of: "Tests/Queries/moves.json")))
        #expect(!cases.isEmpty)
        let reader = QueryReader(try QueryFixture.vocabularyOfMoves())
        for one in cases {
            let reading = reader.read(one.query)
            let mistakes = reading.mistakes.map { mistake in
                Case.Mistake(
                    kind: mistake.name, start: mistake.range.lowerBound,
                    length: mistake.range.count,
                    nearest: mistake.name.hasPrefix("unknown") ? mistake.nearest : nil)
            }
            #expect(reading.query.text == one.canonical, "\(one.query)")
            #expect(mistakes == one.errors ?? [], "\(one.query)")
            #expect(reader.read(one.canonical).query.text == one.canonical, "\(one.query)")
        }
    }
}

/// What `Tests/Queries/cases.json` shows over the whole database, in small.
struct QueryReaderTests {
    private let reader: QueryReader

    init() throws {
        reader = QueryReader(try QueryFixture.vocabulary())
    }

    private func canonical(_ query: String) -> String {
        reader.read(query).query.text
    }

    /// A query's mistakes as "kind start+length".
    private func mistakes(_ query: String) -> [String] {
        reader.read(query).mistakes.map { "\($0.name) \($0.range.lowerBound)+\($0.range.count)" }
    }

    @Test(arguments: [
        ("", ""), ("  　\t", ""), ("ＰＩＫＡ", "pika"), ("ぴか", "ピカ"), ("\"mr.  Mime\"", "\"mr. mime\""),
        ("「ピカ」", "ピカ"), ("Flabébé", "flabebe"), ("#025", "25"), ("025", "25"), ("000", "0"),
        ("#x", "\"#x\""), ("-pika", "-pika"), ("ーpika", "-pika"), ("--pika", "-pika"), ("!!!", ""),
        ("-", ""), ("- pika", "pika"), ("rai|pika|PIKA", "pika|rai"), ("pika | rai", "pika|rai"),
        ("name:pika", "pika"), ("名前:ピカ", "ピカ"), ("pika|hp:80", "\"hp:80\"|pika"),
    ])
    func readsNames(query: String, expected: String) {
        #expect(canonical(query) == expected)
        #expect(mistakes(query) == [])
        #expect(canonical(expected) == expected)
    }

    @Test(arguments: [
        ("type:electric", "type:electric"), ("タイプ：でんき", "type:electric"),
        ("type: denki", "type:electric"), ("タイプ:電気", "type:electric"),
        ("TYPE = Electric", "type:electric"), ("type:psychic|electric", "type:electric|psychic"),
        ("-type:「でんき」", "-type:electric"), ("move:\"quick attack\"", "move:quick-attack"),
        ("move:quick-attack", "move:quick-attack"), ("技:波乗り", "move:surf"),
        ("game:scarlet", "game:scarlet-violet"), ("game:FRLG|sv game:red", ""),
        ("method:tm", "method:machine"), ("方法:タマゴ", "method:egg"), ("egg:field", "egg:ground"),
        ("dex:kanto", "dex:kanto"), ("図鑑:カントー", "dex:kanto"), ("is:gmax", "is:gigantamax"),
        ("区分:伝説", "is:legendary"),
        ("ability:\"as one\"", "ability:as-one-glastrier|as-one-spectrier"),
        ("ability:\"As One (Ice Rider)\"", "ability:as-one-glastrier"),
    ])
    func readsValuesInBothLanguages(query: String, expected: String) {
        if !expected.isEmpty {
            #expect(canonical(query) == expected)
            #expect(mistakes(query) == [])
        } else {
            #expect(mistakes(query).count == 1)
        }
    }

    @Test(arguments: [
        ("spe>=80", "spe>=80"), ("すばやさ＞80", "spe>=81"), ("speed<80", "spe<=79"),
        ("s≧80", "spe>=80"),
        ("spe=80", "spe:80"), ("-spe>=80", "spe<=79"), ("-spe:80", "-spe:80"),
        ("spe>=80 spe>90 spe<=120 spe<=110", "spe<=110 spe>=91"), ("spe:90|80|90", "spe:80|90"),
        ("spe>=80|90", "spe>=80"), ("gen:1", "gen:1"), ("height>=170cm", "height>=1.7"),
        ("height<2m", "height<=1.9"), ("height:6ft", "height:1.8"), ("weight:2.0", "weight:2"),
        ("重さ>=10lb", "weight>=4.5"), ("高さ：１．５", "height:1.5"), ("spe:80.0", "spe:80"),
    ])
    func bringsFiguresIntoOneForm(query: String, expected: String) {
        #expect(canonical(query) == expected)
        #expect(mistakes(query) == [])
        #expect(canonical(expected) == expected)
    }

    @Test func putsTermsInOrder() {
        #expect(
            canonical("sort:-atk -egg:fairy gen:1 spe>=100 move:surf type:electric raichu -pika")
                == "raichu -pika type:electric move:surf gen:1 -egg:fairy spe>=100 sort:-atk")
        #expect(
            canonical("type:psychic type:electric TYPE:psychic") == "type:electric type:psychic")
    }

    @Test(arguments: [
        ("sort:number", ""), ("sort:-number", "sort:-number"), ("-sort:atk", "sort:-atk"),
        ("-sort:-atk", "sort:atk"), ("並び:ーこうげき", "sort:-atk"), ("sort:atk sort:attack", "sort:atk"),
        ("sort:五十音", "sort:name"), ("dex:kanto sort:dex", "dex:kanto sort:dex"),
    ])
    func readsOrders(query: String, expected: String) {
        #expect(canonical(query) == expected)
        #expect(mistakes(query) == [])
    }

    @Test(arguments: [
        ("foo:bar", ["unknown-key 0+3"]), (":x", ["unknown-key 0+1"]),
        ("ピカ -foo:x", ["unknown-key 4+3"]), ("type:watr", ["unknown-value 5+4"]),
        ("type:watr|electric|fir", ["unknown-value 5+4", "unknown-value 19+3"]),
        ("type:\"watr\"", ["unknown-value 5+6"]), ("type:-electric", ["unknown-value 5+9"]),
        ("type:", ["missing-value 0+5"]), ("-type: ", ["missing-value 1+5"]),
        ("type:\"\"", ["missing-value 0+5"]), ("type: hp>=80", ["missing-value 0+5"]),
        ("spe>=fast", ["not-a-figure 5+4"]), ("spe:1.5", ["not-a-figure 4+3"]),
        ("height:1kg", ["not-a-figure 7+3"]), ("gen:12", ["out-of-range 4+2"]),
        ("gen>9", ["out-of-range 4+1"]), ("-spe>=0", ["out-of-range 6+1"]),
        ("spe:99999999999999999999", ["out-of-range 4+20"]), ("type>=water", ["no-comparison 4+2"]),
        ("type≧water", ["no-comparison 4+1"]), ("move:\"surf", ["unclosed-quote 5+5"]),
        ("move:\"srf", ["unclosed-quote 5+4", "unknown-value 5+4"]),
        ("sort:atk -sort:hp", ["second-sort 9+8"]), ("sort:dex", ["no-dex 5+3"]),
        ("sort:-dex -dex:kanto", ["no-dex 6+3"]),
        ("move:(type:electric", ["unclosed-group 5+1"]), ("move:()", ["missing-value 5+1"]),
        ("move:(type:watr)", ["unknown-value 11+4"]), ("move:(hp:80)", ["unknown-key 6+2"]),
        ("move:(sort:name)", ["missing-value 5+1"]), ("type:(a b)", ["unknown-value 5+5"]),
    ])
    func marksMistakesWithTheirPlaces(query: String, expected: [String]) {
        #expect(mistakes(query) == expected)
    }

    @Test(arguments: [
        ("わざ：（タイプ：でんき 威力≧80）", "move:(type:electric power>=80)"),
        ("move: ( power>=80 type:electric sort:name )", "move:(type:electric power>=80)"),
        ("move:thunderbolt|(gen:1)hp>=80", "move:(gen:1)|thunderbolt hp>=80"),
        ("all-moves:(class:physical)", "all-moves:(class:physical)"),
        ("move:(\"a)b\" Ice)", "move:(\"a)b\" Ice)"),
    ])
    func readsConditionsOnMoves(query: String, expected: String) {
        #expect(canonical(query) == expected)
        #expect(mistakes(query) == [])
        #expect(canonical(expected) == expected)
    }

    @Test func readsTheBeginningOfLongQueries() {
        #expect(mistakes(String(repeating: "a", count: 500)) == [])
        #expect(mistakes(String(repeating: "a", count: 501)) == ["too-long 500+1"])
        let mistakes = reader.read(String(repeating: "move:thundervolt ", count: 6000)).mistakes
        #expect(mistakes.filter { !$0.nearest.isEmpty }.count == 3)
        #expect(mistakes.count < 100)
    }

    @Test func keepsWhatIsRight() {
        #expect(canonical("type:watr spe>=80 foo:bar pika") == "pika spe>=80")
        #expect(canonical("move:\"surf") == "move:surf")
    }

    @Test(arguments: [
        ("tpye:x", ["type"]), ("type:electrik", ["electric"]), ("type:えれ", []),
        ("move:th", ["thunder-wave", "thunderbolt"]), ("move:thundervolt", ["thunderbolt"]),
        ("タイプ:でんぎ", ["electric"]), ("is:x", []), ("", []),
    ])
    func suggestsWhatIsNear(query: String, nearest: [String]) {
        #expect(Set(reader.read(query).mistakes.flatMap(\.nearest)) == Set(nearest))
    }

    @Test(arguments: ["Type: Null", "type:null", "タイプ：ヌル", "TYPE : \"Null\""])
    func takesAKeyAndAValueForANameTheyMake(query: String) throws {
        #expect(canonical(query) == "\"type: null\"")
        #expect(mistakes(query) == [])
    }
}
