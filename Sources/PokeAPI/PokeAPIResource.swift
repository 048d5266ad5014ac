/// The kinds of resource that facts are taken from, by PokéAPI's names.
public enum PokeAPIResource: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// Regions.
    case region
    /// Generations.
    case generation
    /// Version groups.
    case versionGroup = "version-group"
    /// Versions: single games.
    case version
    /// Types with their relations.
    case type
    /// Abilities.
    case ability
    /// Natures.
    case nature
    /// Egg groups.
    case eggGroup = "egg-group"
    /// Growth rates.
    case growthRate = "growth-rate"
    /// Colours.
    case pokemonColor = "pokemon-color"
    /// Body shapes.
    case pokemonShape = "pokemon-shape"
    /// Habitats.
    case pokemonHabitat = "pokemon-habitat"
    /// Learn methods.
    case moveLearnMethod = "move-learn-method"
    /// Targets of moves.
    case moveTarget = "move-target"
    /// Ailments that moves cause.
    case moveAilment = "move-ailment"
    /// Categories of moves.
    case moveCategory = "move-category"
    /// Evolution triggers.
    case evolutionTrigger = "evolution-trigger"
    /// Moves.
    case move
    /// Machines.
    case machine
    /// Species.
    case pokemonSpecies = "pokemon-species"
    /// Pokémon: varieties of species.
    case pokemon
    /// Forms of Pokémon.
    case pokemonForm = "pokemon-form"
    /// Evolution chains.
    case evolutionChain = "evolution-chain"
    /// Pokédexes.
    case pokedex
    /// Items, as far as evolution chains name them.
    case item
    /// Locations, as far as evolution chains name them.
    case location

    /// PokéAPI's name of the kind.
    public var description: String { rawValue }

    /// Whether all of the kind are read; the others are read as far as something names them.
    var isReadWhole: Bool { self != .item && self != .location }
}
