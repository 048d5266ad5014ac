import JSON
import PokedexDomain

/// A key of the query language, as `content/queries.json` declares it.
package struct QueryKey: Hashable, Sendable {
    /// How the values of a key are read, and how a term is decided.
    package enum Kind: String, Hashable, Sendable {
        /// Parts of names, or numbers, in a form in which they are compared.
        case name
        /// Names as they were typed.
        case text
        /// Values from a list, which the fields hold.
        case term
        /// Figures that the fields hold, or whose sum they are.
        case figure
        /// Flags.
        case flag
        /// Moves of which a Pokémon can have one.
        case move
        /// Moves all of which a Pokémon can have.
        case allMoves = "all-moves"
        /// Places at which a Pokémon is met.
        case place
        /// Games in which a Pokémon exists, and in which moves and places are looked for.
        case game
        /// Methods by which moves are looked for.
        case method
        /// Pokédexes that a species is in.
        case pokedex
        /// An order, which holds for all.
        case sort
    }

    /// A key's control in the form of filters.
    package enum Control: String, Hashable, Sendable {
        /// Check boxes for all values.
        case choices
        /// A text field that suggests values.
        case picker
        /// A list to choose one value from.
        case select
        /// Two fields for a lower and an upper bound.
        case range
    }

    /// Its identifier, which the canonical form has.
    package let slug: String
    /// Its position among all keys, which is that of its terms in the canonical form.
    let position: Int
    /// Its kind.
    package let kind: Kind
    /// The fields that it asks for, as `data/pokemon.json` or `data/moves.json` call them.
    let fields: [String]
    /// The list that its values are from; `nil` for names and figures.
    package let values: String?
    /// How its figures are written; `nil` for other kinds.
    package let figure: QueryFigure?
    /// Its control in the form; `nil` for none.
    package let control: Control?
    /// The key of the translation that labels its control.
    package let label: String?

    /// Whether its values are names; a term without a key has this one.
    var isNamed: Bool { kind == .name || kind == .text }

    /// Whether its values are moves, and may be conditions on moves in parentheses.
    var takesGroups: Bool { kind == .move || kind == .allMoves }

    package static func == (one: Self, other: Self) -> Bool { one.slug == other.slug }

    package func hash(into hasher: inout Hasher) { hasher.combine(slug) }
}

/// The query language: `content/queries.json`.
package struct QueryDeclaration: Sendable {
    /// What a site may lack, and with it what queries can ask about it.
    package enum Need: String, Sendable {
        /// Worlds or spots of the site's owner.
        case worlds
    }

    /// A key, a flag, an order or a method, and what it is called.
    package struct Entry: Sendable {
        /// Its identifier, which the canonical form has.
        package let slug: String
        /// Its names in each language; the first is the one to show.
        package let names: [Language: [String]]
        /// The key of the translation that labels its choice in the form; `nil` where it has none.
        package let label: String?
        /// The flag of `data/pokemon.json`; `nil` where only the reader's browser knows it.
        let flag: String?
        /// Whether the flag must not be set.
        let isUnset: Bool
        /// What a site must have for it; `nil` for nothing.
        package let needs: Need?
    }

    /// The queries for one list of the website.
    package struct Subject: Sendable {
        /// The keys, in the order of the canonical form.
        package let keys: [QueryKey]
        /// What the keys are called.
        let keyEntries: [Entry]
        /// The lists of values that stand here, by name: `is`, `sort`.
        package let lists: [String: [Entry]]

        /// The key of a slug.
        package func key(_ slug: String) -> QueryKey? { keys.first { $0.slug == slug } }

        /// The order of a query that asks for none: the first of all.
        var standardOrder: String { lists["sort"]?.first?.slug ?? "" }
    }

    /// Queries for Pokémon.
    package private(set) var pokemon: Subject
    /// Queries for moves.
    package private(set) var moves: Subject
    /// What ``fitting(_:)`` left out: keys such as `world`, and values such as `is-seen`, as the
    /// translations about them are called.
    package private(set) var leftOut: Set<String> = []
    /// Further words for values, by list.
    package let words: [String: [Entry]]
    /// The lists of values that do not stand here: records, and groups of the translations.
    package var lists: [String] {
        let lists = [pokemon, moves].flatMap { subject in
            subject.keys.compactMap(\.values).filter { subject.lists[$0] == nil }
        }
        return Set(lists).sorted()
    }

    /// The members that browsers need, as they stand in the file but for ``Need``.
    package private(set) var browserMembers: [JSONMember]

    /// The file, below the folder of the site's content.
    package static let file = "queries.json"

    /// Reads the declaration.
    ///
    /// - Parameters:
    ///   - json: the bytes of `queries.json`.
    ///   - folder: the content's folder, shown in messages.
    /// - Throws: `JSONError` when it is not JSON, a member is missing or unknown, or two entries of a
    ///   group are called the same.
    package init(json: [UInt8], folder: String) throws(JSONError) {
        let text = try JSONText(json, path: "\(folder)/\(Self.file)")
        let root = try text.members(of: text.root, named: ["subjects", "words"])
        var words: [String: [Entry]] = [:]
        for list in try text.object(text.member("words", of: root)) {
            words[list.name] = try text.entries(list.value)
        }
        self.words = words
        let subjects = try text.members(
            of: text.member("subjects", of: root), named: ["pokemon", "moves"])
        pokemon = try text.subject(text.member("pokemon", of: subjects))
        moves = try text.subject(text.member("moves", of: subjects))
        browserMembers = try text.object(text.root).filter { $0.name != "words" }
    }

    /// The declaration for a site with these worlds: without worlds, nothing in it is about them.
    package func fitting(_ worlds: Worlds) -> Self {
        let lacking: Set<Need> = worlds.isEmpty ? [.worlds] : []
        var fitting = self
        fitting.pokemon = pokemon.without(lacking, &fitting.leftOut)
        fitting.moves = moves.without(lacking, &fitting.leftOut)
        fitting.browserMembers = browserMembers.map { member in
            member.without { $0.name == Need.member || $0.needsAny(of: lacking) }
        }
        return fitting
    }
}

