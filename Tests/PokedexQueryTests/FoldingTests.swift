import Foundation
import TestSupport
import Testing

@testable import PokedexQuery

struct FoldingTests {
    /// `Tests/Queries/folding.json`, which the tests of the scripts read too.
    @Test(arguments: ["letters", "kana"])
    func foldsAsTheSharedTable(form: String) throws {
        let table = try JSONDecoder().decode(
            [String: [String: String]].self,
            from: Data(ProjectFiles.bytes(of: "Tests/Queries/folding.json")))
        let texts = try #require(table[form])
        #expect(!texts.isEmpty)
        let fold = form == "kana" ? Folding.kana : Folding.letters
        for (text, folded) in texts { #expect(fold(text) == folded, "\(text)") }
    }
}
