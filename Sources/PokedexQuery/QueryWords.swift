import JSON
import PokedexDomain

/// The words of the query language, in both languages: `content/queries.json`.
package struct QueryWords: Sendable {
    /// What one thing is called in queries; the first of a language is the one to show.
    package struct Entry: Hashable, Sendable {
        /// What it is called in the canonical form.
        package let slug: String
        /// Its English words.
        package let english: [String]
        /// Its Japanese words.
        package let japanese: [String]
    }

    /// The words of the keys, in the file's order.
    package let keys: [Entry]
    /// The words of what a Pokémon can be.
    package let traits: [Entry]
    /// Further words of ways of learning.
    package let methods: [Entry]
    /// The words of orders that are no keys with figures.
    package let orders: [Entry]

    /// The file, below the folder of the site's content.
    package static let file = "queries.json"

    /// Reads the words.
    ///
    /// - Parameters:
    ///   - json: the bytes of `queries.json`.
    ///   - folder: the content's folder, shown in messages.
    /// - Throws: `JSONError` when it is not JSON, lacks a group, names something that queries do not
    ///   have, lacks something that they have, or has a word twice in a group.
    package init(json: [UInt8], folder: String) throws(JSONError) {
        let text = try JSONText(json, path: "\(folder)/\(Self.file)")
        let groups = try text.queryGroups()
        keys = try text.queryEntries("keys", in: groups, of: QueryKey.allCases.map(\.rawValue))
        traits = try text.queryEntries("is", in: groups, of: Self.traitSlugs)
        methods = try text.queryEntries("methods", in: groups, of: Self.methodSlugs)
        orders = try text.queryEntries(
            "sort", in: groups, of: [QueryOrder.pokedex, QueryOrder.name])
    }

    /// The trait that readers give Pokémon themselves, and that their browser alone knows.
    static let favourite = "favourite"

    private static let traitSlugs = PokemonQuery.Trait.allCases.map(\.rawValue) + [favourite]

    private static let methodSlugs = [LearnMethod.Known.levelUp, .machine, .egg, .tutor]
        .map(\.rawValue)

    fileprivate static let groups = ["keys", "is", "methods", "sort"]
}

extension JSONText {
    /// The groups of words by name, each once.
    fileprivate func queryGroups() throws(JSONError) -> [String: JSONValue] {
        guard case .object(let members) = root.content else {
            throw error("the words are an object: { \"keys\": { … }, … }", at: root)
        }
        var groups: [String: JSONValue] = [:]
        for member in members {
            guard QueryWords.groups.contains(member.name) else {
                throw error(
                    "there is no group \"\(member.name)\", only "
                        + QueryWords.groups.joined(separator: ", "), at: member)
            }
            guard groups.updateValue(member.value, forKey: member.name) == nil else {
                throw error("\"\(member.name)\" stands twice", at: member)
            }
        }
        return groups
    }

    /// The entries of a group: exactly these.
    fileprivate func queryEntries(
        _ name: String, in groups: [String: JSONValue], of slugs: [String]
    ) throws(JSONError) -> [QueryWords.Entry] {
        guard let group = groups[name] else {
            throw error("the group \"\(name)\" is missing", at: root)
        }
        guard case .object(let members) = group.content else {
            throw error("\"\(name)\" is an object: { \"slug\": { … }, … }", at: group)
        }
        var entries: [QueryWords.Entry] = []
        var known: Set<String> = []
        for member in members {
            guard slugs.contains(member.name) else {
                throw error(
                    "\"\(member.name)\" is none of \(slugs.joined(separator: ", "))", at: member)
            }
            guard known.insert(member.name).inserted else {
                throw error("\"\(member.name)\" stands twice", at: member)
            }
            entries.append(try queryEntry(member))
        }
        if let missing = slugs.first(where: { !known.contains($0) }) {
            throw error("\"\(missing)\" is missing in \"\(name)\"", at: group)
        }
        try requireDistinct(entries, at: group)
        return entries
    }

    private func queryEntry(_ member: JSONMember) throws(JSONError) -> QueryWords.Entry {
        let shape = "\"\(member.name)\" is { \"en\": [ … ], \"ja\": [ … ] }"
        guard case .object(let members) = member.value.content,
            members.map(\.name).sorted() == Language.allCases.map(\.code).sorted()
        else { throw error(shape, at: member.value) }
        var words: [String: [String]] = [:]
        for language in members {
            words[language.name] = try queryTexts(language.value)
        }
        return QueryWords.Entry(
            slug: member.name, english: words[Language.english.code] ?? [],
            japanese: words[Language.japanese.code] ?? [])
    }

    /// No two entries of a group may be called the same, as words are compared.
    private func requireDistinct(
        _ entries: [QueryWords.Entry], at group: JSONValue
    ) throws(JSONError) {
        var owners: [String: String] = [:]
        for entry in entries {
            for word in [entry.slug] + entry.english + entry.japanese {
                let owner = owners.updateValue(entry.slug, forKey: Folding.kana(word))
                guard owner == nil || owner == entry.slug else {
                    throw error(
                        "\"\(word)\" means both \(owner ?? "") and \(entry.slug)", at: group)
                }
            }
        }
    }
}

extension JSONText {
    /// A list of words, one or more, each with something in it that can be compared.
    func queryTexts(_ node: JSONValue) throws(JSONError) -> [String] {
        guard case .array(let items) = node.content, !items.isEmpty else {
            throw error("a list of words is needed here: [ \"…\" ]", at: node)
        }
        var texts: [String] = []
        for item in items {
            guard case .string(let text) = item.content, !Folding.letters(text).isEmpty else {
                throw error("a word with letters or digits is needed here", at: item)
            }
            texts.append(text)
        }
        return texts
    }
}
