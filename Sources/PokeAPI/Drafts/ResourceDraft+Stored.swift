import Foundation

/// Drafts are stored as JSON in PokéAPI's own shape, with what is used of it alone; only a Pokémon
/// has a shape of its own, for its moves are packed.
extension ResourceDraft {
    /// The bytes to store; the same draft gives the same bytes.
    ///
    /// - Parameter encoder: ``Foundation/JSONEncoder/records``.
    /// - Throws: ``MalformedResource`` when it cannot be written, which no draft that was read
    ///   gives reason for.
    func stored(with encoder: JSONEncoder) throws(MalformedResource) -> Data {
        do {
            return try encoder.encode(record)
        } catch {
            throw MalformedResource("it cannot be stored: \(error)")
        }
    }

    /// Takes back what was stored.
    ///
    /// - Throws: ``MalformedResource`` when the bytes are no stored resource of this kind.
    init(
        stored data: Data, of resource: PokeAPIResource, with decoder: JSONDecoder
    ) throws(MalformedResource) {
        func record<Record: PokeAPIRecord>() throws(MalformedResource) -> Record {
            try decoder.record(Record.self, from: data)
        }
        switch resource {
        case .generation: self = .generation(try record())
        case .versionGroup: self = .versionGroup(try record())
        case .version: self = .version(try record())
        case .type: self = .type(try record())
        case .ability: self = .ability(try record())
        case .nature: self = .nature(try record())
        case .move: self = .move(try record())
        case .machine: self = .machine(try record())
        case .pokemonSpecies: self = .species(try record())
        case .pokemon: self = .pokemon(try record())
        case .pokemonForm: self = .form(try record())
        case .evolutionChain: self = .evolutionChain(try record())
        case .pokedex: self = .pokedex(try record())
        case .growthRate, .moveCategory: self = .bareTerm(try record())
        case .region, .eggGroup, .pokemonColor, .pokemonShape, .pokemonHabitat, .moveLearnMethod,
            .moveTarget, .moveAilment, .evolutionTrigger, .item, .location:
            self = .term(try record())
        }
    }
}

extension JSONEncoder {
    /// Writes records compactly, and the same one always in the same way.
    static var records: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
