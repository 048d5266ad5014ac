import PokedexDomain

extension ResourceDrafts {
    /// Adds families, each as a tree of the species that evolve.
    mutating func addEvolutionChains(of catalog: Catalog) {
        let members = Dictionary(grouping: catalog.species, by: \.evolutionChain)
        evolutionChains = Self.records(catalog.evolutionChains) { chain in
            PokeAPIEvolutionChain(chain, members: members[chain.id, default: []])
        }
    }
}

extension PokeAPIEvolutionChain {
    /// A family without evolutions begins with its first member. One without members as well,
    /// which only the assembler's report can tell of, has a first species of number 0.
    fileprivate init(_ chain: EvolutionChain, members: [Species]) {
        var steps = EvolutionStep.steps(chain.evolutions)[...]
        let first = steps.first?.from ?? members.first?.id ?? Identifier(0)
        self.init(
            id: chain.id.rawValue, babyTriggerItem: Nullable(.item, chain.babyTriggerItem),
            chain: PokeAPIChainLink(root: first, &steps))
    }
}

extension PokeAPIEvolution {
    init(_ evolution: Evolution) {
        let conditions = evolution.conditions
        self.init(
            trigger: PokeAPIReference(.evolutionTrigger, evolution.trigger),
            baseForm: Nullable(.pokemon, evolution.baseForm),
            evolvedForm: Nullable(.pokemon, evolution.evolvedForm),
            versionGroup: PokeAPIReference(.versionGroup, evolution.versionGroup),
            isDefault: evolution.isDefault, item: Nullable(.item, conditions.item),
            heldItem: Nullable(.item, conditions.heldItem),
            gender: Nullable(conditions.gender?.rawValue),
            knownMove: Nullable(.move, conditions.knownMove),
            knownMoveType: Nullable(.type, conditions.knownMoveType),
            location: Nullable(.location, conditions.location),
            region: Nullable(.region, conditions.region),
            minimumLevel: Nullable(conditions.minimumLevel),
            minimumHappiness: Nullable(conditions.minimumHappiness),
            minimumBeauty: Nullable(conditions.minimumBeauty),
            minimumAffection: Nullable(conditions.minimumAffection),
            minimumDamageTaken: Nullable(conditions.minimumDamageTaken),
            minimumMoveCount: Nullable(conditions.minimumMoveCount),
            minimumSteps: Nullable(conditions.minimumSteps),
            usedMove: Nullable(.move, conditions.usedMove),
            partySpecies: Nullable(.pokemonSpecies, conditions.partySpecies),
            partyType: Nullable(.type, conditions.partyType),
            tradeSpecies: Nullable(.pokemonSpecies, conditions.tradeSpecies),
            relativePhysicalStats: Nullable(conditions.relativePhysicalStats),
            timeOfDay: conditions.timeOfDay?.rawValue ?? "",
            nearSpecialRock: conditions.nearSpecialRock,
            needsMultiplayer: conditions.needsMultiplayer,
            needsOverworldRain: conditions.needsOverworldRain,
            turnUpsideDown: conditions.turnUpsideDown)
    }
}
