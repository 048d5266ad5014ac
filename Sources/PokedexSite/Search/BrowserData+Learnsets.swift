import PokedexDomain

extension BrowserData {
    /// `learnsets/{version-group}.json`: who learns what, by method and, for levels, at which.
    func learnset(of group: Identifier<VersionGroup>) -> [UInt8] {
        let ways = ways(in: group).sorted { $0.key < $1.key }
        return document { writer in
            writer.member("version-group", useCases.index[group].slug.text)
            writer.key("methods")
            writer.object { writer in
                for (id, ways) in ways { method(id, ways.sorted(), into: &writer) }
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

    /// A way in which a Pokémon learns a move; both are told by their places in the catalog.
    private struct Way: Comparable {
        let move: Int
        let pokemon: Int
        let level: Int

        static func < (first: Self, second: Self) -> Bool {
            (first.move, first.pokemon, first.level) < (second.move, second.pokemon, second.level)
        }
    }

    private func ways(in group: Identifier<VersionGroup>) -> [Identifier<LearnMethod>: [Way]] {
        var ways: [Identifier<LearnMethod>: [Way]] = [:]
        for (position, pokemon) in useCases.catalog.pokemon.enumerated() {
            for entry in useCases.battleForms.effectiveLearnset(of: pokemon).entries(in: group) {
                ways[entry.method, default: []].append(
                    Way(
                        move: useCases.index.position(of: entry.move), pokemon: position,
                        level: entry.level))
            }
        }
        return ways
    }

    /// The places of those who learn each move, rising, by the move's place.
    private var learners: [[Int]] {
        var learners = [[Int]](repeating: [], count: useCases.catalog.moves.count)
        for (position, pokemon) in useCases.catalog.pokemon.enumerated() {
            for move in Set(useCases.battleForms.effectiveLearnset(of: pokemon).entries.map(\.move))
            {
                learners[useCases.index.position(of: move)].append(position)
            }
        }
        return learners
    }

    private func method(
        _ id: Identifier<LearnMethod>, _ ways: [Way], into writer: inout JSONWriter
    ) {
        let method = useCases.learnMethod(id)
        let moves = ways.chunked { $0.move == $1.move }
        writer.key(method.slug.text)
        writer.object { writer in
            writer.column("moves", moves.compactMap { $0.first?.move })
            writer.column("pokemon", moves.map { Self.steps($0.map(\.pokemon)) })
            if method.known == .levelUp {
                writer.column("levels", moves.map { $0.map(\.level) })
            }
        }
    }

    /// Rising numbers as the first and then the steps between them, which compress better.
    static func steps(_ positions: [Int]) -> [Int] {
        zip(positions, [0] + positions).map { $0 - $1 }
    }
}

extension Array {
    /// The array cut wherever two neighbours do not belong together.
    fileprivate func chunked(where belong: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
        var chunks: [ArraySlice<Element>] = []
        var start = startIndex
        for position in indices where position > start {
            guard !belong(self[position - 1], self[position]) else { continue }
            chunks.append(self[start..<position])
            start = position
        }
        return isEmpty ? [] : chunks + [self[start...]]
    }
}
