/// Templates that can name one another as partials and parents.
///
/// They are compiled into one program, in which every call of a fixed name is linked to its
/// template. A class, so that a renderer is copied as one reference instead of many tables.
package final class TemplateLibrary: Sendable {
    let program: Program
    private let templates: [String: Template]
    private let code: [String: Code]

    /// The templates' names, sorted.
    package let names: [String]
    /// Where the files of the templates are, as messages name it; `nil` if they are in no folder.
    package let folder: String?

    /// - Parameters:
    ///   - templates: keyed by the name that partial and parent tags use, such as `partials/header`.
    ///   - folder: where their files are, for messages; `nil` if they are in no folder.
    ///   - flat: the names of those whose lines are written without their indentation.
    ///   - omitted: text that those leave out, with the white space behind it, such as `</td>`.
    package init(
        _ templates: [String: Template], folder: String? = nil, flat: Set<String> = [],
        omitted: [String] = []
    ) {
        let omitted = omitted.map { Array($0.utf8) }
        self.folder = folder
        var program = Program()
        var code: [String: Code] = [:]
        names = templates.keys.sorted()
        for name in names {
            code[name] = templates[name].map {
                let isFlat = flat.contains(name)
                return Compiler.compile(
                    $0, isIndented: !isFlat, omitted: isFlat ? omitted : [], into: &program)
            }
        }
        program.link { code[$0] }
        self.program = program
        self.code = code
        self.templates = templates
    }

    package func template(named name: String) -> Template? {
        templates[name]
    }

    /// Whether templates render as they do in another library: they, and all that they name as
    /// partials and parents, have the same text there.
    ///
    /// - Returns: false also where one of them looks a name up, which can be any template's.
    package func agrees(with other: TemplateLibrary, on names: some Sequence<String>) -> Bool {
        var known = Set(names)
        var rest = Array(known)
        while let name = rest.popLast() {
            let template = templates[name]
            guard template?.tree.source.bytes == other.templates[name]?.tree.source.bytes else {
                return false
            }
            for tag in template?.tags ?? [] where tag.kind == .partial || tag.kind == .parent {
                if tag.isDynamic { return false }
                if known.insert(tag.name).inserted { rest.append(tag.name) }
            }
        }
        return true
    }

    /// The instructions of a template in ``program``.
    func code(ofTemplate name: String) -> Code? {
        code[name]
    }

    /// The program of a template that is not in the library, linked to the library's templates.
    func program(of template: Template) -> Program {
        var program = Program()
        _ = Compiler.compile(template, into: &program)
        program.link { code[$0] }
        return program
    }
}
