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

    @Test func drawsAFamilyWithItsBranches() {
        #expect(drawings(10, in: sample) == ["pichu(pikachu(raichu raichu-alola))"])
    }

    @Test func drawsASpeciesThatDoesNotEvolve() {
        #expect(drawings(202, in: sample) == ["deoxys-normal"])
    }

    @Test func namesTheWaysThatLeadToEach() throws {
        let root = try #require(families.trees(of: sample.index[Identifier(10)]).first)
        #expect(root.ways.isEmpty)
        #expect(root.children.first?.ways.map(\.conditions.minimumHappiness) == [220])
    }

    @Test func findsWhatEvolvesIntoAPokemon() throws {
        #expect(families.preEvolution(of: try sample.pokemon("raichu"))?.slug.text == "pikachu")
        #expect(
            families.preEvolution(of: try sample.pokemon("raichu-alola"))?.slug.text == "pikachu")
        #expect(families.preEvolution(of: try sample.pokemon("pichu")) == nil)
    }

    @Test func letsUnnamedVarietiesShareTheirDefaultsPreEvolution() throws {
        let gigantamax = try sample.pokemon("pikachu-gmax")
        #expect(families.preEvolution(of: gigantamax)?.slug.text == "pichu")
    }

    @Test func listsEarlierStagesNearestFirst() throws {
        let stages = families.preEvolutions(of: try sample.pokemon("raichu"))
        #expect(stages.map(\.slug.text) == ["pikachu", "pichu"])
    }

    @Test func listsWhatAPokemonEvolvesInto() throws {
        let stages = try ["pichu", "raichu", "pikachu-gmax"].map {
            families.evolutions(of: try sample.pokemon($0).id).map { sample.index[$0].slug.text }
        }
        #expect(stages == [["pikachu", "raichu", "raichu-alola"], [], []])
    }

    @Test func letsTheDefaultVarietyStandForUnnamedOnes() throws {
        let pairs = [
            ("pikachu-gmax", "pikachu"), ("raichu-alola", "raichu-alola"),
            ("deoxys-attack", "deoxys-normal"),
        ]
        for (slug, representative) in pairs {
            let id = families.representative(of: try sample.pokemon(slug))
            #expect(sample.index[id].slug.text == representative)
        }
    }

    @Test func drawsStepsThatTheSourceDoesNotTell() throws {
        let sample = try SampleCatalog { catalog in
            catalog.evolutionChains = catalog.evolutionChains.map { chain in
                EvolutionChain(
                    id: chain.id, babyTriggerItem: nil,
                    evolutions: chain.evolutions.filter { $0.into.rawValue != 25 })
            }
        }
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
            let chain = catalog.evolutionChains[0]
            let today = chain.evolutions[0]
            let older = [3, 8, 5].map { game in
                Evolution(
                    from: today.from, into: today.into, trigger: today.trigger, baseForm: nil,
                    evolvedForm: nil, versionGroup: Identifier(game), isDefault: false,
                    conditions: today.conditions)
            }
            catalog.evolutionChains[0] = EvolutionChain(
                id: chain.id, babyTriggerItem: nil, evolutions: older + chain.evolutions)
        }
        let tree = PokemonFamilies(sample.index).trees(of: sample.index[Identifier(10)])
        let ways = try #require(tree.first?.children.first?.ways)
        #expect(ways.map(\.isDefault) == [true, false, false, false])
        #expect(ways.dropFirst().map(\.versionGroup.rawValue) == [8, 5, 3])
    }
}
