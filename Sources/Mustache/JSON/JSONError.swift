/// A mistake in a JSON text.
public struct JSONError: Error, Sendable, Equatable, CustomStringConvertible {
    let diagnostic: Diagnostic

    /// The path given for the text.
    public var path: String { diagnostic.path }

    /// Where the mistake is; `nil` never occurs for a text that was read.
    public var position: SourcePosition? { diagnostic.position }

    /// What is wrong, without path and position.
    public var message: String { diagnostic.message }

    /// The whole message: path, line and column, what is wrong, then the line and a caret.
    public var description: String { diagnostic.description }

    init(_ diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
    }
}
