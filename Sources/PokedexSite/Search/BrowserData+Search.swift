import JSON
import PokedexDomain

extension BrowserData.File {
    /// `search.json`: the names and the address of everything that has a page to be found.
    static let search = Self("search") { $0.search }
    /// `queries.json`: the query language, and the names of records that `search.json` lacks.
    static let queries = Self("queries") { $0.queryFile }
}

extension BrowserData {
    fileprivate var search: [UInt8] {
        let catalog = indexes.catalog
        let entries = recordNames.entries(of:)
        return Self.document { writer in
            section(
                "pokemon", slugs: catalog.pokemon.map(\.slug), ids: catalog.pokemon.map(\.id),
                numbers: catalog.pokemon.map(\.species.rawValue),
                forms: catalog.pokemon.indices.filter { !catalog.pokemon[$0].isDefault },
                into: &writer
            ) { $0.pokemon[$1] }
            section(
                "moves", slugs: catalog.moves.map(\.slug), ids: catalog.moves.map(\.id),
                words: entries("moves"), into: &writer
            ) { $0.distinguishedMoves[$1] }
            section(
                "abilities", slugs: catalog.abilities.map(\.slug),
                ids: catalog.abilities.map(\.id),
                words: entries("abilities"), into: &writer
            ) { $0.distinguishedAbilities[$1] }
            section(
                "types", slugs: catalog.types.map(\.slug), ids: catalog.types.map(\.id),
                words: entries("types"), into: &writer
            ) { $0.types[$1] }
            let places = indexes.places.places
            section(
                "places", slugs: places.map(\.slug), ids: places.map(\.id),
                words: entries("places"), into: &writer
            ) { $0.distinguishedLocations[$1] }
            writeWorlds(into: &writer)
        }
    }

    /// The owner's worlds and spots, by their paths below `worlds/`; a site without any has no such
    /// list. They have one name in all languages.
    private func writeWorlds(into writer: inout JSONWriter) {
        let worlds = indexes.worlds
        guard !worlds.isEmpty else { return }
        let names =
            worlds.worlds.map { $0.name ?? $0.id.text }
            + worlds.spots.map { $0.name ?? $0.id.text }
        writer.key("worlds")
        writer.object { writer in
            writer.column(
                "slug", worlds.worlds.map(\.id.text) + worlds.spots.map(SpotPage.searchSlug))
            for language in languages { writer.column(language.language.code, names) }
        }
    }

    private func section<Entity>(
        _ kind: String, slugs: [Slug], ids: [Identifier<Entity>], numbers: [Int]? = nil,
        forms: [Int]? = nil, words: [RecordName] = [], into writer: inout JSONWriter,
        name: (Names, Identifier<Entity>) -> DisplayName
    ) {
        writer.key(kind)
        writer.object { writer in
            writer.column("slug", slugs.map(\.text))
            if let numbers { writer.column("number", numbers) }
            if let forms { writer.column("forms", forms) }
            for language in languages {
                writer.column(
                    language.language.code, ids.map { name(language.names, $0).text })
            }
            writeFurther(words, into: &writer)
        }
    }

    /// Further names by position: in other letters, or by a name that it shares.
    private func writeFurther(_ entries: [RecordName], into writer: inout JSONWriter) {
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
    fileprivate var queryFile: [UInt8] {
        let isInSearch: Set = ["types", "abilities", "moves", "places"]
        return Self.document { writer in
            for member in queries.declaration.browserMembers {
                writer.key(member.name)
                writer.value(member.value)
            }
            for list in queries.declaration.lists where !isInSearch.contains(list) {
                writer.key(list)
                writer.object { writer in write(recordNames.entries(of: list), into: &writer) }
            }
        }
    }

    /// What the records are called in queries.
    private var recordNames: RecordNameMaker {
        RecordNameMaker(
            catalog: indexes.catalog, worlds: indexes.worlds, names: languages.map(\.names),
            queries: queries)
    }

    private func write(_ entries: [RecordName], into writer: inout JSONWriter) {
        writer.column("slug", entries.map(\.slug))
        for language in Language.allCases {
            writer.column(language.code, entries.map { $0.name(in: language) })
        }
        writer.column("words", entries.map(\.furtherWords))
    }
}
