import Diagnostics

/// An error in a template's text, or a template that cannot be read.
public struct TemplateError: DiagnosticError {
    /// The whole message.
    public let diagnostic: Diagnostic

    init(_ diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
    }

    init(path: String, message: String) {
        diagnostic = Diagnostic(path: path, message: message)
    }
}
