import Foundation
import PokedexDomain
import PokedexStore

/// PokéAPI's content as files: `api/v2/{resource}/{id}/index.json` in a folder, as the repository
/// PokeAPI/api-data has them in `data`.
package struct PokeAPIFolder: Sendable {
    private let path: String

    /// The file of a record or a list: `data/api/v2/pokemon/25/index.json`.
    ///
    /// - Parameters:
    ///   - path: of the record, such as `pokemon/25`.
    ///   - folder: the one that holds `api/v2`.
    package static func file(of path: String, in folder: String) -> String {
        "\(content(of: folder))/\(path)/index.json"
    }

    private static func content(of folder: String) -> String { "\(folder)/api/v2" }

    /// Looks for the content in a folder.
    ///
    /// - Parameter path: the folder that holds `api/v2`.
    /// - Throws: ``CatalogError/notFound(_:_:)`` when there is no `api/v2` in it.
    package init(path: String) throws(CatalogError) {
        let content = Self.content(of: path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: content, isDirectory: &isFolder),
            isFolder.boolValue
        else {
            throw .notFound(
                path,
                "there is no folder api/v2 in it; name the folder that holds PokéAPI's "
                    + "content, which is `data` in the repository PokeAPI/api-data")
        }
        self.path = content
    }

    /// Reads the file `{path}/index.json`.
    ///
    /// - Throws: ``PokeAPISourceError`` when it is missing or unreadable, or cannot be decoded.
    func read<Value>(
        _ path: PokeAPIPath, as decode: (Data) throws(MalformedResource) -> Value
    ) throws(PokeAPISourceError) -> Value {
        let data = try data(at: "\(path)/index.json")
        do {
            return try decode(data)
        } catch {
            throw PokeAPISourceError(error.reason)
        }
    }

    /// The list of all records of a kind.
    ///
    /// - Throws: ``PokeAPISourceError`` when it is missing or unreadable, or entries are missing.
    func list(_ resource: PokeAPIResource) throws(PokeAPISourceError) -> PokeAPIList {
        let list = try read(.list(resource, offset: 0)) { (data) throws(MalformedResource) in
            try PokeAPIList(data, of: resource)
        }
        try list.requireStatedCount()
        return list
    }

    private func data(at file: String) throws(PokeAPISourceError) -> Data {
        let url = URL(fileURLWithPath: "\(path)/\(file)")
        do {
            return try Data(contentsOf: url)
        } catch CocoaError.fileReadNoSuchFile {
            throw PokeAPISourceError("\(path)/\(file) is missing")
        } catch {
            throw PokeAPISourceError(
                "\(path)/\(file) cannot be read: \(Self.reason(error))")
        }
    }

    /// The system's error, which Foundation's error contains.
    private static func reason(_ error: any Error) -> String {
        guard let cause = (error as? CocoaError)?.underlying as? POSIXError else {
            return error.localizedDescription
        }
        return WriteFailure(cause.code.rawValue).reason
    }
}
