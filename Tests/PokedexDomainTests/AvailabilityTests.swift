import TestSupport
import Testing

@testable import PokedexDomain

/// How else players get Pokémon that are met nowhere in a game.
@Suite struct AvailabilityTests {
    /// The answer in a game, in a line: `pichu > pikachu > raichu`, `Egg of raichu`, or `-`; `met` where
    /// it is met, and empty where the game does not have it.
    private func answer(
        _ pokemon: String, in game: String, _ fixture: PlacesFixture
    ) throws -> String {
        let id = try fixture.game(game)
        let answers = fixture.indexes.availability.answers(for: try fixture.sample.pokemon(pokemon))
        guard let answer = answers.first(where: { $0.game == id }) else { return "" }
        guard answer.places.isEmpty else { return "met" }
        let slug = { (id: Identifier<Pokemon>) in fixture.sample.index[id].slug.text }
        switch answer.otherWay {
        case nil: return "-"
        case .evolving(let steps):
            #expect(!steps.isEmpty && steps.allSatisfy { !$0.ways.isEmpty })
            #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.into == $1.from })
            return ([steps[0].from] + steps.map(\.into)).map(slug).joined(separator: " > ")
        case .form(let other): return "form \(slug(other))"
        case .breeding(let parent, let item):
            return "Egg of \(slug(parent))" + (item.map { " with item \($0.rawValue)" } ?? "")
        }
    }

