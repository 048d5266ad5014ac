import Foundation
import PokedexData
import PokedexDomain
import TestSupport

@testable import PokedexCLI

/// All that a small website is made from, in a folder of its own: the repository's theme and words,
/// and a database of the sample catalog. The program is run in it and finds everything by default.
struct SampleSite {
    let folder: TemporaryFolder

    /// Lays everything out.
    ///
    /// - Parameter change: what the database holds otherwise.
    init(change: (inout Catalog) throws -> Void = { _ in }) throws {
        folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            atPath: Self.repository + "/Templates", toPath: folder["Templates"])
        try folder.makeFolder("content")
        try FileManager.default.copyItem(
            atPath: Self.repository + "/content/strings", toPath: folder["content/strings"])
        try save(as: "content/pokedex.sqlite", change: change)
    }

    /// The folder that this package is in.
    private static let repository = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4)
        .joined(separator: "/").replacing("//", with: "/", maxReplacements: 1)

    /// Writes a database of the sample catalog.
    func save(as name: String, change: (inout Catalog) throws -> Void = { _ in }) throws {
        try SQLiteCatalogRepository(path: folder[name]).save(SampleCatalog(change: change).catalog)
    }

    /// Runs the program in the folder.
    func run(_ words: String...) throws -> Program.Result {
        try Program.run(words, in: folder)
    }

    /// Every file of the finished website with its content; `nil` when there is none.
    func tree(_ output: String = "Public") -> [String: Data]? {
        guard let names = try? FileTree(path: folder[output]).files() else { return nil }
        return names.reduce(into: [:]) { tree, name in
            tree[name] = try? Data(contentsOf: URL(fileURLWithPath: folder["\(output)/\(name)"]))
        }
    }

    /// The names in the folder itself, sorted.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }
}
