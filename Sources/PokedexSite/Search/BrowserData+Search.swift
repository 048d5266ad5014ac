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
        let pokemon = indexes.catalog.pokemon
        return Self.document { writer in
            section(
                "pokemon", pokemon, \.pokemon, numbers: pokemon.map(\.species.rawValue),
                forms: pokemon.indices.filter { !pokemon[$0].isDefault }, into: &writer)
            named("moves", indexes.catalog.moves, \.distinguishedMoves, into: &writer)
            named("abilities", indexes.catalog.abilities, \.distinguishedAbilities, into: &writer)
            named("types", indexes.catalog.types, \.types, into: &writer)
            named("places", indexes.places.places, \.distinguishedLocations, into: &writer)
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
        writer.object("worlds") { writer in
            writer.column(
                "slug", worlds.worlds.map(\.id.text) + worlds.spots.map(SpotPage.searchSlug))
            writer.column(
                "lang",
                (worlds.worlds + worlds.spots.map { $0.world.flatMap { worlds[$0] } }).map {
                    $0?.language ?? DisplayName.unknownTag
                })
            for site in languages { writer.column(site.language.code, names) }
        }
    }

    /// A kind whose records have further words, those of the list of its name.
    private func named<Entity: PageSubject>(
        _ kind: String, _ entities: [Entity], _ names: KeyPath<Names, NameTable<Entity>>,
        into writer: inout JSONWriter
    ) {
        section(kind, entities, names, words: recordNames.entries(of: kind), into: &writer)
    }

    private func section<Entity: PageSubject>(
        _ kind: String, _ entities: [Entity], _ names: KeyPath<Names, NameTable<Entity>>,
        numbers: [Int]? = nil, forms: [Int]? = nil, words: [RecordName] = [],
        into writer: inout JSONWriter
    ) {
        writer.object(kind) { writer in
            writer.column("slug", entities.map(\.slug.text))
            if let numbers { writer.column("number", numbers) }
            if let forms { writer.column("forms", forms) }
            for site in languages {
                let table = site.names[keyPath: names]
                writer.column(site.language.code, entities.map { table[$0.id].text })
            }
            writeFurther(words, into: &writer)
        }
    }

    /// Further names by position: in other letters, or by a name that it shares.
    private func writeFurther(_ entries: [RecordName], into writer: inout JSONWriter) {
        guard !entries.isEmpty else { return }
        writer.object("words") { writer in
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
                writer.object(list) { writer in
                    let entries = recordNames.entries(of: list)
                    write(entries, into: &writer)
                    guard list == "games" else { return }
                    let generations = indexes.catalog.versionGroups.reduce(into: [:]) {
                        $0[$1.slug.text] = $1.generation.rawValue
                    }
                    writer.column("generation", entries.map { generations[$0.slug] })
                }
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
