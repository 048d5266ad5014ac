import Mustache
import PokedexDomain

/// The moves that have a type today, or had it in earlier games, each with its values in each game.
///
/// In a game those are the moves of its generation and of earlier ones; of those, a row says which nobody
/// learns there.
struct TypeMoves {
    private let site: LocalizedSite
    private let type: Identifier<PokemonType>
    /// By name.
    private let moves: [Move]
    private var history: MoveHistory { site.indexes.moveHistory }
    private var games: [VersionGroup] { site.indexes.places.games.inOrder }

    init(_ type: Identifier<PokemonType>, _ site: LocalizedSite) {
        self.site = site
        self.type = type
        let moves = site.indexes.catalog.moves.filter { move in
            move.type == type || move.past.contains { $0.values.type == type }
                || move.inGames.contains { $0.values.type == type }
        }
        self.moves = site.moveOrder.sorted(moves, by: \.id)
    }

    /// How many there are today.
    var countToday: Int { moves.count { $0.type == type } }

    /// Whether any has, or had, the type.
    var isEmpty: Bool { moves.isEmpty }

    /// How many there are in a game.
    private func count(in game: VersionGroup) -> Int {
        moves.count { move in
            move.generation <= game.generation && history.values(of: move, in: game).type == type
        }
    }

    /// How many there are, for `partials/era-count`: in an era as in its first game, since types change
    /// with generations alone.
    func count() throws -> Object {
        try site.value(
            site.indexes.places.games.eras, today: countToday,
            count: { era in
                games.first { site.indexes.places.games.era(of: $0) == era }.map(count) ?? 0
            },
            text: { try site.counted("ui.type.moves-count", $0) })
    }

    /// Each move with its values of today, and again with those that it had in other games.
    func rows() throws -> [Object] { try moves.flatMap(rows) }

    /// What a row shows of a move's values.
    private struct Shown: Equatable {
        let values: MoveValues

        static func == (first: Self, second: Self) -> Bool {
            [.damageClass, .power, .accuracy, .powerPoints].allSatisfy {
                first.values.agrees(with: second.values, in: $0)
            }
        }
    }

    /// - Returns: `nil` for values of another type.
    private func shown(_ values: MoveValues) -> Shown? {
        values.type == type ? Shown(values: values) : nil
    }

    private func rows(of move: Move) throws -> [Object] {
        let variants = GameVariant.all(
            games.filter { $0.generation >= move.generation },
            today: shown(history.valuesToday(of: move)),
            fact: { shown(history.values(of: move, in: $0)) })
        let absent = site.absence.marks { !site.indexes.games.mayTeach(move, in: $0) }.hidden
        return try variants.compactMap { variant in
            guard let shown = variant.fact else { return nil }
            let row = try site.entry(MovePage.self, move).adding([
                "values": site.partials.classValues(shown.values), "absent": absent,
            ])
            return site.absence.joined(variant.marks).marking(row)
        }
    }
}
