import PokedexDomain

extension ResourceDrafts {
    /// Adds Pokémon with what they learn, and their forms.
    mutating func addPokemon(of catalog: Catalog) {
        for pokemon in catalog.pokemon {
            self.pokemon[pokemon.id.rawValue] = PokemonDraft(
                record: PokeAPIPokemon(pokemon),
                entries: (catalog.learnsets[pokemon.id] ?? .empty).entries)
            for form in pokemon.forms {
                forms[form.id.rawValue] = PokeAPIForm(form, of: pokemon.id)
            }
        }
    }
}

extension PokeAPIPokemon {
    fileprivate init(_ pokemon: Pokemon) {
        self.init(
            id: pokemon.id.rawValue, name: pokemon.slug.text,
            species: PokeAPIReference(.pokemonSpecies, pokemon.species),
            isDefault: pokemon.isDefault, height: Nullable(pokemon.height),
            weight: Nullable(pokemon.weight), baseExperience: Nullable(pokemon.baseExperience),
            types: PokeAPITypeSlot.slots(pokemon.types),
            stats: pokemon.stats.map { PokeAPIBaseStat($0) },
            abilities: pokemon.abilities.map { PokeAPIAbilitySlot($0) },
            pastTypes: pokemon.past.types.map { PokeAPIPastTypes($0) },
            pastStats: pokemon.past.stats.map { PokeAPIPastStats($0) },
            pastAbilities: pokemon.past.abilities.map { PokeAPIPastAbilities($0) },
            pictures: PokeAPIPictures(pokemon.pictures),
            forms: pokemon.forms.map { PokeAPIReference(.pokemonForm, $0.id) }, moves: [])
    }
}

extension PokeAPIForm {
    fileprivate init(_ form: Form, of pokemon: Identifier<Pokemon>) {
        self.init(
            id: form.id.rawValue, name: form.slug.text, formSlug: form.formSlug,
            names: PokeAPINames(form.name), labels: PokeAPINames(form.label),
            pokemon: PokeAPIReference(.pokemon, pokemon), types: PokeAPITypeSlot.slots(form.types),
            isDefault: form.isDefault, isBattleOnly: form.isBattleOnly, isMega: form.isMega,
            versionGroup: PokeAPIReference(.versionGroup, form.versionGroup),
            pictures: PokeAPIFormPictures(sprite: Nullable(form.picture.map(pictureAddress))))
    }
}

extension PokeAPIPictures {
    fileprivate init(_ pictures: Pictures) {
        func address(_ kind: Pictures.Kind) -> String? { pictures[kind].map(pictureAddress) }
        self.init(
            sprite: address(.sprite), shiny: address(.shiny), female: address(.female),
            other: Others(
                home: Pair(ordinary: address(.home), shiny: address(.homeShiny)),
                artwork: Pair(ordinary: address(.artwork), shiny: address(.artworkShiny))))
    }
}

/// A picture's address as the source has it, wherever the catalog's own pictures lie.
private func pictureAddress(_ path: String) -> String {
    CatalogAssembler.pictureBase + path
}
