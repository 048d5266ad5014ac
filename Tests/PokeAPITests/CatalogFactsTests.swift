import PokedexDomain
import PokedexStore
import TestSupport
import Testing

@testable import PokeAPI

/// A catalog is assembled again from its own facts, as after an update that has fetched nothing.
struct CatalogFactsTests {
    @Test func makeTheSameCatalogAgain() throws {
        try Self.requireSame(SampleCatalog().catalog)
        try Self.requireSame(Everything.catalog())
    }

    @Test(.thorough) func makeTheCommittedDatabaseAgain() throws {
        let path = ProjectFiles.path(of: "content/pokedex.sqlite")
        try Self.requireSame(SQLiteCatalogRepository(path: path).load())
    }

    @Test func keepTheOrderOfEvolutionsAndAFamilyWithoutAny() throws {
        var catalog = try Everything.catalog()
        catalog.evolutionChains = catalog.evolutionChains.map {
            EvolutionChain(
                id: $0.id, babyTriggerItem: $0.babyTriggerItem, evolutions: $0.evolutions.reversed()
            )
        }
        try Self.requireSame(catalog)
        catalog.evolutionChains = catalog.evolutionChains.map {
            EvolutionChain(id: $0.id, babyTriggerItem: $0.babyTriggerItem, evolutions: [])
        }
        try Self.requireSame(catalog)
    }

    @Test func keepAnUnknownOrigin() throws {
        var catalog = try Everything.catalog()
        let base = catalog.source.pictureBase
        catalog.source = CatalogSource(date: 0, commit: "", pictureBase: base)
        #expect(KnownFacts(catalog).meta == nil)
        catalog.source = CatalogSource(date: 0, commit: "abc", pictureBase: base)
        try Self.requireSame(catalog)
        catalog.source = CatalogSource(date: 7, commit: "", pictureBase: base)
        try Self.requireSame(catalog)
    }

    @Test func keepTypeRelationsWhateverTheirPast() throws {
        var catalog = try SampleCatalog().catalog
        let ids = catalog.types.map(\.id)
        let generations = catalog.generations.map(\.id).sorted()
        // Every pair of the first types, each with another past.
        var relations: [TypeRelation] = []
        for (index, pair) in ids.prefix(4).flatMap({ first in ids.map { (first, $0) } })
            .enumerated()
        {
            var after = 100
            for (step, end) in ([nil] + generations.reversed().map { $0 }).enumerated() {
                let percent = [0, 50, 100, 200][(index * 7 + step * step * 3 + index / 4) % 4]
                guard percent != after, (index >> step) & 1 == 0 else { continue }
                relations.append(
                    TypeRelation(
                        attacking: pair.0, defending: pair.1, percent: percent,
                        lastGeneration: end))
                after = percent
            }
        }
        func key(_ relation: TypeRelation) -> (Int, Int, Int) {
            (
                relation.attacking.rawValue, relation.defending.rawValue,
                relation.lastGeneration?.rawValue ?? .max
            )
        }
        catalog.typeRelations = relations.sorted { key($0) < key($1) }
        #expect(catalog.typeRelations.filter { $0.lastGeneration != nil }.count > 20)
        try Self.requireSame(catalog)
    }

    @Test func leaveOutPastRelationsWithTypesThatCameLater() throws {
        var catalog = Catalog(source: CatalogSource(date: 0, commit: "", pictureBase: ""))
        catalog.types = try (1...3).map { number in
            PokemonType(
                id: Identifier(number), slug: try Slug("type-\(number)"),
                name: LocalizedName(english: nil, japanese: nil),
                generation: Identifier(number == 3 ? 2 : 1), damageClass: nil)
        }
        catalog.typeRelations = ([(1, 2, 200, 1), (1, 3, 200, nil)] as [(Int, Int, Int, Int?)]).map
        {
            (attacking: Int, defending: Int, percent: Int, last: Int?) in
            TypeRelation(
                attacking: Identifier(attacking), defending: Identifier(defending),
                percent: percent, lastGeneration: last.map { Identifier($0) })
        }
        let facts = catalog.typeFacts[0]
        #expect(facts.today == [TypePair(attacking: Identifier(1), defending: Identifier(3)): 200])
        #expect(facts.past.map(\.lastGeneration.rawValue) == [1])
        #expect(
            facts.past[0].percents
                == [TypePair(attacking: Identifier(1), defending: Identifier(2)): 200])
    }

    @Test(arguments: PokeAPIResource.allCases)
    func areFoundAndRemovedByKindAndNumber(resource: PokeAPIResource) throws {
        var known = try KnownFacts(Everything.catalog())
        known[ResourceKey(.machine, 3)] = MachineFacts(
            number: 3,
            machine: Machine(versionGroup: Identifier(1), kind: .technicalRecord, number: 7),
            move: Identifier(1))
        let ids = known.ids(of: resource)
        let key = ResourceKey(resource, try #require(ids.first))
        #expect(ids == ids.sorted())
        #expect(known[key]?.number == key.id)
        known[key] = nil
        #expect(known[key] == nil)
        #expect(known.ids(of: resource) == Array(ids.dropFirst()))
    }

    @Test func machinesOfACatalogGoWhereTheSourcesAreKnown() throws {
        var known = try KnownFacts(Everything.catalog())
        #expect(known.ids(of: .machine) == [])
        #expect(known.unnumberedMachines.count == 1)
        func machine(_ kind: Machine.Kind, _ number: Int, _ group: Int) -> Machine {
            Machine(versionGroup: Identifier(group), kind: kind, number: number)
        }
        let others = [
            machine(.technicalMachine, 2, 1), machine(.technicalMachine, 1, 2),
            machine(.technicalRecord, 1, 1),
        ]
        known.unnumberedMachines = [machine(.technicalMachine, 1, 1): Identifier(1)]
        for other in others { known.unnumberedMachines[other] = Identifier(1) }
        for (number, machine) in [
            (5, machine(.technicalMachine, 1, 1)), (6, machine(.technicalRecord, 1, 2)),
        ] {
            let facts = MachineFacts(number: number, machine: machine, move: Identifier(2))
            let key = ResourceKey(.machine, number)
            #expect(known.contains(key, facts) == (number == 5))
            known[key] = facts
            #expect(known.contains(key, facts))
        }
        #expect(known.ids(of: .machine) == [5, 6])
        #expect(Set(known.unnumberedMachines.keys) == Set(others))
    }

    /// Requires that a catalog's facts make it again, with nothing left out but the names of growth
    /// rates and of categories of moves, which records do not have.
    private static func requireSame(_ catalog: Catalog) throws {
        var assembler = CatalogAssembler(KnownFacts(catalog))
        let (again, report) = try assembler.assemble()
        #expect(report.skipped.map(\.description) == [])
        #expect(report.dropped.map(\.description) == [])
        #expect(again == catalog)
    }
}
