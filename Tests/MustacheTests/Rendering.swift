import Mustache

/// Renders a template text with partials.
func render(
    _ source: String,
    with value: Value = [:],
    partials: [String: String] = [:],
    strict: Bool = true
) throws -> String {
    var templates: [String: Template] = [:]
    for (name, source) in partials {
        templates[name] = try Template(source, name: "Templates/\(name).mustache")
    }
    let renderer = Renderer(library: TemplateLibrary(templates), strict: strict)
    let template = try Template(source, name: "Templates/page.mustache")
    return String(decoding: try renderer.render(template, with: value), as: UTF8.self)
}

/// Renders a template of a library strictly.
func render(
    _ name: String, of library: TemplateLibrary, with value: Value = [:]
) throws -> String {
    var output = OutputBuffer()
    try Renderer(library: library, strict: true).render(name, with: value, into: &output)
    return String(decoding: output.bytes, as: UTF8.self)
}
