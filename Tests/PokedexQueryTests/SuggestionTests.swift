import PokedexQuery
import Testing

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
}
