/// What items are for: which evolve Pokémon, which a family's baby needs, which are Berries or balls.
package struct ItemUses: Sendable {
    /// The groups in which items are listed, in their order. An item is in the first that fits.
    package enum Group: String, CaseIterable, Sendable {
        /// It evolves a Pokémon.
        case evolution
        /// A parent must hold it, so that a baby hatches.
        case baby
        case berry
        /// It is a Poké Ball.
        case ball
        /// Wild Pokémon hold it.
        case held
    }

    private let steps: [Identifier<Item>: [EvolutionStep]]
    private let babies: [Identifier<Item>: [EvolutionChain]]
    private let berries: [Identifier<Item>: Berry]
    private let balls: Set<Identifier<Item>>

    /// Reads the families, the Berries and the categories of a catalog.
    package init(_ index: CatalogIndex, families: PokemonFamilies) {
        let catalog = index.catalog
        steps = catalog.species.flatMap(\.varieties).flatMap(families.steps).reduce(into: [:]) {
            steps, step in
            let items = Set(step.ways.flatMap(\.conditions.items))
            for item in items {
                let ways = step.ways.filter { $0.conditions.items.contains(item) }
                steps[item, default: []].append(
                    EvolutionStep(from: step.from, into: step.into, ways: ways))
            }
        }
        babies = catalog.evolutionChains.reduce(into: [:]) { babies, chain in
            if let item = chain.babyTriggerItem { babies[item, default: []].append(chain) }
        }
        berries = catalog.berries.reduce(into: [:]) { $0[$1.item] = $1 }
        let ofBalls = Set(catalog.itemCategories.filter(\.isOfBalls).map(\.id))
        balls = Set(catalog.items.filter { $0.category.map(ofBalls.contains) ?? false }.map(\.id))
    }

    /// The evolutions with an item, in the ways that need it, by the national number of who evolves.
    package func steps(with item: Identifier<Item>) -> [EvolutionStep] { steps[item] ?? [] }

    /// The families whose baby hatches only where a parent holds an item.
    package func babies(with item: Identifier<Item>) -> [EvolutionChain] { babies[item] ?? [] }

    /// The Berry that an item is; `nil` for other items.
    package func berry(_ item: Identifier<Item>) -> Berry? { berries[item] }

    /// In which group an item is listed.
    package func group(of item: Identifier<Item>) -> Group {
        if steps[item] != nil { return .evolution }
        if babies[item] != nil { return .baby }
        if berries[item] != nil { return .berry }
        return balls.contains(item) ? .ball : .held
    }
}
