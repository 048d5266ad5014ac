import PokedexDomain
import TestSupport
import Testing

struct MoveAccessTests {
    private let sample: SampleCatalog
    private let access: MoveAccess

    init() throws {
        sample = try SampleCatalog()
        access = MoveAccess(sample.index)
    }

    /// The ways as "stage method level machines", the stage left out where there is none.
    private func texts(_ ways: [MoveAccess.Way]) throws -> [String] {
        try ways.map { way in
            let method = try #require(
                sample.catalog.learnMethods.first { $0.id == way.entry.method })
            let stage = way.stage.map { "\(sample.index[$0].slug)" }
            let level = way.entry.level == 0 ? nil : "\(way.entry.level)"
            let machines = way.machines.map { "\($0.kind.rawValue)\($0.number)" }
            return ([stage, "\(method.slug)", level].compactMap(\.self) + machines)
                .joined(separator: " ")
        }
    }

    private func ways(_ pokemon: String, _ move: String, _ game: String) throws -> [String] {
        try texts(
            access.ways(
                of: sample.pokemon(pokemon), to: sample.move(move).id,
                in: sample.versionGroup(game).id))
    }

    private func inherited(_ pokemon: String, _ game: String) throws -> [String] {
        let ways = access.inheritedWays(
            of: try sample.pokemon(pokemon), in: try sample.versionGroup(game).id)
        return try zip(ways, texts(ways)).map { "\(sample.index[$0.entry.move].slug): \($1)" }
    }

    @Test func tellsAPokemonsOwnWaysFirst() throws {
        #expect(try ways("pikachu", "thunderbolt", "red-blue") == ["machine tm24"])
        #expect(
            try ways("pikachu", "thunderbolt", "scarlet-violet") == [
                "level-up 36", "machine tm126", "pichu machine tm126",
            ])
    }

    @Test func tellsThroughWhichEarlierStageTheNearestFirst() throws {
        #expect(
            try ways("raichu", "quick-attack", "scarlet-violet") == [
                "level-up", "pikachu level-up 1",
            ])
        #expect(try ways("raichu-alola", "wish", "scarlet-violet") == ["pichu egg"])
        #expect(
            access.earlierStages(of: try sample.pokemon("raichu")).map {
                sample.index[$0].slug.text
            } == ["pikachu", "pichu"])
    }

    /// Raichu learns nothing in Gold and Silver in the sample, and so does not exist there.
    @Test func asksForAGameThatHasBoth() throws {
        #expect(try ways("raichu", "encore", "gold-silver") == [])
        #expect(try ways("pikachu", "encore", "gold-silver") == ["pichu egg"])
        #expect(try !access.exists(sample.pokemon("raichu"), in: sample.versionGroup("x-y").id))
        #expect(
            try access.games(of: sample.pokemon("raichu")).map { sample.index[$0].slug.text } == [
                "red-blue", "yellow", "scarlet-violet", "legends-za",
            ])
    }

    @Test func givesFormsOfBattleWhatTheirBaseHas() throws {
        #expect(
            try ways("raichu-mega-x", "thunderbolt", "legends-za") == [
                "machine tm67", "pikachu level-up 36", "pikachu machine tm67",
            ])
        #expect(try ways("raichu-mega-x", "thunderbolt", "scarlet-violet") == [])
    }

    @Test func tellsWhatOnlyEarlierStagesLearnByMoveAndMethod() throws {
        #expect(
            try inherited("raichu", "scarlet-violet") == [
                "thunderbolt: pikachu level-up 36", "wish: pichu egg",
                "volt-tackle: pichu light-ball-egg",
            ])
        #expect(
            try inherited("pikachu", "platinum") == [
                "wish: pichu egg", "volt-tackle: pichu light-ball-egg",
            ])
        #expect(try inherited("raichu", "x-y") == [])
        #expect(try inherited("zapdos", "scarlet-violet") == [])
    }
}

extension MoveAccess {
    /// With everything else that it needs.
    init(_ index: CatalogIndex) {
        self.init(
            index, families: PokemonFamilies(index), battleForms: BattleForms(index))
    }
}
