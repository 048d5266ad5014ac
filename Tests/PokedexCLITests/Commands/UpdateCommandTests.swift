import Foundation
import PokeAPI
import TestSupport
import Testing

@testable import PokedexCLI

/// `update`, as the built program runs it against a real server.
struct UpdateCommandTests {
    private let api: SampleAPI
    private let folder: TemporaryFolder

    init() throws {
        api = try SampleAPI()
        folder = try TemporaryFolder()
    }

    private func arguments(_ words: [String]) -> [String] {
        ["update", "--api", api.address, "--database", "dex.sqlite"] + words
    }

    private func update(
        _ words: String..., environment: [String: String] = ["LC_ALL": "C"]
    ) throws -> Program.Result {
        try Program.run(arguments(words), in: folder, environment: environment)
    }

    /// A summary without the time that it took and the size of the answers.
    private func steady(_ output: String) -> String {
        output.replacing(/[0-9.]+ (bytes|kB) received; [0-9.]+ s/, with: "… received; … s")
            .replacing(/, [0-9.]+ kB\n/, with: ", …\n")
    }

    private func imported() throws -> [UInt8] { try Self.imported.get() }

    private static let imported = Result {
        let folder = try TemporaryFolder()
        try SampleTree().write(to: folder)
        _ = try Program.run(["import", ".", "--database", "import.sqlite"], in: folder)
        return try folder.bytes(of: "import.sqlite")
    }

    /// Makes a database in which a move is not as the server says.
    private func importMove(_ said: Regex<Substring>, as written: String) throws {
        try SampleTree().write(to: folder)
        let file = "api/v2/move/1/index.json"
        let move = String(decoding: try folder.bytes(of: file), as: UTF8.self)
        #expect(move.contains(said))
        try folder.write(move.replacing(said, with: written), to: file)
        _ = try Program.run(["import", ".", "--database", "dex.sqlite"], in: folder)
    }

    @Test func saysWhichFactsAreNotNeededAnyMore() throws {
        try importMove(/"power":\s*40/, as: "\"power\": 30")
        try folder.write(
            "change,slug,power,was,source\nset,leaf-cut,40,30,game\n",
            to: "content/facts/move.csv")
        let line = "content/facts/move.csv:2:1: warning: no longer needed: set move leaf-cut\n"
        let first = try update("--full")
        #expect(first.messages.contains(line), "\(first)")
        #expect(try !update("--full").messages.contains(line))
    }

    @Test func saysWhichFactsTheSourceLeavesWithoutARecord() throws {
        try importMove(/"leaf-cut"/, as: "\"leaf-slash\"")
        try folder.write(
            "change,slug,power,was,source\nset,leaf-slash,95,40,game\n",
            to: "content/facts/move.csv")
        let line = "content/facts/move.csv:2:5: error: there is no move \"leaf-slash\""
        let first = try update("--full")
        #expect(first.messages.contains(line), "\(first)")
        #expect(first.status == 0)
    }

