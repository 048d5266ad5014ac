import JSON
import PokedexDomain
import PokedexQuery

extension BrowserData {
    /// `queries.json`: the words of the query language but for what `search.json` names.
    var queries: [UInt8] {
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
    var queryEntries: QueryEntryMaker {
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
    var furtherWords: [String] {
        words.filter { !english.contains($0) && !japanese.contains($0) }
    }
}
