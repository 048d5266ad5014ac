import Dispatch
import Glibc
import PokeAPI
import Synchronization

/// What an update works with, and its reports to the user.
struct UpdateSession {
    let network: PokeAPINetwork
    private let console: Console
    private let bar: ProgressBar
    private let display: UpdateDisplay
    private let texts: UpdateTexts
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
        let texts = UpdateTexts(language: UpdateTexts.language(of: Self.environment))
        self.console = console
        self.bar = bar
        self.texts = texts
        self.log = log
        self.network = network
        self.isQuiet = isQuiet
        display = UpdateDisplay(bar: bar, texts: texts) { network.statistics.parallelism }
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
        log.append(.error, "\(error)")
    }

    func finish() {
        bar.finish()
    }

    /// Reports the result: failures and notes as messages, the summary as output.
    func report(_ report: UpdateReport, of database: String) throws(FileError) {
        bar.finish()
        for failure in report.failures {
            log.write(.warning, "\(failure)", shownAs: texts.failure(failure))
        }
        for note in notes(on: report) { log.write(.info, note, shownAs: note) }
        if let stop = report.stop {
            let message = texts.stop(stop, unreached: report.unreached)
            log.write(.warning, message, shownAs: message)
        }
        let summary = try summary(of: report, database)
        log.write(.info, summary)
        if !isQuiet { try console.write(line: summary) }
    }

    private func notes(on report: UpdateReport) -> [String] {
        guard !isQuiet else { return [] }
        return [
            report.reasonForRefresh.map(texts.refresh),
            report.waiting > 0 ? texts.waiting(report.waiting) : nil,
            report.unlisted > 0 ? texts.unlisted(report.unlisted) : nil,
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
            isCurrent ? texts.current : texts.counts(report),
            texts.traffic(requests: traffic.requests, bytes: traffic.bytesReceived),
            Figures.seconds(ContinuousClock.now - start),
            texts.database(isChanged: report.hasChangedDatabase, size: Figures.size(size)),
        ]
        return "\(database): \(parts.joined(separator: "; "))"
    }

    private static var environment: [String: String] {
        ["LC_ALL", "LC_MESSAGES", "LANG"].reduce(into: [:]) { environment, name in
            if let value = getenv(name) { environment[name] = String(cString: value) }
        }
    }
}

/// Shows the progress of an update.
private struct UpdateDisplay: Sendable {
    let bar: ProgressBar
    let texts: UpdateTexts
    /// The number of requests that are allowed at the same time now.
    let parallelism: @Sendable () -> Int
    private let start = ContinuousClock.now
    /// With fewer records the remaining time cannot be estimated.
    private static let minimum = 20

    init(
        bar: ProgressBar, texts: UpdateTexts, parallelism: @escaping @Sendable () -> Int
    ) {
        self.bar = bar
        self.texts = texts
        self.parallelism = parallelism
    }

    func show(_ progress: UpdateProgress) {
        bar.show(
            ProgressText(
                label: texts.label(progress.step), done: progress.done, total: progress.total,
                share: progress.recordsTotal > 0
                    ? (progress.recordsDone, progress.recordsTotal) : nil,
                notes: notes(progress)))
    }

    private func notes(_ progress: UpdateProgress) -> [String] {
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        let elapsed = Double(seconds) + Double(attoseconds) / 1e18
        guard progress.recordsDone >= Self.minimum, elapsed > 0 else {
            return [texts.parallel(parallelism())]
        }
        let rate = Double(progress.recordsDone) / elapsed
        let left = Double(progress.recordsTotal - progress.recordsDone) / rate
        return [
            texts.timeLeft(Int(left.rounded(.up))),
            progress.failed > 0 ? texts.failed(progress.failed) : nil,
            texts.rate(Int(rate.rounded())), texts.parallel(parallelism()),
        ].compactMap { $0 }
    }
}

/// Handles Ctrl-C, a closed terminal and the shutdown of the system. The first signal ends the work in
/// an orderly way, the second ends the program at once. Dispatch calls back outside of the signal's
/// handler, in which hardly anything is allowed.
final class Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private var sources: [any DispatchSourceSignal] = []

    private final class Count: Sendable {
        let value = Atomic(0)
    }

    /// - Parameter act: called once, on another thread.
    init(_ act: @escaping @Sendable () -> Void) {
        let count = Count()
        for number in Self.signals {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                let isFirst = count.value.add(1, ordering: .relaxed).oldValue == 0
                if isFirst { act() } else { _exit(128 + number) }
            }
            source.resume()
            sources.append(source)
        }
    }

    /// Restores the usual effect of the signals.
    func finish() {
        for source in sources { source.cancel() }
        for number in Self.signals { signal(number, SIG_DFL) }
    }
}
