import PokedexDomain
import PokedexStore
import Testing

@testable import PokeAPI

/// Verifying and migrating a database with what was fetched for it.
struct UpdatableDatabaseTests {
    private let kept: KeptDatabase

    init() throws {
        kept = try KeptDatabase()
    }

    @Test func findsNothingWrongWithASoundDatabase() throws {
        let report = try kept.file.verification()
        #expect(report.isSound)
        #expect(report.isComplete)
        #expect(report.lists == Fetched.none)
    }

    @Test func comparesNoListsWithADamagedDatabase() throws {
        try kept.alter("DELETE FROM move WHERE id = 2")
        let report = try kept.file.verification()
        #expect(!report.isSound)
        #expect(!report.isComplete)
        #expect(report.lists == nil)
    }

    @Test func comparesWithTheSourcesLists() throws {
        try kept.fill { store in
            try store.put(list: [1, 2, 10_001, 99], of: .pokemon, tag: nil, at: 0)
            try store.put(list: [1], of: .pokemonSpecies, tag: nil, at: 0)
            try store.put(list: [7, 8, 9], of: .machine, tag: nil, at: 0)
            try store.put(list: [1, 2], of: .move, tag: nil, at: 0)
        }
        let report = try kept.file.verification()
        guard case .known(let lists) = report.lists else {
            Issue.record("\(String(describing: report.lists))")
            return
        }
        #expect(lists.map(\.kind) == ["move", "machine", "pokemon-species", "pokemon"])
        #expect(lists.map(\.listed) == [2, 3, 1, 4])
        #expect(lists.map(\.held) == [2, 1, 2, 3])
        #expect(lists.map(\.missing) == [[], [], [], ["pokemon/99"]])
        #expect(lists.map(\.unlisted) == [[], [], ["pokemon-species/2"], []])
        #expect(lists.map(\.isComplete) == [true, false, true, false])
        #expect(report.isSound)
        #expect(!report.isComplete)
    }

    @Test func leavesTheListsToAnUpdateThatIsRunning() throws {
        let store = try kept.store()
        let report = try kept.file.verification()
        #expect(report.lists == .busy)
        #expect(report.isComplete)
        withExtendedLifetime(store) {}
    }

    @Test func migrationKeepsOffWhileAnUpdateRuns() throws {
        let old = try kept.folder.bytes(of: "dex.sqlite")
        do {
            let store = try kept.store()
            #expect(
                throws: CatalogError.notWritable(
                    kept.file.path,
                    "an update of it is running; let it finish, or stop it "
                        + "first")
            ) { try kept.file.migrate() }
            #expect(try kept.folder.bytes(of: "dex.sqlite") == old)
            withExtendedLifetime(store) {}
        }
        #expect(throws: Never.self) { try kept.file.migrate() }
    }
}
