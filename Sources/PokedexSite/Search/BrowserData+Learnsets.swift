import JSON
import PokedexDomain

extension BrowserData.File {
    /// `learnsets/{version-group}.json`: who learns what, by method and, for levels, at which.
    static func learnset(_ group: Identifier<VersionGroup>) -> Self {
        Self(name: { "learnsets/\($0.indexes.entities[group].slug)" }) { $0.learnset(of: group) }
    }

    /// `learnsets/any.json`: who learns what in any game.
    static let anyLearnset = Self("learnsets/any") { $0.anyLearnset(by: nil) }

    /// `learnsets/any/{method}.json`: who learns what in any game by a method.
    static func anyLearnset(by method: Identifier<LearnMethod>) -> Self {
        Self(name: { "learnsets/any/\($0.indexes.entities[method].slug)" }) {
            $0.anyLearnset(by: method)
        }
    }
}

extension BrowserData {
    fileprivate func learnset(of group: Identifier<VersionGroup>) -> [UInt8] {
        Self.document { writer in
            writer.member("version-group", indexes.entities[group].slug.text)
            writer.object("methods") { writer in
                for ways in ways(in: group) { write(ways, in: group, into: &writer) }
            }
        }
    }

    /// A Pokémon that learns a move, by its position in the catalog.
    private struct Learner {
        let pokemon: Int
        let level: Int
    }

    /// Who learns each move by a method, in the games of a version group.
    private struct Ways {
        let method: LearnMethod
        /// By the move's position in the catalog; each list by Pokémon, then by level.
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
        writer.object(ways.method.slug.text) { writer in
            writer.column("moves", moves)
            writer.column("pokemon", moves.map { Self.steps(ways.learners[$0].map(\.pokemon)) })
            switch ways.method.known {
            case .levelUp: writer.column("levels", moves.map { ways.learners[$0].map(\.level) })
            case .machine: writer.column("machines", moves.map { machines(of: $0, in: group) })
            default: break
            }
        }
    }

    /// The machines that teach the move of a position in some games: `tm24`.
    private func machines(of move: Int, in group: Identifier<VersionGroup>) -> [String] {
        indexes.learnsets.machines[indexes.catalog.moves[move].id, group].map(\.code)
    }

    /// Rising numbers as the first and then the steps between them, which compress better.
    static func steps(_ positions: [Int]) -> [Int] {
        zip(positions, [0] + positions).map { $0 - $1 }
    }
}

extension BrowserData {
    /// - Parameter method: how it is learned; `nil` for any way.
    fileprivate func anyLearnset(by method: Identifier<LearnMethod>?) -> [UInt8] {
        let learners = learners(by: method)
        return Self.document { writer in
            write(learners.own, into: &writer)
            writer.object("before") { writer in write(learners.before, into: &writer) }
        }
    }

    private func write(_ learners: [[Int]], into writer: inout JSONWriter) {
        let moves = learners.indices.filter { !learners[$0].isEmpty }
        writer.column("moves", moves)
        writer.column("pokemon", moves.map { Self.steps(learners[$0]) })
    }

    /// The positions of those who learn each move, rising, by the move's position: by themselves, and
    /// only at an earlier stage from which they evolve in a game that has both.
    private func learners(by method: Identifier<LearnMethod>?) -> (own: [[Int]], before: [[Int]]) {
        let all = indexes.catalog.pokemon
        var own = [[Int]](repeating: [], count: indexes.catalog.moves.count)
        var before = own
        for (position, pokemon) in all.enumerated() {
            let learnset = indexes.battleForms.effectiveLearnset(of: pokemon)
            add(learnset.entries[...], by: method, at: position, to: &own)
            for entries in entriesBefore(pokemon, in: learnset.versionGroups) {
                add(entries, by: method, at: position, to: &before, without: own)
            }
        }
        return (own, before)
    }

    /// What the earlier stages of a Pokémon learn in some games.
    private func entriesBefore(
        _ pokemon: Pokemon, in groups: [Identifier<VersionGroup>]
    ) -> [ArraySlice<LearnsetEntry>] {
        let learner = indexes.battleForms.learner(of: pokemon)
        return indexes.families.preEvolutions(of: learner).flatMap { stage in
            groups.map { indexes.entities.learnset(of: stage.id).entries(in: $0) }
        }
    }

    private func add(
        _ entries: ArraySlice<LearnsetEntry>, by method: Identifier<LearnMethod>?, at position: Int,
        to learners: inout [[Int]], without known: [[Int]]? = nil
    ) {
        for entry in entries where method == nil || entry.method == method {
            let move = indexes.entities.position(of: entry.move)
            guard learners[move].last != position, known?[move].last != position else { continue }
            learners[move].append(position)
        }
    }
}
