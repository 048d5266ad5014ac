import Foundation
import PokedexStore
import SQLite
import TestSupport
import Testing

@testable import PokeAPI

/// What an update makes of what earlier ones have left: interrupted, of another form, damaged.
struct UpdateRecoveryTests {
    private let probe: UpdateProbe

    init() throws {
        probe = try UpdateProbe()
    }

    @Test func goesOnFromWhereItWasInterrupted() throws {
        let all = Set(SampleTree().files.keys).subtracting(["meta"])
        let report = try probe.update { options in
            options.threads = 1
        } progress: { progress, network in
            if progress.recordsDone == 20 { network.cancel() }
        }
        #expect(report.stop == .interrupted)
        #expect(!report.isComplete)
        let count = probe.api.requests.count
        #expect(try probe.update().isComplete)
        let again = Set(probe.api.records(from: count))
        #expect(again.count == all.count - 20)
        #expect(try probe.catalog() == probe.imported())
    }

    @Test func interruptedFullUpdateGoesOn() throws {
        try probe.update()
        try probe.update { options in
            options.isFull = true
            options.threads = 1
        } progress: { progress, network in
            if progress.recordsDone == 20 { network.cancel() }
        }
        let count = probe.api.requests.count
        probe.wait(days: 1)
        #expect(try probe.update().isComplete)
        #expect(probe.api.records(from: count).count == SampleTree().files.count - 21)
    }

    @Test func onlyOneUpdatesADatabaseAtATime() throws {
        var message = ""
        try probe.update { _ in
        } progress: { [probe] _, _ in
            guard message.isEmpty else { return }
            do {
                try probe.update()
            } catch {
                message = "\(error)"
            }
        }
        #expect(
            message
                == "\(probe.path)-records: another update of this database is running; let it "
                + "finish")
    }

    @Test func linkToADatabaseSharesWhatWasFetchedForIt() throws {
        try probe.update()
        let link = probe.folder["link.sqlite"]
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: "dex.sqlite")
        let count = probe.api.requests.count
        try UpdateProbe(at: link, api: probe.api).update()
        #expect(probe.api.records(from: count) == [])
        #expect(
            try probe.folder.names() == ["dex.sqlite", "dex.sqlite-records", "link.sqlite"])
    }

    @Test func factsOfAnotherDataVersionAreFetchedAnew() throws {
        try probe.update()
        let connection = try Connection(file: probe.path)
        try connection.execute("UPDATE data_source SET data_version = 7")
        let count = probe.api.requests.count
        let report = try probe.update()
        #expect(
            report.reasonForRefresh
                == "\(probe.path): its facts have data version 7, this program's have 1")
        #expect(probe.api.records(from: count).count == SampleTree().files.count - 1)
        #expect(report.isComplete)
        #expect(try probe.update().reasonForRefresh == nil)
    }

    @Test func recordsOfAnotherFormAreFetchedAnew() throws {
        try probe.update()
        try Connection(file: probe.path + "-records").execute("PRAGMA user_version = 7")
        let report = try probe.update()
        #expect(
            report.reasonForRefresh
                == "\(probe.path)-records: its records have form 7, this program's have 1")
        #expect(report.isComplete)
    }

    @Test func damagedDatabaseIsLeftAloneUntilAFullUpdate() throws {
        try probe.update()
        let good = probe.bytes
        let damaged = Array(good.dropLast(100))
        try probe.folder.write(bytes: damaged, to: "dex.sqlite")
        let error = #expect(throws: UpdateError.self) { try probe.update() }
        #expect(error?.description.contains("`pokedex-site update --full`") ?? false)
        #expect(probe.bytes == damaged)
        #expect(try probe.update { $0.isFull = true }.isComplete)
        #expect(probe.bytes == good)
    }

    @Test(arguments: [
        Array("no database at all".utf8), Array(repeating: 0, count: 9000),
    ])
    func damagedRecordsAreLeftAloneUntilAFullUpdate(bytes: [UInt8]) throws {
        try probe.update()
        let good = probe.bytes
        let records = "dex.sqlite-records"
        try probe.folder.write(bytes: bytes, to: records)
        let error = #expect(throws: RecordStoreError.self) { try probe.update() }
        #expect(
            error?.description.hasSuffix(
                "; fetch everything again with `pokedex-site update --full`") == true)
        #expect(try probe.folder.bytes(of: records) == bytes)
        let report = try probe.update { $0.isFull = true }
        #expect(report.isComplete)
        #expect(probe.bytes == good)
        #expect(try probe.update().unchanged == 0)
    }

    @Test func recordThatIsNotWhatWasWrittenIsDamage() throws {
        try probe.update()
        try Connection(file: probe.path + "-records")
            .execute("UPDATE record SET content = '{}' WHERE kind = 'move'")
        let error = #expect(throws: RecordStoreError.self) { try probe.update() }
        #expect(error?.kind == .damaged)
        #expect(try probe.update { $0.isFull = true }.isComplete)
    }

    @Test func keepsOffAFileOfAnotherProgram() throws {
        let other = try Connection(file: probe.path + "-records")
        try other.execute("CREATE TABLE bookmark (url TEXT)")
        let error = #expect(throws: RecordStoreError.self) {
            try probe.update { $0.isFull = true }
        }
        #expect(
            error?.description
                == "\(probe.path)-records: what is fetched cannot be kept there: it is a database of "
                + "another program; move it away")
        #expect(try other.tables() == ["bookmark"])
    }

    @Test(.enabled(if: MountedFolder.isPossible, "only root may mount a disk"))
    func keepsWhatWasFetchedWhenTheDiskIsFull() throws {
        let disk = try MountedFolder("disk", in: probe.folder, megabytes: 8)
        defer { try? disk.end() }
        let updater = try UpdateProbe(at: "\(disk.path)/dex.sqlite", api: probe.api)
        try updater.update()
        let before = updater.bytes
        probe.api.replace(#""power": 40"#, with: #""power": 45"#, in: "move/1")
        updater.wait(days: 30)
        try disk.fill()
        let error = #expect(throws: (any Error).self) { try updater.update() }
        #expect("\(String(describing: error))".contains("full"), "\(String(describing: error))")
        #expect(updater.bytes == before)
        try disk.resize(8 << 20)
        let count = probe.api.requests.count
        #expect(try updater.update().isComplete)
        #expect(probe.api.records(from: count).count < SampleTree().files.count / 2)
        #expect(try updater.catalog().moves[0].power == 45)
    }
}
