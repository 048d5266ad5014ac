import Synchronization

/// Where Pokémon are met: by Pokémon, by place and by game.
///
/// It is a class so that values that hold it copy one reference.
package final class PlaceIndex: Sendable {
    /// The games that readers choose between.
    package let games: MainGames
    package let conditions: ConditionMeanings
    private let index: CatalogIndex
    /// The places where Pokémon are met, or in whose parts they are, by number.
    package let places: [Location]
    /// The Pokémon of each place and its parts in each main game, by number.
    private let byPlace: [Identifier<Location>: [Identifier<VersionGroup>: [Identifier<Pokemon>]]]
    private let inAnyGame: [Identifier<Location>: [Identifier<Pokemon>]]
    /// The games whose places are parts of several others, such as the maps of Legends: Arceus.
    private let withSeveralMaps: Set<Identifier<VersionGroup>>
    /// The location of every area that players can go to.
    private let visited: [Identifier<LocationArea>: Identifier<Location>]
    private let ways: [Identifier<EncounterMethod>: EncounterWay]
    private let meetings: [Spot: Meetings]
    /// The ways of each place in each game, by group and number.
    private let methods: [Stay: [Identifier<EncounterMethod>]]
    private let gamesByPokemon: [Identifier<Pokemon>: Set<Identifier<VersionGroup>>]
    private let known: Set<Identifier<VersionGroup>>
    /// The tables so far: the place's page and those of its Pokémon ask for the same, from several
    /// threads.
    private let tables = Mutex<[Spot: FoundTable]>([:])

    private struct Stay: Hashable {
        /// `nil` for a place that is unknown.
        let location: Identifier<Location>?
        let game: Identifier<VersionGroup>
    }

    /// A way at a place in a game.
    private struct Spot: Hashable {
        let stay: Stay
        let method: Identifier<EncounterMethod>
    }

    package init(_ index: CatalogIndex) {
        let catalog = index.catalog
        let games = MainGames(index)
        let conditions = ConditionMeanings(catalog)
        let locations = catalog.locationsByArea
        let parents = catalog.locations.parents
        let unused = Set(catalog.locations.lazy.filter(\.isUnused).map(\.id))
        var meetings: [Spot: [Meeting]] = [:]
        var byPlace: [Identifier<Location>: [Identifier<VersionGroup>: Set<Identifier<Pokemon>>]] =
            [:]
        var gamesByPokemon: [Identifier<Pokemon>: Set<Identifier<VersionGroup>>] = [:]
        var known: Set<Identifier<VersionGroup>> = []
        for pokemon in catalog.pokemon {
            for encounter in pokemon.encounters {
                let location = encounter.area.flatMap { locations[$0] }
                guard location != nil || encounter.area == nil else { continue }
                let meeting = conditions.meeting(pokemon.id, encounter)
                for game in Set(encounter.versions.compactMap { games.main(of: $0) }) {
                    let stay = Stay(location: location, game: game)
                    meetings[Spot(stay: stay, method: encounter.method), default: []]
                        .append(meeting)
                    if let location {
                        for place in parents.path(from: location) {
                            byPlace[place, default: [:]][game, default: []].insert(pokemon.id)
                        }
                        guard !unused.contains(location) else { continue }
                        known.insert(game)
                    }
                    gamesByPokemon[pokemon.id, default: []].insert(game)
                }
            }
        }
        let ways = catalog.encounterMethods.reduce(into: [:]) {
            $0[$1.id] = EncounterWay($1.slug)
        }
        methods = Dictionary(grouping: meetings.keys, by: \.stay).mapValues { spots in
            spots.map(\.method).sorted { first, second in
                (ways[first]?.group.order ?? 0, first) < (ways[second]?.group.order ?? 0, second)
            }
        }
        self.known = known
        places = catalog.places
        self.byPlace = byPlace.mapValues { $0.mapValues { $0.sorted() } }
        let maps = byPlace.reduce(into: [Identifier<VersionGroup>: Set<Identifier<Location>>]()) {
            maps, place in
            let path = parents.path(from: place.key)
            guard path.count > 1, let map = path.last else { return }
            for game in place.value.keys { maps[game, default: []].insert(map) }
        }
        withSeveralMaps = Set(maps.filter { $0.value.count > 1 }.keys)
        inAnyGame = byPlace.mapValues { Set($0.values.joined()).sorted() }
        (self.index, self.games, self.conditions) = (index, games, conditions)
        visited = locations.filter { !unused.contains($0.value) }
        self.meetings = meetings.mapValues { Meetings($0, conditions) }
        (self.ways, self.gamesByPokemon) = (ways, gamesByPokemon)
    }

    /// Whether the source has any place of a game.
    package func hasPlaces(_ game: Identifier<VersionGroup>) -> Bool { known.contains(game) }

    package func way(_ method: Identifier<EncounterMethod>) -> EncounterWay {
        ways[method] ?? EncounterWay(index[method].slug)
    }

    /// The games in which players meet a Pokémon, in no particular order.
    package func games(of pokemon: Identifier<Pokemon>) -> Set<Identifier<VersionGroup>> {
        gamesByPokemon[pokemon] ?? []
    }

    /// The games in which Pokémon are met at a place, the newest first.
    package func games(at location: Identifier<Location>) -> [Identifier<VersionGroup>] {
        index.inOrder(byPlace[location, default: [:]].keys).reversed()
    }

    /// The place that a place is a part of, where that tells a game's places apart; `nil` elsewhere.
    package func map(
        of location: Identifier<Location>, in game: Identifier<VersionGroup>
    ) -> Identifier<Location>? {
        withSeveralMaps.contains(game) ? index[location].parent : nil
    }

    /// The places that are parts of a place and where Pokémon are met, by number.
    package func parts(of location: Identifier<Location>) -> [Location] {
        places.filter { $0.parent == location }
    }

    /// The Pokémon that are met at a place in any game, by number.
    package func pokemon(at location: Identifier<Location>) -> [Identifier<Pokemon>] {
        inAnyGame[location] ?? []
    }

    /// The Pokémon that are met at a place in a game, by number. An add-on stands for the game that it
    /// belongs to.
    package func pokemon(
        at location: Identifier<Location>, in game: Identifier<VersionGroup>
    ) -> [Identifier<Pokemon>] {
        byPlace[location]?[games.main(of: game)] ?? []
    }

    /// The other places of a place's region that share most Pokémon with it, those with most first.
    ///
    /// - Parameter count: how many at most.
    package func similar(to place: Location, count: Int) -> [Identifier<Location>] {
        let own = Set(pokemon(at: place.id))
        let others = places.filter { other in
            other.region == place.region && other.id != place.id && other.parent != place.id
                && other.id != place.parent
        }.map { other in
            (id: other.id, shared: pokemon(at: other.id).count { own.contains($0) })
        }
        return others.filter { $0.shared > 0 }
            .sorted { ($1.shared, $0.id) < ($0.shared, $1.id) }
            .prefix(count).map(\.id)
    }

    /// Whether Pokémon are met in a game at a place itself, and not in its parts alone.
    package func hasTables(
        at location: Identifier<Location>, in game: Identifier<VersionGroup>
    ) -> Bool {
        methods[Stay(location: location, game: game)] != nil
    }

    /// The tables of a place in a game, by way.
    package func tables(
        at location: Identifier<Location>, in game: Identifier<VersionGroup>
    ) -> [FoundTable] {
        let stay = Stay(location: location, game: game)
        return (methods[stay] ?? []).compactMap { table(Spot(stay: stay, method: $0)) }
    }

    /// A Pokémon's rows in a game, a table for each place that players can go to, and way; unknown places
    /// are the last.
    package func tables(
        of pokemon: Pokemon, in game: Identifier<VersionGroup>
    ) -> [FoundTable] {
        guard games(of: pokemon.id).contains(game) else { return [] }
        let versions = games.versions(of: game).map(\.id)
        let spots = pokemon.encounters.reduce(into: Set<Spot>()) { spots, encounter in
            let location = encounter.area.flatMap { visited[$0] }
            guard encounter.versions.contains(where: versions.contains),
                location != nil || encounter.area == nil
            else { return }
            spots.insert(Spot(stay: Stay(location: location, game: game), method: encounter.method))
        }
        func rank(_ spot: Spot) -> (Int, Identifier<EncounterMethod>) {
            (spot.stay.location?.rawValue ?? .max, spot.method)
        }
        return spots.sorted { rank($0) < rank($1) }
            .compactMap { spot in
                guard let whole = table(spot) else { return nil }
                return FoundTable(
                    location: whole.location, method: whole.method, columns: whole.columns,
                    rows: whole.rows.filter { $0.pokemon == pokemon.id })
            }
    }

    private func table(_ spot: Spot) -> FoundTable? {
        if let table = tables.withLock({ $0[spot] }) { return table }
        guard let meetings = meetings[spot] else { return nil }
        let (game, way) = (spot.stay.game, way(spot.method))
        let maker = FoundTableMaker(
            conditions: conditions, way: way, hasChances: index[game].hasChances && way.isByChance,
            versions: games.versions(of: game).map(\.id), meetings: meetings)
        let table = maker.table(at: spot.stay.location, of: spot.method)
        tables.withLock { $0[spot] = table }
        return table
    }
}

