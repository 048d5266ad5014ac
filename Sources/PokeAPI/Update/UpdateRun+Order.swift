extension UpdateRun {
    /// The small vocabularies, which everything else names.
    private static let words: [PokeAPIResource] = [
        .region, .generation, .versionGroup, .version, .type, .nature, .eggGroup, .growthRate,
        .pokemonColor, .pokemonShape, .pokemonHabitat, .moveLearnMethod, .moveTarget, .moveAilment,
        .moveCategory, .evolutionTrigger,
    ]

    /// Fetches the small vocabularies.
    mutating func fetchWords(_ progress: (UpdateProgress) -> Void) async throws {
        let keys = Self.words.flatMap { due.takeAll($0) }
        units[.words] = UpdateUnits(records: keys.count)
        try await fetch(keys, .words, progress)
        let species = listed[.pokemonSpecies] ?? []
        units[.pokemon] = UpdateUnits(of: [.pokemonSpecies, .pokemon], in: due, among: species)
        units[.moves] = UpdateUnits(of: [.move], in: due, among: listed[.move] ?? [])
    }

    /// The generations, the one that is wanted first before all others.
    ///
    /// - Throws: ``UpdateError`` when there is no such one.
    func generationsInOrder() throws(UpdateError) -> [PokeAPIGeneration] {
        let first = options.firstGeneration
        if let first, !known.generations.isEmpty, known.generations[first] == nil {
            let last = known.generations.keys.max() ?? 0
            throw UpdateError("there is no generation \(first): the source has 1 to \(last)")
        }
        return known.generations.values.sorted {
            ($0.id == first ? 0 : 1, $0.id) < ($1.id == first ? 0 : 1, $1.id)
        }
    }

    /// Fetches a generation's species with everything that belongs to them, and its moves.
    mutating func fetch(
        _ generation: PokeAPIGeneration, _ progress: (UpdateProgress) -> Void
    ) async throws {
        let species = numbers(generation.species ?? [], .pokemonSpecies)
        try await fetch(due.take(.pokemonSpecies, species), .pokemon, progress)
        let taken = species.compactMap { known.species[$0] }
        let pokemon = numbers(taken.flatMap { $0.varieties.map(\.pokemon) }, .pokemon)
        try await fetch(due.take(.pokemon, pokemon), .pokemon, progress)
        let drafts = pokemon.compactMap { known.pokemon[$0]?.record }
        let forms = numbers(drafts.flatMap(\.forms), .pokemonForm)
        let chains = numbers(taken.compactMap(\.evolutionChain.value), .evolutionChain)
        let abilities = numbers(
            drafts.flatMap { $0.abilities.compactMap(\.ability.value) }, .ability)
        try await fetch(
            due.take(.pokemonForm, forms) + due.take(.evolutionChain, chains)
                + due.take(.ability, abilities), .pokemon, progress)
        let moves = due.take(.move, numbers(generation.moves ?? [], .move))
        try await fetch(moves, .moves, progress)
    }

    /// Fetches what no generation names, and what new records have made due meanwhile.
    mutating func fetchRest(_ progress: (UpdateProgress) -> Void) async throws {
        units[.rest] = UpdateUnits(records: 0)
        while insertNamedTerms() > 0 {
            let keys = PokeAPIResource.allCases.flatMap { due.takeAll($0) }
            units[.rest]?.add(keys.count)
            try await fetch(keys, .rest, progress)
        }
    }

    /// Makes the items and places due that evolution chains name.
    ///
    /// - Returns: how many records are due.
    private mutating func insertNamedTerms() -> Int {
        for (resource, ids) in known.namedTerms {
            for id in Set(ids) { insertIfDue(ResourceKey(resource, id)) }
        }
        return due.count
    }

    private func numbers(
        _ references: [PokeAPIReference], _ resource: PokeAPIResource
    ) -> Set<Int> {
        Set(references.compactMap { $0.number(of: resource) })
    }
}
