import Diagnostics
import JSON
import PokeAPI
import PokedexDomain
import PokedexSite
import Publishing

extension Diagnostic {
    /// What an error is shown as. Errors without a file have an empty path.
    static func all(for error: any Error) -> [Diagnostic] {
        switch error {
        case let error as TranslationError: [atItsKey(error)]
        case let error as any FindingsError: error.diagnostics
        case let error as CatalogError: [Diagnostic(path: error.path, text: error.message)]
        case let error as UpdateError: [Diagnostic(path: error.path, text: error.message)]
        case let error as RecordStoreError: [Diagnostic(path: error.path, text: error.message)]
        case let error as PublicationError: [Diagnostic(path: error.path, text: "\(error)")]
        case let error as PictureFolderError: [Diagnostic(path: error.place, text: error.problem)]
        default: [Diagnostic(path: "", text: "\(error)")]
        }
    }

    /// What an error is shown as, in one text.
    static func text(of error: any Error) -> String {
        all(for: error).map { "\($0.at(ReaderPath.shown($0.path)))" }.joined(separator: "\n")
    }

    /// An error of a translation with the position of its key, which is looked up in the file again.
    /// If the key is missing, it is the position of the group in which it belongs.
    private static func atItsKey(_ error: TranslationError) -> Diagnostic {
        guard let key = error.key, let bytes = try? File(path: error.path).bytes(),
            let text = try? JSONText(bytes, path: error.path)
        else { return error.diagnostic }
        var value = text.root
        var found: JSONMember?
        for name in key.split(separator: ".") {
            guard case .object(let members) = value.content,
                let member = members.first(where: { $0.name == name })
            else { break }
            (value, found) = (member.value, member)
        }
        let place = found.map { text.error(error.message, at: $0) }
        var diagnostic = (place ?? text.error(error.message, at: text.root)).diagnostic
        diagnostic.notes = error.diagnostic.notes
        return diagnostic
    }
}
