import Diagnostics
import Mustache

struct RenderCommand: Command {
    static let outline = CommandOutline(
        name: "render",
        summary: "renders one template with JSON data, to try it out",
        explanation: [
            "The template language is Mustache. \"-\" is standard input, for TEMPLATE or the data.",
            "An unknown name or partial is empty; with --strict it is an error. Partials that the",
            "folder lacks are those of the built-in theme.",
        ],
        operands: [template],
        options: [data, partials, strict, .errorFormat],
        examples: ["render Templates/pages/move.mustache --data move.json --partials Templates"]
    )

    private static let template = Operand(
        name: "TEMPLATE", kind: .file, standard: nil, summary: "the file of the template")
    private static let data = CommandOption.valued("data", "FILE", "the file of JSON data")
    private static let partials = CommandOption.valued(
        "partials", "DIR", "the folder of partials: NAME is NAME.mustache")
    private static let strict = CommandOption.switched(
        "strict", "fail when a name or partial is unknown")

    private let template: String
    private let data: String
    private let partials: String?
    private let isStrict: Bool

    init(_ arguments: Arguments) throws {
        template = try arguments.value(of: Self.template)
        data = try arguments.required(Self.data)
        partials = arguments[Self.partials]
        isStrict = arguments.contains(Self.strict)
        guard template != Self.standardInput || data != Self.standardInput else {
            throw arguments.error(
                "TEMPLATE and --data cannot both be standard input; use a file for one of them")
        }
    }

    func run(on console: Console) throws -> ExitStatus {
        let template = try compiledTemplate(console)
        let value = try Value(json: try bytes(of: data, console), path: name(of: data))
        let library = try partials.map { path in
            try TemplateLibrary(directories: LayeredFolder(path: path, option: .templates).folders)
        }
        let renderer = Renderer(library: library ?? TemplateLibrary([:]), strict: isStrict)
        try console.write(try renderer.render(template, with: value))
        return .success
    }

    private func compiledTemplate(_ console: Console) throws -> Template {
        let bytes = try bytes(of: template, console)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw DiagnosticError("the file is not UTF-8", path: name(of: template))
        }
        return try Template(text, name: name(of: template))
    }

    private static let standardInput = "-"

    private func bytes(of path: String, _ console: Console) throws -> [UInt8] {
        try path == Self.standardInput ? console.input.read() : File(path: path).bytes()
    }

    private func name(of path: String) -> String {
        path == Self.standardInput ? Console.inputName : path
    }
}
