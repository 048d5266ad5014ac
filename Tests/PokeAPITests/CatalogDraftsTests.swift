import PokedexDomain
import PokedexStore
import TestSupport
import Testing

@testable import PokeAPI

/// What a catalog holds, as records from which it is made again.
struct CatalogDraftsTests {
    @Test func makeTheSameCatalogAgain() throws {
        try Self.requireSame(Self.sample())
    }

    @Test func makeACatalogWithEveryFieldAgain() throws {
        try Self.requireSame(Everything.catalog())
    }

    @Test func makeTheCommittedDatabaseAgain() throws {
        try Self.requireSame(SQLiteCatalogRepository(path: WholeContent.database).load())
    }

    @Test func areStoredLikeOthers() throws {
        let drafts = ResourceDrafts(try Everything.catalog())
        var again = try drafts.takenBack(from: drafts.stored())
        again.pictureBase = drafts.pictureBase
        #expect(again == drafts)
    }

    @Test(arguments: [
        [1, 2, 2, 3, 1, 4], [1, 2, 1, 3, 2, 4], [3, 4, 1, 2], [1, 2, 1, 3, 1, 2],
        [2, 3, 1, 2, 3, 4],
        [4, 5, 2, 3, 1, 2, 5, 6, 2, 6],
    ])
    func keepTheOrderOfEvolutionsWhateverItIs(species: [Int]) throws {
        let catalog = try Self.sample { catalog in
            let family = try #require(catalog.evolutionChains.first { !$0.evolutions.isEmpty })
            let evolution = family.evolutions[0]
            let all = catalog.species.map(\.id)
            catalog.species = catalog.species.map {
                $0.with(evolvesFrom: nil, evolutionChain: family.id)
            }
            catalog.evolutionChains = [
                EvolutionChain(
                    id: family.id, babyTriggerItem: nil,
                    evolutions: stride(from: 0, to: species.count, by: 2).map { place in
                        evolution.between(all[species[place] - 1], all[species[place + 1] - 1])
                    })
            ]
        }
        try Self.requireSame(catalog)
    }

    @Test func makeAFamilyWithoutEvolutionsAgain() throws {
        var catalog = try Everything.catalog()
        catalog.evolutionChains = catalog.evolutionChains.map {
            EvolutionChain(id: $0.id, babyTriggerItem: $0.babyTriggerItem, evolutions: [])
        }
        try Self.requireSame(catalog)
    }

    @Test func tellNothingOfAnUnknownOrigin() throws {
        var catalog = try Everything.catalog()
        let base = catalog.source.pictureBase
        catalog.source = CatalogSource(date: 0, commit: "", pictureBase: base)
        #expect(ResourceDrafts(catalog).meta == nil)
        catalog.source = CatalogSource(date: 0, commit: "abc", pictureBase: base)
        try Self.requireSame(catalog)
        catalog.source = CatalogSource(date: 7, commit: "", pictureBase: base)
        try Self.requireSame(catalog)
    }

    @Test func haveTheSourcesPicturesAndTheCatalogsBase() throws {
        let drafts = ResourceDrafts(try Self.sample())
        #expect(drafts.pictureBase == "https://pictures.example/")
        let address = try #require(drafts.pokemon[25]?.record.pictures.sprite)
        #expect(address.hasPrefix("https://raw.githubusercontent.com/PokeAPI/sprites/master/"))
    }

    /// The sample without names of growth rates, which no record has.
    static func sample(change: (inout Catalog) throws -> Void = { _ in }) throws -> Catalog {
        try SampleCatalog { catalog in
            catalog.growthRates = catalog.growthRates.map { rate in
                GrowthRate(
                    id: rate.id, slug: rate.slug, name: LocalizedName(english: nil, japanese: nil))
            }
            try change(&catalog)
        }.catalog
    }

    /// Requires that a catalog's records make it again, with nothing left out.
    static func requireSame(_ catalog: Catalog) throws {
        var assembler = CatalogAssembler(drafts: ResourceDrafts(catalog), skipped: [])
        let (again, report) = try assembler.assemble()
        #expect(report.skipped.map(\.description) == [])
        #expect(report.dropped.map(\.description) == [])
        #expect(again == catalog)
    }
}

extension Evolution {
    /// The same way between other species.
    fileprivate func between(_ from: Identifier<Species>, _ into: Identifier<Species>) -> Evolution
    {
        Evolution(
            from: from, into: into, trigger: trigger, baseForm: nil, evolvedForm: nil,
            versionGroup: versionGroup, isDefault: isDefault, conditions: conditions)
    }
}
