import TestSupport
import Testing

@testable import PokedexCLI
@testable import PokeAPI

/// `database clear` against real files.
struct ClearActionTests {
    private let place: DatabaseFolder
    private let size: String
    private let committed = ["content/pokedex.sqlite"]

    init() throws {
        place = try DatabaseFolder()
        try place.save(as: DatabaseChoice.updated)
        size = Figures.size(try File(path: place.folder[DatabaseChoice.updated]).size())
    }

    private func files() throws -> [String] {
        try FileTree(path: place.folder.path).files()
    }

    @Test func deletesTheUpdatedDatabaseAndItsRecords() throws {
        try place.folder.write("records", to: "content/updated.sqlite-records")
        #expect(
            try place.run("clear", "--yes")
                == .success(
                    """
                    deleted content/updated.sqlite (\(size)) and the records fetched for it \
                    (content/updated.sqlite-records, 7 bytes); the next build uses \
                    content/pokedex.sqlite
                    """))
        #expect(try files() == committed)
    }

    @Test func deletesWhatAnInterruptedUpdateHasKept() throws {
        try place.folder.remove(DatabaseChoice.updated)
        try place.folder.write("records", to: "content/updated.sqlite-records")
        #expect(
            try place.run("clear", "--yes")
                == .success(
                    """
                    deleted the records fetched for content/updated.sqlite \
                    (content/updated.sqlite-records, 7 bytes); the next build uses \
                    content/pokedex.sqlite
                    """))
        #expect(try files() == committed)
    }

    @Test func hasNothingToDelete() throws {
        try place.folder.remove(DatabaseChoice.updated)
        #expect(
            try place.run("clear")
                == .success("content/updated.sqlite: there is nothing to delete"))
    }

    @Test func deletesNothingWhenNobodyCanBeAsked() throws {
        #expect(
            try place.run("clear")
                == .failure(
                    """
                    content/updated.sqlite: error: nothing was deleted, as there is no \
                    terminal for the question; use --yes to delete without it
                    """))
        #expect(try files() == committed + ["content/updated.sqlite"])
    }

    @Test(
        .enabled(if: Terminal.isPossible),
        arguments: [("y", true), ("YES", true), ("はい", true), ("", false), ("n", false)])
    func asksOnATerminal(answer: String, isYes: Bool) throws {
        let path = place.folder[DatabaseChoice.updated]
        let terminal = try Terminal(columns: 200)
        try terminal.type("\(answer)\n")
        let status = CommandLineTool.run(
            ["database", "clear", "--database", path], on: terminal.console)
        #expect(status == (isYes ? .success : .failure))
        #expect(File(path: path).exists != isYes)
        let result = isYes ? "deleted \(path) (\(size))\r\n" : "nothing was deleted\r\n"
        // The terminal shows what was typed before or behind the question.
        let text = try terminal.text()
        #expect(text.contains("Delete \(path) (\(size))? [y/N] "))
        #expect(text.contains("\(answer)\r\n"))
        #expect(text.contains(result))
    }

    @Test(arguments: [
        "content/pokedex.sqlite", "content/../content/pokedex.sqlite", "link.sqlite",
        "content/updated.sqlite",
    ])
    func neverDeletesTheCommittedDatabase(name: String) throws {
        try place.folder.remove(DatabaseChoice.updated)
        for link in ["link.sqlite", "content/updated.sqlite"] {
            try place.folder.link(link, to: place.folder[DatabaseChoice.committed])
        }
        let before = try files()
        #expect(
            try place.run("clear", "--yes", "--database", name)
                == .failure(
                    """
                    \(name): error: this is the database of the repository, which is never \
                    deleted; `pokedex-site database clear` deletes content/updated.sqlite
                    """))
        #expect(try files() == before)
    }

    @Test func isRefusedWhileAnUpdateIsRunning() throws {
        try place.fill(DatabaseChoice.updated) { store in
            let result = try place.run("clear", "--yes")
            #expect(
                result
                    == .failure(
                        """
                        content/updated.sqlite: error: an update of it is running; let it \
                        finish, or stop it first
                        """))
            #expect(try files().contains("content/updated.sqlite"))
        }
    }
}
