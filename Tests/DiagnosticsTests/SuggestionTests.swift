import Testing

@testable import Diagnostics

struct SuggestionTests {
    private let suggestion = Suggestion(candidates: [
        "--database", "--data", "--jobs", "build", "import",
    ])

    @Test(arguments: [
        ("--databasse", "--database"), ("--adtabase", "--database"), ("--dat", "--database"),
        ("--jbos", "--jobs"), ("biuld", "build"), ("imprt", "import"),
    ])
    func findsTheWordThatWasMeant(word: String, meant: String) {
        #expect(suggestion.nearest(to: word) == meant)
    }

    @Test(arguments: ["--colour", "--j", "destroy", "-", "--", ""])
    func staysSilentWhereNothingIsNear(word: String) {
        #expect(suggestion.nearest(to: word) == nil)
        #expect(suggestion.question(for: word) == "")
    }

    @Test(arguments: [
        ("", "", 0), ("water", "water", 0), ("watr", "water", 1), ("waterr", "water", 1),
        ("wayer", "water", 1), ("wtaer", "water", 1), ("", "abc", 3), ("abc", "", 3),
        ("ca", "abc", 3),
    ])
    func countsWhatMustChange(first: String, second: String, distance: Int) {
        #expect(Suggestion.distance(Array(first.utf8), Array(second.utf8)) == distance)
    }
}
