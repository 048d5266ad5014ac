import PokedexDomain

/// Evolutions of one species into another that follow one another in a family's list.
struct EvolutionStep {
    let from: Identifier<Species>
    let into: Identifier<Species>
    var evolutions: [Evolution]

    /// The steps of a family, in its order.
    static func steps(_ evolutions: [Evolution]) -> [EvolutionStep] {
        evolutions.reduce(into: []) { steps, evolution in
            if let last = steps.last, last.from == evolution.from, last.into == evolution.into {
                steps[steps.count - 1].evolutions.append(evolution)
            } else {
                steps.append(
                    EvolutionStep(
                        from: evolution.from, into: evolution.into, evolutions: [evolution]))
            }
        }
    }
}

extension PokeAPIChainLink {
    /// The tree of all steps. The assembler reads a tree from the top down, and of each species
    /// first what it evolves into; a step that is not in this order hangs at the top, below its
    /// species without evolution.
    init(root: Identifier<Species>, _ steps: inout ArraySlice<EvolutionStep>) {
        var next = Self.links(from: root, &steps)
        while let step = steps.first {
            next += [PokeAPIChainLink(step.from, evolutions: [], &steps)]
            next += Self.links(from: root, &steps)
        }
        self.init(
            species: PokeAPIReference(.pokemonSpecies, root), details: [], evolvesTo: next)
    }

    /// A species with those of the steps that go on from it.
    private init(
        _ species: Identifier<Species>, evolutions: [Evolution],
        _ steps: inout ArraySlice<EvolutionStep>
    ) {
        self.init(
            species: PokeAPIReference(.pokemonSpecies, species),
            details: evolutions.map { evolution in
                PokeAPIEvolutionDetail(evolution: PokeAPIEvolution(evolution), unknown: [:])
            },
            evolvesTo: Self.links(from: species, &steps))
    }

    private static func links(
        from species: Identifier<Species>, _ steps: inout ArraySlice<EvolutionStep>
    ) -> [PokeAPIChainLink] {
        var links: [PokeAPIChainLink] = []
        while let step = steps.first, step.from == species {
            steps.removeFirst()
            links.append(PokeAPIChainLink(step.into, evolutions: step.evolutions, &steps))
        }
        return links
    }
}
