import Foundation

/// One resource as it was read, of whichever kind, before it is joined with the others.
enum ResourceDraft: Hashable, Sendable {
    case term(PokeAPITerm)
    case bareTerm(PokeAPIBareTerm)
    case generation(PokeAPIGeneration)
    case versionGroup(PokeAPIVersionGroup)
    case version(PokeAPIVersion)
    case type(PokeAPIType)
    case ability(PokeAPIAbility)
    case nature(PokeAPINature)
    case move(PokeAPIMove)
    case machine(PokeAPIMachine)
    case species(PokeAPISpecies)
    case pokemon(PokemonDraft)
    case form(PokeAPIForm)
    case evolutionChain(PokeAPIEvolutionChain)
    case pokedex(PokeAPIPokedex)

    /// Reads a resource from PokéAPI's JSON.
    ///
    /// - Throws: ``MalformedResource`` when it cannot be decoded, is another one than was asked
    ///   for, or is a family that comes back to itself.
    init(
        _ data: Data, of resource: PokeAPIResource, id: Int, with decoder: JSONDecoder
    ) throws(MalformedResource) {
        switch resource {
        case .pokemon:
            let record = try decoder.record(PokeAPIPokemon.self, from: data)
            self = .pokemon(try PokemonDraft(record))
        case .evolutionChain:
            let record = try decoder.record(PokeAPIEvolutionChain.self, from: data)
            try record.requireEachSpeciesOnce()
            self = .evolutionChain(record)
        default:
            // The others are stored in the shape that they are read from.
            try self.init(stored: data, of: resource, with: decoder)
        }
        guard record.id == id else {
            throw MalformedResource("id is \(record.id) instead of \(id)")
        }
    }

    /// The resource, whatever its kind.
    var record: any PokeAPIRecord {
        switch self {
        case .term(let record): record
        case .bareTerm(let record): record
        case .generation(let record): record
        case .versionGroup(let record): record
        case .version(let record): record
        case .type(let record): record
        case .ability(let record): record
        case .nature(let record): record
        case .move(let record): record
        case .machine(let record): record
        case .species(let record): record
        case .pokemon(let record): record
        case .form(let record): record
        case .evolutionChain(let record): record
        case .pokedex(let record): record
        }
    }
}
