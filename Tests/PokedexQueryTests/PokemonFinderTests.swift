import PokedexDomain
import TestSupport
import Testing

@testable import PokedexQuery

struct PokemonFinderTests {
    private let search: PokemonSearch

    init() throws { search = try QueryFixture.search() }

    /// The slugs of what is found. Names sort by slug.
    private func find(_ query: String, _ search: PokemonSearch? = nil) -> [String] {
        let answer = (search ?? self.search).find(query, in: .english)
        #expect(answer.mistakes == [], "\(query)")
        return answer.hits.map(\.slug.text)
    }

    private let inOrder = [
        "pikachu", "pikachu-gmax", "raichu", "raichu-alola", "raichu-mega-x", "clefairy", "zapdos",
        "pichu", "deoxys-normal", "deoxys-attack",
    ]

    @Test func findsEveryoneInNationalOrderWhereNothingIsAsked() {
        #expect(find("") == inOrder)
    }

    @Test func findsNames() {
        #expect(find("172|\"raichu mega\"") == ["raichu-mega-x", "pichu"])
        #expect(find("zzz") == [])
        #expect(find("-zzz") == inOrder)
    }

    @Test func asksForOneTypeOrAnother() {
        #expect(find("type:electric type:psychic") == ["raichu-alola"])
        #expect(
            find("type:psychic|flying") == [
                "raichu-alola", "zapdos", "deoxys-normal", "deoxys-attack",
            ])
        #expect(find("-type:electric") == ["clefairy", "deoxys-normal", "deoxys-attack"])
    }

    @Test func countsHiddenAbilities() throws {
        let catalog = try SampleCatalog().catalog
        func slug(_ number: Int) -> String {
            catalog.abilities.first { $0.id.rawValue == number }?.slug.text ?? ""
        }
        #expect(find("ability:\(slug(132))") == ["clefairy"])
        #expect(find("ability:\(slug(207))") == ["raichu-alola"])
    }

    @Test func findsMovesOfEarlierStagesInGamesThatHaveBoth() {
        #expect(find("move:wish") == ["pikachu", "raichu", "raichu-alola", "pichu"])
        #expect(find("move:wish game:platinum") == ["pikachu", "pichu"])
        #expect(find("-move:wish game:platinum") == [])
    }

    @Test func takesGamesAndMethodsTogether() {
        #expect(find("move:swift game:gold-silver") == ["pikachu", "pichu"])
        #expect(find("move:swift game:gold-silver game:platinum") == ["pikachu", "pichu"])
        #expect(find("move:swift game:platinum method:machine") == [])
        #expect(find("move:swift game:platinum method:machine method:tutor") == ["pikachu"])
        #expect(find("move:swift game:platinum -method:tutor") == [])
        #expect(find("-method:tutor") == inOrder)
    }

    @Test func findsWhoLearnsAnyOrAllOfTheMovesThatAreDescribed() throws {
        try expectMoves("pp>=0") { $0.powerPoints != nil }
        try expectMoves("power>=80") { move in move.power.map { $0 >= 80 } ?? false }
        try expectMoves("-power:40") { move in move.power.map { $0 != 40 } ?? false }
        try expectMoves("-class:status") { $0.damageClass != .status }
        try expectMoves("thunder") { $0.slug.text.hasPrefix("thunder") }
        #expect(find("move:(power>=9000)") == [])
        #expect(find("all-moves:(power>=9000)") == [])
    }

    /// Conditions on moves find what naming all of these moves does.
    private func expectMoves(_ conditions: String, _ isWanted: (Move) -> Bool) throws {
        let moves = try SampleCatalog().catalog.moves.filter(isWanted).map(\.slug.text)
        let each = moves.map { "move:\($0)" }.joined(separator: " ")
        #expect(!moves.isEmpty)
        #expect(find("move:(\(conditions))") == find("move:\(moves.joined(separator: "|"))"))
        #expect(find("all-moves:(\(conditions))") == find(each))
        #expect(find("all-moves:\(moves.joined(separator: "|"))") == find(each))
    }

    @Test func existsWhereItLearnsAnything() {
        #expect(find("game:sword-shield") == ["pikachu", "pikachu-gmax"])
        #expect(find("-game:sword-shield").count == 8)
    }

    @Test func findsWhoIsMetAtAPlace() throws {
        let search = try QueryFixture.search(change: SampleCatalog.addPlaces)
        #expect(find("place:viridian-forest", search) == ["pikachu", "pichu"])
        #expect(
            find("place:viridian-forest|kalos-route-1 -pichu", search) == ["pikachu", "zapdos"])
        #expect(find("place:\"route 1\"", search) == ["clefairy", "zapdos"])
        #expect(find("-場所:ときわのもり is:baby|legendary", search) == ["zapdos"])
        #expect(find("place:viridian-forest place:kanto-route-1", search) == [])
    }

    @Test func findsWhoIsMetAtAPlaceInTheGamesOfTheQuery() throws {
        let search = try QueryFixture.search(change: SampleCatalog.addPlaces)
        // Pikachu learns moves in all of these games, and is met there in the first and the last.
        #expect(find("place:viridian-forest game:yellow", search) == ["pikachu"])
        #expect(find("place:viridian-forest game:platinum", search) == ["pichu"])
        #expect(find("place:viridian-forest game:sword-shield", search) == ["pikachu"])
        #expect(
            find("place:viridian-forest game:platinum|sword-shield", search) == [
                "pikachu", "pichu",
            ])
        #expect(find("place:viridian-forest -game:platinum", search) == [])
        #expect(find("-place:viridian-forest game:platinum", search) == ["pikachu"])
    }

    @Test func asksTheSpecies() {
        #expect(find("egg:fairy type:fairy") == ["clefairy"])
        #expect(find("color:yellow -is:form") == ["pikachu", "raichu", "zapdos", "pichu"])
        #expect(find("-shape:quadruped|upright").allSatisfy { inOrder.contains($0) })
        #expect(find("-dex:kanto") == ["pichu", "deoxys-normal", "deoxys-attack"])
    }

    @Test(arguments: [
        ("legendary", ["zapdos"]), ("mythical", ["deoxys-normal", "deoxys-attack"]),
        ("baby", ["pichu"]),
        ("form", ["pikachu-gmax", "raichu-alola", "raichu-mega-x", "deoxys-attack"]),
        ("mega", ["raichu-mega-x"]), ("gigantamax", ["pikachu-gmax"]),
        ("battle-only", ["pikachu-gmax", "raichu-mega-x"]), ("favourite", []),
    ])
    func knowsWhatAPokemonIs(flag: String, slugs: [String]) {
        #expect(find("is:\(flag)") == slugs)
    }

    @Test func asksForFigures() {
        #expect(find("gen>=7") == ["pikachu-gmax", "raichu-alola", "raichu-mega-x"])
        #expect(find("number:35|172") == ["clefairy", "pichu"])
        #expect(find("spe<=60") == ["clefairy", "pichu"])
        #expect(find("-total:600").count == 8)
        #expect(find("height>=1.7") == ["pikachu-gmax", "deoxys-normal", "deoxys-attack"])
    }

    @Test func leavesOutWhoseFigureIsUnknown() {
        #expect(find("weight>=0") == inOrder.filter { $0 != "pikachu-gmax" })
        #expect(find("-weight:1") == inOrder.filter { $0 != "pikachu-gmax" })
    }

    @Test func sortsWithTheUnknownLastInBothDirections() {
        let weight = find("sort:weight")
        #expect(weight.first == "pichu")
        #expect(weight.last == "pikachu-gmax")
        let reversed = find("sort:-weight")
        #expect(reversed.prefix(2) == ["deoxys-normal", "deoxys-attack"])
        #expect(reversed.last == "pikachu-gmax")
        #expect(
            find("dex:kanto|national sort:-dex").prefix(3) == [
                "zapdos", "clefairy", "raichu",
            ])
    }

    @Test func sortsByNames() {
        let slugs = inOrder.sorted()
        #expect(find("sort:name") == slugs)
        #expect(find("sort:-name") == slugs.reversed())
    }

    @Test func agreesWithTheLearnsetsInEveryCombination() throws {
        let sample = try SampleCatalog()
        let scan = MoveScan(sample.index)
        let catalog = sample.catalog
        for move in catalog.moves {
            for game in catalog.versionGroups {
                for method in catalog.learnMethods {
                    let found = find("move:\(move.slug) game:\(game.slug) method:\(method.slug)")
                    let expected = catalog.pokemon.filter {
                        scan.canHave(move.id, $0.id, games: [game.id], methods: [method.id])
                    }
                    #expect(Set(found) == Set(expected.map(\.slug.text)))
                }
            }
        }
    }
}
