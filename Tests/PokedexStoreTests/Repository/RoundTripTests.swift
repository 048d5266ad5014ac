import Foundation
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexStore

/// What is saved is what is loaded.
struct RoundTripTests {
    @Test func loadsEveryKindOfEntityAsItWasSaved() throws {
        let catalog = try Everything.catalog()
        let image = try DatabaseImage(of: catalog)
        let loaded = try ParallelLoad(image: image).catalog()
        for (name, first, second) in Self.lists(catalog, loaded) {
            #expect(first == second, "\(name)")
            #expect(!first.isEmpty, "\(name) has nothing to compare")
        }
        #expect(loaded == catalog)
        #expect(try DatabaseImage(of: loaded).bytes == image.bytes)
        try DatabaseVerification(image: image).run()
    }

    @Test func readsThePathsOfAllPicturesByThemselves() throws {
        let kept = try KeptDatabase()
        let catalog = try Everything.catalog()
        let paths = catalog.pokemon.flatMap { pokemon in
            pokemon.pictures.paths.values + pokemon.forms.compactMap(\.picture)
        }
        #expect(!paths.isEmpty)
        #expect(try kept.corrected().picturePaths() == Set(paths).sorted())
    }

    @Test func readsTheSlugsOfPokemonAndFurtherFormsByThemselves() throws {
        let kept = try KeptDatabase()
        let (pokemon, forms) = try kept.corrected().numberedSlugs()
        let catalog = try Everything.catalog()
        #expect(pokemon.map(\.pokemon) == catalog.pokemon.map(\.id.rawValue))
        #expect(pokemon.map(\.slug) == catalog.pokemon.map(\.slug))
        #expect(forms.map(\.slug) == catalog.pokemon.flatMap { $0.forms.dropFirst() }.map(\.slug))
        #expect(forms.map(\.pokemon) == [10001])
    }

    @Test(arguments: [
        (
            "UPDATE pokemon SET slug = 'Pika Chu' WHERE id = 1",
            "table pokemon, row 1: the slug is wrong"
        ),
        ("UPDATE pokemon_picture SET path = '../x.png'", "table pokemon_picture: a path holds"),
    ])
    func blamesTheRowThatBreaksARule(_ change: String, _ message: String) throws {
        let kept = try KeptDatabase()
        try kept.alter("PRAGMA ignore_check_constraints = 1; \(change)")
        let corrected = kept.corrected()
        let error = #expect(throws: CatalogError.self) {
            _ = try corrected.numberedSlugs()
            _ = try corrected.picturePaths()
        }
        guard case .invalidData(_, let text)? = error else { return }
        #expect(
            text.hasPrefix(message)
                && text.hasSuffix("correct the row, or put the committed file back"))
    }

    @Test func replacesTheOldFileAndLeavesNothingBeside() throws {
        let folder = try TemporaryFolder()
        let repository = SQLiteCatalogRepository(path: folder["pokedex.sqlite"])
        #expect(!repository.exists)
        #expect(try repository.save(Catalog.empty))
        #expect(try repository.save(try Everything.catalog()))
        #expect(try !repository.save(try Everything.catalog()))
        #expect(try repository.load() == Everything.catalog())
        #expect(repository.exists)
        #expect(try folder.names() == ["pokedex.sqlite"])
    }

    @Test func replacesTheFileBehindALink() throws {
        let folder = try TemporaryFolder()
        let path = folder["link.sqlite"]
        try SQLiteCatalogRepository(path: folder["real.sqlite"]).save(.empty)
        try folder.link("link.sqlite", to: "real.sqlite")
        try SQLiteCatalogRepository(path: path).save(try Everything.catalog())
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: path)
        #expect(target == "real.sqlite")
        #expect(
            try SQLiteCatalogRepository(path: folder["real.sqlite"]).load()
                == Everything.catalog())
    }

    @Test func keepsTheOrderOfVarietiesFormsAndEvolutions() throws {
        let kept = try KeptDatabase()
        let loaded = try kept.file.load()
        #expect(loaded.species[1].varieties.map(\.rawValue) == [2, 10001])
        #expect(loaded.pokemon[2].forms.map(\.formSlug) == ["", "mega-x"])
        #expect(loaded.pokemon[2].types.map(\.rawValue) == [2, 1])
        #expect(loaded.evolutionChains[0].evolutions.map(\.isDefault) == [true, false])
    }

    private static func lists(
        _ first: Catalog, _ second: Catalog
    ) -> [(String, [AnyHashable], [AnyHashable])] {
        func pair<Entity: Hashable>(
            _ path: KeyPath<Catalog, [Entity]>
        ) -> (String, [AnyHashable], [AnyHashable]) {
            ("\(path)", first[keyPath: path], second[keyPath: path])
        }
        return [
            pair(\.generations), pair(\.regions), pair(\.versionGroups), pair(\.versions),
            pair(\.pokedexes), pair(\.types), pair(\.typeRelations), pair(\.abilities),
            pair(\.moves), pair(\.species), pair(\.pokemon), pair(\.evolutionChains),
            pair(\.natures), pair(\.eggGroups), pair(\.growthRates), pair(\.colors),
            pair(\.shapes), pair(\.habitats), pair(\.learnMethods), pair(\.moveTargets),
            pair(\.moveAilments), pair(\.moveCategories), pair(\.evolutionTriggers),
            pair(\.itemCategories), pair(\.items), pair(\.berries), pair(\.locations),
            pair(\.encounterMethods),
            pair(\.encounterConditions), pair(\.encounterConditionValues),
        ]
    }
}

extension Catalog {
    /// A catalog without facts.
    static let empty = Catalog(
        source: CatalogSource(date: 0, commit: "", pictureBase: "https://example.org/"))
}
