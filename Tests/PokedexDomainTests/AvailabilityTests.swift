import TestSupport
import Testing

@testable import PokedexDomain

/// How else players get Pokémon that are met nowhere in a game.
@Suite struct AvailabilityTests {
    private typealias Meet = PlacesFixture.Meet

    /// The answer in a game, in a line: `pichu > pikachu > raichu`, `Egg of raichu`, or `-`; with `met`
    /// where it is met.
    private func answer(
        _ pokemon: String, in game: String, met: [String: [PlacesFixture.Meet]],
        change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> String? {
        let fixture = try PlacesFixture(met, change: change)
        let id = try fixture.game(game)
        let answers = fixture.indexes.availability.answers(for: try fixture.sample.pokemon(pokemon))
        guard let answer = answers.first(where: { $0.game == id }) else { return nil }
        guard answer.places.isEmpty else { return "met" }
        let slug = { (id: Identifier<Pokemon>) in fixture.sample.index[id].slug.text }
        switch answer.otherWay {
        case nil: return "-"
        case .evolving(let steps):
            #expect(!steps.isEmpty && steps.allSatisfy { !$0.ways.isEmpty })
            #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.into == $1.from })
            return ([steps[0].from] + steps.map(\.into)).map(slug).joined(separator: " > ")
        case .breeding(let parent, let item):
            return "Egg of \(slug(parent))" + (item.map { " with item \($0.rawValue)" } ?? "")
        }
    }

    /// Lets a Pokémon learn something in a game, so that the game has it.
    private static func teach(
        _ catalog: inout Catalog, _ pokemon: Int, in group: Int
    ) throws {
        let id = Identifier<Pokemon>(pokemon)
        let entry = LearnsetEntry(
            move: catalog.moves[0].id, versionGroup: Identifier(group), method: Identifier(1),
            level: 1, order: nil)
        catalog.learnsets[id] = Learnset(
            entries: (catalog.learnsets[id]?.entries ?? []) + [try #require(entry)])
    }

    @Test func evolves() throws {
        #expect(
            try answer("raichu", in: "red-blue", met: ["pikachu": [Meet(100)]])
                == "pikachu > raichu")
    }

    @Test func evolvesInTwoSteps() throws {
        let met = ["pichu": [Meet(100, in: ["scarlet"])]]
        #expect(
            try answer("raichu", in: "scarlet-violet", met: met) == "pichu > pikachu > raichu")
        #expect(try answer("pikachu", in: "scarlet-violet", met: met) == "pichu > pikachu")
        #expect(try answer("pichu", in: "scarlet-violet", met: met) == "met")
    }

    @Test func theNearestStageThatIsMetIsEnough() throws {
        let met = [
            "pichu": [Meet(100, in: ["scarlet"])], "pikachu": [Meet(100, in: ["scarlet"])],
        ]
        #expect(try answer("raichu", in: "scarlet-violet", met: met) == "pikachu > raichu")
    }

    @Test func hatchesFromWhatEvolvedOfIt() throws {
        let met = ["raichu": [Meet(100, in: ["scarlet"])]]
        #expect(try answer("pichu", in: "scarlet-violet", met: met) == "Egg of raichu")
        #expect(try answer("pikachu", in: "scarlet-violet", met: met) == "pichu > pikachu")
    }

    @Test func hatchesFromTheNearestStage() throws {
        let met = [
            "raichu": [Meet(100, in: ["scarlet"])], "pikachu": [Meet(100, in: ["scarlet"])],
        ]
        #expect(try answer("pichu", in: "scarlet-violet", met: met) == "Egg of pikachu")
    }

    /// Its stage without Eggs is passed over, as Nidorina is.
    @Test func whatHasNoEggsIsNoParent() throws {
        let met = [
            "pikachu": [Meet(100, in: ["scarlet"])], "raichu": [Meet(100, in: ["scarlet"])],
        ]
        let answer = try answer("pichu", in: "scarlet-violet", met: met) { catalog in
            try catalog.species.change("pikachu", \.slug) { $0.eggGroups = [Identifier(15)] }
        }
        #expect(answer == "Egg of raichu")
    }

    /// Before generation IX a parent must hold an incense for some babies.
    @Test(arguments: [
        ("gold-silver", "gold", "Egg of pikachu with item 83"),
        ("platinum", "platinum", "Egg of pikachu with item 83"),
        ("scarlet-violet", "scarlet", "Egg of pikachu"),
    ])
    func babiesTakeAnIncense(game: String, version: String, expected: String) throws {
        let met = ["pikachu": [Meet(100, in: [version])]]
        #expect(try answer("pichu", in: game, met: met, change: Self.addIncense) == expected)
    }

    /// Without the incense the Egg has what the baby evolves into.
    @Test func whatABabyOfAnIncenseBecomesHatchesWithoutIt() throws {
        let met = ["raichu": [Meet(100, in: ["platinum"])]]
        #expect(
            try answer("pikachu", in: "platinum", met: met, change: Self.addIncense)
                == "Egg of raichu")
        #expect(
            try answer("pichu", in: "platinum", met: met, change: Self.addIncense)
                == "Egg of raichu with item 83")
    }

    private static func addIncense(_ catalog: inout Catalog) {
        catalog.evolutionChains[0].babyTriggerItem = Identifier(83)
    }

    @Test func becomesTheRegionsFormThereAlone() throws {
        let met = [
            "pikachu": [Meet(100, in: ["sun"]), Meet(100, in: ["scarlet"]), Meet(100, in: ["red"])]
        ]
        let teach = { (catalog: inout Catalog) in try Self.teach(&catalog, 26, in: 17) }
        #expect(
            try answer("raichu-alola", in: "sun-moon", met: met, change: teach)
                == "pikachu > raichu-alola")
        #expect(try answer("raichu", in: "sun-moon", met: met, change: teach) == "-")
        #expect(try answer("raichu-alola", in: "scarlet-violet", met: met) == "-")
        #expect(try answer("raichu", in: "scarlet-violet", met: met) == "pikachu > raichu")
        #expect(try answer("raichu-alola", in: "red-blue", met: met) == nil)
    }

    /// Ultra Space belongs to no region: there Pikachu evolves into the ordinary form, too.
    @Test func becomesEitherFormWhereThereIsUltraSpace() throws {
        let met = ["pikachu": [Meet(100, in: ["sun"])]]
        let change = { (catalog: inout Catalog) in
            try Self.teach(&catalog, 26, in: 17)
            try catalog.versionGroups.change("sun-moon", \.slug) {
                $0.slug = try Slug("ultra-sun-ultra-moon")
            }
        }
        let game = "ultra-sun-ultra-moon"
        #expect(
            try answer("raichu-alola", in: game, met: met, change: change)
                == "pikachu > raichu-alola")
        #expect(try answer("raichu", in: game, met: met, change: change) == "pikachu > raichu")
    }

    /// Place 4 is in Sinnoh.
    @Test func evolvesAtAPlaceOfTheGamesRegionAlone() throws {
        let met = ["pikachu": [Meet(100, in: ["diamond"]), Meet(100, in: ["ruby"])]]
        let change = { (catalog: inout Catalog) in
            try Self.teach(&catalog, 26, in: 8)
            try Self.teach(&catalog, 26, in: 5)
            var conditions = EvolutionConditions()
            conditions.location = Identifier(4)
            Self.setEvolution(of: 25, to: 26, in: 5, conditions, &catalog)
        }
        #expect(
            try answer("raichu", in: "diamond-pearl", met: met, change: change)
                == "pikachu > raichu")
        #expect(try answer("raichu", in: "ruby-sapphire", met: met, change: change) == "-")
    }

    @Test func needsContestsForBeauty() throws {
        let met = ["pikachu": [Meet(100, in: ["diamond"]), Meet(100, in: ["red"])]]
        let change = { (catalog: inout Catalog) in
            try Self.teach(&catalog, 26, in: 8)
            var conditions = EvolutionConditions()
            conditions.minimumBeauty = 171
            Self.setEvolution(of: 25, to: 26, in: 1, conditions, &catalog)
        }
        #expect(
            try answer("raichu", in: "diamond-pearl", met: met, change: change)
                == "pikachu > raichu")
        #expect(try answer("raichu", in: "red-blue", met: met, change: change) == "-")
    }

    @Test func doesNotEvolveInWaysOfLaterGames() throws {
        let met = ["pikachu": [Meet(100)]]
        let answer = try answer("raichu", in: "red-blue", met: met) { catalog in
            Self.setEvolution(of: 25, to: 26, in: 3, EvolutionConditions(), &catalog)
        }
        #expect(answer == "-")
    }

    /// Replaces the way into an ordinary form.
    private static func setEvolution(
        of base: Int, to evolved: Int, in group: Int, _ conditions: EvolutionConditions,
        _ catalog: inout Catalog
    ) {
        catalog.evolutionChains[0].evolutions = catalog.evolutionChains[0].evolutions.map { way in
            guard way.from.rawValue == base, way.evolvedForm == nil else { return way }
            var way = way
            (way.into, way.versionGroup) = (Identifier(evolved), Identifier(group))
            way.conditions = conditions
            return way
        }
    }

    @Test func gamesWithoutEggsHaveNone() throws {
        let met = ["pikachu": [Meet(100, in: ["legends-za"]), Meet(100, in: ["red"])]]
        let teach = { (catalog: inout Catalog) in
            try Self.teach(&catalog, 172, in: 30)
            try Self.teach(&catalog, 172, in: 1)
        }
        #expect(try answer("pichu", in: "legends-za", met: met, change: teach) == "-")
        #expect(try answer("pichu", in: "red-blue", met: met, change: teach) == "-")
        #expect(
            try answer("raichu", in: "legends-za", met: met, change: teach) == "pikachu > raichu")
    }

    @Test func gamesWithoutEvolutionHaveNone() throws {
        let fixed = { (catalog: inout Catalog) in
            let old = catalog.versionGroups.remove(at: catalog.versionGroups.count - 3)
            catalog.versionGroups.append(
                VersionGroup(
                    id: old.id, slug: try Slug("champions"), order: old.order,
                    generation: old.generation, regions: old.regions))
        }
        let met = ["pikachu": [Meet(100, in: ["legends-za"])]]
        #expect(try answer("raichu", in: "champions", met: met, change: fixed) == "-")
    }

    @Test func aGameWithoutPlacesHasTheLastStep() throws {
        #expect(try answer("raichu", in: "scarlet-violet", met: [:]) == "pikachu > raichu")
        #expect(try answer("pichu", in: "scarlet-violet", met: [:]) == "-")
    }

    @Test func aFamilyThatIsMetNowhereHasNoWay() throws {
        let met = ["zapdos": [Meet(100)]]
        #expect(try answer("raichu", in: "red-blue", met: met) == "-")
        #expect(try answer("pikachu", in: "red-blue", met: met) == "-")
    }

    @Test func saysHowMuchIsKnownOfAGame() throws {
        let few = PlacesFixture.Meet(100, in: ["x"])
        let fixture = try PlacesFixture(["pikachu": [Meet(100), few]]) { catalog in
            try catalog.versionGroups.change("x-y", \.slug) {
                $0.slug = try Slug("omega-ruby-alpha-sapphire")
            }
        }
        let answers = fixture.indexes.availability.answers(
            for: try fixture.sample.pokemon("pikachu"))
        let sources = answers.map { ($0.game, $0.source) }
        let source = { (slug: String) in
            try sources.first { $0.0 == (try fixture.game(slug)) }?.1
        }
        #expect(try source("red-blue") == .whole)
        #expect(try source("omega-ruby-alpha-sapphire") == .few)
        #expect(try source("sun-moon") == Availability.Source.none)
    }

    @Test func listsTheNewestGameFirst() throws {
        let fixture = try PlacesFixture(["pikachu": [Meet(100, in: ["isle-sword"])]])
        let finder = fixture.indexes.availability
        let pikachu = try fixture.sample.pokemon("pikachu")
        let games = finder.games(of: pikachu)
        #expect(
            games.map { fixture.sample.index[$0].slug.text } == [
                "legends-za", "scarlet-violet", "sword-shield", "sun-moon", "x-y", "platinum",
                "diamond-pearl", "ruby-sapphire", "gold-silver", "yellow", "red-blue",
            ])
        #expect(finder.answers(for: pikachu).map(\.game) == games)
    }

    /// A game that teaches nothing has those of its Pokédex.
    @Test func aGameWithoutLearnsetsHasItsPokedex() throws {
        let fixture = try PlacesFixture { catalog in
            for (pokemon, learnset) in catalog.learnsets {
                catalog.learnsets[pokemon] = Learnset(
                    entries: learnset.entries.filter { $0.versionGroup.rawValue != 2 })
            }
        }
        let yellow = try fixture.game("yellow")
        let has = { (slug: String) in
            fixture.indexes.availability.games(of: try fixture.sample.pokemon(slug))
                .contains(yellow)
        }
        #expect(try has("zapdos"))
        #expect(try !has("raichu-alola"), "Pokédexes list species")
        #expect(try !has("pichu"))
    }

    @Test func formsThatAreNotToldApartHaveNoAnswers() throws {
        let fixture = try PlacesFixture(["pikachu": [Meet(100)]])
        let finder = fixture.indexes.availability
        for (slug, isToldApart) in [
            ("pikachu", true), ("deoxys-normal", true), ("deoxys-attack", false),
            ("raichu-alola", true), ("pikachu-gmax", false), ("raichu-mega-x", false),
        ] {
            let pokemon = try fixture.sample.pokemon(slug)
            #expect(finder.tellsApart(pokemon) == isToldApart, "\(slug)")
            #expect(finder.answers(for: pokemon).isEmpty == !isToldApart, "\(slug)")
        }
        let met = try PlacesFixture(["deoxys-attack": [Meet(100)]])
        #expect(met.indexes.availability.tellsApart(try met.sample.pokemon("deoxys-attack")))
    }

    @Test func battleFormsHaveNoGames() throws {
        let fixture = try PlacesFixture(["raichu-mega-x": [Meet(100)]])
        let mega = try fixture.sample.pokemon("raichu-mega-x")
        #expect(fixture.indexes.availability.games(of: mega) == [])
        #expect(fixture.indexes.availability.answers(for: mega) == [])
    }
}
