import Diagnostics
import Platform
import PokedexSite
import Publishing

/// A step of a build. The raw value is its name in the report.
enum BuildStep: String, Sendable {
    case inputs, comparison, database, languages, verification, pages, publication

    /// What was done, for people.
    var text: String {
        switch self {
        case .inputs: "read the templates and the content"
        case .comparison: "compared with the last build"
        case .database: "loaded the database"
        case .languages: "prepared all languages"
        case .verification: "waited until the database was verified"
        case .pages: "rendered and wrote every file"
        case .publication: "replaced the old website"
        }
    }
}

/// What a build says while it runs, and keeps for its report: the duration of each step, and warnings.
struct BuildLog {
    struct FinishedStep {
        let step: BuildStep
        let duration: Duration
        /// What all processors worked for it.
        let processorTime: Duration
    }

    let console: Console
    let showsTimings: Bool
    let isQuiet: Bool
    /// The steps so far, in their order.
    private(set) var steps: [FinishedStep] = []
    /// What is not as it should be, though the website was built: sentences without a full stop.
    private(set) var warnings: [String] = []
    private let start = ContinuousClock.now
    private(set) var lastStep = ContinuousClock.now
    private(set) var lastProcessorTime = processorTime()

    /// The time since the build began.
    var elapsed: Duration { ContinuousClock.now - start }

    /// Ends a step and begins the next.
    mutating func finish(_ step: BuildStep) {
        let (now, used) = (ContinuousClock.now, processorTime())
        let (duration, processorTime) = (now - lastStep, used - lastProcessorTime)
        if showsTimings {
            console.message(
                "info: \(step.text): \(Figures.milliseconds(duration)), "
                    + "\(Figures.milliseconds(processorTime)) of processor time")
        }
        steps.append(FinishedStep(step: step, duration: duration, processorTime: processorTime))
        (lastStep, lastProcessorTime) = (now, used)
    }

    mutating func warn(_ warning: String) {
        if !isQuiet { console.message("note: \(warning)") }
        warnings.append(warning)
    }

    mutating func warn(about finding: Diagnostic) {
        if !isQuiet { console.report(finding) }
        warnings.append("\(finding.location): \(finding.message)")
    }
}

/// The limits of a host that the site has reached, or nearly, and what is left to do; none without a
/// host.
func hostWarnings(
    _ settings: SiteSettings, _ summary: PublicationSummary
) -> [String] {
    guard let host = settings.host else { return [] }
    return host.limits.findings(summary.entries).map { text(of: $0, host) }
        + [host.advice(baseURL: settings.baseURL)].compactMap(\.self)
}

private func text(of finding: HostLimits.Finding, _ host: WebHost) -> String {
    let (value, limit) = (finding.value, finding.limit)
    var cure = "load the pictures from another address instead of a folder, or choose another host"
    let what: String
    var most = "\(limit)"
    switch finding.measure {
    case .files: what = "the site has \(value) files"
    case .filesInFolder(let path):
        what = "\(path.isEmpty ? "the site's own folder" : "the folder \(path)") has \(value) files"
        most += " in one folder"
    case .bytes:
        what = "the site has \(Figures.size(value))"
        most = Figures.size(limit)
    case .fileSize(let path):
        what = "\(path) has \(Figures.size(value))"
        most = "\(Figures.size(limit)) in one file"
        cure = "make the file smaller, or choose another host"
    }
    return finding.isOver
        ? "\(what), more than the \(most) that \(host.name) takes; \(cure)"
        : "\(what), \(finding.percent) % of the \(most) that \(host.name) takes"
}
