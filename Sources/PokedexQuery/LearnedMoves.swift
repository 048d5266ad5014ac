import PokedexDomain

/// How a Pokémon has a move that a query asks for.
struct LearnedMove {
    let move: Identifier<Move>
    /// The games: those that are asked for, or the newest in which the easiest way is one.
    let game: Identifier<VersionGroup>
    /// The ways, the easiest first: all of them in the only games that are asked for, else one.
    let ways: [MoveAccess.Way]
}

/// Finds how Pokémon have the moves that a query asks for, as
/// `Templates/assets/scripts/query/ways.js` does.
struct LearnedMoves {
    private let index: CatalogIndex
    private let moveAccess: MoveAccess
    /// The moves of each term that asks for some, those of the shortest first.
    private let terms: [[Identifier<Move>]]
    private let scope: MoveScope
    private let asked: Set<Identifier<Move>>
    /// The games, the newest first.
    private let games: [Identifier<VersionGroup>]

    /// - Parameter terms: the moves of each term that asks for some, in the canonical order.
    init(
        _ index: CatalogIndex, moveAccess: MoveAccess, terms: [[Identifier<Move>]],
        scope: MoveScope
    ) {
        self.index = index
        self.moveAccess = moveAccess
        self.scope = scope
        // Moves that are named come before the many that are described.
        self.terms = terms.enumerated()
            .sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }
            .map(\.element)
        asked = Set(terms.joined())
        games = LearnsetUse(index.catalog).games.reversed().map(\.id)
            .filter { scope.games?.contains($0) ?? true }
    }

    /// What a Pokémon has of the moves: named ones first, then the easiest.
    func moves(of pokemon: Pokemon) -> [LearnedMove] {
        var found: [Identifier<Move>: LearnedMove] = [:]
        for game in games {
            let ways = moveAccess.ways(of: pokemon, in: game) {
                asked.contains($0.move) && scope.contains($0)
            }
            for (move, ways) in Dictionary(grouping: ways, by: \.entry.move) {
                let ways = easiestFirst(ways)
                if let known = found[move], rank(known.ways[0]) <= rank(ways[0]) { continue }
                found[move] = LearnedMove(
                    move: move, game: game, ways: isInOneGame ? ways : [ways[0]])
            }
        }
        var listed: Set<Identifier<Move>> = []
        return terms.flatMap { moves in
            moves.compactMap { found[$0] }.sorted { order($0) < order($1) }
        }.filter { listed.insert($0.move).inserted }
    }

    /// Whether the query asks for the games of one version group alone.
    var isInOneGame: Bool { scope.games?.count == 1 }

    /// The easiest way, then the Pokémon's own ones: by each method that at the lowest level.
    private func easiestFirst(_ ways: [MoveAccess.Way]) -> [MoveAccess.Way] {
        var methods: Set<Identifier<LearnMethod>> = []
        let own = ways.filter { $0.stage == nil && methods.insert($0.entry.method).inserted }
            .sorted { rank($0) < rank($1) }
        let before = ways.filter { $0.stage != nil }.min { cost($0) < cost($1) }
        guard let before, own.first.map({ cost(before) < cost($0) }) ?? true else { return own }
        return [before] + own
    }

    /// Lower is easier.
    private func cost(_ way: MoveAccess.Way) -> Int {
        let cost =
            switch index[way.entry.method].known {
            case .levelUp: 1
            case .machine: 2
            case .tutor: 3
            case .egg: 4
            case .lightBallEgg, nil: 5
            }
        return way.stage == nil ? cost : cost + 1
    }

    /// Of ways that are as easy, those without an earlier stage come first.
    private func rank(_ way: MoveAccess.Way) -> (Int, Int, Int) {
        (cost(way), way.stage == nil ? 0 : 1, index.position(of: way.entry.method))
    }

    /// What moves of one term are sorted by. In any game, levels do not count.
    private func order(_ learned: LearnedMove) -> (Int, Int, Int) {
        let easiest = learned.ways[0]
        return (
            cost(easiest), scope.games == nil ? 0 : easiest.entry.level,
            index.position(of: learned.move)
        )
    }
}
