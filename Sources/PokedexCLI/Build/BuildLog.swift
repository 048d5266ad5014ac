import Diagnostics

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
    private let console: Console
    private let showsTimings: Bool
    private let isQuiet: Bool
    /// The steps so far, in their order.
    private(set) var steps: [(step: BuildStep, duration: Duration)] = []
    /// What is not as it should be, though the website was built: sentences without a full stop.
    private(set) var warnings: [String] = []
    private let start = ContinuousClock.now
    private var lastStep = ContinuousClock.now

    init(console: Console, showsTimings: Bool, isQuiet: Bool) {
        self.console = console
        self.showsTimings = showsTimings
        self.isQuiet = isQuiet
    }

    /// The time since the build began.
    var elapsed: Duration { ContinuousClock.now - start }

    /// Ends a step and begins the next.
    mutating func finish(_ step: BuildStep) {
        let now = ContinuousClock.now
        let duration = now - lastStep
        if showsTimings {
            console.message("info: \(step.text): \(Figures.milliseconds(duration))")
        }
        steps.append((step, duration))
        lastStep = now
    }

    mutating func warn(_ warning: String) {
        if !isQuiet { console.message("note: \(warning)") }
        warnings.append(warning)
    }

    /// Warns of something in a file.
    mutating func warn(about finding: Diagnostic) {
        if !isQuiet { console.report(finding) }
        warnings.append("\(finding.location): \(finding.message)")
    }
}
