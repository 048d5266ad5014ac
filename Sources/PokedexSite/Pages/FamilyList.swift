import PokedexDomain

/// All families, in the order of the lowest number that one of theirs has in the national Pokédex.
struct FamilyList {
    /// One family.
    struct Family {
        /// The source's record of it.
        let chain: EvolutionChain
        /// Its species by number; never empty.
        let members: [Species]
        /// The trees that have more than a root.
        let trees: [PokemonFamilies.Node]

        /// The generation of the species with the lowest number.
        var generation: Identifier<Generation> { members[0].generation }

        /// The species after which the family is named: the one that evolves from none.
        var first: Species { members.first { $0.evolvesFrom == nil } ?? members[0] }
    }

    /// The families that evolve.
    let evolving: [Family]
    /// The families of one species that does not evolve.
    let alone: [Family]

    /// How many there are.
    var count: Int { evolving.count + alone.count }

    init(_ indexes: CatalogIndexes) {
        let families = indexes.catalog.evolutionChains.compactMap { chain -> Family? in
            let members = indexes.families.members(of: chain)
            guard !members.isEmpty, indexes.families.whole(chain) == chain.id else { return nil }
            let trees = indexes.families.trees(of: chain).filter { !$0.children.isEmpty }
            return Family(chain: chain, members: members, trees: trees)
        }.sorted { $0.members[0].id < $1.members[0].id }
        evolving = families.filter { !$0.trees.isEmpty }
        alone = families.filter(\.trees.isEmpty)
    }
}
