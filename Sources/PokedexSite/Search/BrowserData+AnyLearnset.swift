import JSON
import PokedexDomain

extension BrowserData {
    /// `learnsets/any.json` and `learnsets/any/{method}.json`: who learns what in any game.
    ///
    /// - Parameter method: how it is learned; `nil` for any way.
    func anyLearnset(by method: Identifier<LearnMethod>?) -> [UInt8] {
        let learners = learners(by: method)
        return Self.document { writer in
            write(learners.own, into: &writer)
            writer.key("before")
            writer.object { writer in write(learners.before, into: &writer) }
        }
    }

    private func write(_ learners: [[Int]], into writer: inout JSONWriter) {
        let moves = learners.indices.filter { !learners[$0].isEmpty }
        writer.column("moves", moves)
        writer.column("pokemon", moves.map { Self.steps(learners[$0]) })
    }

    /// The places of those who learn each move, rising, by the move's place: by themselves, and
    /// only at an earlier stage from which they evolve in a game that has both.
    private func learners(
        by method: Identifier<LearnMethod>?
    ) -> (own: [[Int]], before: [[Int]]) {
        let all = indexes.catalog.pokemon
        var own = [[Int]](repeating: [], count: indexes.catalog.moves.count)
        var before = own
        for (place, pokemon) in all.enumerated() {
            let learnset = indexes.battleForms.effectiveLearnset(of: pokemon)
            add(learnset.entries[...], by: method, at: place, to: &own)
            for entries in entriesBefore(pokemon, in: learnset.versionGroups) {
                add(entries, by: method, at: place, to: &before, without: own)
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
        _ entries: ArraySlice<LearnsetEntry>, by method: Identifier<LearnMethod>?, at place: Int,
        to learners: inout [[Int]], without known: [[Int]]? = nil
    ) {
        for entry in entries where method == nil || entry.method == method {
            let move = indexes.entities.position(of: entry.move)
            guard learners[move].last != place, known?[move].last != place else { continue }
            learners[move].append(place)
        }
    }
}
