import JSON
import PokedexDomain

/// How players write with kanji what the games write in kana, and places in kana that the games write
/// with kanji: `content/spellings.json`.
package struct Spellings: Sendable {
    /// The kinds of record that have spellings; the raw values are the names of the groups in the file.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case moves, abilities, types, places
    }

    private let groups: [Kind: [String: [String]]]

    /// The file, below the folder of the site's content.
    package static let file = "spellings.json"

    /// Reads the spellings.
    ///
    /// - Parameters:
    ///   - json: the bytes of `spellings.json`.
    ///   - folder: the content's folder, shown in messages.
    /// - Throws: `JSONError` when it is not JSON, has not exactly one group for each ``Kind``, has a
    ///   slug twice, or something else than words.
    package init(json: [UInt8], folder: String) throws(JSONError) {
        let text = try JSONText(json, path: "\(folder)/\(Self.file)")
        guard case .object(let members) = text.root.content,
            members.map(\.name).sorted() == Kind.allCases.map(\.rawValue).sorted()
        else {
            let groups = Kind.allCases.map { "\"\($0.rawValue)\": { … }" }.joined(separator: ", ")
            throw text.error("the spellings are { \(groups) }", at: text.root)
        }
        var groups: [Kind: [String: [String]]] = [:]
        for member in members {
            guard let kind = Kind(rawValue: member.name) else { continue }
            groups[kind] = try text.spellings(member.value)
        }
        self.groups = groups
    }

    /// How a record is also written; empty for most.
    package subscript(kind: Kind, slug: Slug) -> [String] {
        groups[kind]?[slug.text] ?? []
    }

    /// Slugs that are spelled here and are not in a catalog, sorted; their spellings find nothing.
    package func unknown(_ kind: Kind, in catalog: Catalog) -> [String] {
        let known =
            switch kind {
            case .moves: catalog.moves.map(\.slug)
            case .abilities: catalog.abilities.map(\.slug)
            case .types: catalog.types.map(\.slug)
            case .places: catalog.places.map(\.slug)
            }
        return Set((groups[kind] ?? [:]).keys).subtracting(known.map(\.text)).sorted()
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
                throw error("\"\(member.name)\" is duplicated", at: member)
            }
        }
        return spellings
    }
}
