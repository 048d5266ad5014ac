import TestSupport
import Testing

@testable import Publishing

@Suite struct OutputPathTests {
    @Test(arguments: [
        ("", "it is empty"),
        ("/en/index.html", "it begins or ends with a slash, or has two in a row"),
        ("en//index.html", "it begins or ends with a slash, or has two in a row"),
        ("en/", "it begins or ends with a slash, or has two in a row"),
        ("../index.html", "it contains the name .."),
        ("en/./index.html", "it contains the name ."),
        ("en/a\nb", "it contains a control character"),
        (".pokedex-site", ".pokedex-site is the record of the build"),
        (".pokedex-site/a", ".pokedex-site is the record of the build"),
    ])
    func refusesWhatIsNoPlaceInTheOutput(path: String, reason: String) {
        #expect(
            message { _ = try OutputPath(path) } == """
                "\(path)" cannot be the path of an output: \(reason).
                Rename one of the pages or files that it is made from.
                """)
    }

    @Test func takesNamesWithDots() throws {
        #expect(try OutputPath("..a/.nojekyll").text == "..a/.nojekyll")
    }

    @Test func knowsItsFolder() throws {
        #expect(try OutputPath("en/moves/index.html").parent == OutputPath("en/moves"))
        #expect(try OutputPath("index.html").parent == nil)
    }

    @Test func sortsByBytes() throws {
        let texts = ["a/b", "a-b", "a", "B", "é", "z"]
        let sorted = try texts.map { text in try OutputPath(text) }.sorted().map(\.text)
        #expect(sorted == ["B", "a", "a-b", "a/b", "z", "é"])
    }

    @Test func tellsApartLettersOfDifferentBytes() throws {
        #expect(try OutputPath("\u{E9}") != OutputPath("e\u{301}"))
    }
}
