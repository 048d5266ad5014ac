import Diagnostics

/// `copy`: puts a file of the built-in theme into the site.
struct CopyCommand: Command {
    static let outline = CommandOutline(
        name: "copy",
        summary: "copies a file of the built-in theme into the site, to change it there",
        explanation: [
            "The copy takes the place of the built-in file. Its first line is a comment, which is",
            "in no page: it says what the original was. When the program comes with another",
            "original, \"check\" names the copy. Pictures are copied without such a line.",
            "A file that the site has already stays as it is.",
        ],
        operands: [file],
        options: [.templates],
        examples: ["copy pages/pokemon", "copy assets/summary.css"]
    )

    private static let file = Operand(
        name: "NAME", standard: nil, summary: "the name of a template, or the path of another file")

    private let name: String
    private let sources: SiteSources

    init(_ arguments: Arguments) throws {
        name = try arguments.value(of: Self.file)
        sources = try SiteSources(arguments)
    }

    func run(on console: Console) throws -> ExitStatus {
        let templates = sources.templates
        let base = try templates.requireBase()
        if templates.isGiven { try templates.requireFolder() } else { try sources.requireSite() }
        let files = try ThemeFiles(of: templates, in: [base])
        guard let path = files.path(named: name) else {
            throw DiagnosticError(
                "the built-in theme has no \(name)\(files.question(for: name))", path: base)
        }
        let original = try InputFile(path, in: base, isBuiltIn: true)
        let copy = "\(templates.path)/\(path)"
        guard !File(path: copy).exists else {
            throw DiagnosticError(
                "the site has this file already, and nothing was changed\n"
                    + CopyMark.comparison(of: copy, with: original), path: copy)
        }
        let mark = CopyMark(of: original)?.line
        try NewFolder(path: templates.path, isForced: true)
            .write([(path, Array((mark.map { "\($0)\n" } ?? "").utf8) + original.bytes)])
        try console.write(line: "\(copy): a copy of \(original.name)")
        if mark == nil {
            console.message(
                "note: it has no comments, so check cannot name it when the original changes")
        }
        return .success
    }
}
