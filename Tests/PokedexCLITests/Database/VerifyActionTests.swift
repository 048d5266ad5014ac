import SQLite
import TestSupport
import Testing

@testable import PokedexCLI
@testable import PokeAPI

/// `database verify` against real files.
struct VerifyActionTests {
    private let place: DatabaseFolder
    private let name = DatabaseChoice.committed

    init() throws {
        place = try DatabaseFolder()
    }

    @Test func succeedsAndTellsWhichNamesAreMissing() throws {
        let result = try place.run("verify")
        #expect(result.status == 0)
        #expect(result.messages == "")
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(lines[0].hasPrefix("content/pokedex.sqlite: sound, "))
        #expect(lines[0].hasSuffix(" rows in 68 tables"))
        #expect(
            lines[1] == "lists: nothing was fetched, so the lists of the source are unknown")
        #expect(lines[2] == "missing names:")
        #expect(lines.contains("  ability.name_ja: 1 of 10: mountaineer"))
    }

    @Test func failsWhereSomethingListedIsMissing() throws {
        try place.fill(name) { store in
            let numbers = try SampleCatalog().catalog.species.map(\.id.rawValue)
            try store.put(
                list: numbers + Array(2001...2012), of: .pokemonSpecies, tag: nil, at: 0)
        }
        let result = try place.run("verify")
        #expect(result.status == 1)
        let missing = (2001...2010).map { "pokemon-species/\($0)" }.joined(separator: ", ")
        #expect(
            result.output.contains(
                """

                pokemon-species: 18 listed, 6 in the database
                  missing: \(missing) and 2 more
                missing names:

                """))
        #expect(
            result.messages == """
                content/pokedex.sqlite: error: records are missing; `pokedex-site update` fetches them

                """)
    }

    @Test func failsOnDamageAndNamesTheCure() throws {
        try place.folder.write("no database", to: name)
        #expect(
            try place.run("verify")
                == Program.Result(
                    status: 1,
                    output: """
                        content/pokedex.sqlite: error: the file is no SQLite database

                        """,
                    messages: """
                        content/pokedex.sqlite: error: the database is not sound; fetch everything anew with \
                        `pokedex-site update --full`, or put the committed file back

                        """))
    }

    @Test func doesNotCallARowOfOnesOwnDamage() throws {
        let connection = try Connection(image: place.folder.bytes(of: name))
        try connection.execute("PRAGMA ignore_check_constraints = ON")
        try connection.execute("UPDATE pokemon SET height = 0 WHERE id = 25")
        try place.folder.write(bytes: connection.serialized(), to: name)
        let result = try place.run("verify")
        #expect(result.status == 1)
        #expect(result.output.contains("table pokemon has a row that breaks its rules"))
        #expect(!result.output.contains("damaged"))
        #expect(
            result.messages.hasPrefix(
                "content/pokedex.sqlite: error: the database is not sound; correct the row, or put the "
                    + "committed file back\n"), "\(result)")
    }

    @Test func writesJSON() throws {
        let outcome = try Outcome.of(
            "database", "verify", "--json", "--database", place.folder[name])
        #expect(outcome.status == .success)
        let object = try outcome.members()
        #expect(Set(object.keys) == ["path", "problems", "rows", "lists", "missingNames"])
        #expect(object["lists"] as? [String: String] == ["state": "none"])
        let names = try #require(object["missingNames"] as? [[String: Any]])
        #expect(names.contains { $0["table"] as? String == "ability" })
    }
}
