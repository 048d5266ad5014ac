/// A mistake in a template's text, or a template that cannot be read.
public struct TemplateError: Error, Sendable, Equatable, CustomStringConvertible {
    let diagnostic: Diagnostic

    /// The template's path.
    public var path: String { diagnostic.path }

    /// Where the mistake is; `nil` if the file as a whole cannot be read.
    public var position: SourcePosition? { diagnostic.position }

    /// What is wrong, without path and position.
    public var message: String { diagnostic.message }

    /// The whole message: path, line and column, what is wrong, then the line and a caret.
    public var description: String { diagnostic.description }

    init(_ diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
    }

    init(path: String, message: String) {
        diagnostic = Diagnostic(path: path, position: nil, sourceLine: nil, message: message)
    }
}
