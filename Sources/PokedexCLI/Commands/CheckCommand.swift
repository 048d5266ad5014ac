import Diagnostics
import PokedexDomain
import PokedexQuery
import PokedexSite
import PokedexStore
import SiteChecker

struct CheckCommand: Command {
    static let outline = CommandOutline(
        name: "check",
        summary: "finds mistakes in the templates and in a built website",
        explanation: [
            "Templates: they parse, the page that uses them has every partial and every name, and",
            "tags are balanced. Pages: they are well-formed, ids are unique, every link has a",
            "target, all languages agree, and nothing is missing that a page must have. Copies of",
            "built-in files are named when the original has changed since.",
            "With --strings it checks the translations only: it lists and counts names, phrases",
            "and descriptions that a language lacks, and descriptions and spellings of records",
            "that the database lacks.",
            "With --facts it lists the facts on top of the database that it does not need any",
            "more, and those under which it has changed; with --all every fact.",
        ],
        operands: [site],
        options: [
            strings, facts, all, .templates, DatabaseChoice.option, .content, .baseURL, .jobs,
            .format,
        ],
        examples: ["check Public", "check --strings", "check --facts"]
    )

    private static let site = Operand(name: "DIR", standard: "Public", summary: "the built website")
    private static let strings = CommandOption.switched(
        "strings", "list the translations that are missing, and check nothing else")

    private static let facts = CommandOption.switched(
        "facts", "list facts that are not needed any more, and check nothing else")
    private static let all = CommandOption.switched("all", "with --facts: list every fact")

    private let site: String
    private let siteIsGiven: Bool
    private let sources: SiteSources
    private let templatesAreGiven: Bool
    private let baseURL: BaseURL?
    private let jobs: Int
    private let checksTranslations: Bool
    private let checksFacts: Bool
    private let listsAllFacts: Bool

    init(_ arguments: Arguments) throws {
        site = try arguments.value(of: Self.site)
        siteIsGiven = arguments.given(Self.site) != nil
        sources = try SiteSources(arguments)
        templatesAreGiven = arguments.contains(.templates)
        baseURL = try arguments.baseURL()
        jobs = try arguments.jobs()
        checksTranslations = arguments.contains(Self.strings)
        checksFacts = arguments.contains(Self.facts)
        listsAllFacts = arguments.contains(Self.all)
        try arguments.requireOneAtMost(Self.strings, Self.facts)
        guard checksFacts || !listsAllFacts else {
            throw arguments.error("--all lists facts; add --facts, or remove it")
        }
        guard checksTranslations || checksFacts else { return }
        let others = [CommandOption.templates, .baseURL].filter(arguments.contains).map(\.spelling)
        if let unused = siteIsGiven ? Self.site.name : others.first {
            let only =
                checksFacts ? "--facts checks the facts" : "--strings checks the translations"
            throw arguments.error("\(only) only; remove \(unused)")
        }
    }

    func run(on console: Console) throws -> ExitStatus {
        if checksTranslations { return try checkTranslations(on: console) }
        if checksFacts { return try checkFacts(on: console) }
        let start = ContinuousClock.now
        let inputs = try inputs(on: console)
        let ofTemplates = try templateFindings(inputs, on: console)
        let ofPages = try pageFindings(at: inputs?.configuration.settings.baseURL ?? baseURL)
        let findings = try PageFindings(ofTemplates, sources.templates)
            .together(with: ofPages ?? [])
        for finding in findings { try console.write(finding: finding) }
        let folder = sources.templates.folders[0]
        let parts = [
            ofPages == nil ? "\(folder), and no website in \(site)" : "\(folder) and \(site)",
            Figures.count(findings.count, "finding", "findings"),
            Figures.seconds(ContinuousClock.now - start),
        ]
        console.message("checked \(parts.joined(separator: "; "))")
        return findings.isEmpty ? .success : .failure
    }

