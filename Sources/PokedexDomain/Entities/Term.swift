/// A word of one of the games' small vocabularies: an egg group, a colour, a learn method….
///
/// `Vocabulary` distinguishes the vocabularies, so that a colour cannot stand where a shape belongs.
public struct Term<Vocabulary>: Hashable, Sendable {
    /// Its number within the vocabulary.
    public let id: Identifier<Self>
    /// Its identifier, unique within the vocabulary.
    public let slug: Slug
    /// Its name as far as the source has one; the rest are in `content/strings/`.
    public let name: LocalizedName

    /// Holds one word.
    public init(id: Identifier<Self>, slug: Slug, name: LocalizedName) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

/// The vocabularies that terms belong to; they exist as types alone.
public enum Vocabulary {
    /// PokéAPI's `egg-group`.
    public enum EggGroups {}
    /// PokéAPI's `growth-rate`.
    public enum GrowthRates {}
    /// PokéAPI's `pokemon-color`.
    public enum Colors {}
    /// PokéAPI's `pokemon-shape`.
    public enum Shapes {}
    /// PokéAPI's `pokemon-habitat`.
    public enum Habitats {}
    /// PokéAPI's `move-learn-method`.
    public enum LearnMethods {}
    /// PokéAPI's `move-target`.
    public enum MoveTargets {}
    /// PokéAPI's `move-ailment`.
    public enum MoveAilments {}
    /// PokéAPI's `move-category`.
    public enum MoveCategories {}
    /// PokéAPI's `evolution-trigger`.
    public enum EvolutionTriggers {}
    /// PokéAPI's `item-category`.
    public enum ItemCategories {}
    /// PokéAPI's `encounter-method`.
    public enum EncounterMethods {}
    /// PokéAPI's `encounter-condition`.
    public enum EncounterConditions {}
}

/// A group of species that can have Eggs together.
public typealias EggGroup = Term<Vocabulary.EggGroups>
/// How many experience points a species needs for each level.
public typealias GrowthRate = Term<Vocabulary.GrowthRates>
/// A species' colour as the games' Pokédex sorts it.
public typealias PokemonColor = Term<Vocabulary.Colors>
/// A species' body shape; the source has fourteen.
public typealias PokemonShape = Term<Vocabulary.Shapes>
/// Where a species lives, as the games of generation III sorted them.
public typealias Habitat = Term<Vocabulary.Habitats>
/// A way to learn a move.
public typealias LearnMethod = Term<Vocabulary.LearnMethods>
/// Whom a move strikes.
public typealias MoveTarget = Term<Vocabulary.MoveTargets>
/// What a move does to a Pokémon's condition.
public typealias MoveAilment = Term<Vocabulary.MoveAilments>
/// What kind of effect a move has.
public typealias MoveCategory = Term<Vocabulary.MoveCategories>
/// What sets an evolution off.
public typealias EvolutionTrigger = Term<Vocabulary.EvolutionTriggers>
/// What kind of thing an item is, such as a ball.
public typealias ItemCategory = Term<Vocabulary.ItemCategories>
/// A way to meet Pokémon, such as surfing or a gift.
public typealias EncounterMethod = Term<Vocabulary.EncounterMethods>
/// Something that encounters depend on, such as the time of day.
public typealias EncounterCondition = Term<Vocabulary.EncounterConditions>

extension Term where Vocabulary == PokedexDomain.Vocabulary.LearnMethods {
    /// The methods that tables are made of by their own rules; all others are lists of moves.
    public enum Known: String, CaseIterable, Sendable {
        /// By reaching a level, or on evolving.
        case levelUp = "level-up"
        /// By TM, HM or TR.
        case machine
        /// From a parent, as an Egg.
        case egg
        /// From a tutor.
        case tutor
        /// As an Egg, when a parent holds a Light Ball.
        case lightBallEgg = "light-ball-egg"
    }

    /// Whether the method is that of one game alone, such as Pokémon XD, and named after it.
    public var isOfOneGame: Bool {
        ["stadium-surfing-pikachu", "colosseum-purification", "xd-shadow", "xd-purification"]
            .contains(slug.text)
    }

    /// Which of the known methods this is; `nil` for the others.
    public var known: Known? { Known(rawValue: slug.text) }
}
