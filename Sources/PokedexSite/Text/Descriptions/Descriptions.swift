import JSON
import PokedexDomain

/// What moves and abilities do, as far as the project writes it itself: the lists in
/// `content/descriptions/`.
package struct Descriptions: Sendable {
    private let moveList: SlugList<MoveDescription>
    private let abilityList: SlugList<LocalizedText>
    private let matchUpList: SlugList<SlugList<Multiplier>>
    /// What abilities change in the damage that their Pokémon take.
    package let matchUps: [Slug: AbilityMatchUp]

    /// The files, below the folder of the site's content.
    package static let files = (
        moves: "descriptions/moves.json", abilities: "descriptions/abilities.json",
        matchUps: "descriptions/match-ups.json"
    )

    /// Reads the lists.
    ///
    /// - Parameters:
    ///   - moves: the bytes of `moves.json`.
    ///   - abilities: the bytes of `abilities.json`.
    ///   - matchUps: the bytes of `match-ups.json`.
    ///   - folder: the content's folder, shown in messages.
    /// - Throws: `JSONError` when one is not JSON, has a slug twice or something that is no slug,
    ///   lacks a text that it needs, has one that is empty, too long, not one line or no sentence, or
    ///   a percentage that no ability has.
    package init(
        moves: [UInt8], abilities: [UInt8], matchUps: [UInt8], folder: String
    ) throws(JSONError) {
        func file(_ name: String, _ bytes: [UInt8]) -> [ContentFile] {
            [ContentFile(name: "\(folder)/\(name)", bytes: bytes, isBuiltIn: false)]
        }
        try self.init(
            moves: file(Self.files.moves, moves), abilities: file(Self.files.abilities, abilities),
            matchUps: file(Self.files.matchUps, matchUps))
    }

    /// Reads the lists, each from files of which the later ones replace entries of the earlier ones.
    ///
    /// - Throws: `JSONError` as ``init(moves:abilities:matchUps:folder:)``.
    package init(
        moves: [ContentFile], abilities: [ContentFile], matchUps: [ContentFile]
    ) throws(JSONError) {
        moveList = try SlugList(moves) {
            text, node throws(JSONError) in try text.moveDescription(node)
        }
        abilityList = try SlugList(abilities) {
            text, node throws(JSONError) in try text.localizedText(node)
        }
        matchUpList = try SlugList(matchUps) {
            text, node throws(JSONError) in
            try SlugList(text, at: node) { text, node throws(JSONError) in try text.factor(node) }
        }
        self.matchUps = matchUpList.entries.mapValues { AbilityMatchUp($0.entries) }
    }

    /// Where the description of each move comes from. A move that is not listed is composed from its
    /// facts.
    package var moves: [Slug: MoveDescription] { moveList.entries }

    /// The description of each ability.
    package var abilities: [Slug: LocalizedText] { abilityList.entries }

    /// Refuses entries about moves, abilities and types that a catalog lacks: they are misspelt. Those
    /// that came with the program may be about more than the catalog of a site has.
    ///
    /// - Throws: `JSONError` at the first one.
    package func requireKnown(in catalog: Catalog) throws(JSONError) {
        let abilities = catalog.abilities.map(\.slug)
        try moveList.requireKnown(catalog.moves.map(\.slug), kind: "move")
        try abilityList.requireKnown(abilities, kind: "ability")
        try matchUpList.requireKnown(abilities, kind: "ability")
        let types = catalog.types.map(\.slug) + AbilityMatchUp.conditions
        for (_, factors) in matchUpList.ownEntries.sorted(by: { $0.key < $1.key }) {
            try factors.requireKnown(types, kind: "type")
        }
    }
}

extension Descriptions {
    /// What of a catalog the lists leave out: slugs, each list sorted.
    package struct Gaps: Hashable, Sendable {
        /// The moves that are in no list.
        package let moves: [String]
        /// The abilities of the main games that are in no list.
        package let abilities: [String]
    }

    /// Compares the lists with a catalog.
    package func gaps(in catalog: Catalog) -> Gaps {
        func missing(_ slugs: [Slug], _ listed: Dictionary<Slug, some Any>.Keys) -> [String] {
            Set(slugs).subtracting(listed).map(\.text).sorted()
        }
        return Gaps(
            moves: missing(catalog.moves.map(\.slug), moves.keys),
            abilities: missing(
                catalog.abilities.filter(\.isMainSeries).map(\.slug), abilities.keys))
    }
}

/// A file of the site's content.
package struct ContentFile: Sendable {
    /// As messages name it.
    let name: String
    let bytes: [UInt8]
    /// Whether it came with the program, and not with the site.
    let isBuiltIn: Bool

    package init(name: String, bytes: [UInt8], isBuiltIn: Bool) {
        self.name = name
        self.bytes = bytes
        self.isBuiltIn = isBuiltIn
    }
}

/// Where the description of a move comes from.
package enum MoveDescription: Hashable, Sendable {
    /// Composed from the facts, which are enough.
    case composed
    /// Composed, followed by this text, which the facts lack.
    case extended(LocalizedText)
    /// This text alone: the facts are too few, or mislead.
    case written(LocalizedText)
}

/// A text in every language, of one or two sentences.
package struct LocalizedText: Hashable, Sendable {
    private let texts: [Language: String]

    /// Makes a text of each language.
    package init<Failure>(
        _ text: (Language) throws(Failure) -> String
    ) throws(Failure) {
        var texts: [Language: String] = [:]
        for language in Language.allCases { texts[language] = try text(language) }
        self.texts = texts
    }

    /// The text in a language.
    package subscript(language: Language) -> String { texts[language, default: ""] }
}

extension JSONText {
    /// A percentage: 0, 50, 75, 125, 200.
    fileprivate func factor(_ node: JSONValue) throws(JSONError) -> Multiplier {
        guard case .number(let digits) = node.content, let percent = Int(digits),
            percent.isMultiple(of: 25), (0...400).contains(percent)
        else { throw error("this must be a percentage that 25 divides, 0 to 400", at: node) }
        return Multiplier(percent: percent)
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
        guard text.hasSuffix(language.rules.fullStop) else {
            throw error("the text must end with \"\(language.rules.fullStop)\"", at: place)
        }
        return text
    }
}
