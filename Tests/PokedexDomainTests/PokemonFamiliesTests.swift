import PokedexDomain
import TestSupport
import Testing

@Suite struct PokemonFamiliesTests {
    private let sample: SampleCatalog
    private let families: PokemonFamilies

    init() throws {
        sample = try SampleCatalog()
        families = PokemonFamilies(sample.index)
    }

    /// A tree in brackets: `pichu(pikachu(raichu raichu-alola))`.
    private func drawing(_ node: PokemonFamilies.Node, in sample: SampleCatalog) -> String {
        let name = sample.index[node.pokemon].slug.text
        let children = node.children.map { drawing($0, in: sample) }.joined(separator: " ")
        return children.isEmpty ? name : "\(name)(\(children))"
    }

    private func drawings(_ chain: Int, in sample: SampleCatalog) -> [String] {
        PokemonFamilies(sample.index)
            .trees(of: sample.index[Identifier<EvolutionChain>(chain)])
            .map { drawing($0, in: sample) }
    }

    @Test func drawsAFamilyWithItsBranches() throws {
        #expect(drawings(10, in: sample) == ["pichu(pikachu(raichu raichu-alola))"])
        #expect(drawings(202, in: sample) == ["deoxys-normal"])
        let root = try #require(families.trees(of: sample.index[Identifier(10)]).first)
        #expect(root.ways.isEmpty)
        #expect(root.children.first?.ways.map(\.conditions.minimumHappiness) == [220])
    }

    /// The stages before it, the nearest first, and those after it. Varieties that no evolution names
    /// share what their default comes from.
    @Test(arguments: [
        ("raichu", ["pikachu", "pichu"], []), ("raichu-alola", ["pikachu", "pichu"], []),
        ("pichu", [], ["pikachu", "raichu", "raichu-alola"]), ("pikachu-gmax", ["pichu"], []),
    ])
    func listsEarlierAndLaterStages(slug: String, before: [String], after: [String]) throws {
        let pokemon = try sample.pokemon(slug)
        #expect(families.preEvolution(of: pokemon)?.slug.text == before.first)
        #expect(families.preEvolutions(of: pokemon).map(\.slug.text) == before)
        #expect(families.evolutions(of: pokemon.id).map { sample.index[$0].slug.text } == after)
    }

    @Test(arguments: [
        ("pikachu-gmax", "pikachu"), ("raichu-alola", "raichu-alola"),
        ("deoxys-attack", "deoxys-normal"),
    ])
    func letsTheDefaultVarietyStandForUnnamedOnes(slug: String, representative: String) throws {
        let id = families.representative(of: try sample.pokemon(slug))
        #expect(sample.index[id].slug.text == representative)
    }

    @Test func drawsStepsThatTheSourceDoesNotTell() throws {
        let sample = try SampleCatalog { $0.evolutionChains[0].evolutions.removeFirst() }
        #expect(drawings(10, in: sample) == ["pichu(pikachu(raichu raichu-alola))"])
    }

    @Test func drawsAFurtherSpeciesThatEvolvesFromNoneBehindTheFirst() throws {
        let sample = try SampleCatalog { catalog in
            try catalog.species.change("deoxys", \.slug) {
                ($0.evolvesFrom, $0.evolutionChain) = (nil, Identifier(74))
            }
        }
        #expect(drawings(74, in: sample) == ["zapdos(deoxys-normal)"])
        let root = try #require(
            PokemonFamilies(sample.index).trees(of: sample.index[Identifier(74)]).first)
        #expect(root.children.map(\.isBred) == [false])
    }

    @Test func joinsAFamilyThatIsInTwoChains() throws {
        let sample = try SampleCatalog { catalog in
            try catalog.species.change("deoxys", \.slug) { $0.evolvesFrom = Identifier(145) }
        }
        let families = PokemonFamilies(sample.index)
        let chain = sample.index[Identifier<EvolutionChain>(202)]
        #expect(drawings(202, in: sample) == ["zapdos(deoxys-normal)"])
        #expect(drawings(74, in: sample) == ["zapdos(deoxys-normal)"])
        #expect(families.members(of: chain).map(\.slug.text) == ["zapdos", "deoxys"])
        #expect(families.whole(chain).rawValue == 74)
        #expect(families.whole(sample.index[Identifier(10)]).rawValue == 10)
    }

    @Test func putsTodaysWaysBeforeOlderOnes() throws {
        let sample = try SampleCatalog { catalog in
            for game in [5, 8, 3] {
                var older = catalog.evolutionChains[0].evolutions.last { $0.into.rawValue == 25 }
                older?.versionGroup = Identifier(game)
                older?.isDefault = false
                catalog.evolutionChains[0].evolutions.insert(try #require(older), at: 0)
            }
        }
        let tree = PokemonFamilies(sample.index).trees(of: sample.index[Identifier(10)])
        let ways = try #require(tree.first?.children.first?.ways)
        #expect(ways.map(\.isDefault) == [true, false, false, false])
        #expect(ways.dropFirst().map(\.versionGroup.rawValue) == [8, 5, 3])
    }
}