extension QueryDeclaration.Subject {
    /// The keys and values that a site can have that lacks something.
    ///
    /// - Parameter leftOut: gets what the others are called.
    fileprivate func without(
        _ lacking: Set<QueryDeclaration.Need>, _ leftOut: inout Set<String>
    ) -> Self {
        func has(_ entry: QueryDeclaration.Entry) -> Bool {
            entry.needs.map { !lacking.contains($0) } ?? true
        }
        let missing = Set(keyEntries.filter { !has($0) }.map(\.slug))
        leftOut.formUnion(missing)
        for (list, entries) in lists {
            leftOut.formUnion(entries.filter { !has($0) }.map { "\(list)-\($0.slug)" })
        }
        return Self(
            keys: keys.filter { !missing.contains($0.slug) }, keyEntries: keyEntries.filter(has),
            lists: lists.mapValues { $0.filter(has) })
    }
}

extension QueryDeclaration.Need {
    /// The member of a key or value that says what it needs.
    fileprivate static let member = "needs"
}

extension JSONMember {
    /// Whether it is a key or value for which a site must have something that it lacks.
    fileprivate func needsAny(of lacking: Set<QueryDeclaration.Need>) -> Bool {
        guard case .object(let members) = value.content else { return false }
        return members.contains { member in
            guard member.name == QueryDeclaration.Need.member,
                case .string(let need) = member.value.content
            else { return false }
            return lacking.contains { $0.rawValue == need }
        }
    }
}

// MARK: - Keys and values

extension JSONText {
    fileprivate func subject(_ node: JSONValue) throws(JSONError) -> QueryDeclaration.Subject {
        let groups = try object(node)
        guard let declared = groups.first(where: { $0.name == "keys" })?.value else {
            throw error("\"keys\" is missing", at: node)
        }
        var keys: [QueryKey] = []
        for member in try object(declared) {
            keys.append(try key(member, at: keys.count))
        }
        let entries = try entries(declared)
        var declaredLists: [String: [QueryDeclaration.Entry]] = [:]
        for group in groups where group.name != "keys" {
            declaredLists[group.name] = try self.entries(group.value, fallback: entries)
        }
        return QueryDeclaration.Subject(keys: keys, keyEntries: entries, lists: declaredLists)
    }

    private func key(_ member: JSONMember, at position: Int) throws(JSONError) -> QueryKey {
        let members = try members(
            of: member.value, named: ["kind"] + Language.allCases.map(\.code),
            optional: [
                "fields", "values", "range", "tenths", "affixes", "control", "label",
                QueryDeclaration.Need.member,
            ])
        let kind: QueryKey.Kind = try enumerated(self.member("kind", of: members))
        var control: QueryKey.Control?
        if let node = members["control"] { control = try enumerated(node) }
        var fields: [String] = []
        if let node = members["fields"] { fields = try texts(node) }
        return QueryKey(
            slug: member.name, position: position, kind: kind, fields: fields,
            values: try optional("values", of: members),
            figure: kind == .figure ? try figure(members, of: member) : nil, control: control,
            label: try optional("label", of: members))
    }

    private func figure(
        _ members: [String: JSONValue], of key: JSONMember
    ) throws(JSONError) -> QueryFigure {
        guard case .array(let bounds) = members["range"]?.content, bounds.count == 2 else {
            throw error("a figure has a \"range\": [ least, most ]", at: key.value)
        }
        let (least, most) = (try number(bounds[0]), try number(bounds[1]))
        guard least <= most else {
            throw error("the least figure is more than the most", at: bounds[0])
        }
        var tenths: [(unit: String, count: Double)] = []
        if let node = members["tenths"] {
            for unit in try object(node) { tenths.append((unit.name, try number(unit.value))) }
        }
        guard let node = members["affixes"] else {
            return QueryFigure(Int(least)...Int(most), tenths: tenths)
        }
        let affixes = try texts(node)
        guard affixes.count == 2 else {
            throw error("\"affixes\" are two texts: [ before, after ]", at: node)
        }
        return QueryFigure(
            Int(least)...Int(most), tenths: tenths, affixes: (affixes[0], affixes[1]))
    }

