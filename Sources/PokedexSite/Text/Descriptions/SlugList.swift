import JSON
import PokedexDomain
import PokedexQuery

/// A list in a file: entries by the slugs of what they are about, each of which stands there once.
struct SlugList<Entry: Sendable>: Sendable {
    private(set) var entries: [Slug: Entry]
    /// What the files of the site's owner say, each with its text.
    private var own: [(text: JSONText, members: [JSONMember])]

    /// Reads whole files. An entry of a later one replaces that of an earlier one.
    ///
    /// - Parameter entry: reads the value beside a slug.
    init(
        _ files: [ContentFile], entry: (JSONText, JSONValue) throws(JSONError) -> Entry
    ) throws(JSONError) {
        entries = [:]
        own = []
        for file in files {
            let text = try JSONText(file.bytes, path: file.name)
            let list = try SlugList(text, at: text.root, entry: entry)
            entries.merge(list.entries) { $1 }
            if !file.isBuiltIn { own += list.own }
        }
    }

    /// Reads a value of a file.
    init(
        _ text: JSONText, at node: JSONValue,
        entry: (JSONText, JSONValue) throws(JSONError) -> Entry
    ) throws(JSONError) {
        guard case .object(let members) = node.content else {
            throw text.error("the entries are an object: { \"slug\": …, … }", at: node)
        }
        own = [(text, members)]
        var entries: [Slug: Entry] = [:]
        for member in members {
            let slug = try text.slug(member)
            guard entries[slug] == nil else {
                throw text.error("\"\(slug)\" is described twice", at: member)
            }
            entries[slug] = try entry(text, member.value)
        }
        self.entries = entries
    }

    /// The entries in the files of the site's owner.
    var ownEntries: [Slug: Entry] {
        let names = Set(own.flatMap(\.members).map(\.name))
        return entries.filter { names.contains($0.key.text) }
    }

    /// Refuses entries about anything else in the files of the site's owner.
    ///
    /// - Parameter kind: what the slugs are, in one word.
    func requireKnown(_ slugs: [Slug], kind: String) throws(JSONError) {
        let known = Set(slugs.map(\.text))
        for (text, members) in own { try text.requireKnown(members, in: known, kind: kind) }
    }
}

extension JSONText {
    /// Refuses members whose names are not among the slugs of a kind.
    ///
    /// - Parameter kind: what the slugs are, in one word.
    func requireKnown(
        _ members: [JSONMember], in known: Set<String>, kind: String
    ) throws(JSONError) {
        guard let unknown = members.first(where: { !known.contains($0.name) }) else { return }
        let suggestion = Suggestion(candidates: known.sorted()).question(for: unknown.name)
        throw error(
            "\"\(unknown.name)\" is no \(kind) of the database\(suggestion)", at: unknown)
    }
}

extension JSONText {
    /// A member's name as a slug.
    fileprivate func slug(_ member: JSONMember) throws(JSONError) -> Slug {
        do {
            return try Slug(member.name)
        } catch {
            throw self.error(
                "\"\(member.name)\" is no slug: only a–z, 0–9 and - may stand in it", at: member)
        }
    }
}
