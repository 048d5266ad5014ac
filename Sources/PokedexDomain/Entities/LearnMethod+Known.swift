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
