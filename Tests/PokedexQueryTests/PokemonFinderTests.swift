import PokedexDomain
import TestSupport
import Testing

@testable import PokedexQuery

struct PokemonFinderTests {
    private let sample: SampleCatalog
    private let finder: PokemonFinder

    init() throws {
        sample = try SampleCatalog()
        finder = PokemonFinder(
            sample.index,
            moveAccess: MoveAccess(
                sample.index, families: PokemonFamilies(sample.index),
                battleForms: BattleForms(sample.index)))
    }

    /// The slugs of what is found.
    private func find(
        _ conditions: PokemonQuery.Condition..., order: PokemonQuery.Order = .init()
    ) -> [String] {
        find(PokemonQuery(conditions: conditions, order: order))
    }

    private func find(_ query: PokemonQuery) -> [String] {
        finder.find(query) { nameRanks[$0] ?? .max }.map(\.slug.text)
    }

    /// By slug, for want of names.
    private var nameRanks: [Identifier<Pokemon>: Int] {
        let sorted = sample.catalog.pokemon.sorted { $0.slug < $1.slug }
        return Dictionary(uniqueKeysWithValues: zip(sorted.map(\.id), 0...))
    }

    private let inOrder = [
        "pikachu", "pikachu-gmax", "raichu", "raichu-alola", "raichu-mega-x", "clefairy", "zapdos",
        "pichu", "deoxys-normal", "deoxys-attack",
    ]

    @Test func findsEveryoneInNationalOrderWhereNothingIsAsked() {
        #expect(find() == inOrder)
    }

    @Test func findsTheNamesThatWereLookedUp() {
        #expect(find(.init(.pokemon([Identifier(172), Identifier(26)]))) == ["raichu", "pichu"])
        #expect(find(.init(.pokemon([]))) == [])
        #expect(find(.init(.pokemon([]), isNegated: true)) == inOrder)
    }

