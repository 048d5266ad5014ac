import Diagnostics
import JSON
import PokedexDomain

/// How players write with kanji what the games write in kana, and places in kana that the games write
/// with kanji: `content/spellings.json`.
package struct Spellings: Sendable {
    /// The kinds of record that have spellings; the raw values are the names of the groups in the file.
    package enum Kind: String, CaseIterable, CodingKey, Hashable, Sendable {
        case moves, abilities, types, places
    }

    private let groups: [Kind: [String: [String]]]

    /// The file, below the folder of the site's content.
    package static let file = "spellings.json"

    /// - Parameters:
    ///   - json: the bytes of `spellings.json`.
    ///   - folder: the content's folder, shown in messages.
    /// - Throws: an error when it is not JSON, has not exactly one group for each ``Kind``, has a slug
    ///   twice, or something else than words.
    package init(json: [UInt8], folder: String) throws {
        self = try JSONText(json, path: "\(folder)/\(Self.file)").decode()
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

extension Spellings: Decodable {
    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Kind.self)
        groups = try Kind.allCases.reduce(into: [:]) { groups, kind in
            let entries = try members.decode(JSONEntries<[QueryWord]>.self, forKey: kind)
            groups[kind] = try entries.list.reduce(into: [:]) { spellings, entry in
                guard (try? Slug(entry.name)) != nil else {
                    throw entry.place.error("\"\(entry.name)\" is no slug")
                }
                guard !entry.value.isEmpty else {
                    throw entry.place.error("\"\(entry.name)\" has no spelling; remove it")
                }
                spellings[entry.name] = entry.value.map(\.text)
            }
        }
    }
}

/// A word with something in it that can be compared.
struct QueryWord: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
        text = try String(from: decoder)
        guard !Folding.letters(text).isEmpty else {
            throw DiagnosticError("a word with letters or digits is needed here")
        }
    }
}
