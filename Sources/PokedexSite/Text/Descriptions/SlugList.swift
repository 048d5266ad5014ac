import JSON
import PokedexDomain
import PokedexQuery

/// A list in a file: entries by the slugs of what they are about, each of which stands there once.
struct SlugList<Entry: Sendable>: Sendable {
    let entries: [Slug: Entry]
    private let text: JSONText
    private let members: [JSONMember]

    /// Reads a whole file.
    ///
    /// - Parameter entry: reads the value beside a slug.
    init(
        _ json: [UInt8], path: String, entry: (JSONText, JSONValue) throws(JSONError) -> Entry
    ) throws(JSONError) {
        let text = try JSONText(json, path: path)
        try self.init(text, at: text.root, entry: entry)
    }

    /// Reads a value of a file.
    init(
        _ text: JSONText, at node: JSONValue,
        entry: (JSONText, JSONValue) throws(JSONError) -> Entry
    ) throws(JSONError) {
        guard case .object(let members) = node.content else {
            throw text.error("the entries are an object: { \"slug\": …, … }", at: node)
        }
        self.text = text
        self.members = members
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

    /// Refuses entries about anything else.
    ///
    /// - Parameter kind: what the slugs are, in one word.
    func requireKnown(_ slugs: [Slug], kind: String) throws(JSONError) {
        let known = Set(slugs.map(\.text))
        guard let unknown = members.first(where: { !known.contains($0.name) }) else { return }
        let suggestion = Suggestion(candidates: known.sorted()).question(for: unknown.name)
        throw text.error(
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
