import Diagnostics
import Parallelism
import Platform
import PokeAPI
import PokedexStore

struct UpdateCommand: Command {
    static let outline = CommandOutline(
        name: "update",
        summary: "brings the database up to date from PokéAPI",
        explanation: [
            "Fetches the records that the database lacks, or that were last checked 30 days ago",
            "(moves: 7). It can be interrupted: fetched records are kept, and the next run",
            "continues from there. The exit status is 0 when everything is current, 3 when some",
            "records failed, and 1 when nothing could be done.",
            "A site without content/pokedex.sqlite begins with the built-in database.",
        ],
        options: [database, api, full, generation, maxParallel, verbose, quiet, log],
        examples: ["update --log update.log"]
    )

    private static let database = CommandOption.valued(
        "database", "PATH", standard: DatabaseChoice.updated,
        "the database, at first a copy of \(DatabaseChoice.committed)")
    private static let api = CommandOption.valued(
        "api", "URL", standard: PokeAPIAddress.standard.description, "the address of PokéAPI")
    private static let full = CommandOption.switched("full", "fetch everything again")
    private static let generation = CommandOption.valued(
        "generation", "N", "the generation to fetch first (1)")
    private static let maxParallel = CommandOption.valued(
        "max-parallel", "N", standard: "5",
        "the largest number of requests at the same time, 1 to 5")
    private static let verbose = CommandOption.switched("verbose", "show every event")
    private static let quiet = CommandOption.switched("quiet", "show failures only")
    private static let log = CommandOption.valued(
        "log", "FILE", "the file to which every event is appended")

    private let database: String
    private let base: String?
    private let content: LayeredFolder
    private let address: PokeAPIAddress
    private let isFull: Bool
    private let generation: Int?
    private let maxParallel: Int
    private let logFile: String?
    private let isVerbose: Bool
    private let isQuiet: Bool

    init(_ arguments: Arguments) throws {
        database = try arguments.required(Self.database)
        base = arguments.contains(Self.database) ? nil : DatabaseChoice.beginning
        content = LayeredFolder(
            path: try arguments.required(.content), option: .content, isGiven: false)
        address = try arguments.apiAddress(Self.api)
        isFull = arguments.contains(Self.full)
        generation = try arguments.number(Self.generation, in: 1...99)
        maxParallel = try arguments.number(Self.maxParallel, in: 1...5) ?? 5
        logFile = arguments[Self.log]
        isVerbose = arguments.contains(Self.verbose)
        isQuiet = arguments.contains(Self.quiet)
        try arguments.requireOneAtMost(Self.verbose, Self.quiet)
    }

    func run(on console: Console) throws -> ExitStatus {
        let session = try UpdateSession(
            console: console, address: address, maxParallel: maxParallel, logFile: logFile,
            isVerbose: isVerbose, isQuiet: isQuiet)
        defer { session.finish() }
        if base != nil { try content.make() }
        let before = File(path: database).exists ? database : base
        let facts = isQuiet ? nil : try? factsSummary(of: before)
        do {
            let report = try update(in: session)
            try session.report(report, of: database)
            if report.hasChangedDatabase, let facts {
                for finding in staleFacts(since: facts) { console.report(finding) }
            }
            return report.isComplete ? .success : .incomplete
        } catch {
            session.log(error)
            throw error
        }
    }

    /// The facts on top of the database that the update has made stale. Those about what the source no longer
    /// has stop the next build.
    private func staleFacts(since earlier: FactsSummary) -> [Diagnostic] {
        do {
            return try factsSummary(of: database)?.findings(since: earlier) ?? []
        } catch {
            return Diagnostic.all(for: error)
        }
    }

    /// What becomes of the facts on top of a database; `nil` where there is none.
    ///
    /// - Throws: what is wrong with them.
    private func factsSummary(of database: String?) throws -> FactsSummary? {
        guard let database else { return nil }
        return try FactsSummary(CorrectedRepository(path: database, facts: content.facts()))
    }

    private func update(in session: UpdateSession) throws -> UpdateReport {
        let updater = CatalogUpdater(source: session.network, database: database, base: base)
        let options = UpdateOptions(
            isFull: isFull, firstGeneration: generation, now: { Int(time(nil)) })
        let show = session.show
        // A second thread decodes records while the first one stores others.
        let run = BackgroundTask(threads: 2) { try await updater.run(options, progress: show) }
        let interruption = Interruption { run.cancel() }
        defer { interruption.finish() }
        return try run.value()
    }
}

extension Arguments {
    fileprivate func apiAddress(_ option: CommandOption) throws -> PokeAPIAddress {
        let text = try required(option)
        do {
            return try PokeAPIAddress(text)
        } catch {
            let reason = error.diagnostics.map(\.message).joined()
            throw self.error("\(option.spelling): \(reason)")
        }
    }
}
