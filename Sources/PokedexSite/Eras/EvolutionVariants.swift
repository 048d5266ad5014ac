import Mustache
import PokedexDomain
import Synchronization

/// The ways of one step of an evolution: today's, and those of games in which they are others.
struct EvolutionVariants {
    let site: LocalizedSite
    let base: PokemonFamilies.Node
    let node: PokemonFamilies.Node

    /// Today's ways; without any the newest of the others, with its games.
    var today: [EvolutionPhrase] {
        let phrases = all
        let today = phrases.filter { $0.games == nil }
        return today.isEmpty ? Array(phrases.suffix(1)) : today
    }

    /// All ways, those of other games with the games' names.
    var all: [EvolutionPhrase] { site.evolutionPhrases.phrases(from: base, to: node) }

    /// Ways, and where they are shown.
    typealias Variant = (ways: [EvolutionPhrase], marks: EraMarks)

    /// The variants so far: those of a step stand on the pages of all its family.
    typealias Known = Mutex<[[Identifier<Pokemon>]: [Variant]]>

    /// Today's ways and those of single games. A game that has both Pokémon but none of the ways says so, as
    /// does one in which nobody evolves.
    func variants() throws -> [Variant] {
        try site.evolutionVariants.value(of: [base.pokemon, node.pokemon]) { try newVariants() }
    }

    private func newVariants() throws -> [Variant] {
        let today = today
        guard !node.ways.isEmpty else { return [(today, EraMarks())] }
        let none = EvolutionPhrase(text: ItemText(try site.phrase("ui.evolution.not-here")))
        return GameVariant.all(games, today: today) { game in
            let ways = site.indexes.availability.ways(from: base.pokemon, to: node, in: game)
            let phrases = site.evolutionPhrases.phrases(for: ways).map(\.inItsGame)
            guard !phrases.isEmpty else { return [none] }
            return phrases == today.map(\.inItsGame) ? today : phrases
        }.map { ($0.fact, $0.marks) }
    }

    /// The games that have both Pokémon, and those in which nobody evolves, whoever they have.
    private var games: [VersionGroup] {
        site.indexes.places.games.inOrder.filter { game in
            !game.hasEvolution
                || [base.pokemon, node.pokemon].allSatisfy {
                    site.indexes.availability.has($0, in: game.id)
                }
        }
    }
}

extension EvolutionPhrase {
    /// The way for readers of its game, who need not be told which it is.
    fileprivate var inItsGame: Self { Self(text: text, short: short, note: note) }
}
