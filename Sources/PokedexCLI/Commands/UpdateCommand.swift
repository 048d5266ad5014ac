import Glibc
import Parallelism
import PokeAPI

/// `update`: brings the database up to date from the live API.
struct UpdateCommand: Command {
    static let outline = CommandOutline(
        name: "update",
        summary: "brings the database up to date from PokéAPI",
        explanation: [
            "Fetches what the database lacks and what was not looked at for 30 days (moves: 7).",
            "What was fetched is kept when it is interrupted; the next run goes on from there.",
            "It ends with 0 when all is current, 3 when some records failed, 1 when nothing could",
            "be done.",
        ],
        operands: [],
        options: [database, api, full, generation, maxParallel, verbose, quiet, log],
        examples: ["update --log update.log"]
    )

    private static let database = CommandOption.valued(
        "database", "PATH", standard: DatabaseChoice.updated,
        "the database, begun as a copy of \(DatabaseChoice.committed)")
    private static let api = CommandOption.valued(
        "api", "URL", standard: PokeAPIAddress.standard.description, "where PokéAPI is")
    private static let full = CommandOption.switched("full", "fetch everything again")
    private static let generation = CommandOption.valued(
        "generation", "N", "the generation to fetch first (1)")
    private static let maxParallel = CommandOption.valued(
        "max-parallel", "N", standard: "5", "how many requests at once, at most: 1 to 5")
    private static let verbose = CommandOption.switched("verbose", "say what happens on the way")
    private static let quiet = CommandOption.switched("quiet", "say nothing but what failed")
    private static let log = CommandOption.valued(
        "log", "FILE", "a file that takes everything that happens, line by line")

    private let database: String
    private let base: String?
    private let address: PokeAPIAddress
    private let isFull: Bool
    private let generation: Int?
    private let maxParallel: Int
    private let logFile: String?
    private let isVerbose: Bool
    private let isQuiet: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        database = try arguments.required(Self.database)
        base = arguments.contains(Self.database) ? nil : DatabaseChoice.committed
        address = try arguments.apiAddress(Self.api)
        isFull = arguments.contains(Self.full)
        generation = try arguments.number(Self.generation, in: 1...99)
        maxParallel = try arguments.number(Self.maxParallel, in: 1...5) ?? 5
        logFile = arguments[Self.log]
        isVerbose = arguments.contains(Self.verbose)
        isQuiet = arguments.contains(Self.quiet)
        guard !isVerbose || !isQuiet else {
            throw arguments.error("--verbose and --quiet contradict each other; give one of them")
        }
    }

    func run(on console: Console) throws -> ExitStatus {
        let session = try UpdateSession(
            console: console, address: address, maxParallel: maxParallel, logFile: logFile,
            isVerbose: isVerbose, isQuiet: isQuiet)
        defer { session.finish() }
        do {
            let report = try update(in: session)
            try session.tell(report, of: database)
            return report.isComplete ? .success : .incomplete
        } catch {
            session.note(error)
            throw error
        }
    }

    private func update(in session: UpdateSession) throws -> UpdateReport {
        let updater = CatalogUpdater(
            source: session.network, address: address.description, database: database, base: base)
        let options = UpdateOptions(
            isFull: isFull, firstGeneration: generation, now: { Int(time(nil)) })
        let show = session.show
        let run = BackgroundTask { try await updater.run(options, progress: show) }
        let interruption = Interruption { run.cancel() }
        defer { interruption.finish() }
        return try run.value()
    }
}

extension Arguments {
    /// A whole number that an option gives; `nil` where it is not given.
    ///
    /// - Throws: ``UsageError`` when it is none, or out of range.
    fileprivate func number(
        _ option: CommandOption, in range: ClosedRange<Int>
    ) throws(UsageError) -> Int? {
        guard let text = self[option] else { return nil }
        guard let number = Int(text), range.contains(number), text.first != "+" else {
            throw error(
                "\(option.spelling) is a whole number from \(range.lowerBound) to "
                    + "\(range.upperBound), not \"\(text)\"")
        }
        return number
    }

    /// The address of the API.
    ///
    /// - Throws: ``UsageError`` when it is none that may be asked.
    fileprivate func apiAddress(_ option: CommandOption) throws(UsageError) -> PokeAPIAddress {
        let text = try required(option)
        do {
            return try PokeAPIAddress(text)
        } catch {
            throw self.error("\(option.spelling): \(error)")
        }
    }
}
