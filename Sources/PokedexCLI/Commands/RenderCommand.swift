import Diagnostics
import Mustache
import Platform
import PokedexDomain
import PokedexSite

struct RenderCommand: Command {
    static let outline = CommandOutline(
        name: "render",
        summary: "renders one template with the data of a page or of a file, to try it out",
        explanation: [
            "The template language is Mustache. TEMPLATE is a file, the name of a template of the",
            "site or the built-in theme, or \"-\" for standard input.",
            "With --page it takes the place of that page's own template, and what is written is",
            "what \"build\" would make of it. With --data and no FILE, the page's data are written",
            "instead, as JSON that --data FILE can read.",
            "With --data FILE, an unknown name or partial is empty; with --strict it is an error.",
        ],
        operands: [template],
        options: [
            page, language, data, partials, strict, DatabaseChoice.option, .content, .baseURL,
            .errorFormat,
        ],
        examples: [
            "render pages/pokemon --page pokemon/garchomp --language en",
            "render pages/pokemon --page pokemon/garchomp --data",
            "render pages/move --data move.json",
        ]
    )

    private static let template = Operand(
        name: "TEMPLATE", kind: .file, standard: nil,
        summary: "a file, or the name of a template: pages/move")
    private static let page = CommandOption.valued(
        "page", "ADDRESS", "the page whose data to take, such as moves/surf; / is the home page")
    private static let language = CommandOption.valued(
        "language", "LANGUAGE", standard: Language.allCases[0].code, "the language of the page",
        kind: .choice(Language.allCases.map(\.code)))
    private static let data = CommandOption.valued(
        "data", "[FILE]", "the file of JSON data; alone: write the data of the page", kind: .file)
    private static let partials = CommandOption.valued(
        "partials", "DIR", standard: CommandOption.templates.standard,
        "the site's folder of templates: NAME is NAME.mustache")
    private static let strict = CommandOption.switched(
        "strict", "fail when a name or partial is unknown")

    private let template: String
    /// What the template is given.
    private let source: Source
    private let sources: SiteSources
    private let isStrict: Bool

    private enum Source {
        /// JSON.
        case file(String)
        /// - Parameter writesData: whether to write the page's data instead.
        case page(address: String, Language, BaseURL?, writesData: Bool)
    }

    init(_ arguments: Arguments) throws {
        template = try arguments.value(of: Self.template)
        sources = try SiteSources(arguments, templates: Self.partials)
        isStrict = arguments.contains(Self.strict)
        source = try Self.source(arguments)
        guard case .file(Self.standardInput) = source, template == Self.standardInput else {
            return
        }
        throw arguments.error(
            "TEMPLATE and --data cannot both be standard input; use a file for one of them")
    }

    private static func source(_ arguments: Arguments) throws -> Source {
        switch (arguments[page], arguments[data]) {
        case (let address?, nil):
            return .page(
                address: address, try arguments.choice(language), try arguments.baseURL(),
                writesData: arguments.contains(data))
        case (nil, let file?):
            for option in [language, DatabaseChoice.option, .content, .baseURL]
            where arguments.contains(option) {
                throw arguments.error("\(option.spelling) needs \(page.usage); add it")
            }
            return .file(file)
        case (nil, nil):
            throw arguments.error("data are missing: add \(page.usage) or --data FILE")
        case (_?, _?):
            throw arguments.error(
                "--page and --data FILE both give data; remove one of them, or FILE to write the "
                    + "page's data")
        }
    }

    func run(on console: Console) throws -> ExitStatus {
        switch source {
        case .file(let path): try console.write(rendered(withFile: path, console))
        case .page(let address, let language, let baseURL, let writesData):
            let file = try template(console)
            let inputs = try SiteInputs(sources, baseURL: baseURL)
            let builder = try inputs.builder(of: inputs.repository.load())
            let page = try SinglePage(of: builder, at: address, in: language)
            try console.write(
                writesData
                    ? page.data() : page.bytes(with: inputs.theme(replacing: page.template, file)))
        }
        return .success
    }

    private func rendered(withFile path: String, _ console: Console) throws -> [UInt8] {
        let template = try template(console)
        let value = try Value(json: try bytes(of: path, console), path: name(of: path))
        let folders = sources.templates.folders.filter { folder in
            sources.templates.isGiven || File(path: folder).exists
        }
        let library = try TemplateLibrary(directories: folders)
        return try Renderer(library: library, strict: isStrict)
            .render(Template(bytes: template.bytes, name: template.name), with: value)
    }

    /// The text of the template, and what messages call it.
    private func template(_ console: Console) throws -> (name: String, bytes: [UInt8]) {
        guard template != Self.standardInput, !File(path: template).exists else {
            return (name(of: template), try bytes(of: template, console))
        }
        let files = try ThemeFiles(of: sources.templates, in: sources.templates.folders)
        guard let path = files.template(named: template) else {
            throw FileError(
                .read, template, ENOENT,
                remedy: "no template has this name either\(files.question(for: template))")
        }
        let file = try sources.templates.versions(of: path)[0]
        return (file.name, file.bytes)
    }

    private static let standardInput = "-"

    private func bytes(of path: String, _ console: Console) throws -> [UInt8] {
        try path == Self.standardInput ? console.input.read() : File(path: path).bytes()
    }

    private func name(of path: String) -> String {
        path == Self.standardInput ? Console.inputName : path
    }
}
