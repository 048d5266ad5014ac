import PokedexDomain
import PokedexStore
import TestSupport
import Testing

@testable import PokeAPI

/// The import of the whole content, compared with the JSON field by field.
@Suite(.thorough, .enabled(if: WholeContent.isPresent, Comment(rawValue: WholeContent.comment)))
struct WholeContentTests {
    @Test func takesEverything() throws {
        let (catalog, report) = try imported()
        #expect(report.skipped.map(\.description) == [])
        // Places that the source files under games that do not have them, and what it tells half of
        // Berries that came after Platinum.
        let dropped = Dictionary(grouping: report.dropped, by: \.element).mapValues {
            $0.map(\.count).reduce(0, +)
        }
        #expect(dropped == ["encounter": 8, "growth time": 2, "natural gift": 1])
        #expect(report.dropped.allSatisfy { !$0.isWaiting })
        #expect(catalog.species.count == 1025)
        #expect(catalog.pokemon.count == 1351)
        #expect(catalog.pokemon.filter { !$0.isDefault }.count == 326)
        let forms = catalog.pokemon.map(\.forms.count)
        #expect(forms.reduce(0, +) == 1579)
        #expect(forms.map { $0 - 1 }.reduce(0, +) == 228)
        #expect(catalog.moves.count == 937)
        #expect(catalog.abilities.count == 373)
        #expect(catalog.abilities.filter(\.isMainSeries).count == 313)
        #expect(catalog.versionGroups.count == 32)
        #expect(catalog.pokedexes.count == 35)
        #expect(catalog.evolutionChains.count == 541)
        #expect(catalog.evolutionChains.flatMap(\.evolutions).count == 553)
        #expect(catalog.evolutionTriggers.count == 16)
        #expect(catalog.source.date == 1_786_004_122)
        #expect(catalog.source.commit == "0d8fe2bf23d53f44456dc8dd2c861c5dab827146")
    }

    @Test func keepsEveryLearnsetEntry() throws {
        let catalog = try imported().catalog
        var distinct = 0
        var entries = 0
        var groups: Set<Identifier<VersionGroup>> = []
        var methods: Set<Identifier<LearnMethod>> = []
        for learnset in catalog.learnsets.values {
            entries += learnset.entries.count
            let numbers = learnset.entries.map { entry in
                (entry.move.rawValue * 256 + entry.versionGroup.rawValue) * 256
                    + entry.method.rawValue
            }
            distinct += Set(numbers).count
            groups.formUnion(learnset.entries.map(\.versionGroup))
            methods.formUnion(learnset.entries.map(\.method))
        }
        #expect(entries == 638_321)
        #expect(distinct == 628_682)
        #expect(groups.count == 26)
        #expect(methods.count == 10)
        #expect(catalog.pokemon.filter { catalog.learnsets[$0.id] == nil }.count == 48)
    }

    @Test func leavesUnknownWhatTheSourceDoesNotKnow() throws {
        let catalog = try imported().catalog
        #expect(catalog.pokemon.filter { $0.baseExperience == nil }.count == 49)
        #expect(catalog.species.filter { $0.habitat == nil }.count == 639)
        #expect(catalog.moves.filter { $0.powerPoints == nil }.count == 18)
        #expect(catalog.moves.filter { $0.effect == nil }.count == 110)
        #expect(
            catalog.pokemon.filter { $0.weight == nil }.map(\.slug.text) == ["eternatus-eternamax"])
        #expect(catalog.pokemon.filter { $0.pictures.paths.isEmpty }.count == 8)
        #expect(catalog.pokemon.filter { !$0.past.abilities.isEmpty }.count == 467)
        #expect(catalog.pokemon.filter { !$0.past.stats.isEmpty }.count == 200)
        #expect(catalog.pokemon.filter { !$0.past.types.isEmpty }.count == 29)
    }

    @Test func committedDatabaseHoldsWhatTheImportMakes() throws {
        let path = ProjectFiles.path(of: "content/pokedex.sqlite")
        let committed = SQLiteCatalogRepository(path: path)
        #expect(try committed.load() == imported().catalog)
        try committed.verify()
        let folder = try TemporaryFolder()
        try SQLiteCatalogRepository(path: folder["new"]).save(imported().catalog)
        let bytes = try folder.bytes(of: "new")
        #expect(try ProjectFiles.bytes(of: "content/pokedex.sqlite") == bytes)
        #expect(bytes.count <= 16_000_000)
    }

    private func imported() throws -> (catalog: Catalog, report: ImportReport) {
        let content = try WholeContent.imported.get()
        return (content.catalog, content.report)
    }
}
