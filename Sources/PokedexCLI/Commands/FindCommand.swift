import PokedexDomain
import PokedexQuery
import PokedexSite
import PokedexStore

struct FindCommand: Command {
    static let outline = CommandOutline(
        name: "find",
        summary: "finds Pokémon in the database",
        explanation: [
            "A query is the same as in the list of the website, in English or Japanese. It is",
            "described in content/queries.md. Put it in single quotes, so that the shell does not",
            "change it. Mistakes are reported, the rest of the query applies, and the command",
            "fails. Without a query all Pokémon are listed.",
            "For a query about moves, the last column says how each Pokémon learns three of them:",
            "in the game that it names, or else the easiest way, in the newest games. --json has",
            "all of the moves.",
        ],
        operands: [query],
        options: [language, .json, DatabaseChoice.option, .content],
        examples: [
            "find 'type:water move:surf gen:1 sort:-spe'", "find 'わざ:なみのり すばやさ>=100' --language ja",
            "find 'is:legendary -is:form' --json",
        ]
    )

    private static let query = Operand(
        name: "QUERY", standard: "", summary: "the query; several words are one query",
        isRepeated: true)
    private static let language = CommandOption.chosen(
        "language", "LANGUAGE", from: Language.self, standard: Language.allCases[0],
        "the language of names and messages")

    private let query: String
    private let language: Language
    private let isJSON: Bool
    private let database: DatabaseChoice
    private let content: LayeredFolder

    init(_ arguments: Arguments) throws(UsageError) {
        query = arguments.words(of: Self.query).joined(separator: " ")
        language = try arguments.choice(Self.language)
        isJSON = arguments.contains(.json)
        database = DatabaseChoice(arguments)
        content = try arguments.folder(.content)
    }

    func run(on console: Console) throws -> ExitStatus {
        let inputs = try SearchContent(content)
        let catalog = try SQLiteCatalogRepository(path: database.path).load()
        let search = try inputs.search(in: catalog)
        let translation = inputs.translations[language]
        let messages = try QueryMessages(translation: translation, vocabulary: search.vocabulary)
        let answer = search.find(query, in: language)
        for mistake in answer.mistakes { console.message(text(of: mistake, messages)) }
        if isJSON {
            try console.write(answer.json + Array("\n".utf8))
        } else {
            let listing = try HitListing(translation, catalog.versionGroups)
            if !answer.hits.isEmpty { try console.write(lines: listing.table(of: answer.hits)) }
            console.message(listing.count(of: answer.hits))
        }
        return answer.mistakes.isEmpty ? .success : .failure
    }

    /// A mistake as compilers report theirs: the message, the line, a caret, and what to do.
    private func text(of mistake: QueryMistake, _ messages: QueryMessages) -> String {
        let message = messages.message(about: mistake, in: query)
        let excerpt = QueryExcerpt(of: query, range: mistake.range)
        let lines = [QueryExcerpt.shown(message.line)] + excerpt.lines + [message.help]
        return lines.joined(separator: "\n")
    }
}

/// The Pokémon that were found as text, in one language.
private struct HitListing {
    private let columns: [TextTable.Column]
    private let numbers: Numbers
    private let counts: (one: TextTemplate, other: TextTemplate, none: String)
    private let movesColumn: TextTable.Column
    private let moveTexts: LearnedMoveTexts

    /// - Throws: `TranslationError` when a translation is missing.
    init(_ translation: Translation, _ games: [VersionGroup]) throws(TranslationError) {
        var columns = [
            TextTable.Column(head: try translation.text("query.table.number"), isRight: true),
            TextTable.Column(head: try translation.text("query.table.name")),
            TextTable.Column(head: try translation.text("query.table.types")),
        ]
        for stat in Stat.permanent {
            let head = try translation.text("stat.\(stat.rawValue).letter")
            columns.append(TextTable.Column(head: head, isRight: true))
        }
        columns.append(
            TextTable.Column(head: try translation.text("query.table.total"), isRight: true))
        self.columns = columns
        movesColumn = TextTable.Column(head: try translation.text("query.table.moves"))
        moveTexts = try LearnedMoveTexts(translation: translation, versionGroups: games)
        numbers = Numbers(language: translation.language)
        counts = (
            try translation.template("query.count.one", placeholders: ["count"]),
            try translation.template("query.count.other", placeholders: ["count"]),
            try translation.text("query.count.none")
        )
    }

    /// The lines of a table.
    func table(of hits: [PokemonSearch.Hit]) -> [String] {
        let asksForMoves = hits.contains { $0.moves != nil }
        return TextTable(
            columns: asksForMoves ? columns + [movesColumn] : columns, rows: hits.map(cells)
        ).lines
    }

    func count(of hits: [PokemonSearch.Hit]) -> String {
        switch hits.count {
        case 0: counts.none
        case 1: counts.one.filled { _ in "1" }
        default: counts.other.filled { _ in "\(hits.count)" }
        }
    }

    private func cells(of hit: PokemonSearch.Hit) -> [String] {
        let figures = (hit.stats + [hit.total]).map { $0.map(String.init) ?? "–" }
        let number = numbers.dexNumber(hit.number)
        let moves = hit.moves.map { [moveTexts.text(of: $0)] } ?? []
        return [number, hit.name, hit.typeNames.joined(separator: " ")] + figures + moves
    }
}

/// A query as a terminal shows it, with a mark under a part of it.
struct QueryExcerpt {
    /// The query, and the line with the mark.
    let lines: [String]

    /// - Parameter range: the marked part, in UTF-16 code units.
    init(of query: String, range: Range<Int>) {
        let units = Array(query.utf16)
        let before = Self.shown(Self.text(units.prefix(range.lowerBound)))
        let marked = Self.shown(
            Self.text(units.prefix(range.upperBound).dropFirst(range.lowerBound)))
        let indentation = String(repeating: " ", count: DisplayWidth.columns(of: before))
        let length = max(1, DisplayWidth.columns(of: marked))
        lines = [
            Self.shown(query), indentation + "^" + String(repeating: "~", count: length - 1),
        ]
    }

    /// A text on one line, without control characters.
    static func shown(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar in
            if scalar.properties.isWhitespace { return scalar == "\u{3000}" ? scalar : " " }
            return scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }

    private static func text(_ units: some Sequence<UInt16>) -> String {
        String(decoding: Array(units), as: UTF16.self)
    }
}
