import Diagnostics
import Platform
import PokeAPI

/// What an update works with, and its reports to the user.
struct UpdateSession {
    let network: PokeAPINetwork
    private let console: Console
    private let bar: ProgressBar
    private let display: UpdateDisplay
    private let log: UpdateLog
    private let isQuiet: Bool
    private let start = ContinuousClock.now

    /// - Throws: ``FileError`` when the log cannot be written.
    init(
        console: Console, address: PokeAPIAddress, maxParallel: Int, logFile: String?,
        isVerbose: Bool, isQuiet: Bool
    ) throws {
        let bar = ProgressBar(console: console)
        let log = try UpdateLog(
            path: logFile, minimum: isVerbose ? .debug : .warning, show: { bar.message($0) })
        var settings = NetworkSettings()
        settings.maxParallel = maxParallel
        let network = PokeAPINetwork(
            address, userAgent: "\(HelpText.program)/\(CommandLineTool.version)",
            settings: settings
        ) { log.write($0) }
        self.console = console
        self.bar = bar
        self.log = log
        self.network = network
        self.isQuiet = isQuiet
        display = UpdateDisplay(bar: bar) { network.statistics.parallelism }
        // A broken connection is an error, and does not end the program.
        signal(SIGPIPE, SIG_IGN)
    }

    var show: @Sendable (UpdateProgress) -> Void {
        let (display, isQuiet) = (display, isQuiet)
        return { if !isQuiet { display.show($0) } }
    }

    /// Logs why the update failed. The caller shows it on the console.
    func log(_ error: any Error) {
        for finding in Diagnostic.all(for: error) {
            let place = finding.path.isEmpty ? "" : "\(finding.path): "
            log.append(.error, place + finding.message)
        }
    }

    func finish() { bar.finish() }

    /// Reports the result: failures and notes as messages, the summary as output.
    func report(_ report: UpdateReport, of database: String) throws {
        bar.finish()
        for failure in report.failures {
            log.write(.warning, "\(failure)")
        }
        for note in notes(on: report) { log.write(.info, note, shownAs: note) }
        if let stop = report.stop {
            log.write(.warning, Self.text(of: stop, unreached: report.unreached))
        }
        let summary = try summary(of: report, database)
        log.write(.info, summary)
        if !isQuiet { try console.write(line: summary) }
    }

    private func notes(on report: UpdateReport) -> [String] {
        guard !isQuiet else { return [] }
        var notes: [String] = []
        if let reason = report.reasonForRefresh {
            notes.append(
                "note: \(reason); all facts are made again: from the stored records, and by fetching "
                    + "those that are not stored")
        }
        if report.waiting > 0 {
            notes.append(
                "note: \(Figures.count(report.waiting, "reference", "references")) to records that "
                    + "the source does not have yet: left out until then")
        }
        if report.unlisted > 0 {
            notes.append(
                "note: \(Figures.count(report.unlisted, "record", "records")) no longer listed by "
                    + "the source: kept until `pokedex-site update --full`")
        }
        return notes
    }

    /// Why the update ended early, and what to do.
    private static func text(of stop: UpdateReport.Stop, unreached: Int) -> String {
        let reason =
            switch stop {
            case .interrupted: "interrupted"
            case .closed(let reason): reason
            }
        return "\(reason); \(Figures.count(unreached, "record is", "records are")) still to be "
            + "fetched: run `pokedex-site update` again to continue"
    }

    private func summary(
        of report: UpdateReport, _ database: String
    ) throws -> String {
        let traffic = network.statistics
        let isCurrent = report.isComplete && report.added + report.refreshed + report.unchanged == 0
        let size = File(path: database).exists ? try File(path: database).size() : 0
        let parts = [
            isCurrent
                ? "everything is up to date"
                : "\(report.added) new, \(report.refreshed) refreshed, \(report.unchanged) unchanged, "
                    + "\(report.failures.count) failed",
            Figures.count(traffic.requests, "request", "requests")
                + ", \(Figures.size(traffic.bytesReceived)) received",
            Figures.seconds(ContinuousClock.now - start),
            "database \(report.hasChangedDatabase ? "replaced" : "unchanged"), \(Figures.size(size))",
        ]
        return "\(database): \(parts.joined(separator: "; "))"
    }
}

/// Shows the progress of an update.
private struct UpdateDisplay: Sendable {
    let bar: ProgressBar
    /// The number of requests that are allowed at the same time now.
    let parallelism: @Sendable () -> Int
    private let start = ContinuousClock.now
    /// With fewer records the remaining time cannot be estimated.
    private static let minimum = 20

    func show(_ progress: UpdateProgress) {
        bar.show(
            ProgressText(
                label: Self.label(progress.step), done: progress.done, total: progress.total,
                share: progress.recordsTotal > 0
                    ? (progress.recordsDone, progress.recordsTotal) : nil,
                notes: notes(progress)))
    }

    private func notes(_ progress: UpdateProgress) -> [String] {
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        let elapsed = Double(seconds) + Double(attoseconds) / 1e18
        guard progress.recordsDone >= Self.minimum, elapsed > 0 else {
            return ["\(parallelism()) at a time"]
        }
        let rate = Double(progress.recordsDone) / elapsed
        let left = Double(progress.recordsTotal - progress.recordsDone) / rate
        return [
            Self.timeLeft(Int(left.rounded(.up))),
            progress.failed > 0 ? "\(progress.failed) failed" : nil,
            "\(Int(rate.rounded()))/s", "\(parallelism()) at a time",
        ].compactMap { $0 }
    }

    private static func timeLeft(_ seconds: Int) -> String {
        "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60) left"
    }

    private static func label(_ step: UpdateProgress.Step) -> String {
        switch step {
        case .lists: "Reading lists…"
        case .vocabularies: "Fetching games and types…"
        case .pokemon: "Fetching Pokémon…"
        case .moves: "Fetching moves…"
        case .rest: "Fetching the rest…"
        case .writing: "Writing the database…"
        }
    }
}
