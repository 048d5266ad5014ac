import Diagnostics
import JSON
import PokedexDomain

/// A list in a file: entries by the slugs of what they are about, each of which stands there once.
struct SlugList<Entry: Decodable & Sendable>: Sendable, Decodable {
    private(set) var entries: [Slug: Entry] = [:]
    /// What the files of the site's owner have.
    private(set) var own: [JSONEntries<Entry>.Entry]

    /// Reads whole files. An entry of a later one replaces that of an earlier one.
    init(_ files: [ContentFile]) throws {
        own = []
        for file in files {
            let list: SlugList = try JSONText(file.bytes, path: file.name).decode()
            entries.merge(list.entries) { $1 }
            if !file.isBuiltIn { own += list.own }
        }
    }

    init(from decoder: any Decoder) throws {
        own = try JSONEntries<Entry>(from: decoder).list
        for entry in own {
            guard let slug = try? Slug(entry.name) else {
                throw entry.place.error(
                    "\"\(entry.name)\" is no slug: only a–z, 0–9 and - may stand in it")
            }
            entries[slug] = entry.value
        }
    }

    /// Refuses entries about anything else in the files of the site's owner.
    ///
    /// - Parameter kind: what the slugs are, in one word.
    func requireKnown(_ slugs: [Slug], kind: String) throws {
        let known = Set(slugs.map(\.text))
        for entry in own {
            try entry.place.requireKnown(entry.name, in: known, kind: kind)
        }
    }
}

extension JSONPlace {
    /// Refuses a name here that is not among the slugs of a kind.
    ///
    /// - Parameter kind: what the slugs are, in one word.
    func requireKnown(_ name: String, in known: Set<String>, kind: String) throws {
        guard !known.contains(name) else { return }
        let suggestion = Suggestion(candidates: known.sorted()).question(for: name)
        throw error("\"\(name)\" is no \(kind) of the database\(suggestion)")
    }
}
