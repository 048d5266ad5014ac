import Foundation
import PokedexDomain
import PokedexStore
import TestSupport
import Testing

@testable import PokeAPI

/// The import of the whole content, compared with the JSON field by field.
@Suite(.enabled(if: WholeContent.isPresent, Comment(rawValue: WholeContent.comment)))
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
        let committed = SQLiteCatalogRepository(path: WholeContent.database)
        #expect(try committed.load() == imported().catalog)
        try committed.verify()
        let folder = try TemporaryFolder()
        try SQLiteCatalogRepository(path: folder["new"]).save(imported().catalog)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder["new"]))
        #expect(try Data(contentsOf: URL(fileURLWithPath: WholeContent.database)) == bytes)
        #expect(bytes.count <= 16_000_000)
    }

    @Test func everyPokemonIsAsInTheSource() throws {
        let content = try WholeContent.imported.get()
        let differences = try content.catalog.pokemon.flatMap { pokemon in
            PokemonComparison(pokemon, try content.json("pokemon/\(pokemon.id.rawValue)"))
                .differences
        }
        #expect(differences.prefix(20) == [])
    }

    @Test func everyLearnsetIsAsInTheSource() throws {
        let content = try WholeContent.imported.get()
        let differences = try content.catalog.pokemon.flatMap { pokemon in
            LearnsetComparison(
                content.catalog.learnsets[pokemon.id] ?? .empty,
                try content.learned("pokemon/\(pokemon.id.rawValue)")
            ).differences
        }
        #expect(differences.prefix(20) == [])
    }

    @Test func everyFormIsAsInTheSource() throws {
        let differences = try imported().catalog.pokemon.flatMap { pokemon in
            try pokemon.forms.flatMap { form in
                let json = try WholeContent.imported.get().json("pokemon-form/\(form.id.rawValue)")
                return formDifferences(form, of: pokemon, json)
            }
        }
        #expect(differences.prefix(20) == [])
    }

    @Test func everyMoveIsAsInTheSource() throws {
        let content = try WholeContent.imported.get()
        let catalog = content.catalog
        let differences = try catalog.moves.flatMap { move in
            try MoveComparison(move, try content.json("move/\(move.id.rawValue)"), content)
                .differences
        }
        #expect(differences.prefix(20) == [])
    }

    @Test func everySpeciesIsAsInTheSource() throws {
        let content = try WholeContent.imported.get()
        let differences = try content.catalog.species.flatMap { species in
            speciesDifferences(
                species, try content.json("pokemon-species/\(species.id.rawValue)"))
        }
        #expect(differences.prefix(20) == [])
    }

    @Test func everyEvolutionIsAsInTheSource() throws {
        let content = try WholeContent.imported.get()
        let differences = try content.catalog.evolutionChains.flatMap { chain in
            chainDifferences(chain, try content.json("evolution-chain/\(chain.id.rawValue)"))
        }
        #expect(differences.prefix(20) == [])
    }

    @Test func everyPokedexIsAsInTheSource() throws {
        let content = try WholeContent.imported.get()
        var differences = Differences()
        for pokedex in content.catalog.pokedexes {
            let json = try content.json("pokedex/\(pokedex.id.rawValue)")
            let entries = json["pokemon_entries"].array.map {
                [$0["entry_number"].int, $0["pokemon_species"].id]
            }
            differences.compare(
                "\(pokedex.slug)", pokedex.entries.map { [$0.number, $0.species.rawValue] }, entries
            )
            differences.compare(
                "\(pokedex.slug)", Set(pokedex.versionGroups.map(\.rawValue)),
                Set(json["version_groups"].array.compactMap(\.id)))
            differences.compare("\(pokedex.slug)", pokedex.name, json["names"].name())
            differences.compare(
                "\(pokedex.slug)", pokedex.region?.rawValue, json["region"].id)
        }
        #expect(differences.found == [])
    }

    @Test func relationsGiveBackEveryListOfTheSource() throws {
        let content = try WholeContent.imported.get()
        let chart = Chart(content.catalog)
        var differences = Differences()
        for type in content.catalog.types {
            let json = try content.json("type/\(type.id.rawValue)")
            differences.compare(
                "\(type.slug)", chart.lists(of: type.id, at: nil),
                Chart.lists(json["damage_relations"]))
            for past in json["past_damage_relations"].array {
                let generation = past["generation"].id
                differences.compare(
                    "\(type.slug) until \(generation ?? 0)",
                    chart.lists(of: type.id, at: generation), Chart.lists(past["damage_relations"]))
            }
        }
        #expect(differences.found == [])
        #expect(content.catalog.typeRelations.filter { $0.lastGeneration != nil }.count == 6)
    }

    private func imported() throws -> (catalog: Catalog, report: ImportReport) {
        let content = try WholeContent.imported.get()
        return (content.catalog, content.report)
    }
}

/// The type chart as the catalog's relations tell it.
private struct Chart {
    private let catalog: Catalog

    init(_ catalog: Catalog) {
        self.catalog = catalog
    }

    /// The six lists that the source would write for a type, at a generation or today.
    func lists(of type: Identifier<PokemonType>, at generation: Int?) -> [String: Set<Int>] {
        var lists: [String: Set<Int>] = [:]
        for other in catalog.types where other.generation.rawValue <= generation ?? Int.max {
            for (key, percent) in [
                ("to", percent(type, other.id, generation)),
                ("from", percent(other.id, type, generation)),
            ] {
                guard let name = [0: "no", 50: "half", 200: "double"][percent] else { continue }
                lists["\(name)_damage_\(key)", default: []].insert(other.id.rawValue)
            }
        }
        return lists
    }

    /// The lists that the source wrote, without the empty ones.
    static func lists(_ json: JSON) -> [String: Set<Int>] {
        var lists: [String: Set<Int>] = [:]
        for name in ["no", "half", "double"] {
            for key in ["\(name)_damage_to", "\(name)_damage_from"] {
                lists[key] = Set(json[key].array.compactMap(\.id))
            }
        }
        return lists.filter { !$0.value.isEmpty }
    }

    private func percent(
        _ attacking: Identifier<PokemonType>, _ defending: Identifier<PokemonType>,
        _ generation: Int?
    ) -> Int {
        let told = catalog.typeRelations.filter { relation in
            relation.attacking == attacking && relation.defending == defending
                && relation.lastGeneration?.rawValue ?? Int.max >= generation ?? Int.max
        }
        return told.first?.percent ?? 100
    }
}
