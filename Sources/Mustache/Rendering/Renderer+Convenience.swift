extension Renderer {
    /// Renders a template of the library into bytes.
    ///
    /// - Parameters:
    ///   - template: the template's name in the library.
    ///   - value: the data.
    /// - Returns: the result in UTF-8.
    /// - Throws: `RenderError` as when rendering into a buffer.
    public func render(
        _ template: String,
        with value: Value
    ) throws(RenderError) -> [UInt8] {
        var output = OutputBuffer()
        try render(template, with: value, into: &output)
        return output.bytes
    }

    /// Renders a template that the library need not have into bytes.
    ///
    /// - Parameters:
    ///   - template: the template; its partials and parents are found in the library.
    ///   - value: the data.
    /// - Returns: the result in UTF-8.
    /// - Throws: `RenderError` as when rendering into a buffer.
    public func render(
        _ template: Template,
        with value: Value
    ) throws(RenderError) -> [UInt8] {
        var output = OutputBuffer()
        try render(template, with: value, into: &output)
        return output.bytes
    }

    /// Renders a template of the library into mark-up that another template can insert.
    ///
    /// - Parameters:
    ///   - template: the template's name in the library.
    ///   - value: the data.
    /// - Returns: the result as finished mark-up.
    /// - Throws: `RenderError` as when rendering into a buffer.
    public func html(_ template: String, with value: Value) throws(RenderError) -> HTML {
        HTML(bytes: try render(template, with: value))
    }
}
