import Foundation
import PokedexDomain
import PokedexStore
import Synchronization
import TestSupport
import Testing

@testable import PokeAPI

/// The import of a tiny world in which something is wrong.
struct DamagedImportTests {
    /// One thing that is wrong in a record, and what the report then says; see `damages.txt`.
    struct Damage: CustomTestStringConvertible, Sendable {
        let path: String
        let text: String
        let replacement: String
        let report: [String]
        var testDescription: String { "\(path): \(replacement)" }

        init?(_ lines: [String]) {
            func part(_ sign: String) -> [String] {
                lines.filter { $0.hasPrefix(sign) }.map { String($0.dropFirst(2)) }
            }
            guard let text = part("-").first, let replacement = part("+").first else { return nil }
            path = lines[0]
            (self.text, self.replacement) = (text, replacement)
            report = part("=")
        }

        static var all: [Damage] {
            get throws {
                let file = try ProjectFiles.bytes(of: "Tests/PokeAPITests/damages.txt")
                return String(decoding: file, as: UTF8.self).components(separatedBy: "\n\n")
                    .compactMap { Damage($0.components(separatedBy: "\n")) }
            }
        }
    }

    @Test func readsAllDamages() throws {
        #expect(try Damage.all.count == 74)
    }

    @Test(arguments: try Damage.all)
    func skipsOrLeavesOutWhatIsMalformedWithItsReason(damage: Damage) throws {
        let (catalog, report) = try Everything.importing {
            $0.replace(damage.text, with: damage.replacement, in: damage.path)
        }
        let folder = try TemporaryFolder()
        try SQLiteCatalogRepository(path: folder["saved.sqlite"]).save(catalog)
        let lines = report.skipped.map(\.description) + report.dropped.map(\.description)
        if damage.report.last == "…" {
            let missing = Set(damage.report.dropLast()).subtracting(lines)
            #expect(missing.isEmpty, "the report is \(lines)")
        } else {
            #expect(lines == damage.report)
        }
    }

    /// The places of all records, or of one of each kind.
    private static let places = {
        let all = SampleTree().files.keys.sorted()
        let kinds = Dictionary(grouping: all) { $0.replacing(/[0-9]+/, with: "") }
        return isThorough ? all : kinds.values.map { $0[0] }.sorted()
    }()

    @Test(arguments: places)
    func whatIsLeftCanBeSavedWhateverIsMissing(path: String) throws {
        let folder = try TemporaryFolder()
        try SampleTree().write(to: folder)
        try folder.remove("api/v2/\(path)")
        // In so small a world some files are needed by every Pokémon.
        do {
            let (catalog, report) = try Everything.importing(folder)
            #expect(!report.isComplete)
            try SQLiteCatalogRepository(path: folder["saved.sqlite"]).save(catalog)
        } catch let error as CatalogError {
            #expect(error.description.hasPrefix("nothing usable was found: not one Pokémon"))
        }
    }

    @Test func namesWhatIsMissingInAFolder() throws {
        #expect(
            try Self.report { try $0.remove("api/v2/pokemon-habitat/1") } == [
                "pokemon-habitat/1: skipped: API/pokemon-habitat/1/index.json is missing",
                "pokemon-species/1: habitat left out: pokemon-habitat/1 is missing",
            ])
        #expect(
            try Self.report {
                try $0.remove("api/v2/nature/1/index.json")
                try $0.makeFolder("api/v2/nature/1/index.json")
            } == ["nature/1: skipped: API/nature/1/index.json cannot be read: it is a folder"])
        #expect(
            try Self.report { try $0.remove("api/v2/nature/index.json") } == [
                "nature: skipped: there is no list of them: API/nature/index.json is missing"
            ])
    }

    /// The report of an import of the sample after a change to its files, with API for their folder.
    private static func report(_ change: (TemporaryFolder) throws -> Void) throws -> [String] {
        let folder = try TemporaryFolder()
        try SampleTree().write(to: folder)
        try change(folder)
        let report = try Everything.importing(folder).report
        return (report.skipped.map(\.description) + report.dropped.map(\.description)).map {
            $0.replacing("\(folder.path)/api/v2/", with: "API/")
        }
    }

    @Test func aListsMalformedEntriesAreNamed() throws {
        let report = try Everything.importing {
            $0.lists["nature"] = """
                {"next": null, "results": [{"url": "/api/v2/nature/1/"}, {"url": "/api/v2/move/1/"},
                 {"name": "bold"}, 7]}
                """
        }.report
        #expect(
            report.skipped.map(\.description) == [
                "nature: skipped: the list holds an entry whose address is "
                    + "\"/api/v2/move/1/\", which is no address of a nature",
                "nature: skipped: the list holds an entry without address",
                "nature: skipped: the list holds an entry without address",
            ])
    }

    @Test func withoutAnyPokemonNothingIsUsable() throws {
        #expect(
            throws: CatalogError.invalidData(
                "",
                "nothing usable was found: not one Pokémon could be read; the first reason: "
                    + "pokemon/1: skipped: the whole is no object")
        ) {
            try Everything.importing { tree in
                for id in [1, 2, 10001] { tree.files["pokemon/\(id)"] = "[]" }
            }
        }
    }

    @Test func saysWhatIsLookedForInAFolder() throws {
        let folder = try TemporaryFolder()
        #expect(
            throws: CatalogError.notFound(
                folder.path,
                "there is no folder api/v2 in it, nor data_source.csv; name the folder that holds "
                    + "PokéAPI's content, which is `data` in the repository PokeAPI/api-data, or one "
                    + "that `database export` has written")
        ) { try PokeAPIFolder(path: folder.path) }
    }

    @Test func tellsItsProgressWithoutGapOrOverlap() throws {
        let folder = try TemporaryFolder()
        try SampleTree().write(to: folder)
        let steps = Mutex<[ImportProgress]>([])
        _ = try CatalogImporter(source: PokeAPIFolder(path: folder.path)).run(jobs: 4) { step in
            steps.withLock { $0.append(step) }
        }
        let pokemon = steps.withLock { $0.filter { $0.resource == .pokemon } }
        #expect(pokemon.map(\.done) == [1, 2, 3])
        #expect(pokemon.map(\.total) == [3, 3, 3])
    }
}
