import Foundation
import PokedexStore
import PokedexDomain
import PokedexSite
import TestSupport

@testable import PokedexCLI

/// Everything that a small website is made from, in a folder of its own: the templates and content of
/// the project, and a database of the sample catalog. The program runs in it with its default paths.
struct SampleSite {
    let folder: TemporaryFolder

    /// - Parameter change: changes the content of the database.
    init(change: ((inout Catalog) throws -> Void)? = nil) throws {
        folder = try Self.copy(of: Self.inputs.get(), ["Templates", "content"])
        if let change { try save(as: "content/pokedex.sqlite", change: change) }
    }

    private init(folder: TemporaryFolder) {
        self.folder = folder
    }

    /// A site with its website in `Public`, built without options. All tests share one build.
    static func built() throws -> SampleSite {
        try SampleSite(folder: copy(of: website.get(), ["Templates", "content", "Public"]))
    }

    /// The inputs, made once. Copies are quicker.
    private static let inputs = Result {
        let folder = try TemporaryFolder()
        try folder.makeFolder("content")
        for name in [
            "Templates", "content/strings", "content/queries.json",
        ] {
            try FileManager.default.copyItem(
                atPath: ProjectFiles.path(of: name), toPath: folder[name])
        }
        try folder.write(spellings, to: "content/spellings.json")
        try folder.write("{}\n", to: "content/version-exclusives.json")
        try writeDescriptions(to: folder)
        try SampleSite(folder: folder).save(as: "content/pokedex.sqlite")
        return folder
    }

    private static let website = Result {
        let site = try SampleSite()
        _ = try site.build()
        return site.folder
    }

    private static func copy(
        of source: TemporaryFolder, _ names: [String]
    ) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for name in names {
            try FileManager.default.copyItem(atPath: source[name], toPath: folder[name])
        }
        return folder
    }

    /// A few spellings of names in the sample.
    private static let spellings = """
        {
          "moves": {"thunderbolt": ["10万ボルト"]},
          "abilities": {"static": ["静電気"]},
          "types": {"electric": ["電気"]},
          "places": {}
        }
        """

    /// The project's descriptions of what the sample catalog has.
    private static func writeDescriptions(to folder: TemporaryFolder) throws {
        let catalog = try SampleCatalog().catalog
        let slugs = Set(catalog.moves.map(\.slug.text) + catalog.abilities.map(\.slug.text))
        let files = Descriptions.files
        for name in [files.moves, files.abilities, files.matchUps].map({ "content/\($0)" }) {
            let lines = try String(decoding: ProjectFiles.bytes(of: name), as: UTF8.self)
                .split(separator: "\n").dropFirst().dropLast()
                .filter { line in slugs.contains { line.hasPrefix("  \"\($0)\":") } }
                .map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
            try folder.write("{\n\(lines.joined(separator: ",\n"))\n}\n", to: name)
        }
    }

    /// Writes a database of the sample catalog.
    func save(as name: String, change: (inout Catalog) throws -> Void = { _ in }) throws {
        var catalog = try SampleCatalog(change: change).catalog
        catalog.source = CatalogSource(
            date: catalog.source.date, commit: String(repeating: "0", count: 40),
            pictureBase: catalog.source.pictureBase)
        try SQLiteCatalogRepository(path: folder[name]).save(catalog)
    }

    func run(_ words: String..., environment: [String: String] = [:]) throws -> Program.Result {
        try Program.run(words, in: folder, environment: environment)
    }

    /// Builds the website into `Public`, and returns what it is made of.
    func build(_ words: String...) throws -> SiteTree {
        let result = try Program.run(["build", "--quiet"] + words, in: folder)
        guard result == Program.Result(status: 0) else { throw UnexpectedResult(result: result) }
        return tree()
    }

    /// What an output folder holds.
    func tree(_ output: String = "Public") -> SiteTree {
        SiteTree(folder[output])
    }

    /// The names in the folder itself, sorted.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    /// A build that should have succeeded.
    struct UnexpectedResult: Error {
        let result: Program.Result
    }
}

/// The files of a finished website; none where there is no folder.
struct SiteTree: Equatable {
    /// The contents by path.
    var files: [String: Data] = [:]

    init(_ folder: String) {
        for name in (try? FileTree(path: folder).files()) ?? [] {
            files[name] = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
        }
    }

    /// The files without the builder's own record.
    var outputs: [String: Data] { files.filter { $0.key != ".pokedex-site" } }

    /// The styles, scripts and drawings.
    var assets: [String: Data] { files.filter { $0.key.hasPrefix("assets/") } }

    /// The names of the pages.
    var pages: [String] { files.keys.filter { $0.hasSuffix(".html") }.sorted() }

    /// The names of files that one has and the other has not, or that differ.
    func difference(from other: SiteTree) -> Set<String> {
        Set(files.keys).union(other.files.keys).filter { files[$0] != other.files[$0] }
    }
}
