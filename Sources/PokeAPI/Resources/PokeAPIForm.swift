/// PokéAPI's `pokemon-form`.
struct PokeAPIForm: PokeAPIRecord {
    let id: Int
    let name: String
    let formSlug: String
    let names: PokeAPINames<PokeAPIName>
    let labels: PokeAPINames<PokeAPIName>
    let pokemon: PokeAPIReference
    let types: [PokeAPITypeSlot]
    let isDefault: Bool
    let isBattleOnly: Bool
    let isMega: Bool
    let versionGroup: PokeAPIReference
    let pictures: PokeAPIFormPictures

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
}

/// A form's small picture.
struct PokeAPIFormPictures: Codable, Hashable, Sendable {
    let sprite: Nullable<String>

    private enum CodingKeys: String, CodingKey {
        case sprite = "front_default"
    }
}