extension EncounterWay {
    /// Whether Pokémon are met by chance. Those that wait, roam or are given say 100 %, which means
    /// nothing.
    fileprivate var isByChance: Bool {
        ![.raid, .roaming, .fixed, .gift, .trade, .event].contains(group) && kind == .wild
    }
}

extension EncounterGroup {
    /// Its place on pages.
    fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// A place where a Pokémon is met in a game, in one way and under one set of conditions: a row of the
/// place's table.
package struct FoundPlace: Hashable, Sendable {
    /// `nil` where the place is unknown.
    package let location: Identifier<Location>?
    package let method: Identifier<EncounterMethod>
    /// What each cell of the row is for, as in ``FoundTable/columns``.
    package let columns: [Identifier<EncounterConditionValue>]
    /// How it is met there.
    package let row: FoundRow
}

extension PlaceIndex {
    /// Where a Pokémon is met in a game, the easiest first (``EncounterWay/effort(under:)``, add-ons
    /// last), then the most frequent.
    package func found(_ pokemon: Pokemon, in game: Identifier<VersionGroup>) -> [FoundPlace] {
        let places = tables(of: pokemon, in: game).flatMap { table in
            table.rows.map { row in
                FoundPlace(
                    location: table.location, method: table.method, columns: table.columns,
                    row: row)
            }
        }
        return places.map { (rank: rank(of: $0), place: $0) }
            .sorted { $0.rank < $1.rank }.map(\.place)
    }

