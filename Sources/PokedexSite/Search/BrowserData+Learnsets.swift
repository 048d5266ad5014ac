import PokedexDomain

extension BrowserData {
    /// `learnsets/{version-group}.json`: who learns what, by method and, for levels, at which.
    func learnset(of group: Identifier<VersionGroup>) -> [UInt8] {
        document { writer in
            writer.member("version-group", useCases.index[group].slug.text)
            writer.key("methods")
            writer.object { writer in
                for ways in ways(in: group) { write(ways, into: &writer) }
            }
        }
    }

    /// `learnsets/any.json`: who learns what in any game and in any way.
    var anyLearnset: [UInt8] {
        let learners = learners
        let moves = learners.indices.filter { !learners[$0].isEmpty }
        return document { writer in
            writer.column("moves", moves)
            writer.column("pokemon", moves.map { Self.steps(learners[$0]) })
        }
    }

    /// A Pokémon that learns a move, told by its place in the catalog.
    private struct Learner {
        let pokemon: Int
        let level: Int
    }

    /// Who learns each move by a method, in the games of a version group.
    private struct Ways {
        let method: LearnMethod
        /// By the move's place in the catalog; each list by Pokémon, then by level.
        var learners: [[Learner]]
    }

    private func ways(in group: Identifier<VersionGroup>) -> [Ways] {
        let catalog = useCases.catalog
        let methods = PositionTable(catalog.learnMethods.map(\.id.rawValue))
        var ways = catalog.learnMethods.map {
            Ways(method: $0, learners: Array(repeating: [], count: catalog.moves.count))
        }
        for (position, pokemon) in catalog.pokemon.enumerated() {
            for entry in useCases.battleForms.effectiveLearnset(of: pokemon).entries(in: group) {
                ways[methods[entry.method.rawValue]]
                    .learners[useCases.index.position(of: entry.move)]
                    .append(Learner(pokemon: position, level: entry.level))
            }
        }
        return ways.filter { !$0.learners.allSatisfy(\.isEmpty) }
    }

    /// The places of those who learn each move, rising, by the move's place.
    private var learners: [[Int]] {
        var learners = [[Int]](repeating: [], count: useCases.catalog.moves.count)
        for (position, pokemon) in useCases.catalog.pokemon.enumerated() {
            for entry in useCases.battleForms.effectiveLearnset(of: pokemon).entries {
                let move = useCases.index.position(of: entry.move)
                if learners[move].last != position { learners[move].append(position) }
            }
        }
        return learners
    }

    private func write(_ ways: Ways, into writer: inout JSONWriter) {
        let moves = ways.learners.indices.filter { !ways.learners[$0].isEmpty }
        writer.key(ways.method.slug.text)
        writer.object { writer in
            writer.column("moves", moves)
            writer.column("pokemon", moves.map { Self.steps(ways.learners[$0].map(\.pokemon)) })
            if ways.method.known == .levelUp {
                writer.column("levels", moves.map { ways.learners[$0].map(\.level) })
            }
        }
    }

    /// Rising numbers as the first and then the steps between them, which compress better.
    static func steps(_ positions: [Int]) -> [Int] {
        zip(positions, [0] + positions).map { $0 - $1 }
    }
}
