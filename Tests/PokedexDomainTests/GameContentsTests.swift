import TestSupport
import Testing

@testable import PokedexDomain

/// What a game has, with what its add-ons brought.
@Suite struct GameContentsTests {
    private func contents(
        _ game: String, change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> GameContents {
        let sample = try SampleCatalog(change: change)
        return GameContents(
            try sample.versionGroup(game), CatalogIndexes(sample.catalog))
    }

    private func slugs(_ pokemon: [Pokemon]) -> [String] { pokemon.map(\.slug.text) }

    // MARK: Pokédexes

    @Test func listsThePokedexesOfAGameBeforeThoseOfItsAddOnsEachOnce() throws {
        let contents = try contents("sword-shield") { catalog in
            try SampleCatalog.addIsleOfArmor(to: &catalog)
            for (number, slug, groups) in [
                (10, "isle", [21]), (11, "shared", [20, 21]), (12, "galar", [20]),
                (13, "other", [25]),
            ] {
                var pokedex = catalog.pokedexes[1]
                (pokedex.id, pokedex.slug) = (Identifier(number), try Slug(slug))
                pokedex.versionGroups = groups.map { Identifier($0) }
                catalog.pokedexes.append(pokedex)
            }
        }
        #expect(contents.pokedexes.map(\.slug.text) == ["shared", "galar", "isle"])
        #expect(try self.contents("platinum").pokedexes.isEmpty)
        #expect(try self.contents("yellow").pokedexes.map(\.slug.text) == ["kanto"])
    }

    // MARK: Pokémon

    @Test func listsDefaultVarietiesByNationalNumber() throws {
        #expect(
            slugs(try contents("scarlet-violet").species)
                == ["pikachu", "raichu", "clefairy", "zapdos", "pichu"])
        #expect(slugs(try contents("ruby-sapphire").species).last == "deoxys-normal")
    }

    @Test func tellsNewSpeciesFromNewForms() throws {
        let contents = try contents("ruby-sapphire")
        #expect(slugs(contents.newSpecies) == ["deoxys-normal"])
        #expect(slugs(contents.newForms) == ["deoxys-attack"])
        #expect(slugs(try self.contents("sun-moon").newForms) == ["raichu-alola"])
        let last = try self.contents("platinum")
        #expect(last.newSpecies.isEmpty && last.newForms.isEmpty)
    }

    /// As Growlithe is in Legends: Arceus in its Hisuian form alone.
    @Test func hasSpeciesThatAreThereAsAForm() throws {
        let contents = try contents("black-white") { catalog in
            catalog.learnsets = [:]
            catalog.pokedexes = []
            let forms = try ["raichu-alola", "deoxys-normal", "deoxys-attack"].map {
                try catalog.pokemon.entity($0, \.slug).id
            }
            try catalog.versionGroups.change("black-white", \.slug) { $0.roster = forms }
        }
        #expect(slugs(contents.species) == ["raichu-alola", "deoxys-normal"])
    }

    @Test func whatCameWithAnAddOnIsNewInItsGame() throws {
        let contents = try contents("sword-shield") { catalog in
            try SampleCatalog.addIsleOfArmor(to: &catalog)
            try Self.date("clefairy", by: Identifier(21), in: &catalog)
        }
        #expect(slugs(contents.newSpecies) == ["clefairy"])
        #expect(slugs(contents.newForms) == ["pikachu-gmax"])
    }

    /// The source dates the Pokémon of generation I by the games of Japan.
    @Test func whatFirstAppearedInJapanIsNewInRedAndBlueToo() throws {
        #expect(
            slugs(try contents("red-green-japan", change: Self.beginInJapan).newSpecies)
                == ["clefairy"])
        #expect(
            slugs(try contents("red-blue", change: Self.beginInJapan).newSpecies)
                == ["pikachu", "raichu", "clefairy", "zapdos"])
    }

    private static func beginInJapan(_ catalog: inout Catalog) throws {
        let japan = VersionGroup(
            id: Identifier(28), slug: try Slug("red-green-japan"), order: 1,
            generation: Identifier(1), regions: [])
        catalog.versionGroups.append(japan)
        try date("clefairy", by: japan.id, in: &catalog)
    }

    /// Makes a Pokémon one that appeared in a game.
    private static func date(
        _ slug: String, by game: Identifier<VersionGroup>, in catalog: inout Catalog
    ) throws {
        try catalog.pokemon.change(slug, \.slug) { $0.forms[0].versionGroup = game }
    }

    // MARK: Machines

    private func machines(
        _ game: String, change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> [String] {
        let index = try SampleCatalog(change: change).index
        return try contents(game, change: change).machines.map { machine in
            let label = machine.machine.kind.rawValue + String(machine.machine.number)
            let learners = machine.learners.map { String($0) } ?? "nil"
            return "\(label) \(index[machine.move].slug) \(learners)"
        }
    }

    @Test func listsMachinesByKindAndNumberWithTheirLearners() throws {
        #expect(
            try machines("red-blue") == [
                "tm24 thunderbolt 4", "tm39 swift 0", "tm45 thunder-wave 0", "hm3 surf 0",
            ])
        #expect(try machines("sun-moon") == ["tm24 thunderbolt 2"])
    }

    @Test func aMachineNamedByAGameAndItsAddOnIsListedOnce() throws {
        let change = { (catalog: inout Catalog) in
            try SampleCatalog.addIsleOfArmor(to: &catalog)
            let isle = Identifier<VersionGroup>(21)
            try catalog.moves.change("thunderbolt", \.slug) {
                $0.machines += [8, 9].map {
                    Machine(versionGroup: isle, kind: .technicalRecord, number: $0)
                }
            }
            for pokemon in [25, 35] {
                let entry = try #require(
                    LearnsetEntry(
                        move: Identifier(85), versionGroup: isle, method: Identifier(4), level: 0,
                        order: nil))
                let known = catalog.learnsets[Identifier(pokemon)]?.entries ?? []
                catalog.learnsets[Identifier(pokemon)] = Learnset(entries: known + [entry])
            }
        }
        // Pikachu learns it in both, Clefairy in the add-on alone.
        #expect(
            try machines("sword-shield", change: change)
                == ["tr8 thunderbolt 2", "tr9 thunderbolt 2"])
    }

    @Test func learnersAreUnknownWhereTheSourceHasNoMoves() throws {
        #expect(try machines("black-white") == ["tm24 thunderbolt nil"])
    }

    /// Mega Raichu X has moves of its own in the sample.
    @Test func formsTakenOnlyInBattleAreNoLearners() throws {
        #expect(try machines("legends-za") == ["tm67 thunderbolt 2"])
    }
}
