import Testing

@testable import PokedexDomain

struct ContentIDTests {
    @Test(arguments: ["a", "0", "home", "ghost-town-2", String(repeating: "a", count: 64)])
    func takesLettersDigitsAndHyphens(text: String) throws {
        #expect(try ContentID<Spot>(text).text == text)
    }

    @Test(arguments: [
        ("", "\"\" cannot be an id: it is empty; an id has 1 to 64 characters"),
        ("-a", "\"-a\" cannot be an id: \(allowed)"),
        ("Home", "\"Home\" cannot be an id: \(allowed)"),
        ("..", "\"..\" cannot be an id: \(allowed)"),
        ("a/b", "\"a/b\" cannot be an id: \(allowed)"),
        ("村", "\"村\" cannot be an id: \(allowed)"),
        ("a\u{1B}", "\"a\u{FFFD}\" cannot be an id: \(allowed)"),
        (
            String(repeating: "a", count: 65),
            "\"\(String(repeating: "a", count: 60))…\" cannot be an id: an id has at most 64 characters"
        ),
        (
            "nul",
            "\"nul\" cannot be an id: Windows reserves this name for a device; choose another id"
        ),
        ("spots", "\"spots\" cannot be an id: this word is reserved; choose another id"),
    ])
    func refusesOthers(text: String, message: String) {
        #expect {
            try ContentID<World>(text)
        } throws: {
            "\($0)" == message
        }
    }

    private static let allowed =
        "an id has the letters a–z, digits and hyphens only, and begins with no hyphen"

    @Test(arguments: [
        ("Ghost Town", "ghost-town"), ("  Mt. Moon (2F) ", "mt-moon-2f"), ("村", "spot-1"),
        ("Café", "spot-1"), ("!!", "spot-1"), ("nul", "nul-2"),
        (String(repeating: "a", count: 60), "spot-1"),
    ])
    func isMadeFromANameInAsciiLetters(name: String, id: String) {
        #expect(ContentID<Spot>.free(for: name) { _ in false }.text == id)
    }

    @Test func isTheFirstOneThatIsFree() throws {
        let taken = Set(["home", "home-2", "world-1", "world-2"])
        #expect(ContentID<World>.free(for: "Home") { taken.contains($0.text) }.text == "home-3")
        #expect(ContentID<World>.free(for: nil) { taken.contains($0.text) }.text == "world-3")
        #expect(ContentID<World>.free(for: "Spots") { _ in false }.text == "spots-2")
    }
}
