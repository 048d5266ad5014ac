struct NewCommand: Command {
    static let outline = CommandOutline(
        name: "new",
        summary: "makes the folder of a site of your own",
        explanation: [
            "The folder gets settings, the site's name, a colour, the text at the end of every page,",
            "a workflow for GitHub Pages, and a README.md that says what else may be in it.",
            "Everything else comes with the program.",
            "The folder must be new, or empty but for .git.",
        ],
        operands: [folder],
        options: [force],
        examples: ["new my-pokedex"]
    )

    private static let folder = Operand(
        name: "DIR", standard: nil, summary: "the folder; those around it are made, too")

    private static let force = CommandOption.switched(
        "force", "fill a folder that has other files; none of them is replaced")

    private let folder: String
    private let isForced: Bool

    init(_ arguments: Arguments) throws {
        folder = try arguments.value(of: Self.folder)
        isForced = arguments.contains(Self.force)
    }

    func run(on console: Console) throws -> ExitStatus {
        let files = try NewSite(on: .standard).files
        let written = try NewFolder(path: folder, isForced: isForced).write(files)
        let kept = files.map { $0.path }.filter { !written.contains($0) }
        let count = Figures.count(written.count, "file", "files")
        var lines = [
            kept.isEmpty ? "\(folder): a new site of \(count)" : "\(folder): \(count) added"
        ]
        lines += written.map { "  \($0)" }
        if !kept.isEmpty {
            lines.append("\(Figures.count(kept.count, "file", "files")) kept")
            lines += kept.map { "  \($0)" }
        }
        let guide = written.contains("README.md") ? "README.md explains the files. " : ""
        try console.write(
            lines: lines + ["", "\(guide)To see the site:"] + steps.map { "  \($0)" })
        return .success
    }

    /// The command lines that show and build the site.
    private var steps: [String] {
        let change = "cd \(shellWord(folder))"
        return (File(path: folder).isCurrentFolder ? [] : [change])
            + ["\(HelpText.program) serve --open", "\(HelpText.program) build"]
    }
}
