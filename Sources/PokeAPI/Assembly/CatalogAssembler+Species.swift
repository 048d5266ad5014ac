import PokedexDomain

extension CatalogAssembler {
    /// Takes species, Pokémon and forms, which name one another: a Pokémon needs its species and a
    /// form, a species its default Pokémon.
    mutating func assembleSpeciesAndPokemon() {
        let forms = formsByPokemon()
        let pokemon = assemble(.pokemon) { (facts: PokemonFacts, assembler) in
            try assembler.pokemon(facts, forms[facts.pokemon.id] ?? [])
        }
        let varieties = Dictionary(grouping: pokemon, by: \.species).mapValues { Set($0.map(\.id)) }
        announceChainsAndSpecies(varieties)
        catalog.species = take(.pokemonSpecies) { (species: inout Species, assembler) in
            try assembler.lookUp(&species, varieties[species.id] ?? [])
        }
        removeMissingAncestors()
        catalog.pokemon = withoutOrphans(pokemon)
        skipFormsWithoutPokemon(forms)
        assembleLearnsets()
    }

    // MARK: Forms and Pokémon

    private mutating func formsByPokemon() -> [Identifier<Pokemon>: [Form]] {
        let all = assemble(.pokemonForm) { (facts: FormFacts, assembler) in
            try assembler.require(facts.form.types, "types")
            try assembler.require(facts.form.versionGroup, "version_group")
            return facts
        }
        return Dictionary(grouping: all, by: \.pokemon).mapValues { $0.map(\.form) }
    }

    private func require(_ types: [Identifier<PokemonType>], _ field: String) throws {
        for (index, type) in types.enumerated() { try require(type, "\(field)[\(index)].type") }
    }

    private mutating func pokemon(_ facts: PokemonFacts, _ forms: [Form]) throws -> Pokemon {
        var pokemon = facts.pokemon
        try requireSpecies(of: pokemon)
        try require(pokemon.types, "types")
        pokemon.abilities = present(pokemon.abilities, "ability")
        let pastAbilities = presentGenerations(pokemon.past.abilities, "past ability").map { past in
            PokemonPast.Entry(
                lastGeneration: past.lastGeneration,
                elements: present(past.elements, "past ability"))
        }
        pokemon.past = PokemonPast(
            types: presentTypes(pokemon.past.types),
            abilities: pastAbilities.filter { !$0.elements.isEmpty },
            stats: presentGenerations(pokemon.past.stats, "past stats"))
        pokemon.forms = try inOrder(forms, facts.forms)
        pokemon.heldItems = present(pokemon.heldItems)
        return pokemon
    }

    /// Requires that the species agrees with this Pokémon. Whether the species can be taken is known
    /// only later.
    private func requireSpecies(of pokemon: Pokemon) throws {
        let key = ResourceKey(pokemon.species)
        guard let species: Species = known.facts(.pokemonSpecies, key.id) else {
            throw MalformedResource.missing(key, in: "species")
        }
        guard species.varieties.contains(pokemon.id),
            pokemon.isDefault == (species.varieties.first == pokemon.id)
        else {
            throw MalformedResource(
                "species names \(key), which does not name it as a variety with the same is_default"
            )
        }
    }

    private mutating func present(_ slots: [AbilitySlot], _ element: String) -> [AbilitySlot] {
        slots.filter { $0.ability == nil || present($0.ability, element) != nil }
    }

    private mutating func presentTypes(
        _ past: [PokemonPast.Entry<Identifier<PokemonType>>]
    ) -> [PokemonPast.Entry<Identifier<PokemonType>>] {
        past.filter { past in
            let types = present(past.elements, "past types")
            return present(past.lastGeneration, "past types") != nil
                && types.count == past.elements.count
        }
    }

    private mutating func presentGenerations<Element: Hashable & Sendable>(
        _ past: [PokemonPast.Entry<Element>], _ element: String
    ) -> [PokemonPast.Entry<Element>] {
        past.filter { present($0.lastGeneration, element) != nil }
    }

