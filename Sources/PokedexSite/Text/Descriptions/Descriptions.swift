import Diagnostics
import JSON
import PokedexDomain

/// What moves and abilities do, as far as the project writes it itself: the lists in
/// `content/descriptions/`.
package struct Descriptions: Sendable {
    private let moveList: SlugList<MoveDescription>
    private let abilityList: SlugList<LocalizedText>
    private let matchUpList: SlugList<SlugList<Percentage>>
    /// What abilities change in the damage that their Pokémon take.
    package let matchUps: [Slug: AbilityMatchUp]

    /// The files, below the folder of the site's content.
    package static let files = (
        moves: "descriptions/moves.json", abilities: "descriptions/abilities.json",
        matchUps: "descriptions/match-ups.json"
    )

    /// Reads the lists, each from files of which the later ones replace entries of the earlier ones.
    ///
    /// - Throws: an error when one is not JSON, has a slug twice or something that is no slug,
    ///   lacks a text that it needs, has one that is empty, too long, not one line or no sentence, or
    ///   a percentage that no ability has.
    package init(moves: [ContentFile], abilities: [ContentFile], matchUps: [ContentFile]) throws {
        moveList = try SlugList(moves)
        abilityList = try SlugList(abilities)
        matchUpList = try SlugList(matchUps)
        self.matchUps = matchUpList.entries.mapValues {
            AbilityMatchUp($0.entries.mapValues(\.multiplier))
        }
    }

    /// Where the description of each move comes from. A move that is not listed is composed from its
    /// facts.
    package var moves: [Slug: MoveDescription] { moveList.entries }

    package var abilities: [Slug: LocalizedText] { abilityList.entries }

    /// Refuses entries about moves, abilities and types that a catalog lacks: they are misspelt. Those
    /// that came with the program may be about more than the catalog of a site has.
    ///
    /// - Throws: an error at the first one.
    package func requireKnown(in catalog: Catalog) throws {
        let abilities = catalog.abilities.map(\.slug)
        try moveList.requireKnown(catalog.moves.map(\.slug), kind: "move")
        try abilityList.requireKnown(abilities, kind: "ability")
        try matchUpList.requireKnown(abilities, kind: "ability")
        let types = catalog.types.map(\.slug) + AbilityMatchUp.conditions
        for ability in matchUpList.own {
            try ability.value.requireKnown(types, kind: "type")
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

extension MoveDescription: Decodable {
    private enum CodingKeys: CodingKey {
        case text
    }

    private enum Kind: String, JSONWord {
        case composed, extended, written
    }

    /// Reads `{"text": "composed"}`, or `"extended"` or `"written"` with a text in each language.
    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        let kind = try members.decode(Kind.self, forKey: .text)
        let texts = try JSONEntries<Placed<String>>(
            from: decoder, leavingOut: CodingKeys.text.stringValue)
        switch kind {
        case .composed:
            guard texts.list.isEmpty else {
                throw DiagnosticError("a composed text has no sentence of its own: extended has")
            }
            self = .composed
        case .extended: self = .extended(try LocalizedText(texts))
        case .written: self = .written(try LocalizedText(texts))
        }
    }
}

/// A text in every language, of one or two sentences: `{"en": "…", "ja": "…"}`.
package struct LocalizedText: Hashable, Sendable {
    let texts: [Language: String]

    package subscript(language: Language) -> String { texts[language, default: ""] }
}

extension LocalizedText: Decodable {
    package init(from decoder: any Decoder) throws {
        try self.init(JSONEntries<Placed<String>>(from: decoder))
    }

    fileprivate init(_ members: JSONEntries<Placed<String>>) throws {
        if let unknown = members.list.first(where: { Language(rawValue: $0.name) == nil }) {
            throw unknown.place.error(
                "there is no member \"\(unknown.name)\"; a text has "
                    + Language.allCases.map(\.code).quotedList)
        }
        texts = try Language.allCases.reduce(into: [:]) { texts, language in
            guard let text = members[language.code] else {
                throw DiagnosticError("the text in \"\(language.code)\" is missing")
            }
            try text.place.explaining { try language.checkSentence(text.value) }
            texts[language] = text.value
        }
    }
}

extension Language {
    fileprivate func checkSentence(_ text: String) throws {
        guard !text.isEmpty, !text.unicodeScalars.contains(where: \.isControl) else {
            throw DiagnosticError("a text must be one line without control characters")
        }
        let count = text.unicodeScalars.count
        guard count <= rules.longestDescription else {
            throw DiagnosticError(
                "the text has \(count) characters; \(rules.longestDescription) are the most in "
                    + "\"\(code)\"")
        }
        guard text.hasSuffix(rules.fullStop) else {
            throw DiagnosticError("the text must end with \"\(rules.fullStop)\"")
        }
    }
}

/// A multiplier as a percentage: 0, 50, 75, 125, 200.
private struct Percentage: Decodable {
    let multiplier: Multiplier

    init(from decoder: any Decoder) throws {
        let percent = try? Int(from: decoder)
        guard let percent, percent.isMultiple(of: 25), (0...400).contains(percent) else {
            throw DiagnosticError("this must be a percentage that 25 divides, 0 to 400")
        }
        multiplier = Multiplier(percent: percent)
    }
}
