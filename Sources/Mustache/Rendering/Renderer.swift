import Diagnostics

/// Renders templates with data.
package struct Renderer: Sendable {
    package let library: TemplateLibrary

    /// Whether an unknown name or template, and a value that cannot be shown as text, is an error.
    /// Otherwise nothing is shown for it, as the specification says.
    package let isStrict: Bool

    /// - Parameters:
    ///   - library: the library that partials and parents are found in.
    ///   - strict: see ``isStrict``. A name that is known and null, false or empty is never an
    ///     error.
    package init(library: TemplateLibrary, strict: Bool) {
        self.library = library
        isStrict = strict
    }

    /// Renders a template of the library and appends the result to a buffer.
    ///
    /// - Parameters:
    ///   - template: the template's name in the library.
    ///   - value: the data.
    ///   - output: left as it was if there is an error.
    /// - Throws: an error if the library has no such template, if templates, sections or lambdas are
    ///   nested without end, if a lambda returns a malformed template and, in strict mode, for what
    ///   is unknown or cannot be shown. Its position is that of a tag; below the excerpt are the tags
    ///   that included the template, innermost first.
    package func render(
        _ template: String, with value: Value, into output: inout OutputBuffer
    ) throws {
        guard let code = library.code(ofTemplate: template) else {
            throw DiagnosticError(
                RenderPass.missingTemplate(template),
                path: library.folder.map { "\($0)/\(template).mustache" } ?? "")
        }
        try run(into: &output, with: value) { pass in
            try pass.run(code)
        }
    }

    /// Renders a template that need not be in the library.
    ///
    /// - Throws: as when rendering by name.
    package func render(_ template: Template, with value: Value) throws -> [UInt8] {
        let program = library.program(of: template)
        var output = OutputBuffer()
        try run(into: &output, with: value) { pass in
            try pass.run(program)
        }
        return output.bytes
    }

    private func run(
        into output: inout OutputBuffer,
        with value: Value,
        _ body: (inout RenderPass) throws -> Void
    ) throws {
        let countBefore = output.count
        try library.program.withView { view in
            var pass = RenderPass(library: library, view: view, isStrict: isStrict)
            swap(&pass.output, &output)
            defer { swap(&pass.output, &output) }
            do {
                try withUnsafePointer(to: value) { value in
                    try pass.inContext(value, body)
                }
            } catch {
                pass.output.truncate(to: countBefore)
                throw error
            }
        }
    }
}