    /// Lets a Pokémon learn something in games, so that they have it.
    private func teach(
        _ pokemon: Int, in groups: Int..., of catalog: inout Catalog
    ) throws {
        let id = Identifier<Pokemon>(pokemon)
        for group in groups {
            let entry = LearnsetEntry(
                move: catalog.moves[0].id, versionGroup: Identifier(group), method: Identifier(1),
                level: 1, order: nil)
            catalog.learnsets[id] = Learnset(
                entries: (catalog.learnsets[id]?.entries ?? []) + [try #require(entry)])
        }
    }

    /// What is met, and the answers about Pokémon in Scarlet and Violet, or else in Red and Blue.
    @Test(arguments: [
        ("pikachu 100", ["red-blue raichu: pikachu > raichu"]),
        (
            "pichu 100 in:scarlet",
            [
                "scarlet-violet raichu: pichu > pikachu > raichu",
                "scarlet-violet pikachu: pichu > pikachu", "scarlet-violet pichu: met",
            ]
        ),
        // The nearest stage that is met is enough.
        (
            "pichu 100 in:scarlet, pikachu 100 in:scarlet",
            ["scarlet-violet raichu: pikachu > raichu"]
        ),
        // It hatches from what evolved of it.
        (
            "raichu 100 in:scarlet",
            ["scarlet-violet pichu: Egg of raichu", "scarlet-violet pikachu: pichu > pikachu"]
        ),
        (
            "raichu 100 in:scarlet, pikachu 100 in:scarlet",
            ["scarlet-violet pichu: Egg of pikachu"]
        ),
        // A game without places has the last step.
        ("", ["scarlet-violet raichu: pikachu > raichu", "scarlet-violet pichu: -"]),
        // A family that is met nowhere has no way.
        ("zapdos 100", ["red-blue raichu: -", "red-blue pikachu: -"]),
    ])
    func evolvesOrHatches(met: String, answers: [String]) throws {
        let fixture = try PlacesFixture(met)
        for line in answers {
            let words = line.split(maxSplits: 2) { $0 == " " || $0 == ":" }.map(String.init)
            #expect(
                try "\(words[0]) \(words[1]): " + answer(words[1], in: words[0], fixture) == line)
        }
    }

    /// Its stage without Eggs is passed over, as Nidorina is.
    @Test func whatHasNoEggsIsNoParent() throws {
        let fixture = try PlacesFixture("pikachu 100 in:scarlet, raichu 100 in:scarlet") {
            try $0.species.change("pikachu", \.slug) { $0.eggGroups = [Identifier(15)] }
        }
        #expect(try answer("pichu", in: "scarlet-violet", fixture) == "Egg of raichu")
    }

    /// Before generation IX a parent must hold an incense for some babies. Without it the Egg has what
    /// the baby evolves into.
    @Test(arguments: [
        ("pikachu 100 in:gold", "pichu", "gold-silver", "Egg of pikachu with item 83"),
        ("pikachu 100 in:platinum", "pichu", "platinum", "Egg of pikachu with item 83"),
        ("pikachu 100 in:scarlet", "pichu", "scarlet-violet", "Egg of pikachu"),
        ("raichu 100 in:platinum", "pikachu", "platinum", "Egg of raichu"),
        ("raichu 100 in:platinum", "pichu", "platinum", "Egg of raichu with item 83"),
    ])
    func babiesTakeAnIncense(
        met: String, pokemon: String, game: String, expected: String
    ) throws {
        let fixture = try PlacesFixture(met) {
            $0.evolutionChains[0].babyTriggerItem = Identifier(83)
        }
        #expect(try answer(pokemon, in: game, fixture) == expected)
    }

    @Test func becomesTheRegionsFormThereAlone() throws {
        let met = "pikachu 100 in:sun, pikachu 100 in:scarlet, pikachu 100"
        let fixture = try PlacesFixture(met) { try teach(26, in: 17, of: &$0) }
        #expect(try answer("raichu-alola", in: "sun-moon", fixture) == "pikachu > raichu-alola")
        #expect(try answer("raichu", in: "sun-moon", fixture) == "-")
        #expect(try answer("raichu-alola", in: "scarlet-violet", fixture) == "-")
        #expect(try answer("raichu", in: "scarlet-violet", fixture) == "pikachu > raichu")
        #expect(try answer("raichu-alola", in: "red-blue", fixture) == "")
    }

    /// Ultra Space belongs to no region: there Pikachu evolves into the ordinary form, too.
    @Test func becomesEitherFormWhereThereIsUltraSpace() throws {
        let game = "ultra-sun-ultra-moon"
        let fixture = try PlacesFixture("pikachu 100 in:sun") { catalog in
            try teach(26, in: 17, of: &catalog)
            try catalog.versionGroups.change("sun-moon", \.slug) { $0.slug = try Slug(game) }
        }
        #expect(try answer("raichu-alola", in: game, fixture) == "pikachu > raichu-alola")
        #expect(try answer("raichu", in: game, fixture) == "pikachu > raichu")
    }

    /// Place 4 is in Sinnoh.
    @Test func evolvesAtAPlaceOfTheGamesRegionAlone() throws {
        let fixture = try PlacesFixture("pikachu 100 in:diamond, pikachu 100 in:ruby") { catalog in
            try teach(26, in: 8, 5, of: &catalog)
            evolveRaichu(since: 5, in: &catalog) { $0.location = Identifier(4) }
        }
        #expect(try answer("raichu", in: "diamond-pearl", fixture) == "pikachu > raichu")
        #expect(try answer("raichu", in: "ruby-sapphire", fixture) == "-")
    }

    @Test func needsContestsForBeauty() throws {
        let fixture = try PlacesFixture("pikachu 100 in:diamond, pikachu 100") { catalog in
            try teach(26, in: 8, of: &catalog)
            evolveRaichu(since: 1, in: &catalog) { $0.minimumBeauty = 171 }
        }
        #expect(try answer("raichu", in: "diamond-pearl", fixture) == "pikachu > raichu")
        #expect(try answer("raichu", in: "red-blue", fixture) == "-")
    }

    @Test func evolvesInItsFirstWayWhereverBothAre() throws {
        let fixture = try PlacesFixture("pikachu 100") { evolveRaichu(since: 3, in: &$0) }
        #expect(try answer("raichu", in: "red-blue", fixture) == "pikachu > raichu")
    }

    @Test func doesNotEvolveInWaysOfLaterGames() throws {
        let fixture = try PlacesFixture("pikachu 100") { catalog in
            var later = catalog.evolutionChains[0].evolutions[1]
            later.versionGroup = Identifier(3)
            catalog.evolutionChains[0].evolutions.append(later)
            // Contests are in neither game.
            evolveRaichu(since: 1, in: &catalog) { $0.minimumBeauty = 1 }
        }
        #expect(try answer("raichu", in: "red-blue", fixture) == "-")
        #expect(try answer("raichu", in: "gold-silver", fixture) != "-")
    }

    /// Replaces the first way into Raichu's ordinary form.
    private func evolveRaichu(
        since game: Int, in catalog: inout Catalog,
        change: (inout EvolutionConditions) -> Void = { _ in }
    ) {
        var conditions = EvolutionConditions()
        change(&conditions)
        catalog.evolutionChains[0].evolutions[1].versionGroup = Identifier(game)
        catalog.evolutionChains[0].evolutions[1].conditions = conditions
    }

    @Test func gamesWithoutEggsHaveNone() throws {
        let fixture = try PlacesFixture("pikachu 100 in:legends-za, pikachu 100") {
            try teach(172, in: 30, 1, of: &$0)
        }
        #expect(try answer("pichu", in: "legends-za", fixture) == "-")
        #expect(try answer("pichu", in: "red-blue", fixture) == "-")
        #expect(try answer("raichu", in: "legends-za", fixture) == "pikachu > raichu")
    }

    @Test func gamesWithoutEvolutionHaveNone() throws {
        let fixture = try PlacesFixture("pikachu 100 in:legends-za") { catalog in
            try catalog.versionGroups.change("legends-za", \.slug) {
                $0.slug = try Slug("champions")
            }
        }
        #expect(try answer("raichu", in: "champions", fixture) == "-")
    }

    @Test func saysHowMuchIsKnownOfAGame() throws {
        let fixture = try PlacesFixture("pikachu 100, pikachu 100 in:x") { catalog in
            try catalog.versionGroups.change("x-y", \.slug) {
                $0.slug = try Slug("blue-japan")
            }
        }
        let answers = fixture.indexes.availability.answers(
            for: try fixture.sample.pokemon("pikachu"))
        let sources = try ["red-blue", "blue-japan", "sun-moon"].map { slug in
            let game = try fixture.game(slug)
            return answers.first { $0.game == game }?.source
        }
        #expect(sources == [.whole, .few, Availability.Source.none])
    }

    @Test func listsTheNewestGameFirst() throws {
        let fixture = try PlacesFixture("pikachu 100 in:isle-sword")
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
        let fixture = try PlacesFixture("pikachu 100")
        let finder = fixture.indexes.availability
        for (slug, isToldApart) in [
            ("pikachu", true), ("deoxys-normal", true), ("deoxys-attack", false),
            ("raichu-alola", true), ("pikachu-gmax", false), ("raichu-mega-x", false),
        ] {
            let pokemon = try fixture.sample.pokemon(slug)
            #expect(finder.tellsApart(pokemon) == isToldApart, "\(slug)")
            #expect(finder.answers(for: pokemon).isEmpty == !isToldApart, "\(slug)")
        }
        let met = try PlacesFixture("deoxys-attack 100, raichu-mega-x 100")
        #expect(met.indexes.availability.tellsApart(try met.sample.pokemon("deoxys-attack")))
        let mega = try met.sample.pokemon("raichu-mega-x")
        #expect(met.indexes.availability.games(of: mega) == [])
        #expect(met.indexes.availability.answers(for: mega) == [])
    }
}
