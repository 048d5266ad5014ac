import Diagnostics

/// A template that cannot be rendered with the given data.
///
/// Its position is that of a tag, and the tags that included the template, innermost first, are
/// below the excerpt. Path and position are empty if there is no template of the name asked for.
public struct RenderError: DiagnosticError {
    /// On the heap, because the error's size is part of every stack frame of rendering.
    private indirect enum Storage: Sendable, Equatable {
        case diagnostic(Diagnostic)
    }

    private let storage: Storage

    /// The whole message.
    public var diagnostic: Diagnostic {
        switch storage {
        case .diagnostic(let diagnostic): diagnostic
        }
    }

    init(_ diagnostic: Diagnostic) {
        storage = .diagnostic(diagnostic)
    }
}
