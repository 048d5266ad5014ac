import JSON
import PokedexDomain

/// The data that browsers search, filter and compare with: the files in `data/`.
///
/// Their fields and units are documented in `Templates/DATA.md`. Pokémon and moves are
/// their positions in `pokemon.json` and `moves.json`, from 0 on.
struct BrowserData: Sendable {
    private let sites: LocalizedSites
    var indexes: CatalogIndexes { sites.indexes }
    var languages: [LocalizedSite] { sites.all }
    var pictures: PictureSource { sites.pictures }
    var queries: QueryContent { sites.queries }
    var matchUps: [Slug: AbilityMatchUp] { sites.matchUps }

    init(_ sites: LocalizedSites) { self.sites = sites }

    /// The format's version; a change that readers of the files must know raises it.
    static let version = 1

    /// One of the files: where it is and what it holds. Each is declared beside what makes it.
    struct File: Sendable {
        /// The path below `data/`, without `.json`.
        let name: @Sendable (BrowserData) -> String
        let bytes: @Sendable (BrowserData) throws -> [UInt8]
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

extension BrowserData.File {
    init(_ name: String, bytes: @escaping @Sendable (BrowserData) throws -> [UInt8]) {
        self.init(name: { _ in name }, bytes: bytes)
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
