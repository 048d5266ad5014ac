import Synchronization

/// How players get a Pokémon in a game.
package struct Availability: Hashable, Sendable {
    package let game: Identifier<VersionGroup>
    /// Where it is met, the best first; empty where the source has no place.
    package let places: [FoundPlace]
    /// How to obtain it if it is not found in the wild.
    package let otherWay: OtherWay?
    /// What the source has of the game.
    package let source: Source

    /// How much the source has of a game's places.
    package enum Source: Hashable, Sendable {
        case whole, few, none
    }

    /// How to obtain a Pokémon that is not found in the wild.
    package enum OtherWay: Hashable, Sendable {
        /// By evolving another one, in one of the ways at each step; never empty. The first is met or
        /// hatches in the game, or the source has nothing of the game.
        case evolving([EvolutionStep])
        /// From the Eggs of another one.
        ///
        /// - Parameter item: the incense that a parent must hold.
        case breeding(Identifier<Pokemon>, item: Identifier<Item>?)
        /// Another form of it is met: the source does not say whether that becomes this one.
        case form(Identifier<Pokemon>)
    }
}

/// One step of an evolution, in some of its ways: those that a game knows, or that need an item.
package struct EvolutionStep: Hashable, Sendable {
    package let from: Identifier<Pokemon>
    package let into: Identifier<Pokemon>
    package let ways: [Evolution]
}

