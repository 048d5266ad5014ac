import JSON
import PokedexDomain

extension BrowserData {
    /// `learnsets/{version-group}.json`: who learns what, by method and, for levels, at which.
    func learnset(of group: Identifier<VersionGroup>) -> [UInt8] {
        Self.document { writer in
            writer.member("version-group", indexes.entities[group].slug.text)
            writer.key("methods")
            writer.object { writer in
                for ways in ways(in: group) { write(ways, in: group, into: &writer) }
            }
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
        let catalog = indexes.catalog
        var ways = catalog.learnMethods.map {
            Ways(method: $0, learners: Array(repeating: [], count: catalog.moves.count))
        }
        for (position, pokemon) in catalog.pokemon.enumerated() {
            for entry in indexes.battleForms.effectiveLearnset(of: pokemon).entries(in: group) {
                ways[indexes.entities.position(of: entry.method)]
                    .learners[indexes.entities.position(of: entry.move)]
                    .append(Learner(pokemon: position, level: entry.level))
            }
        }
        return ways.filter { !$0.learners.allSatisfy(\.isEmpty) }
    }

    private func write(
        _ ways: Ways, in group: Identifier<VersionGroup>, into writer: inout JSONWriter
    ) {
        let moves = ways.learners.indices.filter { !ways.learners[$0].isEmpty }
        writer.key(ways.method.slug.text)
        writer.object { writer in
            writer.column("moves", moves)
            writer.column("pokemon", moves.map { Self.steps(ways.learners[$0].map(\.pokemon)) })
            switch ways.method.known {
            case .levelUp: writer.column("levels", moves.map { ways.learners[$0].map(\.level) })
            case .machine: writer.column("machines", moves.map { machines(of: $0, in: group) })
            default: break
            }
        }
    }

    /// The machines that teach the move of a place in some games: `tm24`.
    private func machines(of move: Int, in group: Identifier<VersionGroup>) -> [String] {
        indexes.catalog.moves[move].machines
            .filter { $0.versionGroup == group }
            .sorted { ($0.kind.rawValue, $0.number) < ($1.kind.rawValue, $1.number) }
            .map { "\($0.kind.rawValue)\($0.number)" }
    }

    /// Rising numbers as the first and then the steps between them, which compress better.
    static func steps(_ positions: [Int]) -> [Int] {
        zip(positions, [0] + positions).map { $0 - $1 }
    }
}
