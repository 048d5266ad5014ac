import JSON
import PokedexDomain

extension BrowserData.File {
    /// `games/{version-group}.json`: who is in a game, and what was different there from today.
    static func game(_ game: Identifier<VersionGroup>) -> Self {
        Self(name: { "games/\($0.indexes.entities[game].slug)" }) {
            $0.game($0.indexes.entities[game])
        }
    }
}

extension BrowserData {
    fileprivate func game(_ game: VersionGroup) -> [UInt8] {
        let all = indexes.catalog.pokemon
        let roster = indexes.games.pokemon(in: game.id)
        let positions = all.indices.filter { roster.contains(all[$0].id) }
        return Self.document { writer in
            writer.column("pokemon", Self.steps(positions))
            let unknown = all.indices.filter {
                !roster.contains(all[$0].id) && !indexes.rosters.lacks(all[$0], in: game)
            }
            writer.column("unknown", Self.steps(unknown))
            let groups = indexes.places.games.groups(of: game.id)
            let pokedexes = GameContents.pokedexes(of: groups, indexes)
            writer.column("pokedexes", pokedexes.map(\.slug.text))
            let era = indexes.places.games.era(of: game)
            let rules = [
                ("no-abilities", !era.hasAbilities), ("one-special", era.hasOneSpecial),
            ]
            writer.column("rules", rules.filter(\.1).map(\.0))
            writePokemon(in: era, into: &writer)
            writeMoves(in: game, into: &writer)
            writeChart(in: game.generation, into: &writer)
        }
    }

    // MARK: What Pokémon were

    private func writePokemon(in era: Era, into writer: inout JSONWriter) {
        let all = indexes.catalog.pokemon
        let history = indexes.games.history
        let present = all.indices.filter {
            indexes.entities.generation(of: all[$0]) <= era.generation
        }
        let types = present.map { (place: $0, then: history.types(of: all[$0], in: era)) }
            .filter { $0.then != all[$0.place].types }
        writer.object("types") { writer in
            writer.column("pokemon", Self.steps(types.map(\.place)))
            writer.column("types", types.map { $0.then.map(typePosition) })
        }
        let stats = present.map { (place: $0, then: history.stats(of: all[$0], in: era)) }
            .filter { $0.then.map(\.base) != all[$0.place].stats.map(\.base) }
        writer.object("stats") { writer in
            writer.column("pokemon", Self.steps(stats.map(\.place)))
            for stat in Stat.permanent {
                writer.column(stat.rawValue, stats.map { Self.base(of: stat, in: $0.then) })
            }
        }
        writeAbilities(in: era, present, into: &writer)
        let eggGroups = present.map { (place: $0, then: self.eggGroups(of: all[$0], in: era)) }
            .filter { $0.then != indexes.entities.eggGroups(of: all[$0.place]) }
        writer.object("egg-groups") { writer in
            writer.column("pokemon", Self.steps(eggGroups.map(\.place)))
            writer.column("egg-groups", eggGroups.map { $0.then.compactMap(eggGroupPosition) })
        }
    }

    /// A Pokémon's Egg groups; none where there are no Eggs.
    private func eggGroups(of pokemon: Pokemon, in era: Era) -> [Identifier<EggGroup>] {
        indexes.places.games.erasWithEggs.contains(era)
            ? indexes.entities.eggGroups(of: pokemon, in: era) : []
    }

    /// A base stat; in generation I, Special stands for both of its halves.
    private static func base(of stat: Stat, in stats: [BaseStat]) -> Int? {
        (stats.first { $0.stat == stat } ?? stats.first { $0.stat == .special })?.base
    }

    private func writeAbilities(in era: Era, _ present: [Int], into writer: inout JSONWriter) {
        let all = indexes.catalog.pokemon
        let then = present.map { place in
            (place: place, slots: indexes.games.history.abilities(of: all[place], in: era))
        }.filter { $0.slots != all[$0.place].abilities.filter { $0.ability != nil } }
        writer.object("abilities") { writer in
            writer.column("pokemon", Self.steps(then.map(\.place)))
            writer.column("abilities", then.map { abilityPositions($0.slots, areHidden: false) })
            writer.column(
                "hidden-abilities", then.map { abilityPositions($0.slots, areHidden: true) })
        }
    }

    private func abilityPositions(_ slots: [AbilitySlot], areHidden: Bool) -> [Int] {
        slots.filter { $0.isHidden == areHidden }.compactMap(\.ability)
            .map { indexes.entities.position(of: $0) }
    }

    // MARK: What moves were

    private func writeMoves(in game: VersionGroup, into writer: inout JSONWriter) {
        let all = indexes.catalog.moves
        let then = all.indices.filter { all[$0].generation <= game.generation }.map {
            (place: $0, values: indexes.moveHistory.values(of: all[$0], in: game))
        }.filter { $0.values != indexes.moveHistory.valuesToday(of: all[$0.place]) }
        writer.object("moves") { writer in
            writer.column("moves", Self.steps(then.map(\.place)))
            writer.column("type", then.map { typePosition($0.values.type) })
            writer.column(
                "class", then.map { DamageClass.allCases.firstIndex(of: $0.values.damageClass) })
            writer.column("power", then.map(\.values.power))
            writer.column("accuracy", then.map(\.values.accuracy))
            writer.column("pp", then.map(\.values.powerPoints))
            writer.column("priority", then.map(\.values.priority))
            writer.column("target", then.map { targetPosition($0.values.target) })
        }
        let taught = indexes.games.moves(in: game.id)
        writer.column("taught", Self.steps(all.indices.filter { taught.contains(all[$0].id) }))
    }

    // MARK: The type chart

    /// The types that there were, by their places in `types.json`, and the damage between them.
    private func writeChart(in generation: Identifier<Generation>, into writer: inout JSONWriter) {
        let chart = indexes.typeChart
        let types = chart.shownTypes
        let known = Set(chart.shownTypes(in: generation))
        writer.column("chart-types", types.indices.filter { known.contains(types[$0]) })
        writer.column(
            "quarters",
            types.map { attacking in
                types.map { chart.multiplier(of: attacking, against: $0, in: generation).quarters }
            })
    }
}
