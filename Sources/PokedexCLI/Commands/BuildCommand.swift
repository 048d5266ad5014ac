import Parallelism
import PokedexDomain
import PokedexSite
import Publishing

/// `build`: makes the website from the database.
struct BuildCommand: Command {
    static let outline = CommandOutline(
        name: "build",
        summary: "makes the website from the database",
        explanation: [
            "The old website stays until the new one is complete. Files that did not change keep",
            "their modification times; what others put into the folder stays.",
        ],
        operands: [],
        options: [database, output, templates, content, baseURL, jobs, verbose, quiet],
        examples: ["build --base-url https://example.org/pokedex/"]
    )

    private static let database = DatabaseChoice.option
    private static let output = CommandOption.valued(
        "output", "DIR", standard: "Public", "the folder that the website goes into")
    private static let templates = CommandOption.templates
    private static let content = CommandOption.content
    private static let baseURL = CommandOption.baseURL
    private static let jobs = CommandOption.jobs
    private static let verbose = CommandOption.switched("verbose", "say what each step takes")
    private static let quiet = CommandOption.switched("quiet", "say nothing but errors")

    private let database: DatabaseChoice
    private let output: String
    private let templates: String
    private let content: String
    private let baseURL: BaseURL?
    private let jobs: Int
    private let isVerbose: Bool
    private let isQuiet: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        database = DatabaseChoice(arguments)
        output = try arguments.required(Self.output)
        templates = try arguments.required(Self.templates)
        content = try arguments.required(Self.content)
        baseURL = try arguments.baseURL(Self.baseURL)
        jobs = try arguments.jobs(Self.jobs)
        isVerbose = arguments.contains(Self.verbose)
        isQuiet = arguments.contains(Self.quiet)
        guard !isVerbose || !isQuiet else {
            throw arguments.error("--verbose and --quiet contradict each other; give one of them")
        }
    }

    func run(on console: Console) throws -> ExitStatus {
        var log = StepLog(console: console, isVerbose: isVerbose)
        let inputs = try SiteInputs(
            database: database.path, templates: templates, content: content, baseURL: baseURL)
        try inputs.requireApart(from: output)
        log.finish("read the theme and the content")
        if inputs.configuration.baseURL == nil, !isQuiet { console.say(Self.withoutBaseURL) }
        if let note = inputs.missingPictures, !isQuiet { console.say(note) }
        let publication = try Publication.open(output: output)
        let fingerprint = try inputs.fingerprint()
        log.finish("compared with the last build")
        let old = try publication.summaryIfUpToDate(inputs: fingerprint)
        let summary = try old ?? build(inputs, into: publication, fingerprint, &log)
        if !isQuiet { try console.write(line: report(summary, since: log.start)) }
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
        log.finish("put the new website in place of the old")
        return summary
    }

    /// Loads the facts and prepares the pages while a second thread verifies the database.
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
            log.finish("prepared both languages")
            try verification.value()
            log.finish("waited until the database was verified")
            return builder
        } catch let error as CatalogError {
            _ = try? verification.value()
            throw error
        } catch {
            // Facts that no page can be made from may be damage.
            try verification.value()
            throw error
        }
    }

    private static let withoutBaseURL = """
        note: without --base-url, what needs whole addresses is left out: canonical and hreflang \
        links, what is shared, opensearch.xml and sitemap.xml
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