    /// The entries of a group; those without names are called as the entry of their slug in another.
    fileprivate func entries(
        _ group: JSONValue, fallback: [QueryDeclaration.Entry] = []
    ) throws(JSONError) -> [QueryDeclaration.Entry] {
        var entries: [QueryDeclaration.Entry] = []
        for member in try object(group) {
            var names: [Language: [String]] = [:]
            var others: [String: JSONValue] = [:]
            for field in try object(member.value) {
                if let language = Language(rawValue: field.name) {
                    names[language] = try words(field.value)
                } else {
                    others[field.name] = field.value
                }
            }
            let standard = fallback.first { $0.slug == member.name }?.names ?? [:]
            names = standard.merging(names) { $1 }
            guard Language.allCases.allSatisfy({ names[$0] != nil }) else {
                throw error(
                    "\"\(member.name)\" needs words in every language: "
                        + Language.allCases.map { "\"\($0.code)\": [ … ]" }.joined(separator: ", "),
                    at: member.value)
            }
            let need = others[QueryDeclaration.Need.member]
            entries.append(
                QueryDeclaration.Entry(
                    slug: member.name, names: names, label: try optional("label", of: others),
                    flag: try optional("flag", of: others), isUnset: others["isUnset"] != nil,
                    needs: try need.map { node throws(JSONError) in try enumerated(node) }))
        }
        try requireDistinct(entries, at: group)
        return entries
    }

    /// No two entries of a group may be called the same, as words are compared.
    private func requireDistinct(
        _ entries: [QueryDeclaration.Entry], at group: JSONValue
    ) throws(JSONError) {
        var owners: [String: String] = [:]
        for entry in entries {
            for word in [entry.slug] + Language.allCases.flatMap({ entry.names[$0] ?? [] }) {
                let owner = owners.updateValue(entry.slug, forKey: Folding.kana(word))
                guard owner == nil || owner == entry.slug else {
                    throw error(
                        "\"\(word)\" means both \(owner ?? "") and \(entry.slug)", at: group)
                }
            }
        }
    }
}

// MARK: - JSON

extension JSONText {
    /// The members of an object, each once.
    func object(_ node: JSONValue) throws(JSONError) -> [JSONMember] {
        guard case .object(let members) = node.content else {
            throw error("an object is needed here: { … }", at: node)
        }
        var names: Set<String> = []
        for member in members where !names.insert(member.name).inserted {
            throw error("\"\(member.name)\" is duplicated", at: member)
        }
        return members
    }

    /// The members of an object by name: all of some, perhaps some of others, and no further ones.
    func members(
        of node: JSONValue, named names: [String], optional: [String] = []
    ) throws(JSONError) -> [String: JSONValue] {
        let members = try object(node)
        for member in members where !(names + optional).contains(member.name) {
            throw error(
                "\"\(member.name)\" is none of \((names + optional).joined(separator: ", "))",
                at: member)
        }
        for name in names where !members.contains(where: { $0.name == name }) {
            throw error("\"\(name)\" is missing", at: node)
        }
        return Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value) })
    }

    /// A member that ``members(of:named:optional:)`` found.
    fileprivate func member(_ name: String, of members: [String: JSONValue]) -> JSONValue {
        members[name] ?? root
    }

    /// Words, each with something in it that can be compared.
    func words(_ node: JSONValue) throws(JSONError) -> [String] {
        guard case .array(let items) = node.content else {
            throw error("a list of words is needed here: [ \"…\" ]", at: node)
        }
        var words: [String] = []
        for item in items {
            guard case .string(let word) = item.content, !Folding.letters(word).isEmpty else {
                throw error("a word with letters or digits is needed here", at: item)
            }
            words.append(word)
        }
        return words
    }

    private func texts(_ node: JSONValue) throws(JSONError) -> [String] {
        guard case .array(let items) = node.content else {
            throw error("a list of texts is needed here: [ \"…\" ]", at: node)
        }
        var texts: [String] = []
        for item in items { texts.append(try text(item)) }
        return texts
    }

    private func text(_ node: JSONValue) throws(JSONError) -> String {
        guard case .string(let text) = node.content else {
            throw error("a text is needed here", at: node)
        }
        return text
    }

    private func optional(
        _ name: String, of members: [String: JSONValue]
    ) throws(JSONError) -> String? {
        guard let node = members[name] else { return nil }
        return try text(node)
    }

    private func number(_ node: JSONValue) throws(JSONError) -> Double {
        guard case .number(let digits) = node.content, let number = Double(digits),
            abs(number) < 1e12
        else { throw error("a number is needed here", at: node) }
        return number
    }

    private func enumerated<Value: RawRepresentable>(
        _ node: JSONValue
    ) throws(JSONError) -> Value where Value.RawValue == String {
        let text = try text(node)
        guard let value = Value(rawValue: text) else {
            throw error("\"\(text)\" is not known here", at: node)
        }
        return value
    }
}
