import PokedexDomain
import PokedexQuery

/// Says in one language how Pokémon have moves, as the cards of the website do: the words
/// `script-parts.ways` of `content/strings/`.
package struct LearnedMoveTexts: Sendable {
    /// How many moves are named, as many as `Templates/assets/scripts/list/card-ways.js`.
    private static let most = 3

    private let machines: MachineLabels
    private let level: TextTemplate
    private let onEvolving: String
    private let methods: [String: String]
    private let before: TextTemplate
    private let ofMove: TextTemplate
    private let inGames: TextTemplate
    private let separator: String
    private let between: String
    private let more: TextTemplate

    /// Takes the words of a language.
    ///
    /// - Throws: ``TranslationError`` when one is missing or has the wrong placeholders.
    package init(
        translation: Translation, versionGroups: [VersionGroup]
    ) throws(TranslationError) {
        let group = "script-parts.ways"
        machines = try MachineLabels(translation: translation, versionGroups: versionGroups)
        level = try translation.template("\(group).level", placeholders: ["level"])
        onEvolving = try translation.text("\(group).on-evolving")
        methods = translation.texts(under: "\(group).methods")
        before = try translation.template("\(group).before", placeholders: ["pokemon", "way"])
        ofMove = try translation.template("\(group).of-move", placeholders: ["move", "way"])
        inGames = try translation.template("\(group).in-games", placeholders: ["games", "way"])
        separator = try translation.text("\(group).separator")
        between = try translation.text("\(group).between")
        more = try translation.template("\(group).more", placeholders: ["count"])
    }

    /// The first moves and how many more there are:
    /// "Thunderbolt: Lv. 36, TM126 · Zap Cannon: Lv. 50 · +4 more".
    package func text(of moves: [PokemonSearch.Learned]) -> String {
        var texts = moves.prefix(Self.most).map(text)
        let others = moves.count - texts.count
        if others > 0 { texts.append(more.filled { _ in "\(others)" }) }
        return texts.joined(separator: between)
    }

    private func text(of learned: PokemonSearch.Learned) -> String {
        let ways = learned.ways.map { way in
            let text = self.text(of: way)
            return learned.isOnlyGame
                ? text : inGames.filled { $0 == "way" ? text : learned.game.name }
        }.joined(separator: separator)
        return ofMove.filled { $0 == "way" ? ways : learned.move.name }
    }

    private func text(of way: PokemonSearch.Way) -> String {
        let own = ownText(of: way)
        guard let stage = way.stage else { return own }
        return before.filled { $0 == "way" ? own : stage.name }
    }

    private func ownText(of way: PokemonSearch.Way) -> String {
        if let level = way.level {
            return level == 0 ? onEvolving : self.level.filled { _ in "\(level)" }
        }
        guard way.machines.isEmpty else {
            return way.machines.map(machines.label).joined(separator: separator)
        }
        return methods[way.method.slug.text] ?? way.method.name
    }
}
