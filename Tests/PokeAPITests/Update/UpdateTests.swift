import Diagnostics
import PokedexDomain
import PokedexStore
import TestSupport
import Testing

@testable import PokeAPI

/// What an update fetches, and what it leaves alone.
struct UpdateTests {
    private let probe: UpdateProbe

    init() throws {
        probe = try UpdateProbe()
    }

    @Test func makesWhatAnImportMakesAndThenAsksForListsAlone() async throws {
        let first = try await probe.update()
        #expect(first.isComplete)
        #expect(first.hasChangedDatabase)
        #expect(first.added == SampleTree().files.count - 1)
        #expect(try probe.catalog() == probe.imported())
        let before = (count: probe.api.requests.count, bytes: probe.bytes)
        let report = try await probe.update()
        #expect(report.isComplete)
        #expect(!report.hasChangedDatabase)
        #expect(report.added + report.refreshed + report.unchanged == 0)
        #expect(probe.api.requests.count - before.count == 31)
        #expect(probe.api.records(from: before.count) == [])
        #expect(probe.bytes == before.bytes)
    }

    @Test func asksForMovesAfterSevenDaysAndForAllElseAfterThirtyWithTheirTags() async throws {
        try await probe.update()
        for (days, asked) in [(6, 0), (1, 2), (22, 2), (1, SampleTree().files.count - 3)] {
            let count = probe.api.requests.count
            probe.wait(days: days)
            #expect(try await probe.update().unchanged == asked)
            #expect(probe.api.records(from: count).count == asked, "\(days)")
            #expect(
                probe.api.requests.dropFirst(count).allSatisfy {
                    $0.path.hasSuffix("/meta/") || $0[header: "If-None-Match"] != nil
                })
        }
    }

    @Test func takesOverWhatHasChanged() async throws {
        try await probe.update()
        probe.api.replace(#""power": 40"#, with: #""power": 45"#, in: "move/1")
        probe.api.replace(#""height": 7"#, with: #""height": 8"#, in: "pokemon/1")
        probe.wait(days: 7)
        let report = try await probe.update()
        #expect(report.refreshed == 1)
        #expect(try probe.catalog().moves[0].power == 45)
        #expect(try probe.catalog().pokemon[0].height == 7)
        probe.wait(days: 30)
        #expect(try await probe.update().refreshed == 1)
        #expect(try probe.catalog().pokemon[0].height == 8)
    }

    @Test func beginsWithACopyOfTheCommittedDatabase() async throws {
        let base = try probe.committed()
        let committed = try probe.folder.bytes(of: "committed.sqlite")
        probe.wait(days: 6)
        let report = try await probe.update(base: base)
        // Machines have no numbers in a database.
        #expect(probe.api.records() == ["machine/1"])
        #expect(report.isComplete)
        #expect(probe.bytes == committed)
        #expect(try probe.folder.bytes(of: "committed.sqlite") == committed)
    }

    @Test func machinesOfADatabaseAreNotNewAndGoWithTheSources() async throws {
        #expect(try await probe.update(base: probe.committed()).added == 0)
        probe.api.change { $0.hidden = ["machine/1"] }
        #expect(try await probe.update().isComplete)
        #expect(try probe.catalog().moves[0].machines.count == 1)
        #expect(try await probe.update { $0.isFull = true }.isComplete)
        #expect(try probe.catalog().moves[0].machines.isEmpty)
    }

    @Test func newSpeciesBringsWhatBelongsToItAndWhatNamesIt() async throws {
        probe.api.change { state in
            state.hidden = [
                "pokemon-species/2", "pokemon/2", "pokemon/10001", "pokemon-form/2",
                "pokemon-form/10001",
            ]
        }
        try await probe.update()
        #expect(try probe.catalog().species.count == 1)
        probe.api.change { $0.hidden = [] }
        let count = probe.api.requests.count
        let report = try await probe.update()
        #expect(report.isComplete)
        #expect(
            probe.api.records(from: count) == [
                "evolution-chain/1", "pokedex/1", "pokemon-form/10001", "pokemon-form/2",
                "pokemon-species/1", "pokemon-species/2", "pokemon/10001",
                "pokemon/10001/encounters", "pokemon/2", "pokemon/2/encounters",
            ])
        #expect(try probe.catalog() == probe.imported())
    }

    @Test func newFormOfAnOldSpeciesIsNamedByIt() async throws {
        let without = #", {"is_default": false, "pokemon": \#(SampleTree.url("pokemon/10001"))}"#
        probe.api.replace(without, with: "", in: "pokemon-species/2")
        probe.api.change { $0.hidden = ["pokemon/10001", "pokemon-form/10001"] }
        try await probe.update()
        probe.api.change { state in
            state.tree = SampleTree()
            state.hidden = []
        }
        #expect(try await probe.update().isComplete)
        #expect(try probe.catalog() == probe.imported())
    }

    @Test func fetchesEverythingAgainWhenAskedTo() async throws {
        try await probe.update()
        let count = probe.api.requests.count
        let report = try await probe.update { $0.isFull = true }
        #expect(report.unchanged == SampleTree().files.count - 1)
        let records = probe.api.requests.dropFirst(count)
            .filter { SampleAPI.State.place(of: $0).contains("/") }
        #expect(records.allSatisfy { $0[header: "If-None-Match"] == nil })
        #expect(!report.hasChangedDatabase)
    }

    @Test func keepsWhatTheSourceNoLongerListsUntilAFullUpdate() async throws {
        try await probe.update()
        probe.api.change { $0.hidden = ["nature/1"] }
        #expect(try await probe.update().unlisted == 1)
        #expect(try probe.catalog().natures.count == 1)
        let report = try await probe.update { $0.isFull = true }
        #expect(report.isComplete)
        #expect(try probe.catalog().natures.isEmpty)
        #expect(try await probe.update().unlisted == 0)
    }

    @Test func whatGetsAnotherNumberIsThereOnce() async throws {
        try await probe.update()
        probe.api.change { state in
            state.hidden = ["pokemon-form/10001"]
            state.tree.files["pokemon-form/10002"] = state.tree.files["pokemon-form/10001"]
            state.tree.replace(#""id": 10001"#, with: #""id": 10002"#, in: "pokemon-form/10002")
            state.tree.replace(
                "pokemon-form/10001", with: "pokemon-form/10002", in: "pokemon/10001")
        }
        #expect(try await probe.update().isComplete)
        #expect(try probe.catalog().pokemon[2].forms.map(\.id.rawValue) == [10002])
    }

    @Test func fetchesItemsThatARecordNamesAndForgetsOthers() async throws {
        try await probe.update()
        let count = probe.api.requests.count
        probe.wait(days: 30)
        probe.api.change { state in
            let coin = state.tree.files["item/5"] ?? ""
            state.tree.files["item/6"] = coin.replacing(#""id": 5"#, with: #""id": 6"#)
                .replacing("old-coin", with: "new-coin")
            state.tree.files["item/7"] = coin.replacing(#""id": 5"#, with: #""id": 7"#)
            state.tree.replace("item/5", with: "item/6", in: "pokemon/1")
        }
        #expect(try await probe.update().isComplete)
        let asked = probe.api.records(from: count)
        #expect(asked.contains("item/6"))
        #expect(!asked.contains("item/7"))
        #expect(
            try probe.catalog().items.map(\.slug.text) == [
                "leaf-stone", "sweet-incense", "round-ball", "red-berry", "new-coin",
            ])
    }

    @Test func fetchesTheGenerationThatIsWantedFirst() async throws {
        try await probe.update { options in
            options.firstGeneration = 2
            options.width = 1
        }
        let asked = probe.api.requests.map { SampleAPI.State.place(of: $0) }
        let order = ["move/2", "pokemon-species/1", "pokemon/2", "evolution-chain/1", "move/1"]
            .compactMap { asked.firstIndex(of: $0) }
        #expect(order.count == 5)
        #expect(order == order.sorted())
    }

    @Test func refusesToBeginWithAGenerationThatIsNotThere() async throws {
        let error = await #expect(throws: DiagnosticError.self) {
            try await probe.update { $0.firstGeneration = 3 }
        }
        #expect(error?.diagnostics[0].message == "there is no generation 3: the source has 1 to 2")
    }

    @Test func databaseIsAsItWasUntilAllIsFetched() async throws {
        try await probe.update()
        probe.api.replace(#""power": 40"#, with: #""power": 45"#, in: "move/1")
        probe.wait(days: 30)
        let before = probe.bytes
        var steps = 0
        try await probe.update { _ in
        } progress: { [probe] progress in
            steps += 1
            if progress.step != .writing { #expect(probe.bytes == before) }
        }
        #expect(steps > SampleTree().files.count)
        #expect(probe.bytes != before)
    }

    @Test func datesFactsWhoseSourceDoesNot() async throws {
        probe.api.change { $0.hidden.insert("meta") }
        func source() throws -> [String] {
            let source = try probe.catalog().source
            return ["\((source.date - UpdateProbe.start) / UpdateProbe.day) days", source.commit]
        }
        try await probe.update()
        #expect(try source() == ["0 days", ""])
        probe.wait(days: 40)
        try await probe.update()
        #expect(try source() == ["0 days", ""])
        try await probe.update { $0.isFull = true }
        #expect(try source() == ["40 days", ""])
    }

    @Test func forgetsADateThatAFullUpdateCannotConfirm() async throws {
        try await probe.update()
        #expect(try probe.catalog().source.commit == "0123abcd")
        probe.api.change { $0.hidden.insert("meta") }
        probe.wait(days: 2)
        try await probe.update { $0.isFull = true }
        #expect(try probe.catalog().source.commit.isEmpty)
        #expect(try probe.catalog().source.date == UpdateProbe.start + 2 * UpdateProbe.day)
    }

    @Test func tellsHowFarItIs() async throws {
        var shown: [UpdateProgress] = []
        try await probe.update { options in
            options.width = 1
        } progress: { progress in
            shown.append(progress)
        }
        let species = shown.filter { $0.step == .pokemon }
        #expect(species.last?.done == 2)
        #expect(species.allSatisfy { $0.total == 2 })
        #expect(shown.filter { $0.step == .lists }.map(\.done) == Array(1...30))
        let last = try #require(shown.last { $0.step == .rest })
        #expect(last.recordsDone == SampleTree().files.count - 1)
        #expect(last.recordsTotal == last.recordsDone)
    }
}
