import Foundation
import PokedexDomain
import PokedexStore
import TestSupport
import Testing

@testable import PokeAPI

/// What is told of a database, and that telling it changes nothing.
struct DatabaseStatusTests {
    private let kept: KeptDatabase
    private let date: Int

    init() throws {
        kept = try KeptDatabase()
        date = try Everything.catalog().source.date
    }

    @Test func takesTheDataSetsDateWhereNothingWasFetched() throws {
        let before = try kept.folder.bytes()
        let status = try kept.file.status(at: date)
        #expect(status.path == kept.file.path)
        #expect(status.size == before["dex.sqlite"]?.count)
        #expect(status.schema == .init(database: 9, program: 9))
        #expect(status.data == .init(database: 4, program: 4))
        #expect(status.createdAt == date)
        #expect(status.updatedAt == nil)
        #expect(status.records == .none)
        #expect(status.source.madeAt == date)
        #expect(status.source.address == nil)
        #expect(try kept.folder.bytes() == before)
    }

    @Test func countsWhatTheCatalogHolds() throws {
        let counts = try kept.file.status(at: date).counts
        let catalog = try Everything.catalog()
        let expected: [(CatalogCounts.Element, Int)] = [
            (.species, 2), (.pokemon, 3), (.forms, catalog.pokemon.flatMap(\.forms).count),
            (.moves, catalog.moves.count), (.abilities, catalog.abilities.count),
            (.families, catalog.evolutionChains.count), (.types, catalog.types.count),
            (.natures, catalog.natures.count), (.items, catalog.items.count),
            (.locations, catalog.locations.count),
            (.machines, catalog.moves.flatMap(\.machines).count),
            (.regions, catalog.regions.count), (.generations, catalog.generations.count),
            (.games, catalog.versions.count), (.pokedexes, catalog.pokedexes.count),
            (.learnsetEntries, catalog.learnsets.values.flatMap(\.entries).count),
            (.encounters, catalog.pokemon.flatMap(\.encounters).count),
        ]
        for (element, count) in expected {
            #expect(count > 0)
            #expect(counts[element] == count, "\(element)")
        }
    }

    @Test func movesExpireAfterAWeekAndOthersAfterAMonth() throws {
        let day = 86_400
        let ages = try [7 * day - 1, 7 * day, 30 * day].map {
            try #require(try kept.file.status(at: date + $0).ages)
        }
        #expect(ages.map(\.moves.expired) == [0, 2, 2])
        #expect(ages.map(\.others.expired) == [0, 0, ages[0].others.total])
        #expect(ages[0].moves.total == 2)
        #expect(ages[0].others.total > 30)
    }

    @Test func takesWhatWasFetchedAtItsOwnTime() throws {
        let later = date + 100 * 86_400
        try kept.fill { store in
            try store.keep(.move, 1, at: later)
            try store.keep(.pokemonSpecies, 1, at: later)
            try store.keep(.machine, 12, at: later)
        }
        let ages = try #require(try kept.file.status(at: later).ages)
        #expect(ages.moves == RecordAges.Group(total: 2, expired: 1))
        #expect(ages.others.expired == ages.others.total - 2)
    }

    @Test func everythingIsDueWhileAFullRefreshIsUnderWay() throws {
        try kept.fill { store in
            try store.begin(.records)
            try store.keep(.move, 1, at: date)
        }
        let ages = try #require(try kept.file.status(at: date).ages)
        #expect(ages.moves == RecordAges.Group(total: 2, expired: 1))
        #expect(ages.others.expired == ages.others.total)
    }

    @Test func tellsTimesSourceFailuresAndWhatIsUnderWay() throws {
        try kept.fill { store in
            try store.set(.begunAt, to: "1000")
            try store.set(.finishedAt, to: "2000")
            try store.set(.fullRefresh, to: "1")
            try store.set(.source, to: "https://pokeapi.co")
            try store.set(.waiting, to: "4")
            try store.put(.init(path: "pokemon/3", reason: "no answer", time: 2500))
            try store.keep(.pokemon, 1, at: 1, "old")
            try store.notePublication()
            try store.keep(.pokemon, 1, at: 2, "new")
            try store.keep(.pokemon, 99, at: 2)
        }
        let status = try kept.file.status(at: 4000)
        #expect(status.createdAt == 1000)
        #expect(status.updatedAt == 2000)
        #expect(status.source.address == "https://pokeapi.co")
        guard case .known(let records) = status.records else {
            Issue.record("\(status.records)")
            return
        }
        #expect(records.path == "\(kept.file.path)-records")
        #expect(records.count == 2)
        #expect(records.failures == [.init(path: "pokemon/3", reason: "no answer", time: 2500)])
        #expect(records.isFullRefresh)
        #expect(records.keptOut == 4)
        #expect(records.unpublished == .init(new: ["pokemon/99"], changed: ["pokemon/1"]))
    }

    @Test func saysThatAnUpdateIsRunningAndTellsTheRest() throws {
        let store = try kept.store()
        try store.set(.begunAt, to: "1000")
        let before = try kept.folder.names()
        let status = try kept.file.status(at: date)
        #expect(status.records == .busy)
        #expect(status.ages == nil)
        #expect(status.createdAt == nil)
        #expect(status.counts[.species] == 2)
        #expect(try kept.folder.names() == before)
        withExtendedLifetime(store) {}
    }

    @Test func readsWhatAKilledUpdateHasLeftAndLeavesItSo() throws {
        try kept.fill { store in
            try store.set(.begunAt, to: "1000")
            for suffix in ["-records", "-records-wal"] {
                let bytes = try kept.folder.bytes(of: "dex.sqlite\(suffix)")
                try kept.folder.write(bytes: bytes, to: "copy.sqlite\(suffix)")
            }
        }
        try kept.folder.write(bytes: kept.folder.bytes(of: "dex.sqlite"), to: "copy.sqlite")
        let before = try kept.folder.bytes()
        #expect(before["copy.sqlite-records-wal"]?.isEmpty == false)
        #expect(
            try UpdatableDatabase(path: kept.folder["copy.sqlite"]).status(at: date).createdAt
                == 1000)
        #expect(try kept.folder.bytes() == before)
    }

    @Test func saysThatRecordsCannotBeReadAndTellsTheRest() throws {
        let path = try kept.folder.write(
            String(repeating: "no records\n", count: 99), to: "dex.sqlite-records")
        let status = try kept.file.status(at: date)
        #expect(
            status.records
                == .unreadable(
                    "\(path): what was fetched before cannot be read: SQLite error 26: file is "
                        + "not a database, in: PRAGMA journal_mode = WAL; fetch everything again "
                        + "with `pokedex-site update --full`"))
        #expect(status.ages == nil)
        #expect(try kept.folder.names() == ["dex.sqlite", "dex.sqlite-records"])
    }

    @Test func refusesADamagedDatabaseAndNamesTheCure() throws {
        try kept.folder.write("", to: "dex.sqlite")
        #expect(
            throws: CatalogError.invalidData(
                kept.file.path,
                "the file is empty; fetch everything anew with `pokedex-site "
                    + "update --full`, or put the committed file back")
        ) { try kept.file.status(at: date) }
    }
}
