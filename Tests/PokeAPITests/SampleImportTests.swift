import Foundation
import PokedexDomain
import PokedexStore
import SQLite
import TestSupport
import Testing

@testable import PokeAPI

/// The import of a tiny world that is whole.
struct SampleImportTests {
    private let catalog: Catalog
    private let report: ImportReport

    init() throws {
        (catalog, report) = try Everything.sample.get()
    }

    @Test func takesEverything() {
        #expect(report.isComplete)
        #expect(report.skipped == [])
        #expect(report.dropped == [])
        #expect(report.taken[.pokemon] == 3)
        #expect(report.taken[.machine] == 1)
    }

    /// With `RECORD_SNAPSHOTS=1` the test writes the rows instead.
    @Test func everyFieldIsInTheDatabase() throws {
        let folder = try TemporaryFolder()
        try SQLiteCatalogRepository(path: folder["dex.sqlite"]).save(catalog)
        let database = try Connection(image: folder.bytes(of: "dex.sqlite"))
        let rows = try database.tables().sorted().flatMap { try Self.rows(of: $0, database) }
        let text = rows.map { $0 + "\n" }.joined()
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try Data(text.utf8).write(to: URL(filePath: ProjectFiles.path(of: Self.snapshot)))
        }
        let expected = try ProjectFiles.bytes(of: Self.snapshot)
        let differences = text.split(separator: "\n")
            .difference(from: String(decoding: expected, as: UTF8.self).split(separator: "\n"))
        #expect(differences.isEmpty)
    }

    private static let snapshot = "Tests/PokeAPITests/sample.txt"

    /// The rows of a table, each with the columns that are not NULL: `berry: id=1 slug=red`.
    private static func rows(of table: String, _ database: Connection) throws -> [String] {
        let row = try database.prepare("SELECT * FROM \(table)")
        var rows: [String] = []
        while try row.step() {
            let columns = row.columns.sorted { $0.value < $1.value }
                .filter { row.kind(at: $0.value) != .null }
            let values = columns.map { name, column in
                row.kind(at: column) == .blob
                    ? "\(name)=\(row.bytes(at: column))" : "\(name)=\(row.text(at: column) ?? "")"
            }
            rows.append("\(table): \(values.joined(separator: " "))")
        }
        return rows
    }

    @Test func putsNamesOnOneLine() throws {
        let species = try Everything.importing {
            $0.replace(
                "Leaf Pokémon", with: #"\nLeaf \r\n\tPokémon\u2028"#, in: "pokemon-species/1")
        }.catalog.species
        #expect(species[0].genus.english == "Leaf Pokémon")
    }

    @Test func sortsLearnsetsByLevelThenByOrder() {
        let entries = catalog.learnsets[Identifier(1)]?.entries ?? []
        #expect(entries.map(\.level) == [1, 5, 5])
        #expect(entries.map(\.order) == [nil, 1, 2])
        #expect(entries.map(\.move.rawValue) == [1, 2, 1])
    }

    @Test func sameInputGivesSameCatalogAndReportOnAnyNumberOfThreads() throws {
        var tree = SampleTree()
        for id in 1...2 { tree.files["move/\(id)"] = "{" }
        let folder = try TemporaryFolder()
        try tree.write(to: folder)
        let source = try PokeAPIFolder(path: folder.path)
        let first = try CatalogImporter(source: source).run(jobs: 1) { _ in }
        let second = try CatalogImporter(source: source).run(jobs: 8) { _ in }
        #expect(first.catalog == second.catalog)
        #expect(first.report == second.report)
    }
}
