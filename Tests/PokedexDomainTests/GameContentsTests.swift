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

    private func addPokedexes(
        _ pokedexes: [(slug: String, groups: [Int])], to catalog: inout Catalog
    ) throws {
        catalog.pokedexes += try pokedexes.enumerated().map { place, pokedex in
            Pokedex(
                id: Identifier(place + 10), slug: try Slug(pokedex.slug),
                name: LocalizedName(english: nil, japanese: nil), region: nil,
                isMainSeries: true, versionGroups: pokedex.groups.map { Identifier($0) },
                entries: [])
        }
    }

    @Test func listsThePokedexesOfAGameBeforeThoseOfItsAddOnsEachOnce() throws {
        let contents = try contents("sword-shield") { catalog in
            try SampleCatalog.addIsleOfArmor(to: &catalog)
            try addPokedexes(
                [("isle", [21]), ("shared", [20, 21]), ("galar", [20]), ("other", [25])],
                to: &catalog)
        }
        #expect(contents.pokedexes.map(\.slug.text) == ["shared", "galar", "isle"])
    }

    @Test func hasNoPokedexesWhereTheSourceNamesNone() throws {
        #expect(try contents("platinum").pokedexes.isEmpty)
        #expect(try contents("yellow").pokedexes.map(\.slug.text) == ["kanto"])
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
        let place = try #require(catalog.pokemon.firstIndex { $0.slug.text == slug })
        let form = try #require(catalog.pokemon[place].mainForm)
        catalog.pokemon[place].forms = [
            Form(
                id: form.id, slug: form.slug, formSlug: form.formSlug, name: form.name,
                label: form.label, types: form.types, isDefault: true, isBattleOnly: false,
                isMega: false, versionGroup: game, picture: nil)
        ]
    }

    // MARK: Machines

    private func machines(
        _ game: String, change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> [String] {
        let sample = try SampleCatalog(change: change)
        let contents = GameContents(
            try sample.versionGroup(game), CatalogIndexes(sample.catalog))
        return contents.machines.map { machine in
            let label = machine.machine.kind.rawValue + String(machine.machine.number)
            let learners = machine.learners.map { String($0) } ?? "nil"
            return "\(label) \(sample.index[machine.move].slug) \(learners)"
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
            let thunderbolt = try #require(
                catalog.moves.firstIndex { $0.slug.text == "thunderbolt" })
            catalog.moves[thunderbolt].machines += [
                Machine(versionGroup: isle, kind: .technicalRecord, number: 8),
                Machine(versionGroup: isle, kind: .technicalRecord, number: 9),
            ]
            let move = catalog.moves[thunderbolt].id
            for pokemon in [25, 35] {
                let entry = try #require(
                    LearnsetEntry(
                        move: move, versionGroup: isle, method: Identifier(4), level: 0,
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

    @Test func hasNoMachinesWhereTheSourceHasNone() throws {
        let machines = try machines("legends-za") { catalog in
            for place in catalog.moves.indices { catalog.moves[place].machines = [] }
        }
        #expect(machines.isEmpty)
    }
}
