import Mustache
import Testing

/// A template and what becomes of it.
struct RenderingCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: String
    let data: Value
    let partials: [String: String]
    let isStrict: Bool
    let expected: String

    /// - Parameter name: what is tested, in words.
    init(
        _ name: String, _ source: String, _ data: Value = [:], partials: [String: String] = [:],
        strict: Bool = true, _ expected: String
    ) {
        (testDescription, self.source, self.data) = (name, source, data)
        (self.partials, isStrict, self.expected) = (partials, strict, expected)
    }

    /// Renders it and compares.
    func check() throws {
        let text = try render(source, with: data, partials: partials, strict: isStrict)
        #expect(text == expected)
    }
}

/// Renders a template text with partials.
func render(
    _ source: String, with value: Value = [:], partials: [String: String] = [:],
    strict: Bool = true
) throws -> String {
    let templates = try partials.map { name, source in
        (name, try Template(source, name: "Templates/\(name).mustache"))
    }
    let library = TemplateLibrary(Dictionary(uniqueKeysWithValues: templates))
    let template = try Template(source, name: "Templates/page.mustache")
    let bytes = try Renderer(library: library, strict: strict).render(template, with: value)
    return String(decoding: bytes, as: UTF8.self)
}

/// Renders a template of a library strictly.
func render(
    _ name: String, of library: TemplateLibrary, with value: Value = [:]
) throws -> String {
    var output = OutputBuffer()
    try Renderer(library: library, strict: true).render(name, with: value, into: &output)
    return String(decoding: output.bytes, as: UTF8.self)
}
