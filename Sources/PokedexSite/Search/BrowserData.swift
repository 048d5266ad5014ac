import JSON
import PokedexDomain

/// The data that browsers search, filter and compare with: the files in `data/`.
///
/// Their fields and units are documented in `Templates/DATA.md`. Pokémon and moves are
/// their positions in `pokemon.json` and `moves.json`, from 0 on.
struct BrowserData: Sendable {
    let indexes: CatalogIndexes
    let languages: [LocalizedSite]
    let pictures: PictureSource
    let queries: QueryContent
    let matchUps: [Slug: AbilityMatchUp]

    init(_ sites: LocalizedSites) {
        queries = sites.queries
        indexes = sites.indexes
        languages = sites.all
        pictures = sites.pictures
        matchUps = sites.matchUps
    }

    /// The format's version; a change that readers of the files must know raises it.
    static let version = 1

    /// One of the files: where it is and what it holds. Each is declared beside what makes it.
    struct File: Sendable {
        /// The path below `data/`, without `.json`.
        fileprivate let name: @Sendable (BrowserData) -> String
        fileprivate let bytes: @Sendable (BrowserData) throws -> [UInt8]

        init(_ name: String, bytes: @escaping @Sendable (BrowserData) throws -> [UInt8]) {
            self.init(named: { _ in name }, bytes: bytes)
        }

        init(
            named name: @escaping @Sendable (BrowserData) -> String,
            bytes: @escaping @Sendable (BrowserData) throws -> [UInt8]
        ) {
            self.name = name
            self.bytes = bytes
        }
    }

    /// All files, the largest first; games in which nothing is learned have none.
    var files: [File] {
        [.anyLearnset] + indexes.learnsetUse.methods.map { .anyLearnset(by: $0.id) }
            + languages.map { .details($0) }
            + [.pokemon, .search, .places, .moves, .queries, .types]
            + indexes.learnsetUse.games.reversed().map { .learnset($0.id) }
            + indexes.places.games.inOrder.reversed().map { .game($0.id) }
            + languages.flatMap { site in
                indexes.places.games.inOrder.map { .found(in: $0.id, site) }
            }
    }

    func make(_ file: File) throws -> OutputFile {
        OutputFile(path: path(of: file), bytes: try file.bytes(self))
    }

    /// The path of a file below the output folder.
    func path(of file: File) -> String { "data/\(file.name(self)).json" }

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

extension JSONWriter {
    /// Writes a member whose value is an object; the body writes its members.
    mutating func object(_ key: String, _ body: (inout JSONWriter) -> Void) {
        self.key(key)
        object(body)
    }

    /// Writes a member whose value is an array; the body writes its items.
    mutating func array(_ key: String, _ body: (inout JSONWriter) -> Void) {
        self.key(key)
        array(body)
    }
}
