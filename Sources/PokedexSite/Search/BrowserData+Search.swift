import JSON
import PokedexDomain
import PokedexQuery

extension BrowserData.File {
    /// `search.json`: the names and the address of everything that has a page to be found.
    static let search = Self("search") { $0.search }
    /// `queries.json`: the words of the query language that `search.json` lacks.
    static let queries = Self("queries") { $0.queries }
}

extension BrowserData {
    fileprivate var search: [UInt8] {
        let catalog = indexes.catalog
        let entries = queryEntries
        let spellings = queryContent.spellings
        return Self.document { writer in
            section(
                "pokemon", slugs: catalog.pokemon.map(\.slug), ids: catalog.pokemon.map(\.id),
                numbers: catalog.pokemon.map(\.species.rawValue), into: &writer
            ) { $0.pokemon[$1] }
            section(
                "moves", slugs: catalog.moves.map(\.slug), ids: catalog.moves.map(\.id),
                words: entries.moves(of: catalog, spellings: spellings), into: &writer
            ) { $0.distinguishedMoves[$1] }
            section(
                "abilities", slugs: catalog.abilities.map(\.slug),
                ids: catalog.abilities.map(\.id),
                words: entries.abilities(of: catalog, spellings: spellings), into: &writer
            ) { $0.distinguishedAbilities[$1] }
            section(
                "types", slugs: catalog.types.map(\.slug), ids: catalog.types.map(\.id),
                words: entries.types(of: catalog, spellings: spellings), into: &writer
            ) { $0.types[$1] }
        }
    }

    private func section<Entity>(
        _ kind: String, slugs: [Slug], ids: [Identifier<Entity>], numbers: [Int]? = nil,
        words: [QueryNames.Entry] = [], into writer: inout JSONWriter,
        name: (Names, Identifier<Entity>) -> DisplayName
    ) {
        writer.key(kind)
        writer.object { writer in
            writer.column("slug", slugs.map(\.text))
            if let numbers { writer.column("number", numbers) }
            for language in languages {
                writer.column(
                    language.language.code, ids.map { name(language.names, $0).text })
            }
            write(words, into: &writer)
        }
    }

    /// Further names by position: with kanji, or by a name that it shares.
    private func write(_ entries: [QueryNames.Entry], into writer: inout JSONWriter) {
        guard !entries.isEmpty else { return }
        writer.key("words")
        writer.object { writer in
            for (position, entry) in entries.enumerated() where !entry.furtherWords.isEmpty {
                writer.column("\(position)", entry.furtherWords)
            }
        }
    }
}

extension BrowserData {
    fileprivate var queries: [UInt8] {
        Self.document { writer in
            write("keys", queryContent.words.keys, into: &writer)
            write("is", queryContent.words.traits, into: &writer)
            write("sort", queryContent.words.orders, into: &writer)
            write(
                "methods",
                queryEntries.methods(of: indexes.catalog, words: queryContent.words),
                into: &writer)
            write("games", queryEntries.games(of: indexes.catalog), into: &writer)
            write("pokedexes", queryEntries.pokedexes(of: indexes.catalog), into: &writer)
            write("egg-groups", queryEntries.eggGroups(of: indexes.catalog), into: &writer)
        }
    }

    /// What everything is called in queries.
    private var queryEntries: QueryEntryMaker {
        QueryEntryMaker(english: languages[0].names, japanese: languages[1].names)
    }

    private func write(
        _ group: String, _ entries: [QueryWords.Entry], into writer: inout JSONWriter
    ) {
        writer.key(group)
        writer.object { writer in
            for entry in entries {
                writer.key(entry.slug)
                writer.object { writer in
                    writer.column(Language.english.code, entry.english)
                    writer.column(Language.japanese.code, entry.japanese)
                }
            }
        }
    }

    private func write(
        _ group: String, _ entries: [QueryNames.Entry], into writer: inout JSONWriter
    ) {
        writer.key(group)
        writer.object { writer in
            writer.column("slug", entries.map(\.slug))
            writer.column(Language.english.code, entries.map { $0.english[0] })
            writer.column(Language.japanese.code, entries.map { $0.japanese[0] })
            writer.column("words", entries.map(\.furtherWords))
        }
    }
}

extension QueryNames.Entry {
    /// The words that are none of its names.
    fileprivate var furtherWords: [String] {
        words.filter { !english.contains($0) && !japanese.contains($0) }
    }
}
