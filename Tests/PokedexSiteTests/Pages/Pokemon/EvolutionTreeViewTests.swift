import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct EvolutionTreeViewTests {
    private typealias Change = (inout EvolutionConditions) -> Void

    private func family(
        here: String? = nil, in language: Language = .english,
        change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> Object {
        let site = try SiteFixture.site(language, change: change)
        let pokemon = try here.map { slug in
            try #require(site.indexes.catalog.pokemon.first { $0.slug.text == slug })
        }
        return try EvolutionTreeView(site: site)
            .family(site.index[Identifier(10)], here: pokemon)
    }

    /// The nodes of a family from the root on, in the order of the lists.
    private func nodes(_ family: Object) -> [Value] {
        (family["trees"]?.list ?? []).flatMap(nodesBelow)
    }

    private func nodesBelow(_ node: Value) -> [Value] {
        [node] + (node["children"]?.list ?? []).flatMap(nodesBelow)
    }

    /// The ways that lead to a node, under each other.
    private func ways(_ node: Value) -> [String]? {
        node["step"]?["variants"]?.list?.first?["ways"]?.list?.compactMap(\.linkedText)
    }

    private func notes(_ node: Value) -> [String]? {
        node["step"]?["variants"]?.list?.first?["ways"]?.list?.compactMap { $0["note"]?.text }
    }

    /// Adds ways from Pikachu to Raichu to the sample's.
    private func ways(
        _ games: [Int], isDefault: Bool, change: @escaping Change
    ) -> (inout Catalog) throws -> Void {
        { catalog in
            let chain = catalog.evolutionChains[0]
            let told = chain.evolutions[1]
            var conditions = EvolutionConditions()
            change(&conditions)
            let added = games.map { game in
                Evolution(
                    from: told.from, into: told.into, trigger: Identifier(1), baseForm: nil,
                    evolvedForm: nil, versionGroup: Identifier(game), isDefault: isDefault,
                    conditions: conditions)
            }
            catalog.evolutionChains[0] = EvolutionChain(
                id: chain.id, babyTriggerItem: nil, evolutions: chain.evolutions + added)
        }
    }

    @Test func drawsEveryStageWithItsWay() throws {
        let nodes = nodes(try family())
        #expect(
            nodes.compactMap { $0["name"]?["text"]?.text } == [
                "Pichu", "Pikachu", "Raichu", "Mega Raichu X", "Alolan Raichu",
                "Gigantamax Pikachu",
            ])
        #expect(
            nodes.map(ways) == [
                nil, ["Level up with high friendship"], ["Use a Thunder Stone"],
                ["Mega Evolution"], ["Use a Thunder Stone in Alola"], ["Gigantamax"],
            ])
        #expect(notes(nodes[1]) == ["Friendship of 160 or more (up to Generation VII 220)"])
    }

    @Test func marksThePokemonWhosePageItIs() throws {
        let current = nodes(try family(here: "raichu-alola")).map { $0["isCurrent"]?.bool }
        #expect(current == [false, false, false, false, true, false])
    }

    @Test func putsWaysThatHoldTodayUnderEachOther() throws {
        let two = ways([20], isDefault: true) { $0.minimumLevel = 30 }
        #expect(ways(nodes(try family(change: two))[2]) == ["Use a Thunder Stone", "Level 30"])
    }

    @Test func putsWaysOfOtherGamesIntoATable() throws {
        let older = ways([5, 8], isDefault: false) { $0.minimumLevel = 30 }
        let family = try family(change: older)
        let rows = try #require(family["elsewhere"]?["rows"]?.list)
        #expect(rows.count == 1)
        #expect(rows[0]["from"]?["name"]?["text"]?.text == "Pikachu")
        #expect(rows[0]["into"]?["name"]?["text"]?.text == "Raichu")
        #expect(rows[0].linkedText == "Level 30")
        #expect(rows[0]["games"]?.text == "Ruby & Sapphire, Diamond & Pearl")
        #expect(ways(nodes(family)[2]) == ["Use a Thunder Stone"])
        #expect(nodes(family)[2]["step"]?["differs"]?.bool == true)
    }

    @Test func hasNoTableWhereGamesAgree() throws {
        #expect(try family()["elsewhere"]?.isTruthy == false)
    }

    @Test func showsTheGamesOfAWayThatIsGone() throws {
        let family = try family { catalog in
            let chain = catalog.evolutionChains[0]
            let gone = chain.evolutions.map { way in
                Evolution(
                    from: way.from, into: way.into, trigger: way.trigger, baseForm: way.baseForm,
                    evolvedForm: way.evolvedForm, versionGroup: way.versionGroup,
                    isDefault: way.into.rawValue != 25, conditions: way.conditions)
            }
            catalog.evolutionChains[0] = EvolutionChain(
                id: chain.id, babyTriggerItem: nil, evolutions: gone)
        }
        #expect(notes(nodes(family)[1]) == ["Friendship of 220 or more Gold & Silver"])
        #expect(nodes(family)[1]["step"]?["differs"]?.bool == false)
    }

    @Test func saysWhereTheWayIsNotKnown() throws {
        let family = try family { catalog in
            let chain = catalog.evolutionChains[0]
            catalog.evolutionChains[0] = EvolutionChain(
                id: chain.id, babyTriggerItem: nil,
                evolutions: Array(chain.evolutions.dropFirst()))
        }
        #expect(ways(nodes(family)[1]) == ["Method unknown"])
        #expect(nodes(family)[1]["step"]?["isBred"]?.bool == false)
    }

    @Test func namesTheIncenseOfABaby() throws {
        let family = try family(in: .japanese) { catalog in
            let chain = catalog.evolutionChains[0]
            catalog.items.append(
                Item(
                    id: Identifier(231), slug: try Slug("lax-incense"),
                    name: LocalizedName(english: "Lax Incense", japanese: "のんきのおこう")))
            catalog.evolutionChains[0] = EvolutionChain(
                id: chain.id, babyTriggerItem: Identifier(231), evolutions: chain.evolutions)
        }
        #expect(
            family["baby"]?.linkedText == "ピチューのタマゴ：親にのんきのおこうを持たせてタマゴを作る")
    }

    @Test func tellsApartTheFormsOfASpeciesThatRecurs() throws {
        let family = try family { catalog in
            let chain = catalog.evolutionChains[0]
            let form = { (form: Int, game: Int) in
                Evolution(
                    from: Identifier(26), into: Identifier(386), trigger: Identifier(1),
                    baseForm: nil, evolvedForm: Identifier(form), versionGroup: Identifier(game),
                    isDefault: true, conditions: EvolutionConditions())
            }
            catalog.evolutionChains[0] = EvolutionChain(
                id: chain.id, babyTriggerItem: nil,
                evolutions: chain.evolutions + [form(386, 5), form(10001, 5)])
        }
        let deoxys = nodes(family).filter {
            $0["address"]?.text?.contains("/deoxys") ?? false
        }
        #expect(deoxys.map { $0["form"]?["text"]?.text } == ["Normal Forme", nil])
    }

    @Test func leavesOutTypesAndFiguresWhereItIsSmall() throws {
        let site = try SiteFixture.site(.english)
        let trees = site.indexes.families.trees(of: site.index[Identifier(10)])
        let view = EvolutionTreeView(site: site)
        let nodes = try view.roots(trees).map(\.templateValue).flatMap(nodesBelow)
        #expect(nodes.count == 4)
        #expect(nodes.allSatisfy { $0["hasTypes"]?.bool == false })
        #expect(notes(nodes[1]) == [])
        #expect(nodes[3]["address"]?.text == "\u{1}pokemon/raichu-alola/")
    }
}
