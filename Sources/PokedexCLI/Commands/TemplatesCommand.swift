import Diagnostics
import PokedexSite

/// `templates`: prints the reference of the names that templates are given.
struct TemplatesCommand: Command {
    static let outline = CommandOutline(
        name: "templates",
        summary: "prints the names that each template is given, for theme authors",
        explanation: [
            "The names and their kinds come from the pages; their meanings from NAMES.md in the folder of",
            "templates. The command prints that file with its tables brought up to date. It fails if",
            "a name has no meaning there.",
        ],
        options: [.templates, DatabaseChoice.option, .content, .jobs, .errorFormat],
        examples: ["templates --templates Templates"]
    )

    private let sources: SiteSources
    private let jobs: Int

    init(_ arguments: Arguments) throws {
        sources = try SiteSources(arguments)
        jobs = try arguments.jobs()
    }

    func run(on console: Console) throws -> ExitStatus {
        let references = sources.templates.folders.map { File(path: "\($0)/NAMES.md") }
        let file = references.first(where: \.exists) ?? references[0]
        let document = file.exists ? String(decoding: try file.bytes(), as: UTF8.self) : ""
        let reference = try TemplateReference(SiteInputs(sources).outlines(jobs: jobs))
        let updated = reference.updated(document)
        try console.write(Array(updated.text.utf8))
        for name in updated.withoutMeaning {
            console.report(Diagnostic(path: file.path, message: "it does not explain \(name)"))
        }
        return updated.withoutMeaning.isEmpty ? .success : .failure
    }
}
