import PokedexDomain

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
    /// - Throws: ``UpdateError`` when there is no such generation.
    func generationsInOrder() throws(UpdateError) -> [GenerationFacts] {
        let all: [GenerationFacts] = known.all(.generation)
        guard let first = options.firstGeneration, !all.isEmpty else { return all }
        guard all.contains(where: { $0.number == first }) else {
            let last = all.last?.number ?? 0
            throw UpdateError("there is no generation \(first): the source has 1 to \(last)")
        }
        return all.filter { $0.number == first } + all.filter { $0.number != first }
    }

    /// Fetches a generation's species with everything that belongs to them, and its moves.
    mutating func fetch(
        _ generation: GenerationFacts, _ progress: (UpdateProgress) -> Void
    ) async throws {
        try await fetch(due.take(.pokemonSpecies, generation.species), .pokemon, progress)
        let species: [Species] = generation.species.compactMap {
            known.facts(.pokemonSpecies, $0)
        }
        let pokemon = Set(species.flatMap(\.varieties).map(\.rawValue))
        try await fetch(due.take(.pokemon, pokemon), .pokemon, progress)
        let facts: [PokemonFacts] = pokemon.compactMap { known.facts(.pokemon, $0) }
        let forms = facts.flatMap(\.forms).map(\.rawValue)
        let abilities = facts.flatMap(\.pokemon.abilities).compactMap(\.ability?.rawValue)
        let chains = species.compactMap(\.evolutionChain?.rawValue)
        try await fetch(
            due.take(.pokemonForm, Set(forms)) + due.take(.evolutionChain, Set(chains))
                + due.take(.ability, Set(abilities)), .pokemon, progress)
        try await fetch(due.take(.move, generation.moves), .moves, progress)
    }

    /// Fetches what no generation names, and what new records have made due meanwhile.
    mutating func fetchRest(_ progress: (UpdateProgress) -> Void) async throws {
        units[.rest] = UpdateUnits(records: 0)
        while true {
            for key in known.namedTerms { insertIfDue(key) }
            let keys = PokeAPIResource.allCases.flatMap { due.takeAll($0) }
            guard !keys.isEmpty else { return }
            units[.rest]?.add(keys.count)
            try await fetch(keys, .rest, progress)
        }
    }
}
