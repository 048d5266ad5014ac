import Diagnostics
import Foundation
import PokedexStore
import SQLite
import Synchronization
import TestSupport
import Testing

@testable import PokeAPI

/// What an update makes of what earlier ones have left: interrupted, of another form, damaged.
struct UpdateRecoveryTests {
    private let probe: UpdateProbe

    init() throws {
        probe = try UpdateProbe()
    }

    @Test func goesOnFromWhereItWasInterrupted() async throws {
        let all = Set(SampleTree().files.keys).subtracting(["meta"])
        let report = try await probe.update(cancelledAfter: 20) { $0.width = 1 }
        #expect(report.stop == .interrupted)
        #expect(!report.isComplete)
        let count = probe.api.requests.count
        #expect(try await probe.update().isComplete)
        let again = Set(probe.api.records(from: count))
        #expect(again.count == all.count - 20)
        #expect(try probe.catalog() == probe.imported())
    }

    @Test func countsNothingThatAnInterruptedUpdateDidNotReach() async throws {
        let shown = Mutex<[UpdateProgress]>([])
        let report = try await Task { [probe] in
            try await probe.update {
                $0.width = 1
            } progress: { progress in
                shown.withLock { $0.append(progress) }
                if progress.recordsDone == 20 { withUnsafeCurrentTask { $0?.cancel() } }
            }
        }.value
        let last = try #require(shown.withLock { $0.last { $0.step != .writing } })
        #expect(last.recordsDone == 20)
        #expect(last.recordsTotal == 20 + report.unreached)
        #expect(last.done < last.total)
    }

    @Test func interruptedFullUpdateGoesOn() async throws {
        try await probe.update()
        try await probe.update(cancelledAfter: 20) { options in
            options.isFull = true
            options.width = 1
        }
        let count = probe.api.requests.count
        probe.wait(days: 1)
        #expect(try await probe.update().isComplete)
        #expect(probe.api.records(from: count).count == SampleTree().files.count - 21)
    }

