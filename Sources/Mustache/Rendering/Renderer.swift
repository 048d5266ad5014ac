import Diagnostics

/// Renders templates with data.
public struct Renderer: Sendable {
    /// Where partials and parents are found.
    public let library: TemplateLibrary

    /// Whether an unknown name or template, and a value that cannot be shown as text, is an error.
    /// Otherwise nothing is shown in its place, as the specification has it.
    public let isStrict: Bool

    /// Makes a renderer.
    ///
    /// - Parameters:
    ///   - library: where partials and parents are found.
    ///   - strict: whether an unknown name or template, and a value that cannot be shown as text,
    ///     is an error and not simply nothing. A name that is known and null, false or empty never
    ///     is one.
    public init(library: TemplateLibrary, strict: Bool) {
        self.library = library
        isStrict = strict
    }

    /// Renders a template of the library behind what a buffer holds.
    ///
    /// - Parameters:
    ///   - template: the template's name in the library.
    ///   - value: the data.
    ///   - output: where to; left as it was if there is an error.
    /// - Throws: `RenderError` if the library has no such template, if templates, sections or
    ///   lambdas are nested without end, if a lambda returns a malformed template and, in strict
    ///   mode, for what is unknown or cannot be shown.
    public func render(
        _ template: String,
        with value: Value,
        into output: inout OutputBuffer
    ) throws(RenderError) {
        guard let code = library.code(ofTemplate: template) else {
            throw RenderError(
                Diagnostic(
                    path: "",
                    position: nil,
                    sourceLine: nil,
                    message: TemplateLibrary.missingMessage(template)
                        + ": it should be \(template).mustache in the folder of templates"
                )
            )
        }
        try run(into: &output, with: value) { pass throws(RenderError) in
            try pass.run(code)
        }
    }

    /// Renders a template that the library need not have.
    ///
    /// - Parameters:
    ///   - template: the template; its partials and parents are found in the library.
    ///   - value: the data.
    ///   - output: where to; left as it was if there is an error.
    /// - Throws: `RenderError` as when rendering by name.
    public func render(
        _ template: Template,
        with value: Value,
        into output: inout OutputBuffer
    ) throws(RenderError) {
        let program = library.linked(template)
        try run(into: &output, with: value) { pass throws(RenderError) in
            try pass.run(program)
        }
    }

    private func run(
        into output: inout OutputBuffer,
        with value: Value,
        _ body: (inout RenderPass) throws(RenderError) -> Void
    ) throws(RenderError) {
        let countBefore = output.count
        try library.program.withView { view throws(RenderError) in
            var pass = RenderPass(library: library, view: view, isStrict: isStrict, &output)
            defer { pass.giveBack(&output) }
            do throws(RenderError) {
                try pass.render(value, body)
            } catch {
                pass.output.truncate(to: countBefore)
                throw error
            }
        }
    }
}
