import Diagnostics
import PokedexSite

/// `templates`: prints the reference of the names that templates are given.
struct TemplatesCommand: Command {
    static let outline = CommandOutline(
        name: "templates",
        summary: "prints the names that each template is given, for theme authors",
        explanation: [
            "The names and their kinds come from the pages; their meanings from NAMES.md in the",
            "folder of templates. The command prints that file with its tables brought up to date,",
            "or with NAME one heading of it; pages have the names of \"Every page\" besides. It fails",
            "if a name has no meaning there.",
        ],
        operands: [name],
        options: [.templates, DatabaseChoice.option, .content, .jobs, .errorFormat],
        examples: ["templates --templates Templates", "templates pages/pokemon"]
    )

    private static let name = Operand(
        name: "NAME", standard: "",
        summary: "a template, or a heading of NAMES.md: pages/move, \"Every page\", card")

    /// The template or heading to print; `nil` for all.
    private let name: String?
    private let sources: SiteSources
    private let jobs: Int

    init(_ arguments: Arguments) throws {
        name = arguments.given(Self.name)
        sources = try SiteSources(arguments)
        jobs = try arguments.jobs()
    }

    func run(on console: Console) throws -> ExitStatus {
        let references = sources.templates.folders.map { File(path: "\($0)/NAMES.md") }
        let file = references.first(where: \.exists) ?? references[0]
        let document = file.exists ? String(decoding: try file.bytes(), as: UTF8.self) : ""
        let reference = try TemplateReference(SiteInputs(sources).outlines(jobs: jobs))
        let updated = reference.updated(document, only: name)
        if let name, updated.text.isEmpty { throw try unknown(name, in: document) }
        try console.write(Array(updated.text.utf8))
        for name in updated.withoutMeaning {
            console.report(Diagnostic(path: file.path, message: "it does not explain \(name)"))
        }
        return updated.withoutMeaning.isEmpty ? .success : .failure
    }

    private func unknown(_ name: String, in document: String) throws -> DiagnosticError {
        let templates = sources.templates
        guard try ThemeFiles(of: templates, in: templates.folders).template(named: name) == nil
        else {
            return DiagnosticError(
                "\(name) is given no names of its own: it has those of the place that includes it, "
                    + "and on pages those of every page: `\(HelpText.program) templates \"Every page\"`"
            )
        }
        let known = Suggestion(candidates: TemplateReference.headings(of: document))
        return DiagnosticError(
            "there is neither a template nor a heading \(name)\(known.question(for: name))")
    }
}
