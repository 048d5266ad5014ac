import PokedexDomain

/// The names that several Pokémon of one species share, sorted; each Pokémon must have its own.
///
/// - Parameter name: a Pokémon's name in the language that is checked.
package func sharedNames(
    in catalog: Catalog, name: (Identifier<Pokemon>) -> String
) -> [String] {
    Dictionary(grouping: catalog.pokemon, by: \.species).values.flatMap { pokemon in
        Dictionary(grouping: pokemon) { name($0.id) }.filter { $0.value.count > 1 }.map(\.key)
    }.sorted()
}