    /// Where a row stands among a Pokémon's rows of a game: without chances, lower levels come first.
    private func rank(
        of place: FoundPlace
    ) -> (Int, Int, Int, Int, Int, FoundRow) {
        let row = place.row
        let meanings = row.signs.compactMap { conditions[$0] }
        // More than any other effort, so that places of add-ons stand last.
        let addOn = games.needsAddOn(row.versions) ? 10 : 0
        return (
            way(place.method).effort(under: meanings) + addOn, -row.highestChance.hundredths,
            meanings.count, row.hasChance ? 0 : row.levels?.lowerBound ?? .max,
            place.location?.rawValue ?? .max, row
        )
    }
}

extension EncounterWay {
    /// How hard it is to get a Pokémon in this way under conditions, 0 to 6: in the wild, with a
    /// condition, as a gift, in an outbreak or with a condition that is shown apart (a swarm), in a raid, for something
    /// else (a trade, a fossil, a battle), at an event.
    fileprivate func effort(under conditions: [EncounterConditionMeaning]) -> Int {
        switch kind(under: conditions) {
        case .wild:
            group == .raid
                ? 4
                : group == .outbreak || conditions.contains { $0.display == .fold }
                    ? 3 : conditions.isEmpty ? 0 : 1
        case .gift: 2
        case .fossil, .trade, .snag: 5
        case .event: 6
        }
    }
}

extension Catalog {
    var locationsByArea: [Identifier<LocationArea>: Identifier<Location>] {
        locations.reduce(into: [:]) { locations, location in
            for area in location.areas { locations[area.id] = location.id }
        }
    }

    /// The locations where Pokémon are met, or in whose parts they are, by number.
    package var places: [Location] {
        let areas = Set(pokemon.lazy.flatMap(\.encounters).compactMap(\.area))
        let met = locations.filter { $0.areas.contains { areas.contains($0.id) } }
        let parents = locations.parents
        let all = Set(met.flatMap { parents.path(from: $0.id) })
        return locations.filter { all.contains($0.id) }
    }

    /// The locations that readers meet: those where Pokémon are met, and those that evolutions name.
    /// The source has as many others again, of which it knows nothing but the name.
    package var namedLocations: [Location] {
        let needed = Set(evolutionChains.flatMap(\.evolutions).compactMap(\.conditions.location))
        let named = needed.union(places.map(\.id))
        return locations.filter { named.contains($0.id) }
    }
}

extension [Location] {
    /// What each place is a part of, if of anything.
    fileprivate var parents: [Identifier<Location>: Identifier<Location>] {
        reduce(into: [:]) { $0[$1.id] = $1.parent }
    }
}

extension [Identifier<Location>: Identifier<Location>] {
    /// A place, what it is a part of, and so on up to the whole.
    fileprivate func path(from place: Identifier<Location>) -> [Identifier<Location>] {
        var path = [place]
        while let next = self[path[path.count - 1]] { path.append(next) }
        return path
    }
}

extension Location {
    /// Whether no player can go there: the source has it from data that HeartGold and SoulSilver hold
    /// and do not use. `unknown-all-poliwag` is none of these: it is Mt. Moon Square.
    package var isUnused: Bool { ["unknown-all-bugs", "unknown-all-rattata"].contains(slug.text) }
}