    /// A host's fact survives updates, also one in which a record fails, and is in no database.
    @Test func leavesFactsOnTopOfTheDatabase() throws {
        let fact = "change,slug,power,was,source\nset,leaf-cut,95,40,game\n"
        try folder.write(fact, to: "content/facts/move.csv")
        api.change { $0.answers["nature/1"] = .status(404) }
        #expect(try update("--quiet").status == 3)
        api.change { $0.answers = [:] }
        #expect(try update("--full", "--quiet").status == 0)
        #expect(try folder.bytes(of: "dex.sqlite") == imported())
        #expect(folder.text(of: "content/facts/move.csv") == fact)
        let check = try Program.run(
            ["check", "--facts", "--all", "--database", "dex.sqlite"], in: folder)
        #expect(
            check.output == "content/facts/move.csv:2:1: warning: applied: set move leaf-cut\n")
    }

    @Test func makesTheDatabaseThatAnImportMakesAndSaysWhenEverythingIsCurrent() throws {
        let result = try update(environment: ["LC_ALL": "", "LANG": "ja_JP.UTF-8"])
        #expect(result.status == 0)
        #expect(
            steady(result.output) == """
                dex.sqlite: 53 new, 0 refreshed, 0 unchanged, 0 failed; 84 requests, … received; \
                … s; database replaced, …

                """)
        #expect(result.messages.contains("Fetching Pokémon… (2/2), "))
        #expect(try folder.bytes(of: "dex.sqlite") == imported())
        #expect(try folder.names() == ["dex.sqlite", "dex.sqlite-records"])
        #expect(try update("--quiet") == Program.Result(status: 0))
        #expect(
            steady(try update().output) == """
                dex.sqlite: everything is up to date; 31 requests, … received; … s; database unchanged, …

                """)
    }

    @Test func endsWithThreeWhenARecordFailed() throws {
        api.change { $0.answers["nature/1"] = .status(404) }
        let result = try update("--quiet")
        #expect(result.status == 3)
        #expect(
            result.messages == """
                warning: \(api.address)nature/1/ is not there: the source does not have it \
                (status 404)

                """)
        api.change { $0.answers = [:] }
        #expect(try update("--quiet") == Program.Result(status: 0))
        #expect(try folder.bytes(of: "dex.sqlite") == imported())
    }

    @Test func endsWithOneWhenNobodyAnswers() throws {
        let result = try Program.run(
            [
                "update", "--api", "http://127.0.0.1:9/api/v2/", "--database", "dex.sqlite",
                "--log", "update.log",
            ], in: folder)
        #expect(result.status == 1)
        #expect(
            result.messages.contains("error: nothing was fetched: http://127.0.0.1:9/api/v2/"))
        #expect(FileManager.default.fileExists(atPath: folder["dex.sqlite"]) == false)
        let last = (folder.text(of: "update.log") ?? "").split(separator: "\n").last ?? ""
        #expect(last.contains("Z error: nothing was fetched: http://127.0.0.1:9/api/v2/"))
    }

    @Test func writesEverythingIntoTheLog() throws {
        try folder.write("what was there\n", to: "update.log")
        _ = try update("--log", "update.log", "--quiet")
        let lines = (folder.text(of: "update.log") ?? "").split(separator: "\n")
        #expect(lines.first == "what was there")
        let form = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ (debug|info|warning): .+/
        #expect(lines.dropFirst().allSatisfy { $0.wholeMatch(of: form) != nil })
        #expect(
            lines.contains {
                $0.contains(
                    "info: requests at the same time: 2 → 3, as 100 % of the last 10 requests succeeded"
                )
            })
        #expect(lines.last?.contains("dex.sqlite: 53 new") ?? false)
    }

    @Test(arguments: [
        (["--max-parallel", "6"], "--max-parallel is a whole number from 1 to 5, not \"6\""),
        (["--generation", "0"], "--generation is a whole number from 1 to 99, not \"0\""),
        (
            ["--verbose", "--quiet"],
            "--verbose and --quiet contradict each other; give one of them"
        ),
    ])
    func refusesWhatMakesNoSense(words: [String], message: String) throws {
        let outcome = try Outcome.of(["update"] + words)
        #expect(outcome.status == .usage)
        #expect(outcome.messages.hasPrefix("error: \(message)"))
    }

    @Test func asksNobodyWithoutEncryptionButThisComputer() throws {
        let outcome = try Outcome.of("update", "--api", "http://pokeapi.co/api/v2/")
        #expect(outcome.status == .usage)
        #expect(outcome.messages.hasPrefix("error: --api: "))
        #expect(outcome.messages.contains("https"))
    }

    @Test func whateverKillsItTheNextRunGoesOn() throws {
        let places = ["region/1", "type/2", "move/2", "pokemon/2", "machine/1"]
        for place in places {
            api.change { $0.answers = [place: .json("{}", .silent)] }
            let count = api.requests.count
            let process = Program.prepare(arguments(["--quiet"]), in: folder)
            try process.run()
            while !api.places(from: count).contains(place) && process.isRunning { usleep(1000) }
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        api.change { $0.answers = [:] }
        #expect(try update("--quiet") == Program.Result(status: 0))
        #expect(try folder.bytes(of: "dex.sqlite") == imported())
        // What was kept is not asked for again; what was on its way at a kill may be.
        let asked = api.requests.map(SampleAPI.State.place).filter { $0.contains("/") }
        #expect(asked.count <= Set(asked).count + places.count * 5)
    }

    @Test func ofTwoThatBeginAtOnceOneUpdates() throws {
        _ = try update()
        for _ in 1...(isThorough ? 5 : 2) {
            let processes = try (1...2).map { _ in
                let process = Program.prepare(arguments(["--quiet"]), in: folder)
                process.standardError = FileHandle.nullDevice
                try process.run()
                return process
            }
            for process in processes { process.waitUntilExit() }
            #expect(processes.contains { $0.terminationStatus == 0 })
        }
        #expect(try folder.bytes(of: "dex.sqlite") == imported())
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func endsInGoodOrderWhenTheUserWantsItTo(signal: Int32) throws {
        api.change { $0.answers = ["pokemon/2": .json("{}", .silent)] }
        let process = Program.prepare(arguments([]), in: folder)
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = FileHandle.nullDevice
        process.environment = ["LC_ALL": "C"]
        try process.run()
        while !api.places().contains("pokemon/2") && process.isRunning { usleep(1000) }
        kill(process.processIdentifier, signal)
        let messages = String(
            decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 3)
        #expect(messages.contains("warning: interrupted; "))
        api.change { $0.answers = [:] }
        #expect(try update("--quiet") == Program.Result(status: 0))
        #expect(try folder.bytes(of: "dex.sqlite") == imported())
    }

}
