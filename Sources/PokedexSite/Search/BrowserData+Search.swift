import JSON
import PokedexDomain
import PokedexQuery

extension BrowserData {
    /// `search.json`: both names and the address of everything that has a page to be found.
    var search: [UInt8] {
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

    /// What is also called otherwise, by place: with kanji, or by a name that it shares.
    private func write(_ entries: [QueryNames.Entry], into writer: inout JSONWriter) {
        guard !entries.isEmpty else { return }
        writer.key("words")
        writer.object { writer in
            for (place, entry) in entries.enumerated() where !entry.furtherWords.isEmpty {
                writer.column("\(place)", entry.furtherWords)
            }
        }
    }
}
