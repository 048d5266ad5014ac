import Diagnostics
import Parallelism
import Platform
import PokedexDomain
import PokedexSite
import PokedexStore
import Publishing

struct BuildCommand: Command {
    static let outline = CommandOutline(
        name: "build",
        summary: "makes the website from the database",
        explanation: [
            "The old website stays until the new one is complete. Files that did not change keep",
            "their modification times. Other files in the folder stay. A report has what the build",
            "did, for other programs: pages, changes, seconds, warnings. It is also written when",
            "nothing changed, and when the build fails.",
            "",
            "Files of the site replace those of the built-in theme and content that have the same",
            "name; \"pokedex-site new DIR\" makes such a site.",
        ],
        options: [
            DatabaseChoice.option, output, .templates, .content, .baseURL, host, .jobs, .format,
            noFacts, report, timings, quiet,
        ],
        examples: ["build --base-url https://example.org/pokedex/"]
    )

    private static let output = CommandOption.valued(
        "output", "DIR", standard: "Public", "the folder of the website")
    private static let host = CommandOption.chosen(
        "host", "NAME", from: WebHost.self, "write the files that a host reads")
    private static let noFacts = CommandOption.switched(
        "no-facts", "show what the database says, without the facts on top of it")
    private static let report = CommandOption.valued(
        "report", "FILE", "write a report as JSON; - for standard output")
    private static let timings = CommandOption.switched("timings", "show how long each step takes")
    private static let quiet = CommandOption.switched("quiet", "write errors only")

    private let sources: SiteSources
    private let output: String
    private let outputIsGiven: Bool
    private let baseURL: BaseURL?
    private let host: WebHost?
    private let jobs: Int
    private let hasFacts: Bool
    /// Where the report is written; `nil` for none.
    private let report: String?
    private let showsTimings: Bool
    private let isQuiet: Bool

    init(_ arguments: Arguments) throws {
        sources = try SiteSources(arguments)
        output = try arguments.required(Self.output)
        outputIsGiven = arguments.contains(Self.output)
        baseURL = try arguments.baseURL()
        host = arguments.contains(Self.host) ? try arguments.choice(Self.host) : nil
        jobs = try arguments.jobs()
        hasFacts = !arguments.contains(Self.noFacts)
        report = arguments[Self.report]
        showsTimings = arguments.contains(Self.timings)
        isQuiet = arguments.contains(Self.quiet)
        try arguments.requireOneAtMost(Self.timings, Self.quiet)
        if report == "-", arguments.contains(.format),
            case let format = try arguments.choice(.format) as FindingFormat, format.isDocument
        {
            throw arguments.error(
                "\(Self.report.spelling) - and \(CommandOption.format.spelling) \(format) both write "
                    + "to standard output; write the report to a file")
        }
    }

    func run(on console: Console) throws -> ExitStatus {
        let interruption = Interruption { [output] in
            let left = Publication.workFolder(of: output).map {
                "; the next build removes \($0), which has its unfinished files"
            }
            console.report(
                DiagnosticError("interrupted; \(output) is as it was, or complete\(left ?? "")"))
            try? console.finishFindings()
            _exit(ExitStatus.failure.rawValue)
        }
        defer { interruption.finish() }
        let file = try report.map {
            try ReportFile(
                $0, apartFrom: [output] + sources.templates.folders + sources.content.folders)
        }
        var log = BuildLog(console: console, showsTimings: showsTimings, isQuiet: isQuiet)
        let (website, report): (Website, BuildReport?)
        do {
            let inputs = try readInputs(&log)
            website = try publish(inputs, &log)
            hostWarnings(inputs.configuration.settings, website.summary).forEach { log.warn($0) }
            report = try file.map { _ in try makeReport(of: website, log) }
        } catch {
            if let file { writeFailure(error, log, to: file, on: console) }
            throw error
        }
        if let file, let report { try file.write(report.json, on: console) }
        if !isQuiet {
            let line = summary(of: website, log)
            if case .output = file {
                console.message(line)
            } else {
                try console.write(summary: line)
            }
        }
        return .success
    }

