/// Games in which Pokémon are the same and the same rules hold: those of a generation, or one game that
/// has rules of its own.
package struct Era: Hashable, Sendable {
    /// The generation's number, or the game's slug.
    package let token: String
    /// The generation.
    package let generation: Identifier<Generation>
    /// Whether Pokémon have abilities.
    package let hasAbilities: Bool
    /// Whether one stat, Special, stands for both special stats.
    package var hasOneSpecial: Bool { generation.rawValue <= Self.lastGenerationWithOneSpecial }
    private static let lastGenerationWithOneSpecial = 1
    /// How a stat follows from its base value; `nil` where no formula of ours holds.
    package let statFormula: StatFormula?

    /// The era of most games of a generation.
    package init(_ generation: Identifier<Generation>) {
        self.generation = generation
        token = String(generation.rawValue)
        hasAbilities = generation.rawValue >= MainGames.firstGenerationWithAbilities
        statFormula =
            generation.rawValue < MainGames.firstGenerationWithNatures
            ? .withoutNatures : .withNatures
    }

    /// The era of a game.
    package init(_ game: VersionGroup) {
        let ordinary = Era(game.generation)
        let statFormula = game.hasOwnStatFormula ? nil : ordinary.statFormula
        let isOrdinary =
            game.hasAbilities == ordinary.hasAbilities && statFormula == ordinary.statFormula
        generation = game.generation
        token = isOrdinary ? ordinary.token : game.slug.text
        hasAbilities = game.hasAbilities
        self.statFormula = statFormula
    }
}

extension MainGames {
    /// The eras in the order of their first games.
    package var eras: [Era] {
        inOrder.map { Era($0) }.reduce(into: []) { eras, era in
            if !eras.contains(era) { eras.append(era) }
        }
    }
}
