/// A word of one of the games' small vocabularies: an egg group, a colour, a learn method….
///
/// `Vocabulary` distinguishes the vocabularies, so that a colour cannot stand where a shape belongs.
package struct Term<Vocabulary>: Hashable, Sendable {
    /// Its number within the vocabulary.
    package var id: Identifier<Self>
    /// Its identifier, unique within the vocabulary.
    package var slug: Slug
    /// Its name as far as the source has one; the rest are in `content/strings/`.
    package var name: LocalizedName

    package init(id: Identifier<Self>, slug: Slug, name: LocalizedName) {
        (self.id, self.slug, self.name) = (id, slug, name)
    }
}

/// The vocabularies that terms belong to; they exist as types alone.
package enum Vocabulary {
    package enum EggGroups {}
    package enum GrowthRates {}
    package enum Colors {}
    package enum Shapes {}
    package enum Habitats {}
    package enum LearnMethods {}
    package enum MoveTargets {}
    package enum MoveAilments {}
    package enum MoveCategories {}
    package enum EvolutionTriggers {}
    package enum ItemCategories {}
    package enum EncounterMethods {}
    package enum EncounterConditions {}
}

/// A group of species that can have Eggs together.
package typealias EggGroup = Term<Vocabulary.EggGroups>
/// How many experience points a species needs for each level.
package typealias GrowthRate = Term<Vocabulary.GrowthRates>
/// A species' colour as the games' Pokédex sorts it.
package typealias PokemonColor = Term<Vocabulary.Colors>
/// A species' body shape; the source has fourteen.
package typealias PokemonShape = Term<Vocabulary.Shapes>
/// Where a species lives, as the games of generation III sorted them.
package typealias Habitat = Term<Vocabulary.Habitats>
/// A way to learn a move.
package typealias LearnMethod = Term<Vocabulary.LearnMethods>
/// Whom a move strikes.
package typealias MoveTarget = Term<Vocabulary.MoveTargets>
/// What a move does to a Pokémon's condition.
package typealias MoveAilment = Term<Vocabulary.MoveAilments>
/// What kind of effect a move has.
package typealias MoveCategory = Term<Vocabulary.MoveCategories>
/// What sets an evolution off.
package typealias EvolutionTrigger = Term<Vocabulary.EvolutionTriggers>
/// What kind of thing an item is, such as a ball.
package typealias ItemCategory = Term<Vocabulary.ItemCategories>
/// A way to meet Pokémon, such as surfing or a gift.
package typealias EncounterMethod = Term<Vocabulary.EncounterMethods>
/// Something that encounters depend on, such as the time of day.
package typealias EncounterCondition = Term<Vocabulary.EncounterConditions>

extension Term where Vocabulary == PokedexDomain.Vocabulary.LearnMethods {
    /// The methods that rules of ours name; tables of all others are lists of moves.
    package enum Known: String, CaseIterable, Sendable {
        /// By reaching a level, or on evolving.
        case levelUp = "level-up"
        /// By TM, HM or TR.
        case machine
        /// From a parent, as an Egg.
        case egg
        case tutor
        /// As an Egg, when a parent holds a Light Ball.
        case lightBallEgg = "light-ball-egg"
    }

    /// Which of the known methods this is; `nil` for the others.
    package var known: Known? { Known(rawValue: slug.text) }
}
