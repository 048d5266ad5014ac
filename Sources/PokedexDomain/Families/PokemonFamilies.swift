/// Which Pokémon evolve from which, and which form is taken only in battle from which.
package struct PokemonFamilies: Sendable {
    /// A Pokémon's step to another.
    package struct Step: Hashable, Sendable {
        package let from: Identifier<Pokemon>
        package let into: Identifier<Pokemon>
        /// How: today's ways first, then those of older games. Empty where the source lists none.
        package let ways: [Evolution]
        /// Whether it is no evolution: the first hatches from the second's Eggs.
        package let isBred: Bool
    }

    /// A family drawn as trees, one for each Pokémon that evolves from none.
    package struct Node: Hashable, Sendable {
        package let pokemon: Identifier<Pokemon>
        /// The ways that led to it; empty at the root, and where the source lists none.
        package let ways: [Evolution]
        /// Whether the one before it hatches from its Eggs instead of evolving into it.
        package let isBred: Bool
        /// What it evolves into.
        package let children: [Node]
    }

    private let index: CatalogIndex
    private let stepsByBase: [Identifier<Pokemon>: [Step]]
    private let stepsByEvolved: [Identifier<Pokemon>: Step]
    private let evolved: Set<Identifier<Pokemon>>
    private let wholes: [Identifier<EvolutionChain>: Identifier<EvolutionChain>]
    private let members: [Identifier<EvolutionChain>: [Species]]

    package init(_ index: CatalogIndex) {
        self.index = index
        let wholes = Self.wholes(index)
        self.wholes = wholes
        members = Dictionary(
            grouping: index.catalog.species.sorted { $0.id < $1.id },
            by: { $0.evolutionChain.map { wholes[$0] ?? $0 } ?? Identifier(0) })
        let steps = index.catalog.evolutionChains.flatMap { Self.steps(of: $0, index) }
        let allSteps = steps + Self.untoldSteps(besides: steps, index)
        stepsByBase = Dictionary(grouping: allSteps) { $0.from }
        evolved = Set(allSteps.map(\.into))
        stepsByEvolved = Dictionary(
            steps.map { ($0.into, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The trees of a family, the default variety's first.
    package func trees(of chain: EvolutionChain) -> [Node] {
        let members = members(of: chain)
        let roots = members.filter { $0.evolvesFrom == nil }.flatMap { root in
            root.varieties.filter {
                ($0 == index.defaultPokemon(of: root.id).id || stepsByBase[$0] != nil)
                    && !evolved.contains($0)
            }
        }
        let strays = members.filter { $0.evolvesFrom != nil }.flatMap { species in
            species.varieties.filter { stepsByBase[$0] != nil && !evolved.contains($0) }
        }
        return (roots + strays).map { node(of: $0, after: nil, depth: 0) }
    }

    /// The species of a family, by number.
    package func members(of chain: EvolutionChain) -> [Species] {
        members[whole(chain)] ?? []
    }

    /// The families that any species belongs to, each by the chain that it begins in; what is counted
    /// as families.
    package var all: [EvolutionChain] {
        index.catalog.evolutionChains.filter { whole($0) == $0.id && !members(of: $0).isEmpty }
    }

    /// The chain that a family begins in: the source has Meltan and Melmetal in one each.
    package func whole(_ chain: EvolutionChain) -> Identifier<EvolutionChain> {
        wholes[chain.id] ?? chain.id
    }

    /// The Pokémon that evolves into this one; `nil` for the first of a family.
    ///
    /// A variety that no evolution names, such as a female form, shares its species' default one's;
    /// forms that a player only meets or is given, such as Pikachu in caps, have none.
    package func preEvolution(of pokemon: Pokemon) -> Pokemon? {
        step(into: pokemon).map { index[$0.from] }
    }

    /// The step by which a Pokémon comes about; `nil` for the first of a family. It may be that into
    /// the default variety, as with ``preEvolution(of:)``.
    package func step(into pokemon: Pokemon) -> Step? {
        guard !pokemon.isSpecialGift else { return nil }
        return stepsByEvolved[pokemon.id]
            ?? stepsByEvolved[index.defaultPokemon(of: pokemon.species).id]
    }

    /// The steps that a Pokémon can take.
    package func steps(from pokemon: Identifier<Pokemon>) -> [Step] { stepsByBase[pokemon] ?? [] }

    /// All that come before a Pokémon in its family, the nearest first.
    package func preEvolutions(of pokemon: Pokemon) -> [Pokemon] {
        var found: [Pokemon] = []
        var current = pokemon
        while let next = preEvolution(of: current), !found.contains(where: { $0.id == next.id }) {
            found.append(next)
            current = next
        }
        return found
    }

    /// All that a Pokémon evolves into, over any number of stages, the nearest first.
    package func evolutions(of pokemon: Identifier<Pokemon>) -> [Identifier<Pokemon>] {
        var found = [pokemon]
        var position = 0
        while position < found.count {
            for step in stepsByBase[found[position]] ?? []
            where !step.isBred && !found.contains(step.into) {
                found.append(step.into)
            }
            position += 1
        }
        return Array(found.dropFirst())
    }

    /// The Pokémon that stands for this one in its family's trees: itself, or the default variety.
    package func representative(of pokemon: Pokemon) -> Identifier<Pokemon> {
        if stepsByBase[pokemon.id] != nil || evolved.contains(pokemon.id) { return pokemon.id }
        return index.defaultPokemon(of: pokemon.species).id
    }

    private func node(of pokemon: Identifier<Pokemon>, after step: Step?, depth: Int) -> Node {
        let steps = depth < Self.longestFamily ? stepsByBase[pokemon] ?? [] : []
        return Node(
            pokemon: pokemon, ways: step?.ways ?? [], isBred: step?.isBred ?? false,
            children: steps.map { node(of: $0.into, after: $0, depth: depth + 1) })
    }

    /// No family of the games has more than three stages; a damaged one must not go on for ever.
    private static let longestFamily = 8

    private static func steps(of chain: EvolutionChain, _ index: CatalogIndex) -> [Step] {
        var order: [[Identifier<Pokemon>]] = []
        var ways: [[Identifier<Pokemon>]: [Evolution]] = [:]
        for evolution in chain.evolutions.flatMap({ FormNatures.ways(of: $0, index) }) {
            let from = evolution.baseForm ?? index.defaultPokemon(of: evolution.from).id
            let into = evolution.evolvedForm ?? index.defaultPokemon(of: evolution.into).id
            if ways[[from, into]] == nil { order.append([from, into]) }
            ways[[from, into], default: []].append(evolution)
        }
        return order.map { pair in
            Step(
                from: pair[0], into: pair[1], ways: sorted(ways[pair] ?? [], index),
                isBred: false)
        }
    }

    private static func sorted(_ ways: [Evolution], _ index: CatalogIndex) -> [Evolution] {
        let today = ways.filter(\.isDefault)
        let older = ways.enumerated().filter { !$0.element.isDefault }.sorted { first, second in
            let orders = (
                index[first.element.versionGroup].order, index[second.element.versionGroup].order
            )
            return orders.0 == orders.1 ? first.offset < second.offset : orders.0 > orders.1
        }
        return today + older.map(\.element)
    }

    /// Steps for which the source lists no way: from the species that another evolves from, and from the first of a family to a further species that evolves from none.
    private static func untoldSteps(besides steps: [Step], _ index: CatalogIndex) -> [Step] {
        let told = Set(steps.map { index[$0.into].species })
        let firsts = Dictionary(
            index.catalog.species.filter { $0.evolvesFrom == nil }
                .map { ($0.evolutionChain, $0.id) },
            uniquingKeysWith: { first, _ in first })
        return index.catalog.species.compactMap { species in
            let first = species.evolutionChain.flatMap { firsts[$0] }
            guard let base = species.evolvesFrom ?? first, base != species.id,
                !told.contains(species.id)
            else { return nil }
            return Step(
                from: index.defaultPokemon(of: base).id,
                into: index.defaultPokemon(of: species.id).id, ways: [],
                isBred: species.evolvesFrom == nil && isBred(index[base], from: species))
        }
    }

    /// The games have one family whose first member hatches from the second's Eggs. Any other step
    /// that the source does not tell is an evolution whose way is not known.
    private static func isBred(_ child: Species, from parent: Species) -> Bool {
        child.slug.text == "phione" && parent.slug.text == "manaphy"
    }

    /// Where the families begin whose members are in more than one chain.
    private static func wholes(
        _ index: CatalogIndex
    ) -> [Identifier<EvolutionChain>: Identifier<EvolutionChain>] {
        var before: [Identifier<EvolutionChain>: Identifier<EvolutionChain>] = [:]
        for species in index.catalog.species {
            guard let chain = species.evolutionChain, let base = species.evolvesFrom,
                let around = index[base].evolutionChain, around != chain
            else { continue }
            before[chain] = around
        }
        return before.mapValues { first in
            (0..<longestFamily).reduce(first) { chain, _ in before[chain] ?? chain }
        }
    }
}

/// The forms that a Pokémon evolves into by its nature. PokéAPI lists such an evolution once, without a
/// form and without natures.
package enum FormNatures {
    /// The slugs of the natures, by the slug of the Pokémon that has the form.
    package static let all: [String: [String]] = [
        "toxtricity-amped": [
            "hardy", "brave", "adamant", "naughty", "docile", "impish", "lax", "hasty", "jolly",
            "naive", "rash", "sassy", "quirky",
        ],
        "toxtricity-low-key": [
            "lonely", "bold", "relaxed", "timid", "serious", "modest", "mild", "quiet", "bashful",
            "calm", "gentle", "careful",
        ],
    ]

    /// An evolution into each form that a nature leads to; the evolution itself where none does.
    static func ways(of evolution: Evolution, _ index: CatalogIndex) -> [Evolution] {
        guard evolution.evolvedForm == nil else { return [evolution] }
        let forms = index[evolution.into].varieties.filter { all[index[$0].slug.text] != nil }
        guard !forms.isEmpty else { return [evolution] }
        return forms.map { form in
            var way = evolution
            way.evolvedForm = form
            return way
        }
    }
}
