import Foundation
import JSON
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexQuery

struct FoldingTests {
    /// `Tests/Queries/folding.json`, which the tests of the scripts read too.
    @Test(arguments: Folding.allCases)
    func foldsAsTheSharedTable(form: Folding) throws {
        let table = try JSONDecoder().decode(
            [String: [String: String]].self,
            from: Data(ProjectFiles.bytes(of: "Tests/Queries/folding.json")))
        let texts = try #require(table[form.rawValue])
        #expect(!texts.isEmpty)
        for (text, folded) in texts { #expect(form(text) == folded, "\(text)") }
    }

    @Test func comparesJapaneseInAllForms() {
        #expect(Folding.forms(of: .english) == [.letters])
        #expect(Folding.forms(of: .japanese) == [.letters, .kana, .romaji])
    }

    /// Names of a language without a form are never found.
    @Test(arguments: Language.allCases)
    func comparesNamesOfEveryLanguage(language: Language) {
        #expect(Folding.forms(of: language).contains(.letters))
    }

    /// `text/folding.js` gives scripts the table. With `RECORD_SNAPSHOTS=1` the test writes the file.
    @Test func givesScriptsTheTable() throws {
        let file = "Templates/assets/scripts/text/folding.js"
        let table = String(
            decoding: try ProjectFiles.bytes(of: "Sources/PokedexQuery/folding.json"),
            as: UTF8.self)
        let expected = """
            // Sources/PokedexQuery/folding.json as a module: fetching it as data would delay the \
            first answer of the search.
            // A test compares the two, and writes this file with RECORD_SNAPSHOTS=1.
            export default \(table.trimmingCharacters(in: .newlines));

            """
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try expected.write(
                toFile: ProjectFiles.path(of: file), atomically: true, encoding: .utf8)
        }
        #expect(String(decoding: try ProjectFiles.bytes(of: file), as: UTF8.self) == expected)
    }
}
