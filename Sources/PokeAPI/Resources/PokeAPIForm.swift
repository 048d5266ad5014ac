import PokedexDomain

/// PokéAPI's `pokemon-form`.
struct PokeAPIForm: PokeAPIRecord {
    let id: Int
    let name: String
    let formSlug: String
    let names: PokeAPINames<PokeAPIName>
    let labels: PokeAPINames<PokeAPIName>
    let pokemon: PokeAPIReference
    let types: [PokeAPIPokemon.TypeSlot]
    let isDefault: Bool
    let isBattleOnly: Bool
    let isMega: Bool
    let versionGroup: PokeAPIReference
    let pictures: Sprites

    private enum CodingKeys: String, CodingKey {
        case id, name, names, pokemon, types
        case formSlug = "form_name"
        case labels = "form_names"
        case isDefault = "is_default"
        case isBattleOnly = "is_battle_only"
        case isMega = "is_mega"
        case versionGroup = "version_group"
        case pictures = "sprites"
    }

    /// The form's small picture.
    struct Sprites: Decodable, Sendable {
        let sprite: Nullable<String>

        private enum CodingKeys: String, CodingKey {
            case sprite = "front_default"
        }
    }

    func facts() throws(MalformedResource) -> FormFacts {
        var losses: [ResourceLoss] = []
        let form = Form(
            id: try Checked.id(id), slug: try Checked.slug(name),
            formSlug: try Checked.text(formSlug, .slugPart, "form_name"),
            name: try names.localized("names"), label: try labels.localized("form_names"),
            types: try types.ids("types"), isDefault: isDefault, isBattleOnly: isBattleOnly,
            isMega: isMega, versionGroup: try versionGroup.id("version_group"),
            picture: PokeAPIPokemon.Sprites.path(pictures.sprite.value, &losses))
        return FormFacts(form: form, pokemon: try pokemon.id("pokemon"), losses: losses)
    }
}

/// A form, and whose it is.
struct FormFacts: ResourceFacts {
    let form: Form
    let pokemon: Identifier<Pokemon>
    var losses: [ResourceLoss] = []

    var number: Int { form.id.rawValue }
    var uniqueSlug: Slug? { form.slug }
}

extension Catalog {
    /// The forms of all Pokémon.
    var formFacts: [FormFacts] {
        pokemon.flatMap { pokemon in
            pokemon.forms.map { FormFacts(form: $0, pokemon: pokemon.id) }
        }
    }
}