/// Finds out how players get a Pokémon in each game.
///
/// It is a class so that values that hold it copy one reference.
package final class AvailabilityFinder: Sendable {
    private let index: CatalogIndex
    private let families: PokemonFamilies
    private let places: PlaceIndex
    private let rosters: Rosters

    /// The answers so far: pages and the data for scripts ask for the same, from several threads.
    private let found = Mutex<[Identifier<Pokemon>: [Availability]]>([:])

    /// Generations before this one, from the second on, ask for an incense.
    private static let firstGenerationWithoutIncense = 9

    /// Games whose players leave the region; the source does not say it.
    private static let withUltraSpace: Set = ["ultra-sun-ultra-moon"]

    package init(
        _ index: CatalogIndex, families: PokemonFamilies, places: PlaceIndex, rosters: Rosters
    ) {
        (self.index, self.families, self.places) = (index, families, places)
        self.rosters = rosters
    }

    /// The games that have a Pokémon, the newest first. Battle forms have none of their own.
    package func games(of pokemon: Pokemon) -> [Identifier<VersionGroup>] {
        pokemon.isBattleOnly ? [] : index.inOrder(rosters.games(of: pokemon.id)).reversed()
    }

    /// Whether a game has a Pokémon; an add-on has those of the game that it belongs to.
    package func has(
        _ pokemon: Identifier<Pokemon>, in game: Identifier<VersionGroup>
    ) -> Bool {
        rosters.games(of: pokemon).contains(places.games.main(of: game))
    }

    /// Whether the source tells a Pokémon's places from those of its species' default variety. It does
    /// not where a form is neither met anywhere nor evolved into nor a region's own.
    package func tellsApart(_ pokemon: Pokemon) -> Bool {
        pokemon.isDefault || pokemon.isSpecialGift || !pokemon.encounters.isEmpty
            || homeRegion(of: pokemon) != nil
            || families.step(into: pokemon)?.into == pokemon.id
    }

    /// How a Pokémon is had in each of its games, the newest first; empty where another Pokémon's
    /// places count.
    package func answers(for pokemon: Pokemon) -> [Availability] {
        if let answers = found.withLock({ $0[pokemon.id] }) { return answers }
        let answers =
            tellsApart(pokemon) ? games(of: pokemon).map { answer(of: pokemon, in: $0) } : []
        found.withLock { $0[pokemon.id] = answers }
        return answers
    }

    private func answer(of pokemon: Pokemon, in game: Identifier<VersionGroup>) -> Availability {
        let found = places.found(pokemon, in: game)
        return Availability(
            game: game, places: found,
            otherWay: found.isEmpty ? otherWay(to: pokemon, in: index[game]) : nil,
            source: source(of: game))
    }

    private func source(of game: Identifier<VersionGroup>) -> Availability.Source {
        guard places.hasPlaces(game) else { return .none }
        return index[game].hasFewPlaces ? .few : .whole
    }

    private func otherWay(to pokemon: Pokemon, in game: VersionGroup) -> Availability.OtherWay? {
        if let bred = breeding(pokemon, in: game) { return bred }
        let steps = steps(to: pokemon, in: game)
        return steps.isEmpty ? otherForm(of: pokemon, in: game) : .evolving(steps)
    }

    /// Another variety that is met in a game; the forms of regions are no forms of each other.
    private func otherForm(of pokemon: Pokemon, in game: VersionGroup) -> Availability.OtherWay? {
        guard !pokemon.isSpecialGift, homeRegion(of: pokemon) == nil else { return nil }
        let form = index[pokemon.species].varieties.first { id in
            id != pokemon.id && isMet(index[id], in: game.id) && homeRegion(of: index[id]) == nil
        }
        return form.map { .form($0) }
    }

    /// The steps that lead from a Pokémon that players have to this one; empty where none do.
    private func steps(to pokemon: Pokemon, in game: VersionGroup) -> [EvolutionStep] {
        var steps: [EvolutionStep] = []
        var current = pokemon
        while steps.count < 3, let step = families.step(into: current), !step.isBred {
            let ways = ways(of: step, to: current, in: game)
            let base = index[step.from]
            guard !ways.isEmpty, has(base.id, in: game.id) else { return [] }
            steps.insert(EvolutionStep(from: base.id, into: current.id, ways: ways), at: 0)
            let isHad =
                isMet(base, in: game.id) || !places.hasPlaces(game.id)
                || breeding(base, in: game) != nil
            if isHad { return steps }
            current = base
        }
        return []
    }

    /// The family's members that are met in a game and have Eggs from which a Pokémon hatches.
    private func breeding(_ pokemon: Pokemon, in game: VersionGroup) -> Availability.OtherWay? {
        guard game.hasEggs, !pokemon.isSpecialGift else { return nil }
        let species = index[pokemon.species]
        guard hatches(pokemon, in: game),
            let parent = later(than: pokemon.id, in: game).first(where: { id in
                isMet(index[id], in: game.id) && hasEggs(index[id], in: game)
            })
        else { return nil }
        let chain = species.evolutionChain.map { index[$0] }
        let item =
            species.isBaby && game.generation.rawValue < Self.firstGenerationWithoutIncense
            ? chain?.babyTriggerItem : nil
        return .breeding(parent, item: item)
    }

    /// What a Pokémon becomes in a game, over at most two steps, or whose Egg it hatches from.
    private func later(
        than pokemon: Identifier<Pokemon>, in game: VersionGroup
    ) -> [Identifier<Pokemon>] {
        func next(_ pokemon: Identifier<Pokemon>) -> [Identifier<Pokemon>] {
            families.steps(from: pokemon).filter { step in
                step.isBred || !ways(of: step, to: index[step.into], in: game).isEmpty
            }.map(\.into)
        }
        let first = next(pokemon)
        return first + first.flatMap(next)
    }

    /// Whether a Pokémon is what hatches in a game: nothing evolves into it, or its baby needs an
    /// incense.
    private func hatches(_ pokemon: Pokemon, in game: VersionGroup) -> Bool {
        guard let base = families.preEvolution(of: pokemon) else { return true }
        guard has(base.id, in: game.id) else { return true }
        let chain = index[pokemon.species].evolutionChain.map { index[$0] }
        return game.generation.rawValue < Self.firstGenerationWithoutIncense
            && chain?.babyTriggerItem != nil && index[base.species].isBaby
    }

    private func hasEggs(_ pokemon: Pokemon, in game: VersionGroup) -> Bool {
        !index[pokemon.species].isBaby
            && !index.eggGroups(of: pokemon, in: game.id).contains {
                index[$0].exception == .noEggs
            }
    }

    private func isMet(_ pokemon: Pokemon, in game: Identifier<VersionGroup>) -> Bool {
        places.games(of: pokemon.id).contains(game)
    }

    /// The ways of a family's step that a game knows; empty where it knows none.
    package func ways(
        from base: Identifier<Pokemon>, to node: PokemonFamilies.Node, in game: VersionGroup
    ) -> [Evolution] {
        let step = PokemonFamilies.Step(
            from: base, into: node.pokemon, ways: node.ways, isBred: node.isBred)
        return ways(of: step, to: index[node.pokemon], in: game)
    }

    /// How a Pokémon evolves into another one in a game; empty where it does not, or one is not there.
    package func ways(
        from base: Identifier<Pokemon>, into evolved: Identifier<Pokemon>, in game: VersionGroup
    ) -> [Evolution] {
        guard has(base, in: game.id), has(evolved, in: game.id),
            let step = families.steps(from: base).first(where: { $0.into == evolved })
        else { return [] }
        return ways(of: step, to: index[evolved], in: game)
    }

    /// The ways of a step that a game knows, today's or its own first.
    ///
    /// The first ways of a step hold in every game that has both Pokémon: the source dates some of them
    /// later, by an add-on, or in the Japanese originals by the editions for other countries.
    private func ways(
        of step: PokemonFamilies.Step, to evolved: Pokemon, in game: VersionGroup
    ) -> [Evolution] {
        guard game.hasEvolution, !game.missingEvolutions.contains(evolved.id),
            isOfRegion(evolved, from: step, in: game)
        else { return [] }
        let first = step.ways.map { index[$0.versionGroup].order }.min() ?? 0
        let known = step.ways.filter { way in
            index[way.versionGroup].order <= max(game.order, first)
                && isPossible(way.conditions, in: game)
        }
        let own = known.filter { $0.versionGroup == game.id }
        if !own.isEmpty { return own }
        let older = known.filter { !$0.isDefault }
        let newest = known.map { index[$0.versionGroup].order }.max()
        let today = known.filter(\.isDefault)
        return today.isEmpty ? older.filter { index[$0.versionGroup].order == newest } : today
    }

    /// Whether a game has what a way needs: the place, items that Pokémon hold, and contests, which raise
    /// beauty.
    private func isPossible(_ conditions: EvolutionConditions, in game: VersionGroup) -> Bool {
        if let location = conditions.location,
            let region = index[location].region, !game.regions.contains(region)
        {
            return false
        }
        guard conditions.heldItem == nil || game.hasHeldItems else { return false }
        guard conditions.minimumBeauty != nil else { return true }
        return game.regions.contains { ["hoenn", "sinnoh"].contains(index[$0].slug.text) }
    }

    /// Some Pokémon evolve into an ordinary form or a regional form. In that region they evolve into the
    /// regional form, in other regions into the ordinary one. Ultra Sun and Ultra Moon allow both: Ultra
    /// Space belongs to no region.
    private func isOfRegion(
        _ evolved: Pokemon, from step: PokemonFamilies.Step, in game: VersionGroup
    ) -> Bool {
        let siblings = families.steps(from: step.from).filter { other in
            index[other.into].species == evolved.species
        }
        guard siblings.count > 1,
            let (form, region) = siblings.lazy.compactMap({ step in
                self.homeRegion(of: self.index[step.into]).map { (step.into, $0) }
            }).first
        else { return true }
        return game.regions.contains(region) == (evolved.id == form)
            || evolved.id != form && Self.withUltraSpace.contains(game.slug.text)
    }

    /// The region that a form is named after, such as Alola; `nil` for other Pokémon.
    private func homeRegion(of pokemon: Pokemon) -> Identifier<Region>? {
        let name = pokemon.mainForm?.formSlug.split(separator: "-").first.map(String.init)
        return index.catalog.regions.first { $0.slug.text == name }?.id
    }
}