    @Test func onlyOneUpdatesADatabaseAtATime() async throws {
        var message = ""
        try await probe.update { _ in
        } progress: { [probe] _ in
            guard message.isEmpty else { return }
            do {
                _ = try RecordStore(path: "\(probe.path)-records")
            } catch {
                message = "\(error)"
            }
        }
        #expect(
            message
                == "\(probe.path)-records: another update of this database is running; let it "
                + "finish")
    }

    @Test func linkToADatabaseSharesWhatWasFetchedForIt() async throws {
        try await probe.update()
        let link = probe.folder["link.sqlite"]
        try probe.folder.link("link.sqlite", to: "dex.sqlite")
        let count = probe.api.requests.count
        try await UpdateProbe(at: link, api: probe.api).update()
        #expect(probe.api.records(from: count) == [])
        #expect(
            try probe.folder.names() == ["dex.sqlite", "dex.sqlite-records", "link.sqlite"])
    }

    @Test(arguments: [3, 7])
    func factsOfAnotherDataVersionAreMadeAgainFromTheRecords(version: Int) async throws {
        try await probe.update()
        let good = probe.bytes
        try setDataVersion(version)
        let count = probe.api.requests.count
        let report = try await probe.update()
        #expect(
            report.reasonForRefresh
                == "\(probe.path): its facts have data version \(version), this program's have 4")
        #expect(probe.api.records(from: count) == [])
        #expect(report.isComplete)
        #expect(probe.bytes == good)
        #expect(try await probe.update().reasonForRefresh == nil)
    }

    @Test func factsOfAnotherDataVersionAreFetchedWhereNoRecordsAreStored() async throws {
        try await probe.update()
        let good = probe.bytes
        try setDataVersion(3)
        RecordStore.delete(at: "\(probe.path)-records")
        let count = probe.api.requests.count
        try await probe.update(cancelledAfter: 20) { $0.width = 1 }
        #expect(try await probe.update().isComplete)
        #expect(probe.api.records(from: count).count == SampleTree().files.count - 1)
        #expect(probe.bytes == good)
    }

    @Test func fullUpdateFetchesEverythingThoughFactsWereBeingMadeAgain() async throws {
        try await probe.update()
        try setDataVersion(3)
        try await probe.update(cancelledAfter: 0) { $0.width = 1 }
        let count = probe.api.requests.count
        #expect(try await probe.update { $0.isFull = true }.isComplete)
        #expect(probe.api.records(from: count).count == SampleTree().files.count - 1)
    }

    private func setDataVersion(_ version: Int) throws {
        try Connection(file: probe.path)
            .execute("UPDATE data_source SET data_version = \(version)")
    }

    @Test func recordsOfAnotherFormAreRefusedUntilAFullUpdate() async throws {
        try await probe.update()
        try Connection(file: probe.path + "-records").execute("PRAGMA user_version = 7")
        let error = await #expect(throws: DiagnosticError.self) { try await probe.update() }
        #expect(
            error?.description
                == "\(probe.path)-records: error: what was fetched before cannot be read: its records "
                + "have form 7, this program's have 3; fetch everything again with "
                + "`pokedex-site update --full`")
        #expect(try await probe.update { $0.isFull = true }.isComplete)
    }

    @Test func damagedDatabaseIsLeftAloneUntilAFullUpdate() async throws {
        try await probe.update()
        let good = probe.bytes
        let damaged = Array(good.dropLast(100))
        try probe.folder.write(bytes: damaged, to: "dex.sqlite")
        let error = await #expect(throws: DiagnosticError.self) { try await probe.update() }
        #expect(error?.description.contains("`pokedex-site update --full`") ?? false)
        #expect(probe.bytes == damaged)
        #expect(try await probe.update { $0.isFull = true }.isComplete)
        #expect(probe.bytes == good)
    }

    @Test(arguments: [
        Array("no database at all".utf8), Array(repeating: 0, count: 9000),
    ])
    func damagedRecordsAreLeftAloneUntilAFullUpdate(bytes: [UInt8]) async throws {
        try await probe.update()
        let good = probe.bytes
        let records = "dex.sqlite-records"
        try probe.folder.write(bytes: bytes, to: records)
        let error = await #expect(throws: DiagnosticError.self) { try await probe.update() }
        #expect(
            error?.description.hasSuffix(
                "; fetch everything again with `pokedex-site update --full`") == true)
        #expect(try probe.folder.bytes(of: records) == bytes)
        let report = try await probe.update { $0.isFull = true }
        #expect(report.isComplete)
        #expect(probe.bytes == good)
        #expect(try await probe.update().unchanged == 0)
    }

    @Test func recordThatIsNotWhatWasWrittenIsDamage() async throws {
        try await probe.update()
        try Connection(file: probe.path + "-records")
            .execute("UPDATE record SET content = '{}' WHERE kind = 'move'")
        let error = await #expect(throws: DiagnosticError.self) { try await probe.update() }
        #expect(error?.description.contains("is not what was written; fetch") == true)
        #expect(try await probe.update { $0.isFull = true }.isComplete)
    }

    @Test func keepsOffAFileOfAnotherProgram() async throws {
        let other = try Connection(file: probe.path + "-records")
        try other.execute("CREATE TABLE bookmark (url TEXT)")
        let error = await #expect(throws: DiagnosticError.self) {
            try await probe.update { $0.isFull = true }
        }
        #expect(
            error?.description
                == "\(probe.path)-records: error: what is fetched cannot be kept there: it is a database of "
                + "another program; move it away")
        #expect(try other.tables() == ["bookmark"])
    }

    @Test(.enabled(if: MountedFolder.isPossible, "only root may mount a disk"))
    func keepsWhatWasFetchedWhenTheDiskIsFull() async throws {
        let disk = try MountedFolder("disk", in: probe.folder, megabytes: 8)
        defer { try? disk.end() }
        let updater = try UpdateProbe(at: "\(disk.path)/dex.sqlite", api: probe.api)
        try await updater.update()
        let before = updater.bytes
        probe.api.replace(#""power": 40"#, with: #""power": 45"#, in: "move/1")
        updater.wait(days: 30)
        try disk.fill()
        let error = await #expect(throws: (any Error).self) { try await updater.update() }
        #expect("\(String(describing: error))".contains("full"), "\(String(describing: error))")
        #expect(updater.bytes == before)
        try disk.resize(8 << 20)
        let count = probe.api.requests.count
        #expect(try await updater.update().isComplete)
        #expect(probe.api.records(from: count).count < SampleTree().files.count * 2 / 3)
        #expect(try updater.catalog().moves[0].power == 45)
    }
}
