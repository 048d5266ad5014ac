import TestSupport
import Testing

@testable import PokedexCLI
@testable import PokeAPI

/// `database status` against real files.
struct StatusActionTests {
    private let place: DatabaseFolder

    init() throws {
        place = try DatabaseFolder()
    }

    @Test func tellsOfTheCommittedDatabase() throws {
        let size = try File(path: place.folder[DatabaseChoice.committed]).size()
        #expect(
            try place.run("status")
                == .success(
                    """
                    database  content/pokedex.sqlite, \(Figures.size(size)): the site's own
                    schema    version 9
                    facts     version 4
                    created   2023-11-14 22:13 UTC
                    updated   never
                    source    unknown
                    data set  of 2023-11-14 22:13 UTC, commit \
                    0123456789abcdef0123456789abcdef01234567
                    content   6 species, 10 Pokémon, 11 forms, 4 families
                              14 moves, 23 machines, 10 abilities, 13 types, 2 natures
                              9 generations, 9 regions, 12 games, 2 Pokédexes, 4 items, 0 locations
                              67 learnset entries, 0 encounters
                    due       14 of 14 moves, which are fetched again after 7 days
                              178 of 178 others, which are fetched again after 30 days
                    fetched   nothing
                    """))
        #expect(try FileTree(path: place.folder.path).files() == ["content/pokedex.sqlite"])
    }

    @Test func takesTheUpdatedDatabaseWhereThereIsOne() throws {
        try place.save(as: DatabaseChoice.updated)
        let line = try place.run("status").output.prefix { $0 != "\n" }
        #expect(line.hasPrefix("database  content/updated.sqlite, "))
        #expect(
            line.hasSuffix(": made by `pokedex-site update`; content/pokedex.sqlite is not read"))
        try place.folder.write("no database", to: DatabaseChoice.updated)
        let damaged = try place.run("status")
        #expect(damaged.status == 1)
        #expect(
            damaged.output == """
                database  content/updated.sqlite: made by `pokedex-site update`; \
                content/pokedex.sqlite is not read

                """)
    }

    @Test func tellsWhatWasFetchedWhatWaitsAndWhatFailed() throws {
        try place.fill(DatabaseChoice.committed) { store in
            try store.set(.begunAt, to: "1700000000")
            try store.set(.finishedAt, to: "1700000060")
            try store.set(.fullRefresh, to: "1")
            try store.set(.source, to: "https://pokeapi.co")
            for number in 1...11 {
                try store.put(.init(path: "move/\(10 + number)", reason: "no answer", time: 60))
            }
            try store.set(.unpublished, to: "1")
            try store.set(.waiting, to: "1")
        }
        let output = try place.run("status").output
        let size = try File(path: place.folder["content/pokedex.sqlite-records"]).size()
        let failures = (11...20).map { "move/\($0): no answer (1970-01-01 00:01 UTC)" }
        #expect(output.contains("\ncreated   2023-11-14 22:13 UTC\nupdated   2023-11-14 22:14 UTC"))
        #expect(output.contains("\nsource    https://pokeapi.co\n"))
        #expect(
            output.hasSuffix(
                """

                fetched   content/pokedex.sqlite-records, \(Figures.size(size)), 0 records
                          the refresh of all facts is not complete: `pokedex-site update` continues
                waiting   fetched records are not in the database yet: run `pokedex-site update`
                kept out  1 reference to records that the source does not have yet
                failed    \(failures.joined(separator: "\n          "))
                          and 1 more

                """))
    }

    @Test func tellsOfTheFirstUpdateBeforeThereIsAnUpdatedDatabase() throws {
        try place.fill(DatabaseChoice.updated) { store in
            try store.set(.source, to: "https://pokeapi.co")
            let output = try place.run("status").output
            #expect(output.hasPrefix("database  content/pokedex.sqlite, "))
            #expect(output.hasSuffix("\nfetched   unknown, as an update is running\n"))
        }
        let output = try place.run("status").output
        #expect(output.contains("\nsource    https://pokeapi.co\n"))
        #expect(output.contains("\nfetched   content/updated.sqlite-records, "))
        #expect(
            try place.run("status", "--database", DatabaseChoice.committed).output
                .hasSuffix("\nfetched   nothing\n"))
    }

    @Test func writesJSON() throws {
        let path = place.folder[DatabaseChoice.committed]
        let outcome = try Outcome.of("database", "status", "--json", "--database", path)
        #expect(outcome.status == .success)
        let object = try outcome.members()
        #expect(
            Set(object.keys) == [
                "path", "size", "schema", "data", "source", "createdAt", "counts", "ages",
                "records",
            ])
        #expect(object["path"] as? String == path)
        #expect(object["records"] as? [String: String] == ["state": "none"])
        #expect((object["counts"] as? [String: Int])?["pokemon"] == 10)
    }

    @Test func refusesADamagedDatabase() throws {
        try place.folder.write("no database", to: DatabaseChoice.committed)
        let message = """
            content/pokedex.sqlite: error: the file is no SQLite database; fetch everything anew \
            with `pokedex-site update --full`, or put the committed file back

            """
        let result = try place.run("status")
        #expect(result.output == "database  content/pokedex.sqlite: the site's own\n")
        #expect(result.messages == message && result.status == 1)
    }

    @Test func saysWhatToDoWithoutADatabase() throws {
        try place.folder.remove(DatabaseChoice.committed)
        #expect(
            try place.run("status")
                == .failure(
                    """
                    content/pokedex.sqlite: error: there is no database; make one with \
                    `pokedex-site update`, or with `pokedex-site import DIR` from a folder of \
                    PokéAPI's JSON
                    """))
    }
}
