import Mustache

/// One case of the specification.
struct SpecificationCase {
    let name: String
    let data: Value
    let template: String
    let partials: [(name: String, value: Value)]
    let expected: String

    struct Malformed: Error {
        let value: Value
    }

    init(_ json: Value) throws {
        guard let name = json["name"]?.text, let template = json["template"]?.text,
            let expected = json["expected"]?.text, let data = json["data"]
        else { throw Malformed(value: json) }
        self.name = name
        self.template = template
        self.expected = expected
        self.data = data
        partials = json["partials"]?.object?.members ?? []
    }

    /// What the engine makes of the case, in the way the specification has it: nothing is an error.
    func render(with data: Value) throws -> String {
        var templates: [String: Template] = [:]
        for (name, source) in partials {
            templates[name] = try Template(source.text ?? "", name: name)
        }
        let renderer = Renderer(library: TemplateLibrary(templates), strict: false)
        let main = try Template(template, name: name)
        return String(decoding: try renderer.render(main, with: data), as: UTF8.self)
    }
}
