/// Templates that can name one another as partials and parents.
///
/// All of them are put into one program when the library is made, and each call of a fixed name is
/// linked to its template then.
///
/// It is a class only so that what holds it copies one reference instead of many tables.
public final class TemplateLibrary: Sendable {
    let program: Program
    private let templates: [String: Template]
    private let code: [String: Code]

    /// The templates' names, sorted.
    public let names: [String]

    /// Makes a library.
    ///
    /// - Parameter templates: keyed by the name that partial and parent tags use, as
    ///   `partials/header`.
    public init(_ templates: [String: Template]) {
        var program = Program()
        var code: [String: Code] = [:]
        names = templates.keys.sorted()
        for name in names {
            guard let template = templates[name] else { continue }
            code[name] = program.append(template.program)
        }
        program.link { code[$0] }
        self.program = program
        self.code = code
        self.templates = templates
    }

    /// The template of a name; `nil` if there is none.
    public func template(named name: String) -> Template? {
        templates[name]
    }

    /// The fixed names in partial and parent tags that no template has.
    ///
    /// - Returns: an error for each such tag, sorted by the name of the template it is in, then in
    ///   the order of the text. A dynamic name is known only when it is rendered.
    public func missingPartials() -> [TemplateError] {
        names.compactMap { templates[$0] }.flatMap { template in
            template.tags.compactMap { missingTemplate($0, of: template) }
        }
    }

    func code(ofTemplate name: String) -> Code? {
        code[name]
    }

    private func missingTemplate(_ tag: Tag, of template: Template) -> TemplateError? {
        guard tag.kind == .partial || tag.kind == .parent, !tag.isDynamic,
            templates[tag.name] == nil
        else { return nil }
        return template.error(
            TemplateLibrary.missingMessage(tag.name),
            at: tag.range.lowerBound
        )
    }

    static func missingMessage(_ name: String) -> String {
        "there is no template \"\(name)\""
    }
}

extension TemplateLibrary {
    /// A template's own program, its calls linked to this library's templates.
    func linked(_ template: Template) -> Program {
        var program = template.program
        program.link { code(ofTemplate: $0) }
        return program
    }
}
