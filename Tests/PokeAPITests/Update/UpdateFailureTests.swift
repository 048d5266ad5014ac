import Diagnostics
import Foundation
import PokedexDomain
import PokedexStore
import Synchronization
import TestSupport
import Testing

@testable import PokeAPI

/// What an update does when its source fails, or says what cannot be.
struct UpdateFailureTests {
    private let probe: UpdateProbe

    init() throws {
        probe = try UpdateProbe()
    }

    @Test func whatFailsKeepsItsOldValueAndIsTriedNextTime() async throws {
        try await probe.update()
        probe.api.replace(#""power": 40"#, with: #""power": 45"#, in: "move/1")
        probe.api.change { $0.answers["move/1"] = .status(500) }
        probe.wait(days: 7)
        let report = try await probe.update()
        #expect(!report.isComplete)
        #expect(
            report.failures.map(\.description) == [
                "\(probe.api.address)move/1/ answered with status 500 (4 attempts)"
            ])
        #expect(try probe.catalog().moves[0].power == 40)
        probe.api.change { $0.answers = [:] }
        let count = probe.api.requests.count
        #expect(try await probe.update().isComplete)
        #expect(probe.api.records(from: count) == ["move/1"])
        #expect(try probe.catalog().moves[0].power == 45)
    }

    @Test(arguments: [
        ("move/1", #""power": 40"#, #""power": 4000"#, "power"),
        ("pokemon/1", #""level_learned_at": 5"#, #""level_learned_at": 300"#, "level"),
        ("pokemon/1", "/type/1/", "/type/99/", "type/99"),
        ("pokemon/1", #""id": 1,"#, #""id": 3,"#, "id"),
        ("pokemon/1", #""name": "leafling""#, #""name": "../leafling""#, "name"),
        ("pokemon/2", #""name": "treeling""#, #""name": "leafling""#, "leafling"),
        ("evolution-chain/1", "pokemon-species/2/", "pokemon-species/1/", "evolves_to"),
        ("pokemon-species/1", #""generation":"#, #""generations":"#, "generation is missing"),
        ("type/1", #""name": "plant""#, #""name": 7"#, "name is no text"),
    ])
    func refusesWhatContradictsItself(
        path: String, text: String, other: String, field: String
    ) async throws {
        try await probe.update()
        let before = probe.bytes
        probe.api.replace(text, with: other, in: path)
        probe.wait(days: 30)
        let report = try await probe.update()
        let failure = try #require(report.failures.first)
        #expect(report.failures.count == 1)
        #expect(failure.address == "\(probe.api.address)\(path)/")
        #expect(failure.reason.contains(field), "\(failure.reason)")
        #expect(probe.bytes == before)
        probe.api.change { $0.tree = SampleTree() }
        #expect(try await probe.update().isComplete)
        #expect(probe.bytes == before)
    }

    @Test func afterFaultsTheDatabaseIsOneThatNeverMetAny() async throws {
        probe.api.change { $0.isFaulty = true }
        for _ in 0..<3 { _ = try? await probe.update() }
        probe.api.change { $0.isFaulty = false }
        #expect(try await probe.update().isComplete)
        let clean = try UpdateProbe()
        try await clean.update()
        #expect(probe.bytes == clean.bytes)
        #expect(!clean.bytes.isEmpty)
    }

    @Test func referencesToWhatIsNotThereYetAreKeptOutAndCountedUntilItIs() async throws {
        probe.api.change { $0.hidden = ["move/2"] }
        let report = try await probe.update()
        #expect(report.isComplete)
        #expect(report.waiting == 3)
        #expect(try probe.catalog().moves.count == 1)
        probe.api.change { $0.hidden = [] }
        let count = probe.api.requests.count
        #expect(try await probe.update().waiting == 0)
        #expect(probe.api.records(from: count) == ["move/2"])
        #expect(try probe.catalog() == probe.imported())
    }

    @Test func withoutItsListTheLastOneCounts() async throws {
        try await probe.update()
        probe.api.change { $0.answers["move"] = .status(503) }
        probe.wait(days: 7)
        let report = try await probe.update()
        #expect(report.failures.map(\.address) == ["\(probe.api.address)move/"])
        #expect(report.unchanged == 2)
        probe.api.change { $0.answers = [:] }
        #expect(try await probe.update().isComplete)
    }

    @Test func forgetsFailuresOfWhatTheSourceHasNoMore() async throws {
        probe.api.change { $0.answers["nature/1"] = .status(404) }
        #expect(try await probe.update().failures.count == 1)
        probe.api.change { $0.hidden = ["nature/1"] }
        #expect(try await probe.update().isComplete)
    }

    @Test func doesNotBelieveAListThatLacksEntries() async throws {
        try await probe.update()
        probe.api.change {
            $0.answers["move"] = .json(#"{"count": 2, "next": null, "results": []}"#)
        }
        let report = try await probe.update()
        #expect(
            report.failures.map(\.description) == [
                "\(probe.api.address)move/: count is 2, but the list has 0 entries"
            ])
        #expect(report.unlisted == 0)
    }

    @Test func doesNothingWhereNobodyAnswers() async throws {
        let empty = try LoopbackServer { _ in .status(503) }
        var settings = NetworkSettings()
        settings.backOff.base = 0
        let network = PokeAPINetwork(
            try PokeAPIAddress(empty.address), userAgent: "tests", settings: settings)
        let updater = CatalogUpdater(source: network, database: probe.path, base: nil)
        let counted = Mutex<[Int]>([])
        let error = await #expect(throws: DiagnosticError.self) {
            _ = try await updater.run(UpdateOptions(now: { 0 })) { progress in
                counted.withLock { $0.append(progress.done) }
            }
        }
        #expect(error?.diagnostics[0].message.hasPrefix("nothing was fetched: ") ?? false)
        #expect(Set(counted.withLock { $0 }) == [0], "it counts answers")
        #expect(probe.bytes.isEmpty)
    }

    @Test func endsAtOnceWhenTheSourceWantsNoRequestsForLong() async throws {
        probe.api.change { state in
            state.answers["region/1"] = .status(500)
            state.answers["type/2"] = .status(429).with("Retry-After", "3600")
        }
        let report = try await probe.update { _ in
        } settings: {
            $0.backOff.base = 600
        }
        guard case .closed(let reason) = report.stop else {
            Issue.record("it was not closed: \(String(describing: report.stop))")
            return
        }
        #expect(reason.contains("wants no requests for 3600 s"))
        #expect(report.unreached > 20)
        probe.api.change { $0.answers = [:] }
        #expect(try await probe.update().isComplete)
    }

    @Test func refusesARecordThatIsFarTooLong() async throws {
        try await probe.update()
        let entry =
            #"{"entry_number": 1, "pokemon_species": \#(SampleTree.url("pokemon-species/1"))},"#
        probe.api.replace(
            #""pokemon_entries": ["#,
            with: #""pokemon_entries": ["# + String(repeating: entry, count: 20_000),
            in: "pokedex/1")
        probe.wait(days: 30)
        let report = try await probe.update()
        #expect(report.failures.map(\.address) == ["\(probe.api.address)pokedex/1/"])
        #expect(report.failures.first?.reason.contains("bytes of facts") == true)
        #expect(report.unchanged > 30)
        #expect(try probe.catalog() == probe.imported())
    }

    @Test(arguments: [
        LoopbackServer.Response.status(500), .json(#"{"id": 1, "name": "cut short"}"#),
    ])
    func whatFailsAtFirstKeepsTheCommittedValue(answer: LoopbackServer.Response) async throws {
        let base = try probe.committed()
        probe.api.replace(#""power": 40"#, with: #""power": 45"#, in: "move/1")
        probe.api.change { $0.answers["move/1"] = answer }
        probe.wait(days: 31)
        #expect(try await probe.update(base: base).failures.count == 1)
        #expect(try probe.catalog() == probe.imported())
        probe.api.change { state in
            state.answers = [:]
            state.tree.replace(#""power": 45"#, with: #""power": 4500"#, in: "move/1")
        }
        #expect(try await probe.update().failures.count == 1)
        #expect(try probe.catalog() == probe.imported())
        probe.api.replace(#""power": 4500"#, with: #""power": 45"#, in: "move/1")
        #expect(try await probe.update().isComplete)
        #expect(try probe.catalog().moves[0].power == 45)
    }
}
