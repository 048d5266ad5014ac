/// Everything that was read, by kind and number, before it is joined.
struct ResourceDrafts {
    /// When and from what the data set was made.
    var meta: PokeAPIMeta?
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
