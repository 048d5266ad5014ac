import JSON
import PokedexDomain

extension BrowserData.File {
    /// `places.json`: who is met at each place, and in which games.
    static let places = Self("places") { $0.places }
}

extension BrowserData {
    fileprivate var places: [UInt8] {
        let index = indexes.places
        let games = index.games.inOrder.map(\.id).filter { index.hasPlaces($0) }
        return Self.document { writer in
            writer.column("games", games.map(slugs))
            writer.column(
                "pokemon",
                index.places.map { place in
                    Self.steps(
                        index.pokemon(at: place.id).map { indexes.entities.position(of: $0) })
                })
            writer.array("met") { writer in
                for place in index.places { write(met(at: place.id, in: games), into: &writer) }
            }
        }
    }

    private func write(_ lists: [[Int]], into writer: inout JSONWriter) {
        writer.array { writer in
            for list in lists {
                writer.array { writer in list.forEach { writer.number($0) } }
            }
        }
    }

    /// The slugs of a game and of its add-ons.
    private func slugs(_ game: Identifier<VersionGroup>) -> [String] {
        let games = indexes.places.games
        return indexes.entities.versionGroupsInOrder.filter { games.main(of: $0.id) == game }
            .map(\.slug.text)
    }

    /// The games in which each Pokémon is met at a place, as positions among all.
    private func met(
        at place: Identifier<Location>, in games: [Identifier<VersionGroup>]
    ) -> [[Int]] {
        let index = indexes.places
        var found: [Identifier<Pokemon>: [Int]] = [:]
        for (position, game) in games.enumerated() {
            for pokemon in index.pokemon(at: place, in: game) {
                found[pokemon, default: []].append(position)
            }
        }
        return index.pokemon(at: place).map { found[$0] ?? [] }
    }
}