    /// The forms in the Pokémon's order, the one it is shown as first.
    private mutating func inOrder(_ forms: [Form], _ ids: [Identifier<Form>]) throws -> [Form] {
        var named: [Form] = []
        for id in ids {
            if let form = forms.first(where: { $0.id == id }) {
                if !named.contains(form) { named.append(form) }
            } else {
                drop("form", lacking: ResourceKey(id))
            }
        }
        guard !named.isEmpty else {
            throw MalformedResource("forms names none that is there", isWaiting: true)
        }
        return named.filter(\.isDefault) + named.filter { !$0.isDefault }
    }

    /// Skips the forms that belong to no Pokémon of the catalog, or that theirs does not name.
    private mutating func skipFormsWithoutPokemon(_ forms: [Identifier<Pokemon>: [Form]]) {
        let kept = Set(catalog.pokemon.flatMap { $0.forms.map(\.id) })
        for (pokemon, forms) in forms {
            let key = ResourceKey(pokemon)
            for form in forms where !kept.contains(form.id) {
                skip(
                    ResourceKey(form.id),
                    isPresent(key)
                        ? MalformedResource("pokemon names \(key), which does not name it")
                        : .missing(key, in: "pokemon"))
            }
        }
    }

    /// Skips the Pokémon whose species was not taken.
    private mutating func withoutOrphans(_ pokemon: [Pokemon]) -> [Pokemon] {
        let owned = Set(catalog.species.flatMap(\.varieties))
        return pokemon.filter { pokemon in
            if owned.contains(pokemon.id) { return true }
            skip(ResourceKey(pokemon.id), .missing(ResourceKey(pokemon.species), in: "species"))
            return false
        }
    }

    // MARK: Species

    /// Species name chains and other species, so that it must be known before which of those will
    /// be there. Chains that are malformed are missing already.
    private mutating func announceChainsAndSpecies(
        _ varieties: [Identifier<Species>: Set<Identifier<Pokemon>>]
    ) {
        for id in known.ids(of: .evolutionChain) { announce(ResourceKey(.evolutionChain, id)) }
        let all: [Species] = known.all(.pokemonSpecies)
        for species in all where (try? require(species, varieties[species.id] ?? [])) != nil {
            announce(ResourceKey(species.id))
        }
    }

    private mutating func lookUp(
        _ species: inout Species, _ pokemon: Set<Identifier<Pokemon>>
    ) throws {
        try require(species, pokemon)
        species.varieties.removeAll { id in
            guard !pokemon.contains(id) else { return false }
            drop("variety", lacking: ResourceKey(id))
            return true
        }
        species.growthRate = present(species.growthRate, "growth rate")
        species.eggGroups = present(species.eggGroups, "egg group")
        species.color = present(species.color, "color")
        species.shape = present(species.shape, "shape")
        species.habitat = present(species.habitat, "habitat")
        species.evolvesFrom = present(species.evolvesFrom, Self.ancestor)
        species.evolutionChain = present(species.evolutionChain, "evolution chain")
    }

    private static let ancestor = "species that it evolves from"

    /// Requires what a species cannot be without.
    private func require(_ species: Species, _ pokemon: Set<Identifier<Pokemon>>) throws {
        if let first = species.varieties.first, !pokemon.contains(first) {
            throw MalformedResource(
                "varieties names \(ResourceKey(first)) as the default one, which is missing",
                isWaiting: true)
        }
        try require(species.generation, "generation")
    }

    /// A species that seemed usable may have been skipped after another had named it.
    private mutating func removeMissingAncestors() {
        for index in catalog.species.indices {
            let species = catalog.species[index]
            catalog.species[index].evolvesFrom = within(ResourceKey(species.id)) {
                $0.present(species.evolvesFrom, Self.ancestor)
            }
        }
    }

    // MARK: Learnsets

    /// Takes the learnset entries whose move, games and method are there.
    private mutating func assembleLearnsets() {
        for pokemon in catalog.pokemon {
            guard let facts: PokemonFacts = known.facts(.pokemon, pokemon.id.rawValue) else {
                continue
            }
            let entries = within(ResourceKey(pokemon.id)) { assembler in
                assembler.distinct(facts.entries.filter { assembler.isUsable($0) })
            }
            if !entries.isEmpty { catalog.learnsets[pokemon.id] = Learnset(entries: entries) }
        }
    }

