import Foundation
import PokedexDomain
import TestSupport

@testable import PokeAPI

/// PokéAPI's whole content, unpacked once for all tests that compare with it. It lies beside the
/// project, not in it; without it those tests are skipped.
enum WholeContent {
    /// Whether both archives are there.
    static let isPresent = archives.allSatisfy { FileManager.default.fileExists(atPath: $0.path) }

    /// Why a test was skipped.
    static let comment = """
        ../shared/pokeapi/api-v2.tar.xz or places.tar.xz is not there: nothing is compared with the \
        whole content
        """

    /// What was imported from it, with the folder it lies in.
    static let imported = Result { try Imported() }

    /// The second one is unpacked over the first.
    private static let archives = ["api-v2.tar.xz", "places.tar.xz"].map {
        ProjectFiles.folder.deletingLastPathComponent()
            .appendingPathComponent("shared/pokeapi/\($0)")
    }

    /// The content, unpacked and imported.
    struct Imported: Sendable {
        let catalog: Catalog
        let report: ImportReport
        let source: PokeAPIFolder
        private let folder: TemporaryFolder

        fileprivate init() throws {
            folder = try WholeContent.unpack()
            source = try PokeAPIFolder(path: folder["data"])
            (catalog, report) = try CatalogImporter(source: source).run(jobs: 2) { _ in }
        }

        /// The JSON of one resource.
        func json(_ path: String) throws -> JSON {
            let file = URL(fileURLWithPath: folder["data/api/v2/\(path)/index.json"])
            return try JSON(Data(contentsOf: file))
        }
    }

    /// Unpacks into memory where the system has a path for that.
    private static func unpack() throws -> TemporaryFolder {
        let memory = "/dev/shm"
        let isThere = FileManager.default.isWritableFile(atPath: memory)
        let folder = try TemporaryFolder(in: isThere ? memory : NSTemporaryDirectory())
        for archive in archives {
            let tar = Process()
            tar.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            tar.arguments = ["tar", "-xJf", archive.path, "-C", folder.path]
            try tar.run()
            tar.waitUntilExit()
        }
        return folder
    }
}

/// Differences that were found, by where.
struct Differences {
    private(set) var found: [String] = []

    /// Notes a difference between the domain's value and the source's.
    mutating func compare<Value: Equatable>(_ path: String, _ domain: Value, _ source: Value) {
        if domain != source { found.append("\(path): \(domain), but the source has \(source)") }
    }
}
