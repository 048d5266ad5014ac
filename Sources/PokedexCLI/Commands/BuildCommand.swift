import Diagnostics
import Parallelism
import Platform
import PokedexDomain
import PokedexSite
import Publishing

struct BuildCommand: Command {
    static let outline = CommandOutline(
        name: "build",
        summary: "makes the website from the database",
        explanation: [
            "The old website stays until the new one is complete. Files that did not change keep",
            "their modification times. Other files in the folder stay.",
            "",
            "Files of the site replace those of the built-in theme and content that have the same",
            "name; \"pokedex-site new DIR\" makes such a site.",
        ],
        operands: [],
        options: [
            DatabaseChoice.option, output, .templates, .content, .baseURL, .jobs, .format, verbose,
            quiet,
        ],
        examples: ["build --base-url https://example.org/pokedex/"]
    )

    private static let output = CommandOption.valued(
        "output", "DIR", standard: "Public", "the folder of the website")
    private static let verbose = CommandOption.switched("verbose", "show how long each step takes")
    private static let quiet = CommandOption.switched("quiet", "write errors only")

    private let database: DatabaseChoice
    private let output: String
    private let templates: LayeredFolder
    private let content: LayeredFolder
    private let baseURL: BaseURL?
    private let jobs: Int
    private let isVerbose: Bool
    private let isQuiet: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        database = DatabaseChoice(arguments)
        output = try arguments.required(Self.output)
        templates = try arguments.folder(.templates)
        content = try arguments.folder(.content)
        baseURL = try arguments.baseURL()
        jobs = try arguments.jobs()
        isVerbose = arguments.contains(Self.verbose)
        isQuiet = arguments.contains(Self.quiet)
        try arguments.requireOneAtMost(Self.verbose, Self.quiet)
    }

    func run(on console: Console) throws -> ExitStatus {
        let interruption = Interruption { [output] in
            console.report(Diagnostic(path: "", message: Self.interrupted(output)))
            try? console.finishFindings()
            _exit(ExitStatus.failure.rawValue)
        }
        defer { interruption.finish() }
        var log = StepLog(console: console, isVerbose: isVerbose)
        try MissingSite.refuse(templates, content)
        let inputs = try SiteInputs(
            database: database.path, templates: templates, content: content, baseURL: baseURL)
        try inputs.requireApart(from: output)
        log.finish("read the templates and the content")
        if inputs.configuration.baseURL == nil, !isQuiet { console.message(Self.withoutBaseURL) }
        if let note = inputs.missingPictures, !isQuiet { console.message(note) }
        if !isQuiet { inputs.unusedFiles.forEach { console.report($0) } }
        let publication = try Publication.open(output: output)
        let fingerprint = try inputs.fingerprint()
        log.finish("compared with the last build")
        let old = try publication.summaryIfUpToDate(inputs: fingerprint)
        let summary = try old ?? build(inputs, into: publication, fingerprint, &log)
        if !isQuiet { try console.write(summary: report(summary, since: log.start)) }
        return .success
    }

    private func build(
        _ inputs: SiteInputs, into publication: Publication, _ fingerprint: ContentHash,
        _ log: inout StepLog
    ) throws -> PublicationSummary {
        let builder = try verifiedBuilder(inputs, &log)
        let writers = try builder.build(into: publication, jobs: jobs)
        log.finish("rendered and wrote every file")
        let summary = try publication.commit(inputs: fingerprint, writers: writers)
        log.finish("replaced the old website")
        return summary
    }

    /// Loads the database and prepares the pages while a second thread verifies the database.
    private func verifiedBuilder(
        _ inputs: SiteInputs, _ log: inout StepLog
    ) throws -> SiteBuilder {
        let repository = inputs.repository
        let verification = BackgroundTask { () throws(CatalogError) in
            try repository.verify()
        }
        do {
            let catalog = try repository.load()
            log.finish("loaded the database")
            let builder = try inputs.builder(of: catalog)
            log.finish("prepared all languages")
            try verification.value()
            log.finish("waited until the database was verified")
            return builder
        } catch let error as CatalogError {
            _ = try? verification.value()
            throw error
        } catch {
            // The reason may be a damaged database.
            try verification.value()
            throw error
        }
    }

    /// What an interrupted build leaves.
    private static func interrupted(_ output: String) -> String {
        let left = Publication.workFolder(of: output).map {
            "; the next build removes \($0), which has its unfinished files"
        }
        return "interrupted; \(output) is as it was, or complete\(left ?? "")"
    }

    private static let withoutBaseURL = """
        note: without --base-url, whatever needs full addresses is left out: canonical and hreflang \
        links, data for sharing, opensearch.xml and sitemap.xml
        """

    private func report(
        _ summary: PublicationSummary, since start: ContinuousClock.Instant
    ) -> String {
        let parts = [
            "\(Figures.count(summary.pages, "page", "pages")) from \(database.path)",
            Figures.count(summary.files, "file", "files"),
            summary.changed == 0 && summary.removed == 0
                ? "nothing changed" : "\(summary.changed) changed, \(summary.removed) removed",
            Figures.size(summary.bytes),
            Figures.seconds(ContinuousClock.now - start),
        ]
        return "\(output): \(parts.joined(separator: "; "))"
    }
}

/// Reports the duration of each step, if that is wanted.
private struct StepLog {
    let console: Console
    let isVerbose: Bool
    let start = ContinuousClock.now
    private var lastStep = ContinuousClock.now

    init(console: Console, isVerbose: Bool) {
        self.console = console
        self.isVerbose = isVerbose
    }

    /// Ends a step and begins the next.
    mutating func finish(_ step: String) {
        let now = ContinuousClock.now
        if isVerbose { console.message("info: \(step): \(Figures.milliseconds(now - lastStep))") }
        lastStep = now
    }
}
