/// A kind of things with names; the raw value is the group of our own words for them.
enum NameKind: String {
    case ability, color, eggGroup = "egg-group", form, generation, genus
    case growthRate = "growth-rate", habitat, item, learnMethod = "learn-method", location, move
    case moveAilment = "move-ailment", moveCategory = "move-category", moveTarget = "move-target"
    case nature, pokedex, pokemon, region, shape, species, type, version
    case versionGroup = "version-group"

    /// What several of them are called: "egg groups".
    var plural: String {
        switch self {
        case .ability: "abilities"
        case .form: "looks"
        case .genus: "genera"
        case .moveCategory: "move categories"
        case .pokedex: "Pokédexes"
        case .pokemon: "Pokémon"
        case .species: "species"
        default: rawValue.replacing("-", with: " ") + "s"
        }
    }
}
