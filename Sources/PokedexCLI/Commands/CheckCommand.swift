import Diagnostics
import PokedexDomain
import PokedexSite
import SiteChecker

/// `check [DIR]`: looks for faults in the templates and in a built website; with `--strings` for
/// gaps in the words instead.
struct CheckCommand: Command {
    static let outline = CommandOutline(
        name: "check",
        summary: "looks for faults in the templates and in a built website",
        explanation: [
            "Templates: they parse, every partial and every name exists for the page that uses it,",
            "the mark-up is balanced. Pages: they are well-formed, ids are unique, every link leads",
            "somewhere, both languages agree, and nothing that a page must have is missing.",
            "With --strings neither is looked at, but the words: names, phrases and descriptions",
            "that are missing in a language are listed and counted by their kind, and so are",
            "descriptions and spellings of what is not in the database.",
        ],
        operands: [site],
        options: [strings, templates, database, content, baseURL, jobs],
        examples: ["check Public", "check --strings"]
    )

    private static let site = Operand(
        name: "DIR", standard: "Public", summary: "the built website")
    private static let strings = CommandOption.switched(
        "strings", "list what the pages have no words for, in either language, and nothing else")
    private static let templates = CommandOption.templates
    private static let database = DatabaseChoice.option
    private static let content = CommandOption.content
    private static let baseURL = CommandOption.baseURL
    private static let jobs = CommandOption.jobs

    private let site: String
    private let siteIsGiven: Bool
    private let templates: String
    private let templatesAreGiven: Bool
    private let database: DatabaseChoice
    private let content: String
    private let baseURL: BaseURL?
    private let jobs: Int
    private let checksWords: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        site = try arguments.value(of: Self.site)
        siteIsGiven = arguments.given(Self.site) != nil
        templates = try arguments.required(Self.templates)
        templatesAreGiven = arguments.contains(Self.templates)
        database = DatabaseChoice(arguments)
        content = try arguments.required(Self.content)
        baseURL = try arguments.baseURL(Self.baseURL)
        jobs = try arguments.jobs(Self.jobs)
        checksWords = arguments.contains(Self.strings)
        guard checksWords else { return }
        let others = [Self.templates, Self.baseURL].filter(arguments.contains).map(\.spelling)
        if let idle = siteIsGiven ? Self.site.name : others.first {
            throw arguments.error("--strings looks at the words alone; leave \(idle) away")
        }
    }

    func run(on console: Console) throws -> ExitStatus {
        if checksWords {
            return try WordCheck(database: database.path, content: content, jobs: jobs).run(
                on: console)
        }
        return try checkSite(on: console)
    }

    private func checkSite(on console: Console) throws -> ExitStatus {
        let start = ContinuousClock.now
        let inputs = try inputs(on: console)
        let ofTemplates = try templateFindings(inputs, on: console)
        let ofPages = try pageFindings(at: inputs?.configuration.baseURL ?? baseURL)
        let findings = ofTemplates + (ofPages ?? [])
        for finding in findings { try console.write(line: finding.description) }
        let parts = [
            ofPages == nil ? "\(templates), and no website in \(site)" : "\(templates) and \(site)",
            Figures.count(findings.count, "finding", "findings"),
            Figures.seconds(ContinuousClock.now - start),
        ]
        console.say("checked \(parts.joined(separator: "; "))")
        return findings.isEmpty ? .success : .failure
    }

    /// What is wrong with the templates; nothing where there are none, none were asked for and a
    /// website was.
    private func templateFindings(
        _ inputs: SiteInputs?, on console: Console
    ) throws -> [Diagnostic] {
        guard templatesAreGiven || !siteIsGiven || File(path: templates).exists else {
            console.say("note: there is no \(templates): the website alone is checked")
            return []
        }
        return try TemplateChecker(directory: templates)
            .check(given: inputs?.outlines(jobs: jobs) ?? [:])
    }

    /// What the site is made from; `nil` where there is no database and none was asked for.
    private func inputs(on console: Console) throws -> SiteInputs? {
        guard database.isGiven || File(path: database.path).exists else {
            console.say("note: there is no \(database.path): the templates' names are not checked")
            return nil
        }
        return try SiteInputs(
            database: database.path, templates: templates, content: content, baseURL: baseURL)
    }

    /// What is wrong with the pages; `nil` where there are none and none were asked for.
    private func pageFindings(at baseURL: BaseURL?) throws(SiteCheckerError) -> [Diagnostic]? {
        guard siteIsGiven || File(path: site).exists else { return nil }
        do {
            return try SiteChecker(
                directory: site, baseURL: baseURL?.text, languages: Language.allCases.map(\.code)
            ).check(jobs: jobs)
        } catch .noPages where !siteIsGiven {
            return nil
        } catch {
            throw error
        }
    }
}