    /// The findings in the templates. If there are no templates, and only a website was named, they
    /// are not checked.
    private func templateFindings(
        _ inputs: SiteInputs?, on console: Console
    ) throws -> [Diagnostic] {
        let templates = sources.templates
        let hasSite = templates.exists || templates.base != nil && sources.content.exists
        guard templatesAreGiven || !siteIsGiven || hasSite else {
            console.message("note: there is no \(templates.path): only the website is checked")
            return []
        }
        let files =
            (inputs?.unusedFiles ?? []) + (inputs?.templates.outdatedCopies ?? [])
            + (inputs?.pictures?.faults ?? [])
        return try sources.misspeltFolders + files
            + TemplateChecker(directories: templates.folders)
            .check(given: inputs?.outlines(jobs: jobs) ?? [:])
    }

    /// The inputs of the website; `nil` when there is no database and none was named.
    private func inputs(on console: Console) throws -> SiteInputs? {
        let database = sources.database
        guard database.isGiven || File(path: database.path).exists else {
            console.message(
                "note: there is no \(database.path): the names in the templates are not checked")
            return nil
        }
        return try SiteInputs(sources, baseURL: baseURL)
    }

    /// The files that the site's owner has put at the website's root, which are published as they are.
    private var ownFiles: Set<String> {
        get throws {
            let templates = sources.templates
            let folder = "\(templates.path)/\(Theme.root)"
            guard templates.base != nil, File(path: folder).exists else { return [] }
            return Set(try FileTree(path: folder).files())
        }
    }

    /// The findings in the pages; `nil` when there are none and none were named.
    private func pageFindings(at baseURL: BaseURL?) throws -> [Diagnostic]? {
        guard siteIsGiven || File(path: site).exists else { return nil }
        let findings = try SiteChecker(
            directory: site, baseURL: baseURL?.text, languages: Language.allCases.map(\.code),
            foreign: ownFiles
        ).check(jobs: jobs)
        guard findings != nil || !siteIsGiven else {
            throw DiagnosticError("it has no page (*.html): build the site first", path: site)
        }
        return findings?.map { $0.below(site) }
    }
}

extension CheckCommand {
    /// `check --facts`: lists what became of the facts on top of the database.
    private func checkFacts(on console: Console) throws -> ExitStatus {
        let (content, database) = (sources.content, sources.database.path)
        let repository = CorrectedRepository(path: database, facts: try content.facts())
        let summary = try FactsSummary(repository)
        let findings = summary.findings(all: listsAllFacts)
        for finding in findings { try console.write(finding: finding) }
        console.message("checked the facts on top of \(database); \(summary.counts)")
        return summary.isCurrent ? .success : .failure
    }

    /// `check --strings`: lists missing translations.
    private func checkTranslations(on console: Console) throws -> ExitStatus {
        let start = ContinuousClock.now
        let (content, database) = (sources.content, sources.database.path)
        let catalog = try CorrectedRepository(path: database, facts: content.facts()).load()
        let files = try SiteContent(content)
        try files.requireKnown(in: catalog)
        let ofPages = try SiteBuilder.missingTranslations(
            catalog: catalog, translations: files.all,
            descriptions: files.descriptions, queries: files.queries,
            exclusives: files.exclusives, jobs: jobs)
        let missing = (ofPages + files.queries.unknownSpellings(in: catalog))
            .sorted { $0.title < $1.title }
        for group in missing { try console.write(finding: finding(about: group)) }
        let count = missing.reduce(0) { $0 + $1.identifiers.count }
        let parts = [
            "checked the translations in \(content.folders[0]) for \(database)",
            "\(count) missing",
            Figures.seconds(ContinuousClock.now - start),
        ]
        console.message(parts.joined(separator: "; "))
        return missing.isEmpty ? .success : .failure
    }

    private func finding(about group: MissingTranslations) -> Diagnostic {
        Diagnostic(
            path: "\(sources.content.path)/\(group.file)",
            message: "\(group.title): \(group.identifiers.count)",
            notes: group.identifiers.map { "  \($0)" })
    }
}
