/// Everything that was read, by kind and number, before it is joined.
struct ResourceDrafts: Hashable, Sendable {
    /// When and from what the data set was made.
    var meta: PokeAPIMeta?
    /// The address that the catalog's pictures shall lie below. The records' own addresses are the
    /// source's in any case.
    var pictureBase = CatalogAssembler.pictureBase
    var terms: [PokeAPIResource: [Int: PokeAPITerm]] = [:]
    var bareTerms: [PokeAPIResource: [Int: PokeAPIBareTerm]] = [:]
    var generations: [Int: PokeAPIGeneration] = [:]
    var versionGroups: [Int: PokeAPIVersionGroup] = [:]
    var versions: [Int: PokeAPIVersion] = [:]
    var types: [Int: PokeAPIType] = [:]
    var abilities: [Int: PokeAPIAbility] = [:]
    var natures: [Int: PokeAPINature] = [:]
    var moves: [Int: PokeAPIMove] = [:]
    var machines: [Int: PokeAPIMachine] = [:]
    var species: [Int: PokeAPISpecies] = [:]
    var pokemon: [Int: PokemonDraft] = [:]
    var forms: [Int: PokeAPIForm] = [:]
    var evolutionChains: [Int: PokeAPIEvolutionChain] = [:]
    var pokedexes: [Int: PokeAPIPokedex] = [:]
}

extension ResourceDrafts {
    /// Adds a resource, in place of one of the same kind and number.
    mutating func insert(_ draft: ResourceDraft, of resource: PokeAPIResource, id: Int) {
        switch draft {
        case .term(let record): terms[resource, default: [:]][id] = record
        case .bareTerm(let record): bareTerms[resource, default: [:]][id] = record
        case .generation(let record): generations[id] = record
        case .versionGroup(let record): versionGroups[id] = record
        case .version(let record): versions[id] = record
        case .type(let record): types[id] = record
        case .ability(let record): abilities[id] = record
        case .nature(let record): natures[id] = record
        case .move(let record): moves[id] = record
        case .machine(let record): machines[id] = record
        case .species(let record): species[id] = record
        case .pokemon(let record): pokemon[id] = record
        case .form(let record): forms[id] = record
        case .evolutionChain(let record): evolutionChains[id] = record
        case .pokedex(let record): pokedexes[id] = record
        }
    }

    /// Takes out the items and places that no evolution chain names any more.
    mutating func dropUnnamedTerms() {
        for (resource, ids) in namedTerms {
            let named = Set(ids)
            terms[resource] = terms[resource]?.filter { named.contains($0.key) }
        }
    }

    /// The items and places that evolution chains name. Of those there are many; only these are
    /// facts here.
    var namedTerms: [(PokeAPIResource, [Int])] {
        let named = evolutionChains.values.map(\.named)
        return [(.item, named.flatMap(\.items)), (.location, named.flatMap(\.locations))]
    }
}
