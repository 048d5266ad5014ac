import PokedexDomain

/// The varieties that a region's Pokédex shows in place of the default ones: Alolan forms in
/// Alola's, Galarian ones in Galar's, and so on.
struct RegionalForms {
    private let index: CatalogIndex
    private let region: String?

    /// Pokédexes of a region's games that show the ordinary forms: in Kitakami it is Quagsire, not
    /// Clodsire, that follows Wooper.
    private static let exceptions: Set = ["kitakami", "blueberry"]

    /// Forms whose identifier does not name their region.
    private static let unnamed = ["hisui": "white-striped"]

    init(of pokedex: Pokedex, _ index: CatalogIndex) {
        self.index = index
        region =
            Self.exceptions.contains(pokedex.slug.text)
            ? nil : pokedex.region.map { index[$0].slug.text }
    }

    /// What the Pokédex shows of a species.
    func pokemon(of species: Identifier<Species>) -> Pokemon {
        let ordinary = index.defaultPokemon(of: species)
        guard region != nil else { return ordinary }
        return index[species].varieties.lazy.map { index[$0] }
            .first { isOfRegion($0, default: ordinary) } ?? ordinary
    }

    /// A form that bears the region's name and has other types than the default one: a cap has not.
    private func isOfRegion(_ pokemon: Pokemon, default ordinary: Pokemon) -> Bool {
        guard let region, !pokemon.isDefault, let form = pokemon.mainForm else { return false }
        if form.formSlug == Self.unnamed[region] { return true }
        return form.formSlug.split(separator: "-").first.map(String.init) == region
            && pokemon.types != ordinary.types
    }
}
