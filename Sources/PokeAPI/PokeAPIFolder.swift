import Foundation
import PokedexDomain
import PokedexStore

/// PokéAPI's content as files: `api/v2/{resource}/{id}/index.json` in a folder, as the repository
/// PokeAPI/api-data has them in `data`.
public struct PokeAPIFolder: PokeAPISource {
    private let path: String

    /// Looks for the content in a folder.
    ///
    /// - Parameter path: the folder that holds `api/v2`.
    /// - Throws: ``CatalogError/notFound(_:)`` when there is no `api/v2` in it.
    public init(path: String) throws(CatalogError) {
        let content = "\(path)/api/v2"
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: content, isDirectory: &isFolder),
            isFolder.boolValue
        else {
            throw .notFound(
                "\(path): there is no folder api/v2 in it; name the folder that holds PokéAPI's "
                    + "content, which is `data` in the repository PokeAPI/api-data")
        }
        self.path = content
    }

    /// Reads the file `{place}/index.json`. Files have no tags, and lists are in one of them.
    public func read<Value>(
        _ place: PokeAPIPlace, unlessTagged tag: String?,
        as decode: (Data) throws(MalformedResource) -> Value
    ) throws(PokeAPISourceError) -> PokeAPIAnswer<Value> {
        let data = try data(at: "\(place)/index.json")
        do {
            return .value(try decode(data), tag: nil)
        } catch {
            throw PokeAPISourceError(error.reason)
        }
    }

    private func data(at place: String) throws(PokeAPISourceError) -> Data {
        let file = URL(fileURLWithPath: "\(path)/\(place)")
        do {
            return try Data(contentsOf: file)
        } catch CocoaError.fileReadNoSuchFile {
            throw PokeAPISourceError("\(path)/\(place) is missing")
        } catch {
            throw PokeAPISourceError(
                "\(path)/\(place) cannot be read: \(Self.reason(error))")
        }
    }

    /// What the system said, which Foundation keeps below its own words.
    private static func reason(_ error: any Error) -> String {
        guard let cause = (error as? CocoaError)?.underlying as? POSIXError else {
            return error.localizedDescription
        }
        return WriteFailure(cause.code.rawValue).reason
    }
}
