import Foundation
import PokedexDomain
import PokedexSite
import TestSupport
import Testing

/// The project's own translations, without the keys that a test removes.
enum TranslationsFixture {
    static func translation(_ language: Language, without keys: [String] = []) throws -> Translation
    {
        let root = try NSMutableDictionary(
            dictionary: object("content/strings/\(language.code).json"))
        for key in keys { remove(key.split(separator: ".")[...], from: root) }
        return try Translation(
            json: Array(JSONSerialization.data(withJSONObject: root)),
            file: "strings/\(language.code).json", language: language)
    }

    static func descriptions(where isListed: (String) -> Bool) throws -> Descriptions {
        func bytes(_ file: String) throws -> [UInt8] {
            let entries = try object("content/\(file)").filter { isListed($0.key) }
            return Array(try JSONSerialization.data(withJSONObject: entries))
        }
        return try Descriptions(
            moves: bytes(Descriptions.files.moves), abilities: bytes(Descriptions.files.abilities),
            matchUps: bytes(Descriptions.files.matchUps), folder: "content")
    }

    private static func object(_ name: String) throws -> [String: Any] {
        let json = try JSONSerialization.jsonObject(
            with: Data(ProjectFiles.bytes(of: name)))
        return try #require(json as? [String: Any])
    }

    private static func remove(_ path: ArraySlice<Substring>, from group: NSMutableDictionary) {
        guard let key = path.first.map(String.init) else { return }
        guard path.count > 1, let inner = group[key] as? [String: Any] else {
            return group.removeObject(forKey: key)
        }
        let rest = NSMutableDictionary(dictionary: inner)
        remove(path.dropFirst(), from: rest)
        group[key] = rest
    }
}
