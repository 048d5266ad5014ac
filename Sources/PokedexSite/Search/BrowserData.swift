import JSON
import PokedexDomain
import PokedexQuery

/// The data that browsers search, filter and compare with: the files in `data/`.
///
/// Their fields and units are documented in `Templates/README.md`. Pokémon and moves are told by
/// their place in `pokemon.json` and `moves.json`, counted from 0.
struct BrowserData: Sendable {
    let indexes: CatalogIndexes
    let languages: [NamesOfLanguage]
    let pictures: PictureSource
    let queryContent: QueryContent
    let eggGroupPositions: [Identifier<EggGroup>: Int]

    init(_ sites: LocalizedSites, queries: QueryContent) {
        queryContent = queries
        indexes = sites.indexes
        languages = sites.all.map { NamesOfLanguage(language: $0.language, names: $0.names) }
        pictures = sites.pictures
        eggGroupPositions = Dictionary(
            uniqueKeysWithValues: indexes.catalog.eggGroups.enumerated().map { ($1.id, $0) })
    }

    /// The names in one language.
    struct NamesOfLanguage: Sendable {
        let language: Language
        let names: Names
    }

    /// The format's version; a change that readers of the files must know raises it.
    static let version = 1

    /// One of the files.
    enum File: Hashable, Sendable {
        case search
        case pokemon
        case moves
        case learnset(Identifier<VersionGroup>)
        case anyLearnset
        case anyLearnsetByMethod(Identifier<LearnMethod>)
        case types
        case queries
    }

    /// All files, the largest first; games in which nothing is learned have none.
    var files: [File] {
        [.anyLearnset] + indexes.usedMethods.map { .anyLearnsetByMethod($0.id) }
            + [.pokemon, .search, .moves, .queries, .types]
            + indexes.gamesWithLearnsets.reversed().map { .learnset($0.id) }
    }

    /// Makes one file.
    func make(_ file: File) -> OutputFile {
        switch file {
        case .search: OutputFile(path: "data/search.json", bytes: search)
        case .pokemon: OutputFile(path: "data/pokemon.json", bytes: pokemon)
        case .moves: OutputFile(path: "data/moves.json", bytes: moves)
        case .queries: OutputFile(path: "data/queries.json", bytes: queries)
        case .types: OutputFile(path: "data/types.json", bytes: types)
        case .anyLearnset: OutputFile(path: "data/learnsets/any.json", bytes: anyLearnset(by: nil))
        case .anyLearnsetByMethod(let method):
            OutputFile(
                path: "data/learnsets/any/\(indexes.entities[method].slug).json",
                bytes: anyLearnset(by: method))
        case .learnset(let group):
            OutputFile(
                path: "data/learnsets/\(indexes.entities[group].slug).json",
                bytes: learnset(of: group))
        }
    }

    /// A file's object, beginning with the format's version.
    static func document(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", version)
            body(&writer)
        }
        return writer.bytes
    }
}
