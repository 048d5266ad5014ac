import Glibc
import PokeAPI

/// What an update works with, and how it tells the user about it.
struct UpdateSession {
    /// The source.
    let network: PokeAPINetwork
    private let console: Console
    private let bar: ProgressBar
    private let display: UpdateDisplay
    private let words: UpdateWords
    private let log: UpdateLog
    private let isQuiet: Bool
    private let start = ContinuousClock.now

    /// Prepares everything; nothing is asked for yet.
    ///
    /// - Throws: ``FileError`` when the log cannot be written.
    init(
        console: Console, address: PokeAPIAddress, maxParallel: Int, logFile: String?,
        isVerbose: Bool, isQuiet: Bool
    ) throws {
        let bar = ProgressBar(console: console)
        let log = try UpdateLog(
            path: logFile, least: isVerbose ? .debug : .warning, say: { bar.say($0) })
        var settings = NetworkSettings()
        settings.maxParallel = maxParallel
        let network = PokeAPINetwork(
            address, userAgent: "\(HelpText.program)/\(CommandLineTool.version)",
            settings: settings
        ) { log.write($0) }
        let words = UpdateWords(language: UpdateWords.language(of: Self.environment))
        self.console = console
        self.bar = bar
        self.words = words
        self.log = log
        self.network = network
        self.isQuiet = isQuiet
        display = UpdateDisplay(bar: bar, words: words) { network.statistics.parallelism }
        // A connection that breaks off is told as an error, not by ending the program.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Shows how far it is.
    var show: @Sendable (UpdateProgress) -> Void {
        let (display, isQuiet) = (display, isQuiet)
        return { if !isQuiet { display.show($0) } }
    }

    /// Notes in the log why it came to nothing; whoever ends the program says so on the console.
    func note(_ error: any Error) {
        log.keep(.error, "\(error)")
    }

    /// Ends everything that is still going on.
    func finish() {
        bar.finish()
    }

    /// Tells what came of it: what failed and what one should know among the messages, the summary
    /// as the result.
    ///
    /// - Throws: ``FileError`` when the result cannot be written.
    func tell(_ report: UpdateReport, of database: String) throws(FileError) {
        bar.finish()
        for failure in report.failures {
            log.write(.warning, "\(failure)", shownAs: words.failure(failure))
        }
        for note in notes(on: report) { log.write(.info, note, shownAs: note) }
        if let stop = report.stop {
            let message = words.stop(stop, unreached: report.unreached)
            log.write(.warning, message, shownAs: message)
        }
        let summary = try summary(of: report, database)
        log.write(.info, summary)
        if !isQuiet { try console.write(line: summary) }
    }

    private func notes(on report: UpdateReport) -> [String] {
        guard !isQuiet else { return [] }
        return [
            report.reasonForRefresh.map(words.refresh),
            report.waiting > 0 ? words.waiting(report.waiting) : nil,
            report.unlisted > 0 ? words.unlisted(report.unlisted) : nil,
        ].compactMap { $0 }
    }

    private func summary(
        of report: UpdateReport, _ database: String
    ) throws(FileError) -> String {
        let traffic = network.statistics
        let isCurrent =
            report.isComplete && report.added + report.refreshed + report.unchanged == 0
        let size = File(path: database).exists ? try File(path: database).size() : 0
        let parts = [
            isCurrent ? words.current : words.counts(report),
            words.traffic(requests: traffic.requests, bytes: traffic.bytesReceived),
            Figures.seconds(ContinuousClock.now - start),
            words.database(isChanged: report.hasChangedDatabase, size: Figures.size(size)),
        ]
        return "\(database): \(parts.joined(separator: "; "))"
    }

    private static var environment: [String: String] {
        ["LC_ALL", "LC_MESSAGES", "LANG"].reduce(into: [:]) { environment, name in
            if let value = getenv(name) { environment[name] = String(cString: value) }
        }
    }
}
