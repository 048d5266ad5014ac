import Diagnostics
import PokedexDomain
import Publishing

extension Diagnostic {
    /// What an error is shown as. Errors without a file have an empty path.
    static func all(for error: any Error) -> [Diagnostic] {
        switch error {
        case let error as DiagnosticError: error.diagnostics
        case let error as FileError: [error.diagnostic]
        case let error as CatalogError: [Diagnostic(path: error.path, text: error.message)]
        case let error as PublicationError: [Diagnostic(path: error.path, text: "\(error)")]
        default: [Diagnostic(path: "", text: "\(error)")]
        }
    }

    /// What an error is shown as, in one text.
    static func text(of error: any Error) -> String {
        all(for: error).map { "\($0.with(\.path, ReaderPath.shown($0.path)))" }.joined(
            separator: "\n")
    }
}
