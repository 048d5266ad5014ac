import PokedexStore
import PokedexDomain
import PokedexQuery
import PokedexSite

/// `find QUERY`: prints the Pokémon that a query wants.
struct FindCommand: Command {
    static let outline = CommandOutline(
        name: "find",
        summary: "finds Pokémon in the database",
        explanation: [
            "A query is what the website's list takes, in English or Japanese; content/queries.md",
            "tells all of it. Put it in single quotes, so that the shell leaves it alone. What is",
            "wrong with it is said, the rest applies, and the command fails. Without a query all",
            "are listed.",
        ],
        operands: [query],
        options: [language, json, database, content],
        examples: [
            "find 'type:water move:surf gen:1 sort:-spe'", "find 'わざ:なみのり すばやさ>=100' --language ja",
            "find 'is:legendary -is:form' --json",
        ]
    )

    private static let query = Operand(
        name: "QUERY", standard: "", summary: "what is wanted of them; several words are one query",
        isRepeated: true)
    private static let language = CommandOption.valued(
        "language", "LANGUAGE", standard: "en", "the language of names and messages, en or ja")
    private static let json = CommandOption.json
    private static let database = DatabaseChoice.option
    private static let content = CommandOption.content

    private let query: String
    private let language: Language
    private let isJSON: Bool
    private let database: DatabaseChoice
    private let content: String

    init(_ arguments: Arguments) throws(UsageError) {
        query = arguments.words(of: Self.query).joined(separator: " ")
        let code = try arguments.required(Self.language)
        guard let language = Language(rawValue: code) else {
            throw arguments.error("--language is en or ja, not \"\(code)\"")
        }
        self.language = language
        isJSON = arguments.contains(Self.json)
        database = DatabaseChoice(arguments)
        content = try arguments.required(Self.content)
    }

    func run(on console: Console) throws -> ExitStatus {
        let inputs = try SearchInputs(folder: content)
        let search = try inputs.search(in: SQLiteCatalogRepository(path: database.path).load())
        let translation = inputs.translations[language]
        let messages = try QueryMessages(translation: translation, vocabulary: search.vocabulary)
        let answer = search.find(query, in: language)
        for mistake in answer.mistakes { console.say(text(of: mistake, messages)) }
        if isJSON {
            try console.write(answer.json + Array("\n".utf8))
        } else {
            let listing = try HitListing(translation)
            if !answer.hits.isEmpty { try console.write(listing.table(of: answer.hits)) }
            console.say(listing.count(of: answer.hits))
        }
        return answer.mistakes.isEmpty ? .success : .failure
    }

    /// A mistake as compilers tell theirs: the message, the line, a caret, and what to do.
    private func text(of mistake: QueryMistake, _ messages: QueryMessages) -> String {
        let message = messages.message(about: mistake, in: query)
        let excerpt = QueryExcerpt(of: query, place: mistake.place)
        let lines = [QueryExcerpt.shown(message.line)] + excerpt.lines + [message.help]
        return lines.joined(separator: "\n")
    }
}