    private func readInputs(_ log: inout BuildLog) throws -> SiteInputs {
        let isBuiltIn = sources.isBuiltIn
        if try !outputIsGiven && !isAlone { try sources.requireSite() }
        let inputs = try SiteInputs(
            sources, baseURL: baseURL, host: host, hasFacts: hasFacts)
        try inputs.requireApart(from: output)
        log.finish(.inputs)
        if let warning = sources.database.hiddenChange { log.warn(warning) }
        if inputs.configuration.settings.baseURL == nil { log.warn(Self.withoutBaseURL) }
        if let warning = inputs.missingPictures { log.warn(warning) }
        for file in sources.misspeltFolders + inputs.unusedFiles { log.warn(about: file) }
        if isBuiltIn {
            log.warn(
                "there is no site here, so this makes the built-in Pokédex: about 10,000 files and "
                    + "500 MB in \(output)")
        }
        return inputs
    }

    /// Whether nothing is in the present folder but what an earlier build has made there.
    private var isAlone: Bool {
        get throws {
            guard let names = Platform.names(inFolder: ".") else {
                throw FileError(.read, ".", errno)
            }
            let own = FolderIdentity(path: output)
            return names.allSatisfy { name in
                name.hasPrefix(".") || own != nil && FolderIdentity(path: name) == own
            }
        }
    }

    /// The website that a build made, or found unchanged.
    private typealias Website = (
        isUnchanged: Bool, summary: PublicationSummary, facts: BuildFacts
    )

    private func publish(_ inputs: SiteInputs, _ log: inout BuildLog) throws -> Website {
        let publication = try Publication(output: output, jobs: jobs)
        let fingerprint = try inputs.fingerprint()
        log.finish(.comparison)
        if let summary = publication.summaryIfUpToDate(inputs: fingerprint) {
            return (true, summary, BuildFacts(note: publication.lastNote))
        }
        let builder = try verifiedBuilder(inputs, &log)
        let writers = try builder.build(into: publication, jobs: jobs)
        log.finish(.pages)
        let facts = BuildFacts(builder)
        let summary = try publication.commit(
            inputs: fingerprint, note: facts.note, writers: writers)
        log.finish(.publication)
        return (false, summary, facts)
    }

    /// Loads the database and prepares the pages while a second thread verifies the database.
    private func verifiedBuilder(
        _ inputs: SiteInputs, _ log: inout BuildLog
    ) throws -> SiteBuilder {
        let repository = inputs.repository
        let verification = BackgroundTask { try repository.source.verify() }
        do {
            // Before loading, which forgets them.
            let facts = try FactsSummary(repository)
            let catalog = try repository.load()
            log.finish(.database)
            if let warning = facts.warning { log.warn(warning) }
            let builder = try inputs.builder(of: catalog)
            log.finish(.languages)
            try verification.value()
            log.finish(.verification)
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

    private static let withoutBaseURL = """
        without --base-url, whatever needs full addresses is left out: canonical and hreflang \
        links, data for sharing, opensearch.xml and sitemap.xml
        """

    private func summary(of website: Website, _ log: BuildLog) -> String {
        let summary = website.summary
        let parts = [
            "\(Figures.count(summary.pages, "page", "pages")) from \(sources.database.path)",
            Figures.count(summary.files, "file", "files"),
            summary.changed.isEmpty && summary.removed.isEmpty
                ? "nothing changed"
                : "\(summary.changed.count) changed, \(summary.removed.count) removed",
            Figures.size(summary.bytes),
            Figures.seconds(log.elapsed),
        ]
        return "\(output): \(parts.joined(separator: "; "))"
    }

    private func makeReport(of website: Website, _ log: BuildLog) throws -> BuildReport {
        let path = sources.database.path
        return BuildReport(
            result: website.isUnchanged ? .unchanged : .built, output: output, database: path,
            log: log, facts: try DatabaseFacts(of: SQLiteCatalogRepository(path: path)),
            site: (website.summary, website.facts))
    }

    /// Writes the report of a build that failed. That it cannot be written is only a message, as the
    /// failure itself is what ends the program.
    private func writeFailure(
        _ failure: any Error, _ log: BuildLog, to file: ReportFile, on console: Console
    ) {
        let report = BuildReport(
            result: .failed, output: output, database: sources.database.path, log: log,
            failure: Diagnostic.text(of: failure))
        do {
            try file.write(report.json, on: console)
        } catch {
            console.report(error)
        }
    }
}
