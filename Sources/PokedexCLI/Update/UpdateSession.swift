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

    /// Shows the progress.
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

    func finish() {
        bar.finish()
    }

    /// Reports the result: failures and notes as messages, the summary as output.
    func report(_ report: UpdateReport, of database: String) throws(FileError) {
        bar.finish()
        for failure in report.failures {
            log.write(.warning, "\(failure)")
        }
        for note in notes(on: report) { log.write(.info, note, shownAs: note) }
        if let stop = report.stop {
            log.write(.warning, UpdateTexts.stop(stop, unreached: report.unreached))
        }
        let summary = try summary(of: report, database)
        log.write(.info, summary)
        if !isQuiet { try console.write(line: summary) }
    }

    private func notes(on report: UpdateReport) -> [String] {
        guard !isQuiet else { return [] }
        return [
            report.reasonForRefresh.map(UpdateTexts.refresh),
            report.waiting > 0 ? UpdateTexts.waiting(report.waiting) : nil,
            report.unlisted > 0 ? UpdateTexts.unlisted(report.unlisted) : nil,
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
            isCurrent ? "everything is up to date" : UpdateTexts.counts(report),
            UpdateTexts.traffic(requests: traffic.requests, bytes: traffic.bytesReceived),
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

    init(bar: ProgressBar, parallelism: @escaping @Sendable () -> Int) {
        self.bar = bar
        self.parallelism = parallelism
    }

    func show(_ progress: UpdateProgress) {
        bar.show(
            ProgressText(
                label: UpdateTexts.label(progress.step), done: progress.done, total: progress.total,
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
            UpdateTexts.timeLeft(Int(left.rounded(.up))),
            progress.failed > 0 ? "\(progress.failed) failed" : nil,
            "\(Int(rate.rounded()))/s", "\(parallelism()) at a time",
        ].compactMap { $0 }
    }
}
