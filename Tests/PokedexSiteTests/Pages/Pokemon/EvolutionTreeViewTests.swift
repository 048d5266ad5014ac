import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct EvolutionTreeViewTests {
    /// Pichu's family, where its chain is different.
    private func family(
        here: String? = nil, in language: Language = .english,
        change: ((inout EvolutionChain) throws -> Void)? = nil
    ) throws -> Object {
        let site = try change.map { change in
            try SiteFixture.site(language) { try change(&$0.evolutionChains[0]) }
        }
        return try family(here: here, in: site ?? SiteFixture.site(language))
    }

    private func family(here: String? = nil, in site: LocalizedSite) throws -> Object {
        try EvolutionTreeView(site: site)
            .family(site.index[Identifier(10)], here: here.map(site.pokemon))
    }

    /// The nodes of a family from the root on, in the order of the lists.
    private func nodes(_ family: Object) -> [Value] { family.items("trees").flatMap(nodesBelow) }

    private func nodesBelow(_ node: Value) -> [Value] {
        [node] + node.items("children").flatMap(nodesBelow)
    }

    /// The ways that lead to a node, under each other.
    private func ways(_ node: Value) -> [String] {
        node.items("step.variants").first?.items("ways").compactMap(\.linkedText) ?? []
    }

    private func notes(_ node: Value) -> [String] {
        node.items("step.variants").first?.items("ways").compactMap { $0["note"]?.text } ?? []
    }

    /// Adds ways from Pikachu to Raichu by level to the sample's.
    private func add(_ games: [Int], isDefault: Bool, to chain: inout EvolutionChain) {
        for game in games {
            var way = chain.evolutions[1]
            way.trigger = Identifier(1)
            (way.versionGroup, way.isDefault) = (Identifier(game), isDefault)
            way.conditions = EvolutionConditions()
            way.conditions.minimumLevel = 30
            chain.evolutions.append(way)
        }
    }

    @Test func drawsEveryStageWithItsWay() throws {
        let family = try family()
        let nodes = nodes(family)
        #expect(
            nodes.map { $0.shown("name") } == [
                "Pichu", "Pikachu", "Raichu", "Mega Raichu X", "Alolan Raichu",
                "Gigantamax Pikachu",
            ])
        #expect(
            nodes.map(ways) == [
                [], ["Level up with high friendship"], ["Use a Thunder Stone"],
                ["Mega Evolution"], ["Use a Thunder Stone in Alola"], ["Gigantamax"],
            ])
        #expect(notes(nodes[1]) == ["Friendship of 160 or more (up to Generation VII 220)"])
        #expect(family["elsewhere"]?.isTruthy == false)
    }

    @Test func marksThePokemonWhosePageItIs() throws {
        let current = nodes(try family(here: "raichu-alola")).map { $0["isCurrent"]?.bool }
        #expect(current == [false, false, false, false, true, false])
    }

    @Test func putsWaysThatHoldTodayUnderEachOther() throws {
        let family = try family { add([20], isDefault: true, to: &$0) }
        #expect(ways(nodes(family)[2]) == ["Use a Thunder Stone", "Level 30"])
    }

    @Test func putsWaysOfOtherGamesIntoATable() throws {
        let family = try family { add([5, 8], isDefault: false, to: &$0) }
        #expect(
            family.lines("elsewhere.rows", "from.name", "into.name", "games")
                == ["Pikachu | Raichu | Ruby & Sapphire, Diamond & Pearl"])
        #expect(family.items("elsewhere.rows").map(\.linkedText) == ["Level 30"])
        #expect(ways(nodes(family)[2]) == ["Use a Thunder Stone"])
        #expect(nodes(family)[2].shown("step.differs") == "true")
    }

    @Test func showsTheGamesOfAWayThatIsGone() throws {
        let family = try family { $0.evolutions[0].isDefault = false }
        #expect(notes(nodes(family)[1]) == ["Friendship of 220 or more Gold & Silver"])
        #expect(nodes(family)[1].shown("step.differs") == "false")
    }

    @Test func saysWhereTheWayIsNotKnown() throws {
        let family = try family { $0.evolutions.removeFirst() }
        #expect(ways(nodes(family)[1]) == ["Method unknown"])
        #expect(nodes(family)[1].shown("step.isBred") == "false")
    }

    @Test func namesTheIncenseOfABaby() throws {
        let site = try SiteFixture.site(.japanese) { catalog in
            catalog.items.append(
                Item(
                    id: Identifier(231), slug: try Slug("lax-incense"),
                    name: LocalizedName(english: "Lax Incense", japanese: "のんきのおこう")))
            catalog.evolutionChains[0].babyTriggerItem = Identifier(231)
        }
        #expect(
            try family(in: site)["baby"]?.linkedText == "ピチューのタマゴ：親にのんきのおこうを持たせてタマゴを作る")
    }

    @Test func tellsApartTheFormsOfASpeciesThatRecurs() throws {
        let family = try family { chain in
            for form in [386, 10001] {
                var way = chain.evolutions[1]
                (way.from, way.into) = (Identifier(26), Identifier(386))
                (way.trigger, way.versionGroup) = (Identifier(1), Identifier(5))
                (way.evolvedForm, way.conditions) = (Identifier(form), EvolutionConditions())
                chain.evolutions.append(way)
            }
        }
        let deoxys = nodes(family).filter { $0.shown("address").contains("/deoxys") }
        #expect(deoxys.map { $0.shown("form") } == ["Normal Forme", "–"])
    }

    @Test func leavesOutTypesAndFiguresWhereItIsSmall() throws {
        let site = try SiteFixture.site(.english)
        let trees = site.indexes.families.trees(of: site.index[Identifier(10)])
        let nodes = try EvolutionTreeView(site: site).roots(trees).map(\.templateValue)
            .flatMap(nodesBelow)
        #expect(nodes.map { $0["hasTypes"]?.bool } == [false, false, false, false])
        #expect(notes(nodes[1]) == [])
        #expect(nodes[3].shown("address") == "\u{1}pokemon/raichu-alola/")
    }
}
