/// `manual`: prints the manual.
struct ManualCommand: Command {
    static let outline = CommandOutline(
        name: "manual",
        summary: "prints the manual, a page for man",
        explanation: ["To read it: pokedex-site manual | man -l -"],
        options: [],
        examples: ["manual"]
    )

    init(_ arguments: Arguments) {}

    func run(on console: Console) throws -> ExitStatus {
        try console.write(Array(ManualPage(commands: CommandLineTool.outlines).text.utf8))
        return .success
    }
}
