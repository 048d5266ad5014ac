import JSON
import PokedexDomain

/// The form of the files of worlds. ``WorldReader`` reads it.
enum WorldJSON {
    /// Of `world.json`.
    static let version = 1

    static func file(of world: World) -> [UInt8] {
        JSONValue(members: [("version", .init(.number("\(version)")))] + world.members).indented
    }

    static func file(of spots: [Spot]) -> [UInt8] {
        JSONValue(.array(spots.map { JSONValue(members: $0.members) })).indented
    }
}

extension World {
    /// In the order of files.
    package var members: [(name: String, value: JSONValue)] {
        texts([("id", id.text)] + texts + dates)
    }
}

extension Spot {
    /// In the order of files.
    package var members: [(name: String, value: JSONValue)] {
        let slugs = pokemon.map { JSONValue(.string($0.text)) }
        return texts([("id", id.text)] + texts + [("image", image)])
            + (slugs.isEmpty ? [] : [("pokemon", JSONValue(.array(slugs)))])
            + texts(dates)
    }
}

extension DatedEntity {
    fileprivate var texts: [(String, String?)] {
        Self.texts.map { ($0.name, self[keyPath: $0.path]) }
    }

    fileprivate var dates: [(String, String?)] {
        [("createdAt", createdAt?.text), ("updatedAt", updatedAt?.text)]
    }

    /// Without those that are missing.
    fileprivate func texts(_ members: [(String, String?)]) -> [(name: String, value: JSONValue)] {
        members.compactMap { name, text in text.map { (name, JSONValue(.string($0))) } }
    }
}