    private mutating func isUsable(_ entry: LearnsetEntry) -> Bool {
        func lacking(_ key: ResourceKey) -> ResourceKey? { isPresent(key) ? nil : key }
        guard
            let key = lacking(ResourceKey(entry.move))
                ?? lacking(ResourceKey(entry.versionGroup)) ?? lacking(ResourceKey(entry.method))
        else { return true }
        drop("learnset entry", lacking: key)
        return false
    }

    /// The entries that differ in more than their position among the moves of a level.
    private mutating func distinct(_ entries: [LearnsetEntry]) -> [LearnsetEntry] {
        struct Key: Hashable {
            let move: Identifier<Move>
            let versionGroup: Identifier<VersionGroup>
            let method: Identifier<LearnMethod>
            let level: Int
        }
        var seen: Set<Key> = []
        return entries.filter { entry in
            let key = Key(
                move: entry.move, versionGroup: entry.versionGroup, method: entry.method,
                level: entry.level)
            if seen.insert(key).inserted { return true }
            drop("learnset entry", "it is there twice")
            return false
        }
    }
}

extension CatalogAssembler {
    /// Takes the chains that a species names; removes those that are missing from the species.
    mutating func assembleEvolutionChains() {
        let families = Set(catalog.species.compactMap(\.evolutionChain))
        forget(.evolutionChain)
        catalog.evolutionChains = assemble(.evolutionChain) { (facts: ChainFacts, assembler) in
            guard families.contains(facts.id) else {
                throw MalformedResource(
                    "id is \(facts.number), which no species that is there has as its "
                        + "evolution_chain", isWaiting: true)
            }
            return EvolutionChain(
                id: facts.id,
                babyTriggerItem: assembler.present(facts.babyTriggerItem, "baby trigger item"),
                evolutions: facts.steps.compactMap { assembler.evolution($0) })
        }
        removeCircles()
        for index in catalog.species.indices {
            guard let chain = catalog.species[index].evolutionChain else { continue }
            catalog.species[index].evolutionChain = within(
                ResourceKey(catalog.species[index].id)
            ) { $0.present(chain, "evolution chain") }
        }
    }

    /// One evolution; `nil` when something that it names is missing, because without that it would
    /// be another evolution.
    private mutating func evolution(_ step: ChainFacts.Step) -> Evolution? {
        let evolution = step.evolution
        if let missing = evolution.references.first(where: { !isPresent($0) }) {
            drop("evolution", lacking: missing)
            return nil
        }
        for condition in step.unknownConditions {
            drop(
                "condition of an evolution",
                "\(ResourceKey(evolution.into)) has \(condition), which this program does not know")
        }
        return evolution
    }

    /// Removes what would make a species come from itself.
    private mutating func removeCircles() {
        var ancestry = Ancestry()
        for index in catalog.species.indices {
            let species = catalog.species[index]
            guard let ancestor = species.evolvesFrom,
                !ancestry.insert(ancestor, before: species.id)
            else { continue }
            dropCircle(species.id, in: ResourceKey(species.id))
            catalog.species[index].evolvesFrom = nil
        }
        for index in catalog.evolutionChains.indices {
            let chain = catalog.evolutionChains[index]
            catalog.evolutionChains[index].evolutions = chain.evolutions.filter { evolution in
                if ancestry.insert(evolution.from, before: evolution.into) { return true }
                dropCircle(evolution.into, in: ResourceKey(chain.id))
                return false
            }
        }
    }

    private mutating func dropCircle(_ species: Identifier<Species>, in key: ResourceKey) {
        within(key) { $0.drop("evolution", "\(ResourceKey(species)) would come from itself") }
    }
}

extension Evolution {
    /// Everything that the evolution names.
    var references: [ResourceKey] {
        func key<Entity: PokeAPIEntity>(_ id: Identifier<Entity>?) -> ResourceKey? {
            id.map { ResourceKey($0) }
        }
        return [
            key(trigger), key(versionGroup), key(baseForm), key(evolvedForm),
            key(conditions.item), key(conditions.heldItem), key(conditions.knownMove),
            key(conditions.knownMoveType), key(conditions.location), key(conditions.region),
            key(conditions.usedMove), key(conditions.partySpecies), key(conditions.partyType),
            key(conditions.tradeSpecies), key(from), key(into),
        ].compactMap(\.self)
    }
}
