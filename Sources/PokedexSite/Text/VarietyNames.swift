import PokedexDomain

/// The names of all varieties and forms of a catalog.
struct VarietyNames {
    let pokemon: NameTable<Pokemon>
    let forms: NameTable<Form>
    let formLabels: [Identifier<Form>: DisplayName]

    /// Names them.
    ///
    /// - Throws: ``TranslationError`` when a pattern is missing, or a species has no name.
    init(catalog: Catalog, translation: Translation) throws(TranslationError) {
        let names = try PokemonNames(translation: translation)
        let speciesNames = try NameMaker(translation: translation).table(
            catalog.species, kind: .species)
        let speciesByID = Dictionary(
            catalog.species.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var pokemonNames: [Identifier<Pokemon>: DisplayName] = [:]
        var formNames: [Identifier<Form>: DisplayName] = [:]
        var labels: [Identifier<Form>: DisplayName] = [:]
        for pokemon in catalog.pokemon {
            guard let species = speciesByID[pokemon.species] else { continue }
            for (place, form) in pokemon.forms.enumerated() {
                labels[form.id] = names.label(of: form)
                let slug = place == 0 ? pokemon.slug : form.slug
                formNames[form.id] =
                    place == 0 && pokemon.isDefault
                    ? speciesNames[species.id]
                    : names.name(of: form, slug: slug, species: species)
            }
            pokemonNames[pokemon.id] =
                pokemon.mainForm.flatMap { formNames[$0.id] } ?? speciesNames[species.id]
        }
        self.pokemon = NameTable(pokemonNames)
        forms = NameTable(formNames)
        formLabels = labels
    }
}
