/// Who is met where: Pokémon by place and game.
package struct PokemonByPlace: Sendable {
    /// The places where Pokémon are met, by number.
    package let places: [Location]
    private let games: MainGames
    /// The Pokémon of each place in each main game, by number.
    private let byGame: [Identifier<Location>: [Identifier<VersionGroup>: [Identifier<Pokemon>]]]
    private let inAnyGame: [Identifier<Location>: [Identifier<Pokemon>]]

    /// Reads the encounters of a catalog.
    package init(_ index: CatalogIndex, games: MainGames) {
        let catalog = index.catalog
        let locations = catalog.locationsByArea
        var found: [Identifier<Location>: [Identifier<VersionGroup>: Set<Identifier<Pokemon>>]] =
            [:]
        for pokemon in catalog.pokemon {
            for encounter in pokemon.encounters {
                guard let location = locations[encounter.area] else { continue }
                for version in encounter.versions {
                    guard let game = games.main(of: version) else { continue }
                    found[location, default: [:]][game, default: []].insert(pokemon.id)
                }
            }
        }
        places = catalog.places
        self.games = games
        byGame = found.mapValues { $0.mapValues { $0.sorted() } }
        inAnyGame = found.mapValues { games in
            games.values.reduce(into: Set()) { $0.formUnion($1) }.sorted()
        }
    }

    /// The main games in which Pokémon are met at a place, in no particular order.
    package func games(at location: Identifier<Location>) -> [Identifier<VersionGroup>] {
        (byGame[location] ?? [:]).map(\.key)
    }

    /// The Pokémon that are met at a place in any game, by number.
    package func pokemon(at location: Identifier<Location>) -> [Identifier<Pokemon>] {
        inAnyGame[location] ?? []
    }

    /// The Pokémon that are met at a place in a game, by number.
    ///
    /// - Parameter game: an add-on stands for the game that it belongs to.
    package func pokemon(
        at location: Identifier<Location>, in game: Identifier<VersionGroup>
    ) -> [Identifier<Pokemon>] {
        byGame[location]?[games.main(of: game)] ?? []
    }
}

extension Catalog {
    /// The location of every area.
    var locationsByArea: [Identifier<LocationArea>: Identifier<Location>] {
        locations.reduce(into: [:]) { locations, location in
            for area in location.areas { locations[area.id] = location.id }
        }
    }
}
