/// Why a template could not be rendered with the data given.
public struct RenderError: Error, Sendable, Equatable, CustomStringConvertible {
    /// Kept behind a reference: the error's size is part of the stack that every level of
    /// rendering takes.
    private indirect enum Storage: Sendable, Equatable {
        case diagnostic(Diagnostic)
    }

    private let storage: Storage

    /// The path of the template that was being rendered; empty if there is none of that name.
    public var path: String { diagnostic.path }

    /// The tag at fault; `nil` if there is no template of the name asked for.
    public var position: SourcePosition? { diagnostic.position }

    /// What is wrong, without path and position.
    public var message: String { diagnostic.message }

    /// The whole message: path, line and column, what is wrong, then the line, a caret and, from
    /// the innermost outwards, the tags that included the template.
    public var description: String { diagnostic.description }

    var diagnostic: Diagnostic {
        switch storage {
        case .diagnostic(let diagnostic): diagnostic
        }
    }

    init(_ diagnostic: Diagnostic) {
        storage = .diagnostic(diagnostic)
    }
}
