package struct GameMachine: Hashable, Sendable {
    /// Its kind and number, and the version group, of the game or of an add-on, that names it.
    package let machine: Machine
    /// What it teaches.
    package let move: Identifier<Move>
    /// How many Pokémon learn the move by it, without forms taken only in battle; `nil` where the source
    /// does not say who learns anything.
    package let learners: Int?
}

/// What a main game has, with all that its add-ons brought.
package struct GameContents: Sendable {
    package let game: VersionGroup
    /// Its Pokédexes in its own order, then those of its add-ons.
    package let pokedexes: [Pokedex]
    /// A variety of each species that it has, by national number.
    package let species: [Pokemon]
    /// The species that first appeared in it, by national number.
    package let newSpecies: [Pokemon]
    /// Further varieties that first appeared in it, by national number.
    package let newForms: [Pokemon]
    /// By kind, then by number; empty where the source has none.
    package let machines: [GameMachine]

    package init(_ game: VersionGroup, _ indexes: CatalogIndexes) {
        self.game = game
        let groups = indexes.places.games.groups(of: game.id)
        pokedexes = Self.pokedexes(of: groups, indexes)
        let all = indexes.catalog.pokemon.sorted { ($0.species, $0.id) < ($1.species, $1.id) }
        species = indexes.games.species(in: game.id).map { indexes.entities[$0] }
        let first = Set(groups + Self.japaneseOriginals(game, indexes))
        let new = all.filter { $0.mainForm.map { first.contains($0.versionGroup) } ?? false }
        newSpecies = new.filter(\.isDefault)
        newForms = new.filter { !$0.isDefault }
        machines = Self.machines(of: groups, game, indexes)
    }

    /// The Pokédexes of a game in its own order, then those of its add-ons.
    package static func pokedexes(
        of groups: [Identifier<VersionGroup>], _ indexes: CatalogIndexes
    ) -> [Pokedex] {
        groups.reduce(into: []) { found, group in
            for pokedex in indexes.catalog.pokedexes
            where pokedex.versionGroups.contains(group)
                && !found.contains(where: { $0.id == pokedex.id })
            {
                found.append(pokedex)
            }
        }
    }

    /// The games in which what was new in a game had appeared in Japan: the source dates the Pokémon of
    /// generation I by Red and Green, which the rest of the world got as Red and Blue.
    private static func japaneseOriginals(
        _ game: VersionGroup, _ indexes: CatalogIndexes
    ) -> [Identifier<VersionGroup>] {
        guard game.slug.text == "red-blue" else { return [] }
        return indexes.catalog.versionGroups.filter { $0.slug.text == "red-green-japan" }.map(\.id)
    }

    private static func machines(
        of groups: [Identifier<VersionGroup>], _ game: VersionGroup, _ indexes: CatalogIndexes
    ) -> [GameMachine] {
        let learners = learners(in: groups, indexes)
        let isKnown = !indexes.games.moves(in: game.id).isEmpty
        // A game and its add-ons can name the same machine.
        var found: [Machine.Label: GameMachine] = [:]
        for group in groups {
            for move in indexes.catalog.moves {
                for machine in move.machines where machine.versionGroup == group {
                    let label = Machine.Label(kind: machine.kind, number: machine.number)
                    guard found[label] == nil else { continue }
                    found[label] = GameMachine(
                        machine: machine, move: move.id,
                        learners: isKnown ? learners[indexes.entities.position(of: move.id)] : nil)
                }
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    /// How many Pokémon learn each move by a machine, by the move's position in the catalog; their base stands
    /// for forms taken only in battle.
    private static func learners(
        in groups: [Identifier<VersionGroup>], _ indexes: CatalogIndexes
    ) -> [Int] {
        let method = indexes.catalog.learnMethods.first { $0.known == .machine }?.id
        let moveCount = indexes.catalog.moves.count
        var counts = [Int](repeating: 0, count: moveCount)
        // A Pokémon counts once, however many of the games have the machine.
        var last = [Identifier<Pokemon>?](repeating: nil, count: moveCount)
        for pokemon in indexes.catalog.pokemon where !pokemon.isBattleOnly {
            let learnset = indexes.entities.learnset(of: pokemon.id)
            for entry in groups.lazy.flatMap({ learnset.entries(in: $0) })
            where entry.method == method {
                let move = indexes.entities.position(of: entry.move)
                if last[move] != pokemon.id { counts[move] += 1 }
                last[move] = pokemon.id
            }
        }
        return counts
    }
}
