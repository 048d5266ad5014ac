import Diagnostics
import Foundation
import PokedexDomain

// What is due.
extension UpdateRun {
    /// Reads the date and commit of the data set. Not every source has them; then what is known of
    /// them remains.
    mutating func readMeta() async throws {
        let answer = try? await queue.source.read(.meta, unlessTagged: nil) {
            (try PokeAPIMeta($0), try StoredRecord.content(of: $0))
        }
        guard case .value((let meta, let content), _) = answer else { return }
        hasAnswer = true
        hasMeta = true
        if meta != known.meta { try records.set(.unpublished, to: "1") }
        known.meta = meta
        try records.set(.meta, to: String(decoding: content, as: UTF8.self))
    }

    /// Reads the lists of all records. Where one cannot be read, the last one counts.
    mutating func readLists() async throws {
        let resources = PokeAPIResource.allCases.filter { $0.kind.isListed && $0.parent == nil }
        units[.lists] = UpdateUnits(records: resources.count)
        for resource in resources {
            let isRead = try await readList(of: resource)
            if isRead { units[.lists]?.finish(ResourceKey(resource, 0)) }
            show(.lists)
        }
        for resource in PokeAPIResource.allCases {
            if let parent = resource.parent { listed[resource] = listed[parent] }
        }
    }

    /// - Returns: whether the source has answered.
    private mutating func readList(of resource: PokeAPIResource) async throws -> Bool {
        let last = try records.list(of: resource)
        if let last { listed[resource] = Set(last.ids) }
        do {
            let answer = try await queue.source.list(resource, unlessTagged: last?.tag)
            hasAnswer = true
            if case .value(let list, let tag) = answer {
                listed[resource] = Set(list.ids)
                try records.put(
                    list: list.ids, of: resource, tag: list.malformed.isEmpty ? tag : nil,
                    at: options.now())
                if let entry = list.malformed.first {
                    try fail(resource.rawValue, "the list holds \(entry)")
                }
            } else {
                try records.succeed(resource.rawValue)
            }
            return true
        } catch let error as PokeAPISourceError {
            try note(error, of: resource.rawValue)
            return false
        }
    }

    /// Makes all listed records due that are new or were last checked too long ago.
    mutating func findDueRecords() {
        for (resource, ids) in listed {
            for id in ids { insertIfDue(ResourceKey(resource, id)) }
        }
    }

    /// Makes a record due when it is not known, expired, or failed before.
    mutating func insertIfDue(_ key: ResourceKey) { if isDue(key) { due.insert(key) } }

    private func isDue(_ key: ResourceKey) -> Bool {
        if formerFailures.contains(key.description) { return true }
        guard known[key] != nil else { return true }
        let databaseTime = isFull ? 0 : databaseTime
        let fetchedAt = marks[key]?.fetchedAt ?? databaseTime
        return key.resource.kind.isExpired(fetchedAt: fetchedAt, now: options.now())
    }
}

// The order of fetching.
extension UpdateRun {
    /// The small vocabularies, which all other records name.
    private static let vocabularies: [PokeAPIResource] = [
        .region, .generation, .versionGroup, .version, .type, .nature, .eggGroup, .growthRate,
        .pokemonColor, .pokemonShape, .pokemonHabitat, .moveLearnMethod, .moveTarget, .moveAilment,
        .moveCategory, .evolutionTrigger, .itemCategory, .encounterMethod, .encounterCondition,
        .encounterConditionValue,
    ]

    mutating func fetchVocabularies() async throws {
        let keys = Self.vocabularies.flatMap { due.takeAll($0) }
        units[.vocabularies] = UpdateUnits(records: keys.count)
        try await fetch(keys, .vocabularies)
        let species = listed[.pokemonSpecies] ?? []
        units[.pokemon] = UpdateUnits(of: [.pokemonSpecies, .pokemon], in: due, among: species)
        units[.moves] = UpdateUnits(of: [.move], in: due, among: listed[.move] ?? [])
    }

    /// The generations, the wanted one before all others.
    ///
    /// - Throws: ``DiagnosticError`` when there is no such generation.
    func generationsInOrder() throws -> [GenerationFacts] {
        let all: [GenerationFacts] = known.all(.generation)
        guard let first = options.firstGeneration, !all.isEmpty else { return all }
        guard all.contains(where: { $0.number == first }) else {
            let last = all.last?.number ?? 0
            throw DiagnosticError("there is no generation \(first): the source has 1 to \(last)")
        }
        return all.filter { $0.number == first } + all.filter { $0.number != first }
    }

    /// Fetches a generation's species with all that belongs to them, and its moves.
    mutating func fetch(_ generation: GenerationFacts) async throws {
        try await fetch(due.take(.pokemonSpecies, generation.species), .pokemon)
        let species: [Species] = generation.species.compactMap {
            known.facts(.pokemonSpecies, $0)
        }
        let pokemon = Set(species.flatMap(\.varieties).map(\.rawValue))
        try await fetch(due.take(.pokemon, pokemon), .pokemon)
        let facts: [PokemonFacts] = pokemon.compactMap { known.facts(.pokemon, $0) }
        let forms = facts.flatMap(\.forms).map(\.rawValue)
        let abilities = facts.flatMap(\.pokemon.abilities).compactMap(\.ability?.rawValue)
        let chains = species.compactMap(\.evolutionChain?.rawValue)
        try await fetch(
            due.take(.pokemonForm, Set(forms)) + due.take(.evolutionChain, Set(chains))
                + due.take(.ability, Set(abilities)), .pokemon)
        try await fetch(due.take(.move, generation.moves), .moves)
    }

    /// Fetches all other records, and those that new records have made due.
    mutating func fetchRest() async throws {
        units[.rest] = UpdateUnits(records: 0)
        while true {
            for item in known.namedItems { insertIfDue(ResourceKey(item)) }
            let keys = PokeAPIResource.allCases.flatMap { due.takeAll($0) }
            guard !keys.isEmpty else { return }
            units[.rest]?.add(keys.count)
            try await fetch(keys, .rest)
        }
    }
}
