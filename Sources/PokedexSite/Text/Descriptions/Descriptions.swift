import JSON
import PokedexDomain

/// What moves and abilities do, as far as the project writes it itself: the two lists in
/// `content/descriptions/`.
public struct Descriptions: Sendable {
    /// Where the description of each move comes from, by slug. A move that is not listed is composed
    /// from its facts.
    public let moves: [String: MoveDescription]
    /// The description of each ability, by slug.
    public let abilities: [String: LocalizedText]

    /// The files, below the folder of the site's content.
    public static let files = (
        moves: "descriptions/moves.json", abilities: "descriptions/abilities.json"
    )

    /// Reads the two lists.
    ///
    /// - Parameters:
    ///   - moves: the bytes of `moves.json`.
    ///   - abilities: the bytes of `abilities.json`.
    ///   - folder: the content's folder, shown in messages.
    /// - Throws: `JSONError` when one is not JSON, has a slug twice or something that is no slug,
    ///   lacks a text that it needs, or has one that is empty, too long or not one line.
    public init(moves: [UInt8], abilities: [UInt8], folder: String) throws(JSONError) {
        let moves = try JSONText(moves, path: "\(folder)/\(Self.files.moves)")
        let abilities = try JSONText(abilities, path: "\(folder)/\(Self.files.abilities)")
        self.moves = try moves.descriptions { text, node throws(JSONError) in
            try text.moveDescription(node)
        }
        self.abilities = try abilities.descriptions { text, node throws(JSONError) in
            try text.localizedText(node)
        }
    }
}

extension Descriptions {
    /// How the lists and a catalog differ: slugs, each list sorted.
    public struct Gaps: Hashable, Sendable {
        /// The moves that are in no list.
        public let moves: [String]
        /// The abilities of the main games that are in no list.
        public let abilities: [String]
        /// What is listed as a move but is none of the catalog's.
        public let unknownMoves: [String]
        /// What is listed as an ability but is none of the catalog's.
        public let unknownAbilities: [String]
    }

    /// Compares the lists with a catalog.
    public func gaps(in catalog: Catalog) -> Gaps {
        let moves = Set(catalog.moves.map(\.slug.text))
        let abilities = Set(catalog.abilities.map(\.slug.text))
        let main = Set(catalog.abilities.filter(\.isMainSeries).map(\.slug.text))
        return Gaps(
            moves: moves.subtracting(self.moves.keys).sorted(),
            abilities: main.subtracting(self.abilities.keys).sorted(),
            unknownMoves: Set(self.moves.keys).subtracting(moves).sorted(),
            unknownAbilities: Set(self.abilities.keys).subtracting(abilities).sorted())
    }
}

/// Where the description of a move comes from.
public enum MoveDescription: Hashable, Sendable {
    /// Composed from the facts, which are enough.
    case composed
    /// Composed, followed by this text, which the facts lack.
    case extended(LocalizedText)
    /// This text alone: the facts are too few, or mislead.
    case written(LocalizedText)
}

/// A text in every language, of one or two sentences.
public struct LocalizedText: Hashable, Sendable {
    private let texts: [Language: String]

    /// Makes a text of each language.
    public init<Failure>(
        _ text: (Language) throws(Failure) -> String
    ) throws(Failure) {
        var texts: [Language: String] = [:]
        for language in Language.allCases { texts[language] = try text(language) }
        self.texts = texts
    }

    /// The text in a language.
    public subscript(language: Language) -> String { texts[language, default: ""] }
}

extension JSONText {
    /// The entries of a list of descriptions by slug, each of which stands there once.
    func descriptions<Entry>(
        _ entry: (JSONText, JSONValue) throws(JSONError) -> Entry
    ) throws(JSONError) -> [String: Entry] {
        guard case .object(let members) = root.content else {
            throw error("the descriptions are an object: { \"slug\": { … }, … }", at: root)
        }
        var entries: [String: Entry] = [:]
        for member in members {
            guard (try? Slug(member.name)) != nil else {
                throw error(
                    "\"\(member.name)\" is no slug: only a–z, 0–9 and - may stand in it",
                    at: member)
            }
            guard entries[member.name] == nil else {
                throw error("\"\(member.name)\" is described twice", at: member)
            }
            entries[member.name] = try entry(self, member.value)
        }
        return entries
    }

    /// `{"text": "composed"}`, or `"extended"` or `"written"` with a text in each language.
    func moveDescription(_ node: JSONValue) throws(JSONError) -> MoveDescription {
        let texts = try texts(of: node, allowed: Self.languageCodes.union(["text"]))
        switch texts["text"]?.text {
        case "composed":
            guard texts.count == 1 else {
                throw error("a composed text has no sentence of its own: extended has", at: node)
            }
            return .composed
        case "extended": return .extended(try localizedText(texts, of: node))
        case "written": return .written(try localizedText(texts, of: node))
        default:
            throw error(
                "\"text\" must say composed, extended or written", at: texts["text"]?.node ?? node)
        }
    }

    /// `{"en": "…", "ja": "…"}`.
    func localizedText(_ node: JSONValue) throws(JSONError) -> LocalizedText {
        try localizedText(try texts(of: node, allowed: Self.languageCodes), of: node)
    }

    private static var languageCodes: Set<String> { Set(Language.allCases.map(\.code)) }

    private typealias Texts = [String: (text: String, node: JSONValue)]

    private func texts(of node: JSONValue, allowed: Set<String>) throws(JSONError) -> Texts {
        guard case .object(let members) = node.content else {
            throw error("a description is an object: { \"en\": \"…\", \"ja\": \"…\" }", at: node)
        }
        var texts: Texts = [:]
        for member in members {
            guard allowed.contains(member.name), texts[member.name] == nil else {
                throw error(
                    "a description has \(allowed.sorted().joined(separator: ", ")), each once, "
                        + "and not \"\(member.name)\"", at: member)
            }
            guard case .string(let text) = member.value.content else {
                throw error("this must be a text in quotes", at: member.value)
            }
            texts[member.name] = (text, member.value)
        }
        return texts
    }

    private func localizedText(
        _ texts: Texts, of node: JSONValue
    ) throws(JSONError) -> LocalizedText {
        try LocalizedText { language throws(JSONError) in try sentence(language, texts, of: node) }
    }

    private func sentence(
        _ language: Language, _ texts: Texts, of node: JSONValue
    ) throws(JSONError) -> String {
        guard let (text, place) = texts[language.code] else {
            throw error("the text in \"\(language.code)\" is missing", at: node)
        }
        guard !text.isEmpty, !text.unicodeScalars.contains(where: \.isControl) else {
            throw error("a text must be one line without control characters", at: place)
        }
        let longest = language.rules.longestDescription
        let count = text.unicodeScalars.count
        guard count <= longest else {
            throw error(
                "the text has \(count) characters; \(longest) are the most in "
                    + "\"\(language.code)\"", at: place)
        }
        return text
    }
}
