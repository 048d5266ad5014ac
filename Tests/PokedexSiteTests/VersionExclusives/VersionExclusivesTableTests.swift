import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

extension VersionExclusivesTable {
    /// A table that a test writes.
    init(_ json: String) throws { try self.init(json: Array(json.utf8), folder: "content") }
}

/// The table compared with the sample, which here has Blue and Silver, too.
struct VersionExclusivesTableTests {
    private let indexes: CatalogIndexes

    init() throws {
        let sample = try SampleCatalog { catalog in
            for (number, slug, group) in [(2, "blue", 1), (5, "silver", 3)] {
                catalog.versions.append(try .fixture(number, NameRow(slug), group: group))
            }
            catalog.versions.sort { $0.id < $1.id }
        }
        indexes = CatalogIndexes(sample.catalog)
    }

    /// The Pokémon of each version of a table.
    private func lists(_ json: String) throws -> [String: [String]] {
        let exclusives = try VersionExclusivesTable(json).exclusives(in: indexes)
        let catalog = indexes.catalog
        return Dictionary(
            uniqueKeysWithValues: exclusives.pairs.flatMap(\.sides).map { side in
                (
                    catalog.versions.first { $0.id == side.version }?.slug.text ?? "",
                    side.pokemon.map { indexes.entities[$0].slug.text }
                )
            })
    }

    @Test func takesFamiliesAsFarAsTheGamesHaveThem() throws {
        #expect(
            try lists(
                """
                {
                  "red-blue": {"red": ["pikachu"], "blue": ["zapdos", "clefairy"]},
                  "gold-silver": {"gold": [], "silver": ["pichu"]}
                }
                """) == [
                    "red": ["pikachu", "raichu"], "blue": ["clefairy", "zapdos"], "gold": [],
                    "silver": ["pikachu", "pichu"],
                ])
    }

    @Test func takesSinglePokemonWithoutTheirFamilies() throws {
        #expect(
            try lists(
                """
                {
                  "red-blue": {
                    "red": ["zapdos"], "blue": [], "only": {"blue": ["raichu"], "red": ["pikachu"]}
                  }
                }
                """) == ["red": ["pikachu", "zapdos"], "blue": ["raichu"]])
        #expect(try lists("{}") == [:])
    }

    @Test(
        arguments: tableRows(
            #"""
            [] => 1:1: error: the file must be an object: { … }
            {"red-blue": []} => 1:14: error: "red-blue" must be an object: { … }
            {"red-blue": {"red": {}, "blue": []}} => \#
            1:22: error: "red-blue.red" must be a list: [ … ]
            {"red-blue": {"red": [1], "blue": []}} => \#
            1:23: error: each item of "red-blue.red" must be a text in quotation marks
            {"red-blue": {"only": []}} => 1:23: error: "red-blue.only" must be an object: { … }
            {"red-blue": {}, "red-blue": {}} => 1:18: error: "red-blue" is duplicated
            {"red-blue": {"red": [], "red": []}} => 1:26: error: "red" is duplicated
            {"red-blue": {"only": {"red": [], "red": []}}} => 1:35: error: "red" is duplicated
            {"red-bleu": {}} => \#
            1:2: error: "red-bleu" is no version group of the database; did you mean red-blue?
            {"yellow": {"yellow": []}} => \#
            1:2: error: only two versions are a pair; those of "yellow" are: "yellow"
            {"red-blue": {"red": []}} => \#
            1:2: error: the list of "blue" is missing; it may be empty: []
            {"red-blue": {"red": [], "gold": []}} => \#
            1:26: error: "gold" is no version of "red-blue"; they are "red" and "blue"
            {"red-blue": {"red": [], "blue": [], "gold": []}} => \#
            1:38: error: "gold" is no version of "red-blue"; they are "red" and "blue"
            {"red-blue": {"red": [], "blue": [], "only": {"gold": []}}} => \#
            1:47: error: "gold" is no version of "red-blue"; they are "red" and "blue"
            {"red-blue": {"red": ["pikachoo"], "blue": []}} => \#
            1:23: error: "pikachoo" is no Pokémon of the database; did you mean pikachu?
            {"red-blue": {"red": [], "blue": [], "only": {"red": ["x"]}}} => \#
            1:55: error: "x" is no Pokémon of the database
            {"red-blue": {"red": ["pichu"], "blue": []}} => \#
            1:23: error: "pichu" is not in the games "red-blue"
            {"red-blue": {"red": ["raichu"], "blue": []}} => \#
            1:23: error: "raichu" evolves from "pikachu", which these games have: list "pikachu" \#
            for the family, or "raichu" below "only"
            {"red-blue": {"red": ["zapdos", "zapdos"], "blue": []}} => \#
            1:33: error: "zapdos" is already listed for "red"
            {"red-blue": {"red": ["zapdos"], "blue": ["zapdos"]}} => \#
            1:43: error: "zapdos" is already listed for "red"
            {"red-blue": {"red": ["pikachu"], "blue": [], "only": {"blue": ["raichu"]}}} => \#
            1:65: error: "raichu" is already listed for "red", in the family of "pikachu"
            {"red-blue": {"only": {"blue": ["raichu"]}, "red": ["pikachu"], "blue": []}} => \#
            1:33: error: "raichu" is already listed for "red", in the family of "pikachu"
            """#))
    func refusesWhatCannotBeRight(json: String, message: String) {
        #expect(headline { try lists(json) } == "content/version-exclusives.json:\(message)")
    }

    @Test func pointsAtAMistake() {
        let json = "{\n  \"red-blue\": {\n    \"red\": [\"zapdo\"],\n    \"blue\": []\n  }\n}\n"
        #expect(
            message { try lists(json) } == """
                content/version-exclusives.json:3:13: error: "zapdo" is no Pokémon of the database; \
                did you mean zapdos?
                    "red": ["zapdo"],
                            ^
                """)
    }
}
