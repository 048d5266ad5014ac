import PokedexDomain
import PokedexStore
import Synchronization
import TestSupport
import Testing

@testable import PokeAPI

/// The import of a tiny world in which something is wrong.
struct DamagedImportTests {
    /// One thing that is wrong, and what the report then says.
    struct Damage: CustomTestStringConvertible, Sendable {
        let path: String
        let text: String
        let replacement: String
        let report: [String]
        var testDescription: String { "\(path): \(replacement)" }

    }

    @Test(arguments: malformed)
    func skipsWhatIsMalformedWithItsReason(damage: Damage) throws {
        var tree = SampleTree()
        tree.replace(damage.text, with: damage.replacement, in: damage.path)
        let report = try Self.report(of: tree)
        #expect(report == damage.report)
    }

    @Test(arguments: SampleTree().files.keys.sorted())
    func whatIsLeftCanBeSavedWhateverIsMissing(path: String) throws {
        let folder = try TemporaryFolder()
        try SampleTree().write(to: folder)
        try folder.remove("api/v2/\(path)")
        try Self.requireUsableOrRefused(folder)
    }

    @Test(arguments: SampleTree().files.keys.sorted())
    func whatIsLeftCanBeSavedWhereverAFileIsCutOff(path: String) throws {
        var tree = SampleTree()
        tree.files[path] = String(tree.files[path]?.dropLast(9) ?? "")
        let folder = try TemporaryFolder()
        try tree.write(to: folder)
        try Self.requireUsableOrRefused(folder)
    }

    @Test func aMissingFileIsNamed() throws {
        let folder = try TemporaryFolder()
        try SampleTree().write(to: folder)
        try folder.remove("api/v2/pokemon-habitat/1")
        let report = try Everything.importing(folder).report
        #expect(
            report.skipped.map(\.description) == [
                "pokemon-habitat/1: skipped: \(folder.path)/api/v2/pokemon-habitat/1/index.json is "
                    + "missing"
            ])
        #expect(
            report.dropped.map(\.description) == [
                "pokemon-species/1: habitat left out: pokemon-habitat/1 is missing"
            ])
    }

    @Test func aFolderInAFilesPlaceIsNamed() throws {
        let folder = try TemporaryFolder()
        try SampleTree().write(to: folder)
        let path = "api/v2/nature/1/index.json"
        try folder.remove(path)
        try folder.makeFolder(path)
        #expect(
            try Everything.importing(folder).report.skipped.map(\.description) == [
                "nature/1: skipped: \(folder[path]) cannot be read: it is a folder"
            ])
    }

    @Test func aMissingListIsNamed() throws {
        let folder = try TemporaryFolder()
        try SampleTree().write(to: folder)
        try folder.remove("api/v2/nature/index.json")
        let report = try Everything.importing(folder).report
        #expect(
            report.skipped.map(\.description) == [
                "nature: skipped: there is no list of them: \(folder.path)/api/v2/nature/index.json "
                    + "is missing"
            ])
    }

    @Test func aListsMalformedEntriesAreNamed() throws {
        var tree = SampleTree()
        tree.lists["nature"] = """
            {"next": null, "results": [{"url": "/api/v2/nature/1/"}, {"url": "/api/v2/move/1/"},
             {"name": "bold"}, 7]}
            """
        #expect(
            try Self.report(of: tree) == [
                "nature: skipped: the list holds an entry whose address is "
                    + "\"/api/v2/move/1/\", which is no address of a nature",
                "nature: skipped: the list holds an entry without address",
                "nature: skipped: the list holds an entry without address",
            ])
    }

    @Test func withoutAnyPokemonNothingIsUsable() throws {
        var tree = SampleTree()
        for id in [1, 2, 10001] { tree.files["pokemon/\(id)"] = "[]" }
        let folder = try TemporaryFolder()
        try tree.write(to: folder)
        #expect(
            throws: CatalogError.invalidData(
                "",
                "nothing usable was found: not one Pokémon could be read; the first reason: "
                    + "pokemon/1: skipped: the whole is no object")
        ) { try Everything.importing(folder) }
    }

    @Test func saysWhatIsLookedForInAFolder() throws {
        let folder = try TemporaryFolder()
        #expect(
            throws: CatalogError.notFound(
                folder.path,
                "there is no folder api/v2 in it; name the folder that holds PokéAPI's "
                    + "content, which is `data` in the repository PokeAPI/api-data")
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

    /// In so small a world some files are needed by every Pokémon.
    private static func requireUsableOrRefused(_ folder: TemporaryFolder) throws {
        do {
            let (catalog, report) = try Everything.importing(folder)
            #expect(!report.isComplete)
            try SQLiteCatalogRepository.inMemory().save(catalog)
        } catch let error as CatalogError {
            #expect(error.description.hasPrefix("nothing usable was found: not one Pokémon"))
        }
    }

    private static func report(of tree: SampleTree) throws -> [String] {
        let folder = try TemporaryFolder()
        try tree.write(to: folder)
        let (catalog, report) = try Everything.importing(folder)
        try SQLiteCatalogRepository.inMemory().save(catalog)
        return report.skipped.map(\.description) + report.dropped.map(\.description)
    }
}
