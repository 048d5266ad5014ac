import PokedexSite

/// `templates`: prints the reference of the names that templates are given.
struct TemplatesCommand: Command {
    static let outline = CommandOutline(
        name: "templates",
        summary: "prints which names each template is given, for people who write a theme",
        explanation: [
            "The names and their kinds come from the pages. What they mean stands in README.md in the",
            "folder of templates alone: the command prints that file with its tables brought up to",
            "date, and fails if a name has no meaning there.",
        ],
        operands: [],
        options: [templates, database, content, jobs],
        examples: ["templates > new.md && mv new.md Templates/README.md"]
    )

    private static let templates = CommandOption.templates
    private static let database = DatabaseChoice.option
    private static let content = CommandOption.content
    private static let jobs = CommandOption.jobs

    private let templates: String
    private let database: DatabaseChoice
    private let content: String
    private let jobs: Int

    init(_ arguments: Arguments) throws(UsageError) {
        templates = try arguments.required(Self.templates)
        database = DatabaseChoice(arguments)
        content = try arguments.required(Self.content)
        jobs = try arguments.jobs(Self.jobs)
    }

    func run(on console: Console) throws -> ExitStatus {
        let readme = File(path: "\(templates)/README.md")
        let document = readme.exists ? String(decoding: try readme.bytes(), as: UTF8.self) : ""
        let inputs = try SiteInputs(
            database: database.path, templates: templates, content: content, baseURL: nil)
        let reference = try TemplateReference(inputs.outlines(jobs: jobs))
        let updated = reference.updated(document)
        try console.write(Array(updated.text.utf8))
        for name in updated.withoutMeaning {
            console.say("\(readme.path) does not explain \(name)")
        }
        return updated.withoutMeaning.isEmpty ? .success : .failure
    }
}