    @Test func asksForOneTypeOrAnother() throws {
        let (electric, psychic, flying) = (
            try sample.type("electric").id, try sample.type("psychic").id,
            try sample.type("flying").id
        )
        #expect(find(.init(.types([electric])), .init(.types([psychic]))) == ["raichu-alola"])
        #expect(
            find(.init(.types([psychic, flying]))) == [
                "raichu-alola", "zapdos", "deoxys-normal", "deoxys-attack",
            ])
        #expect(
            find(.init(.types([electric]), isNegated: true)) == [
                "clefairy", "deoxys-normal", "deoxys-attack",
            ])
    }

    @Test func countsHiddenAbilities() {
        #expect(find(.init(.abilities([Identifier(132)]))) == ["clefairy"])
        #expect(find(.init(.abilities([Identifier(207)]))) == ["raichu-alola"])
    }

    @Test func findsMovesOfEarlierStagesInGamesThatHaveBoth() throws {
        let wish = PokemonQuery.Subject.moves([try sample.move("wish").id])
        #expect(find(.init(wish)) == ["pikachu", "raichu", "raichu-alola", "pichu"])
        let platinum = try sample.versionGroup("platinum").id
        #expect(find(.init(wish), .init(.games([platinum]))) == ["pikachu", "pichu"])
        #expect(
            find(.init(wish, isNegated: true), .init(.games([platinum]))) == [])
    }

    @Test func takesGamesAndMethodsTogether() throws {
        let swift = PokemonQuery.Condition(.moves([try sample.move("swift").id]))
        let gold = PokemonQuery.Condition(.games([try sample.versionGroup("gold-silver").id]))
        let platinum = PokemonQuery.Condition(.games([try sample.versionGroup("platinum").id]))
        let machine = PokemonQuery.Condition(.methods([try sample.method("machine").id]))
        let tutor = PokemonQuery.Condition(.methods([try sample.method("tutor").id]))
        let notTutor = PokemonQuery.Condition(
            .methods([try sample.method("tutor").id]), isNegated: true)
        #expect(find(swift, gold) == ["pikachu", "pichu"])
        #expect(find(swift, gold, platinum) == ["pikachu", "pichu"])
        #expect(find(swift, platinum, machine) == [])
        #expect(find(swift, platinum, machine, tutor) == ["pikachu"])
        #expect(find(swift, platinum, notTutor) == [])
        #expect(find(notTutor) == inOrder)
    }

    @Test func existsWhereItLearnsAnything() throws {
        let game = PokemonQuery.Subject.games([try sample.versionGroup("sword-shield").id])
        #expect(find(.init(game)) == ["pikachu", "pikachu-gmax"])
        #expect(find(.init(game, isNegated: true)).count == 8)
    }

    @Test func asksTheSpecies() throws {
        #expect(
            find(.init(.eggGroups([Identifier(6)])), .init(.types([Identifier(18)]))) == [
                "clefairy"
            ])
        #expect(
            find(.init(.pokedexes([Identifier(2)]), isNegated: true)) == [
                "pichu", "deoxys-normal", "deoxys-attack",
            ])
    }

    @Test(arguments: [
        (PokemonQuery.Trait.legendary, ["zapdos"]),
        (.mythical, ["deoxys-normal", "deoxys-attack"]), (.baby, ["pichu"]),
        (.form, ["pikachu-gmax", "raichu-alola", "raichu-mega-x", "deoxys-attack"]),
        (.mega, ["raichu-mega-x"]), (.gigantamax, ["pikachu-gmax"]),
        (.battleOnly, ["pikachu-gmax", "raichu-mega-x"]),
    ])
    func knowsWhatAPokemonIs(trait: PokemonQuery.Trait, slugs: [String]) {
        #expect(find(.init(.traits([trait]))) == slugs)
    }

    @Test func asksForFigures() {
        #expect(
            find(.init(.figure(.generation, .atLeast(7)))) == [
                "pikachu-gmax", "raichu-alola", "raichu-mega-x",
            ])
        #expect(find(.init(.figure(.number, .oneOf([35, 172])))) == ["clefairy", "pichu"])
        #expect(find(.init(.figure(.stat(.speed), .atMost(60)))) == ["clefairy", "pichu"])
        #expect(find(.init(.figure(.total, .oneOf([600])), isNegated: true)).count == 8)
        #expect(
            find(.init(.figure(.height, .atLeast(17)))) == [
                "pikachu-gmax", "deoxys-normal", "deoxys-attack",
            ])
    }

    @Test func leavesOutWhoseFigureIsUnknown() {
        let test = PokemonQuery.Subject.figure(.weight, .atLeast(0))
        #expect(find(.init(test)) == inOrder.filter { $0 != "pikachu-gmax" })
        #expect(find(.init(test, isNegated: true)) == [])
    }

    @Test func sortsWithTheUnknownLastInBothDirections() throws {
        let weight = find(order: .init(by: .figure(.weight)))
        #expect(weight.first == "pichu")
        #expect(weight.last == "pikachu-gmax")
        let reversed = find(order: .init(by: .figure(.weight), isReversed: true))
        #expect(reversed.prefix(2) == ["deoxys-normal", "deoxys-attack"])
        #expect(reversed.last == "pikachu-gmax")
        #expect(
            find(order: .init(by: .pokedex(Identifier(2)), isReversed: true)) == [
                "zapdos", "clefairy", "raichu", "raichu-alola", "raichu-mega-x", "pikachu",
                "pikachu-gmax", "pichu", "deoxys-normal", "deoxys-attack",
            ])
    }

    @Test func sortsByNamesAsItIsTold() {
        let slugs = inOrder.sorted()
        #expect(find(order: .init(by: .name)) == slugs)
        #expect(find(order: .init(by: .name, isReversed: true)) == slugs.reversed())
    }

    @Test func agreesWithTheLearnsetsInEveryCombination() {
        let scan = MoveScan(sample.index)
        let catalog = sample.catalog
        for move in catalog.moves.map(\.id) {
            for game in catalog.versionGroups.map(\.id) {
                for method in catalog.learnMethods.map(\.id) {
                    let found = finder.find(
                        PokemonQuery(conditions: [
                            .init(.moves([move])), .init(.games([game])), .init(.methods([method])),
                        ])
                    ) { _ in 0 }
                    let expected = catalog.pokemon.map(\.id).filter {
                        scan.canHave(move, $0, games: [game], methods: [method])
                    }
                    #expect(Set(found.map(\.id)) == Set(expected))
                }
            }
        }
    }
}
