import JSON
import PokedexDomain

/// How players write with kanji what the games write in kana: `content/spellings.json`.
package struct Spellings: Sendable {
    /// The spellings of moves, by slug.
    package let moves: [String: [String]]
    /// The spellings of abilities, by slug.
    package let abilities: [String: [String]]
    /// The spellings of types, by slug.
    package let types: [String: [String]]

    /// The file, below the folder of the site's content.
    package static let file = "spellings.json"

    /// Reads the spellings.
    ///
    /// - Parameters:
    ///   - json: the bytes of `spellings.json`.
    ///   - folder: the content's folder, shown in messages.
    /// - Throws: `JSONError` when it is not JSON, has another group than `moves`, `abilities` and
    ///   `types`, lacks one of them, has a slug twice, or something else than words.
    package init(json: [UInt8], folder: String) throws(JSONError) {
        let text = try JSONText(json, path: "\(folder)/\(Self.file)")
        guard case .object(let members) = text.root.content,
            members.map(\.name).sorted() == ["abilities", "moves", "types"]
        else {
            throw text.error(
                "the spellings are { \"moves\": { … }, \"abilities\": { … }, \"types\": { … } }",
                at: text.root)
        }
        var groups: [String: [String: [String]]] = [:]
        for member in members { groups[member.name] = try text.spellings(member.value) }
        moves = groups["moves"] ?? [:]
        abilities = groups["abilities"] ?? [:]
        types = groups["types"] ?? [:]
    }

    /// Slugs that are spelled here and are not in a catalog; their spellings find nothing.
    package func unknown(
        in catalog: Catalog
    ) -> (abilities: [String], moves: [String], types: [String]) {
        func unknown(_ spellings: [String: [String]], _ known: [Slug]) -> [String] {
            Set(spellings.keys).subtracting(known.map(\.text)).sorted()
        }
        return (
            unknown(abilities, catalog.abilities.map(\.slug)),
            unknown(moves, catalog.moves.map(\.slug)),
            unknown(types, catalog.types.map(\.slug))
        )
    }
}

extension JSONText {
    fileprivate func spellings(_ group: JSONValue) throws(JSONError) -> [String: [String]] {
        guard case .object(let members) = group.content else {
            throw error("the spellings of a kind are { \"slug\": [ \"…\" ], … }", at: group)
        }
        var spellings: [String: [String]] = [:]
        for member in members {
            guard (try? Slug(member.name)) != nil else {
                throw error("\"\(member.name)\" is no slug", at: member)
            }
            let texts = try words(member.value)
            guard !texts.isEmpty else {
                throw error("a list of words is needed here: [ \"…\" ]", at: member.value)
            }
            guard spellings.updateValue(texts, forKey: member.name) == nil else {
                throw error("\"\(member.name)\" stands twice", at: member)
            }
        }
        return spellings
    }
}
