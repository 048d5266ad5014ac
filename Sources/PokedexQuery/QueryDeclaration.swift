import Diagnostics
import JSON
import PokedexDomain

/// A key of the query language, as `content/queries.json` declares it.
package struct QueryKey: Sendable {
    /// How the values of a key are read, and how a term is decided.
    package enum Kind: String, Sendable, JSONWord {
        /// Parts of names, or numbers, in a form in which they are compared.
        case name
        /// Names as they were typed.
        case text
        /// Values from a list, which the fields hold.
        case term
        /// Figures that the fields hold, or whose sum they are.
        case figure
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
    package enum Control: String, Sendable, JSONWord {
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
    package let kind: Kind
    /// The list that its values are from; `nil` for names and figures.
    package let values: String?
    /// Whether its figures are counted in tenths, else whole.
    package let isInTenths: Bool
    /// Its control in the form of filters; `nil` for none.
    package let control: Control?
    /// The key of the translation that labels its control.
    package let label: String?
    /// What a site must have for it; `nil` for nothing.
    let needs: QueryDeclaration.Need?
}

/// The query language: `content/queries.json`.
package struct QueryDeclaration: Sendable {
    /// What a site may lack, and with it what queries can ask about it.
    package enum Need: String, Sendable, JSONWord {
        /// Worlds or spots of the site's owner.
        case worlds
    }

    /// A flag, an order or another value, and what it is called.
    package struct Entry: Sendable {
        /// Its identifier, which the canonical form has.
        package let slug: String
        /// Its names in each language; the first is the one to show.
        package let names: [Language: [String]]
        /// The key of the translation that labels its choice in the form; `nil` where it has none.
        package let label: String?
        /// What a site must have for it; `nil` for nothing.
        let needs: Need?
    }

    /// The queries for one list of the website.
    package struct Subject: Sendable {
        /// The keys, in the order of the canonical form.
        package let keys: [QueryKey]
        /// The lists of values that stand here, by name: `is`, `sort`.
        package let lists: [String: [Entry]]

        package func key(_ slug: String) -> QueryKey? { keys.first { $0.slug == slug } }
    }

    package private(set) var pokemon: Subject
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

    /// - Parameters:
    ///   - json: the bytes of `queries.json`.
    ///   - folder: the content's folder, shown in messages.
    /// - Throws: an error when it is not JSON, a member is missing or unknown, or two entries of a
    ///   group are called the same.
    package init(json: [UInt8], folder: String) throws {
        let file: DeclarationFile = try JSONText(json, path: "\(folder)/\(Self.file)").decode()
        pokemon = file.subjects.pokemon
        moves = file.subjects.moves
        words = try file.words.list.reduce(into: [:]) { words, list in
            words[list.name] = try list.value.entries()
        }
        browserMembers = file.members.filter { $0.name != "words" }
    }

    /// The declaration for a site with these worlds: without worlds, nothing in it is about them.
    package func fitting(_ worlds: Worlds) -> Self {
        let lacking: Set<Need> = worlds.isEmpty ? [.worlds] : []
        var fitting = self
        fitting.pokemon = pokemon.without(lacking, &fitting.leftOut)
        fitting.moves = moves.without(lacking, &fitting.leftOut)
        fitting.browserMembers =
            JSONValue(.object(browserMembers))
            .without { $0.name == Need.member || $0.needsAny(of: lacking) }.members
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
        func isThere(_ need: QueryDeclaration.Need?) -> Bool {
            need.map { !lacking.contains($0) } ?? true
        }
        leftOut.formUnion(keys.filter { !isThere($0.needs) }.map(\.slug))
        for (list, entries) in lists {
            leftOut.formUnion(entries.filter { !isThere($0.needs) }.map { "\(list)-\($0.slug)" })
        }
        return Self(
            keys: keys.filter { isThere($0.needs) },
            lists: lists.mapValues { $0.filter { isThere($0.needs) } })
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

// MARK: - Reading

private typealias EntryGroup = Placed<JSONEntries<EntryMembers>>

/// `content/queries.json` as it is written.
private struct DeclarationFile: Decodable {
    let subjects: Subjects
    let words: JSONEntries<EntryGroup>
    let members: [JSONMember]

    struct Subjects: Decodable {
        let pokemon: QueryDeclaration.Subject
        let moves: QueryDeclaration.Subject

        enum CodingKeys: CodingKey, CaseIterable {
            case pokemon, moves
        }
    }

    enum CodingKeys: CodingKey, CaseIterable {
        case subjects, words
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        words = try members.decode(JSONEntries<EntryGroup>.self, forKey: .words)
        subjects = try members.decode(Subjects.self, forKey: .subjects)
        self.members = try JSONValue(from: decoder).members
    }
}

extension QueryDeclaration.Subject: Decodable {
    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: JSONName.self)
        keys = try members.decode(JSONEntries<QueryKey>.self, forKey: "keys").list
            .map(\.value)
        let entries = try members.decode(EntryGroup.self, forKey: "keys").entries()
        lists = try JSONEntries<EntryGroup>(from: decoder, leavingOut: "keys").list
            .reduce(into: [:]) { $0[$1.name] = try $1.value.entries(fallback: entries) }
    }
}

extension QueryKey: Decodable {
    /// Its name in the file is its slug.
    package init(from decoder: any Decoder) throws {
        let members = try decoder.members(
            named: Language.allCases.map(\.code) + [
                "kind", "fields", "values", "range", "tenths", "affixes", "control", "label",
                QueryDeclaration.Need.member,
            ])
        slug = decoder.codingPath.last?.stringValue ?? ""
        kind = try members.decode(Kind.self, forKey: "kind")
        values = try members.decodeIfPresent(String.self, forKey: "values")
        isInTenths = members.contains("tenths")
        control = try members.decodeIfPresent(Control.self, forKey: "control")
        label = try members.decodeIfPresent(String.self, forKey: "label")
        needs = try members.decodeIfPresent(
            QueryDeclaration.Need.self, forKey: JSONName(QueryDeclaration.Need.member))
        _ = try members.decodeIfPresent([String].self, forKey: "fields")
        if kind == .figure { try Self.requireFigure(members) }
    }

    /// Checks the members that only figures have; browsers read them.
    private static func requireFigure(_ members: KeyedDecodingContainer<JSONName>) throws {
        let bounds = try members.decodeIfPresent([Int].self, forKey: "range") ?? []
        guard bounds.count == 2, bounds[0] <= bounds[1] else {
            throw DiagnosticError("a figure has a \"range\": [ least, most ]")
        }
        _ = try members.decodeIfPresent(JSONEntries<Double>.self, forKey: "tenths")
        let affixes = try members.decodeIfPresent([String].self, forKey: "affixes") ?? ["", ""]
        guard affixes.count == 2 else {
            throw DiagnosticError("\"affixes\" are two texts: [ before, after ]")
        }
    }
}

/// What stands beside the slug of a key, a flag, an order or a method.
private struct EntryMembers: Decodable {
    let names: [Language: [String]]
    let label: String?
    let needs: QueryDeclaration.Need?

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: JSONName.self)
        names = try Language.allCases.reduce(into: [:]) { names, language in
            let words = try members.decodeIfPresent(
                [QueryWord].self, forKey: JSONName(language.code))
            names[language] = words?.map(\.text)
        }
        label = try members.decodeIfPresent(String.self, forKey: "label")
        needs = try members.decodeIfPresent(
            QueryDeclaration.Need.self, forKey: JSONName(QueryDeclaration.Need.member))
    }
}

extension EntryGroup {
    /// The entries of a group, no two of which are called the same as words are compared. Those without
    /// names are called as the entry of their slug in another group.
    fileprivate func entries(
        fallback: [QueryDeclaration.Entry] = []
    ) throws -> [QueryDeclaration.Entry] {
        var owners: [String: String] = [:]
        return try value.list.map { entry in
            let standard = fallback.first { $0.slug == entry.name }?.names ?? [:]
            let names = standard.merging(entry.value.names) { $1 }
            guard names.count == Language.allCases.count else {
                throw entry.place.error(
                    "\"\(entry.name)\" needs words in every language: "
                        + Language.allCases.map { "\"\($0.code)\": [ … ]" }.joined(separator: ", "))
            }
            for word in [entry.name] + Language.allCases.flatMap({ names[$0] ?? [] }) {
                let owner = owners.updateValue(entry.name, forKey: Folding.kana(word))
                guard owner == nil || owner == entry.name else {
                    throw place.error("\"\(word)\" means both \(owner ?? "") and \(entry.name)")
                }
            }
            return QueryDeclaration.Entry(
                slug: entry.name, names: names, label: entry.value.label,
                needs: entry.value.needs)
        }
    }
}
