import PokedexDomain
import TestSupport
import Testing

@Suite struct EggParentsTests {
    /// The parents with their level and method: "clefairy 5 level-up".
    private func parents(
        of pokemon: String, _ move: String, in generation: Int, _ sample: SampleCatalog
    ) throws -> [String] {
        let game = try #require(
            sample.index.versionGroupsInOrder.last { $0.generation.rawValue == generation })
        return try EggParents(sample.index, MainGames(sample.index)).parents(
            of: sample.pokemon(pokemon), move: sample.move(move).id, in: game.id
        ).map { parent in
            let method = sample.catalog.learnMethods.first { $0.id == parent.method }?.slug.text
            return "\(sample.index[parent.pokemon].slug) \(parent.level) \(method ?? "")"
        }
    }

    /// Who shares an Egg group and learns the move in the same generation, by level first.
    @Test(arguments: [
        ("pichu", "encore", 3, ["clefairy 5 level-up"]), ("pichu", "double-slap", 3, []),
        ("pichu", "double-slap", 2, ["clefairy 13 level-up"]),
        // It is only handed down.
        ("pichu", "wish", 3, []),
        // Zapdos has no gender and no Eggs.
        (
            "pikachu", "thunderbolt", 1,
            ["pikachu 26 level-up", "raichu 0 machine", "clefairy 0 machine"]
        ),
    ])
    func findsWhoLearnsTheMoveByItself(
        pokemon: String, move: String, generation: Int, expected: [String]
    ) throws {
        let found = try parents(of: pokemon, move, in: generation, SampleCatalog())
        #expect(found == expected)
    }

    @Test(arguments: [(3, []), (5, []), (6, ["clefairy 5 level-up"])])
    func needsAFatherBeforeGenerationSix(generation: Int, expected: [String]) throws {
        let sample = try SampleCatalog { catalog in
            catalog.species[2].femaleEighths = 8
            try catalog.versionGroups.change("ruby-sapphire", \.slug) {
                $0.generation = Identifier(generation)
            }
        }
        #expect(try parents(of: "pichu", "encore", in: generation, sample) == expected)
    }

    /// As Ralts was in no group with Hypno before generation VIII.
    @Test(arguments: [(3, []), (6, []), (7, ["clefairy 5 level-up"])])
    func needsACommonGroupOfThatTime(generation: Int, expected: [String]) throws {
        let sample = try SampleCatalog { catalog in
            let groups = catalog.eggGroups.map(\.id)
            for slug in ["pikachu", "clefairy"] {
                try catalog.species.change(slug, \.slug) { $0.eggGroups = [groups[0]] }
            }
            try catalog.species.change("clefairy", \.slug) {
                $0.pastEggGroups = [
                    .init(lastGeneration: Identifier(6), elements: [groups[1]])
                ]
            }
            try catalog.versionGroups.change("ruby-sapphire", \.slug) {
                $0.generation = Identifier(generation)
            }
        }
        #expect(try parents(of: "pikachu", "encore", in: generation, sample) == expected)
    }

    /// As Cosplay Pikachu has none, and is female.
    @Test func asksForTheGroupsAndTheGenderOfTheForm() throws {
        let sample = try SampleCatalog { catalog in
            let none = try catalog.eggGroups.entity("no-eggs", \.slug).id
            try catalog.pokemon.change("clefairy", \.slug) { $0.ownEggGroups = [none] }
        }
        #expect(try parents(of: "pichu", "encore", in: 3, sample) == [])
        let female = try SampleCatalog { catalog in
            try catalog.pokemon.change("clefairy", \.slug) {
                $0.ownFemaleEighths = 8
            }
        }
        #expect(try parents(of: "pichu", "encore", in: 3, female) == [])
    }
}
