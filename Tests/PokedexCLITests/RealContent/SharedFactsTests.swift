import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// What the catalog says of Pokémon and moves, beside what the other sources say. What is left out, and why,
/// is what `content/facts/README.md` declines or a rule of the program covers.
@Suite(
    .enabled("content/pokedex.sqlite is not there") { RealSite.exists },
    .enabled(if: SharedFacts.isPresent, SharedFacts.comment))
struct SharedFactsTests {
    private let facts: FactsBySlug
    private var indexes: CatalogIndexes { facts.indexes }

    init() throws { facts = FactsBySlug(try RealSite.sites().indexes) }

    /// The corrections of one table, without those declined.
    private func corrections(
        _ tables: Set<String>, where isCompared: (SharedFacts.Row) -> Bool = { _ in true }
    ) throws -> [SharedFacts.Row] {
        try SharedFacts.rows(of: "corrections.tsv") { row in
            tables.contains(row["table"]) && isCompared(row)
        }
    }

    private func expectNone(_ differences: [SharedFacts.Row]) {
        #expect(differences.map(\.text) == [])
    }

    // MARK: Moves learned

    @Test func learnsetsAreCorrected() throws {
        // Orders within a level; a removal of which one source is not sure.
        let rows = try corrections(["learnset"]) { row in
            row["field"] == "row" && !row["remark"].hasPrefix("gone since update 2.0.1")
        }
        expectNone(
            try rows.filter { row in
                let key = row.key
                let pokemon = try facts.pokemon(key["pokemon"])
                return facts.learns(
                    key["move"], pokemon, by: key["method"], at: Int(key["level"]),
                    in: key["version_group"], own: false) == row["right"].isEmpty
            })
    }

    @Test func contestedLearnsetsStayAsTheyWere() throws {
        // The facts have what the shop of Legends: Arceus teaches.
        let rows = try SharedFacts.rows(of: "learnsets-contested.tsv") {
            $0["version_group"] != "legends-arceus"
        }
        expectNone(
            try rows.filter { row in
                let pokemon = try facts.pokemon(row["pokemon_slug"])
                return facts.learns(
                    row["move_slug"], pokemon, by: row["method"], at: Int(row["level"]),
                    in: row["version_group"], own: true) == (row["action"] == "add")
            })
    }

    @Test(arguments: [("la-mastery.tsv", "legends-arceus"), ("za-plus.tsv", "legends-za")])
    func movesAreMasteredAtTheirLevels(file: String, game: String) throws {
        let game = try #require(facts.games[game]).id
        // A level of 0 is that of moves that have no other style.
        let rows = try SharedFacts.rows(of: file) { $0["level"] != "0" }
        expectNone(
            try rows.filter { row in
                let move = try #require(facts.moves[row["move_slug"]]).id
                let level = try #require(Int(row["level"]))
                // Forms taken in battle have the moves of their base.
                let pokemon = indexes.battleForms.learner(
                    of: try facts.pokemon(row["pokemon_slug"]))
                return !pokemon.masteries.contains(Mastery(game: game, move: move, level: level))
            })
    }

    @Test func machinesAreCorrected() throws {
        expectNone(
            try corrections(["machine"]).filter { row in
                let key = row.key
                let machine = Machine(
                    versionGroup: try #require(facts.games[key["version_group"]]).id,
                    kind: try #require(Machine.Kind(rawValue: key["kind"])),
                    number: try #require(Int(key["number"])))
                let taught = facts.moves.values.filter { $0.machines.contains(machine) }
                return taught.map(\.slug.text) != [row["right"]].filter { !$0.isEmpty }
            })
    }

    @Test func tutorsOfArceusTeachWhatShowdownSays() throws {
        let rows = try SharedFacts.rows(of: "showdown.tsv") { $0["kind"] == "8 PLA tutor" }
        expectNone(
            try rows.filter { row in
                let move = row["field"].split(separator: " ").last.map(String.init) ?? ""
                return facts.learns(
                    move, try facts.pokemon(row["subject slug"]), by: "tutor", at: nil,
                    in: "legends-arceus", own: false) != (row["right value"] == "yes")
            })
    }

    // MARK: Presence

    @Test func rostersAreThoseOfTheGames() throws {
        // "no table": the source cannot say.
        let rows = try SharedFacts.rows(of: "roster.tsv") { $0["pkhex"] != "no table" }
        expectNone(
            try rows.filter { row in
                let game = try #require(facts.games[row["version_group"]]).id
                let pokemon = try facts.pokemon(row["pokemon_slug"])
                return indexes.rosters.games(of: pokemon.id).contains(game)
                    != (row["pkhex"] == "yes")
            })
    }

    @Test func correctedRostersHoldAsWell() throws {
        expectNone(
            try corrections(["(roster)"]).filter { row in
                let game = try #require(facts.games[row.key["version_group"]]).id
                let pokemon = try facts.pokemon(row.key["pokemon"])
                return indexes.rosters.games(of: pokemon.id).contains(game)
                    != (row["right"] == "yes")
            })
    }

    // MARK: Values of Pokémon

    @Test func valuesOfTodayAreCorrected() throws {
        let rows = try corrections(["species", "pokemon", "pokemon_stat"])
        expectNone(
            try rows.filter { row in
                let key = row.key
                let slug = [key["pokemon"], key["slug"]].first { !$0.isEmpty } ?? ""
                let pokemon = try facts.pokemon(slug)
                return value(row["field"], of: pokemon, key) != row["right"]
            })
    }

    /// A value as the file writes it; empty where it is unknown.
    private func value(_ field: String, of pokemon: Pokemon, _ key: SharedFacts.Row) -> String {
        let species = facts.index[pokemon.species]
        let stat = Stat(rawValue: key["stat"])
        let own = pokemon.inGames.first { $0.game == facts.games[key["version_group"]]?.id }
        let number: Int? =
            switch field {
            case "base_happiness": species.baseHappiness
            case "capture_rate": species.captureRate
            case "hatch_counter": species.hatchCounter
            case "female_eighths": species.femaleEighths
            case "female_eighths of this form": facts.index.femaleEighths(of: pokemon)
            case "base_experience": pokemon.baseExperience
            case "weight": pokemon.weight
            case "height": pokemon.height
            case "effort": pokemon.stats.first { $0.stat == stat }?.effort
            case "base": own?.stats.first { $0.stat == stat }?.base
            default: nil
            }
        if field == "growth_rate" {
            return indexes.catalog.growthRates.first { $0.id == species.growthRate }?.slug.text
                ?? ""
        }
        return number.map(String.init) ?? ""
    }

    @Test(arguments: ["base_experience", "base_happiness", "capture_rate"])
    func valuesAreThoseOfEachGame(field: String) throws {
        let value: KeyPath<TrainingValues, Int?> =
            switch field {
            case "base_experience": \.baseExperience
            case "base_happiness": \.baseHappiness
            default: \.captureRate
            }
        // The species' forms differ, and the catalog has one rate for all of them.
        let rows = try SharedFacts.rows(of: "personal.tsv") {
            $0["field"] == field && $0["judgement"] != "form"
        }
        expectNone(
            try rows.filter { row in
                let game = try #require(facts.games[row["version_group"]])
                let pokemon = try facts.pokemon(row["pokemon_slug"])
                let difference = abs(
                    (facts.training(value, of: pokemon, in: game) ?? 0) - (Int(row["pkhex"]) ?? 0))
                // PKHeX calculates the experience of the newest games, and may be one off.
                let isCalculated = field == "base_experience" && game.generation.rawValue == 9
                return difference > (isCalculated ? 1 : 0)
            })
    }

    @Test func eggGroupsAndStatsAreThoseOfEachGame() throws {
        let rows = try SharedFacts.rows(of: "personal.tsv") {
            $0["field"] == "egg_groups"
                || $0["field"].hasPrefix("base ")
                    && $0["field"] != "base_experience"
        }
        expectNone(
            try rows.filter { row in
                let game = try #require(facts.games[row["version_group"]])
                let pokemon = try facts.pokemon(row["pokemon_slug"])
                guard row["field"] == "egg_groups" else {
                    let stat = Stat(rawValue: String(row["field"].dropFirst("base ".count)))
                    let era = indexes.places.games.era(of: game)
                    let stats = indexes.games.history.stats(of: pokemon, in: era)
                    return stats.first { $0.stat == stat }?.base != Int(row["pkhex"])
                }
                let groups = facts.index.eggGroups(of: pokemon, in: game.id)
                return groups.map { facts.index[$0].slug.text }.sorted().joined(separator: ", ")
                    != row["pkhex"]
            })
    }

    @Test func itemsThatPokemonHoldAreThoseOfEachGame() throws {
        let rows = try SharedFacts.rows(of: "personal.tsv") {
            $0["field"].hasPrefix("held items (")
        }
        expectNone(
            try rows.filter { row in
                let version = row["field"].dropFirst("held items (".count).dropLast()
                let held = facts.heldItems(
                    of: try facts.pokemon(row["pokemon_slug"]),
                    in: try #require(facts.versions[String(version)]))
                let shown = held.map { "\($0.key) \($0.value)%" }.sorted()
                return shown.joined(separator: ", ") != row["pkhex"]
            })
    }

    @Test func itemsThatPokemonHoldAreCorrected() throws {
        expectNone(
            try corrections(["held_item"]).filter { row in
                let key = row.key
                let held = facts.heldItems(
                    of: try facts.pokemon(key["pokemon"]),
                    in: try #require(facts.versions[key["version"]]))
                return held[key["item"]] != Int(row["right"])
            })
    }

    @Test func abilitiesAndEggGroupsOfFormsAreCorrected() throws {
        let rows = try corrections(["pokemon_ability", "species_egg_group"])
        expectNone(
            try rows.filter { row in
                let key = row.key
                let pokemon = try facts.pokemon(
                    key["pokemon"].isEmpty ? key["species"] : key["pokemon"])
                guard row["table"] == "species_egg_group" else {
                    let names = pokemon.abilities.compactMap(\.ability).map {
                        facts.index[$0].slug.text
                    }
                    return Set(names) != Set(row["right"].split(separator: " / ").map(String.init))
                }
                let then = Int(key["last_generation"]).map { Identifier<Generation>($0) }
                let groups =
                    then.map { facts.index.eggGroups(of: pokemon, in: $0) }
                    ?? facts.index.eggGroups(of: pokemon)
                return groups.map { facts.index[$0].slug.text }.sorted().joined(separator: ", ")
                    != row["right"]
            })
    }

    // MARK: Values of moves

    @Test(arguments: ["showdown.tsv", "rom.tsv"])
    func movesAreWhatTheyWereInEachGame(file: String) throws {
        let gameColumn = file == "rom.tsv" ? "game" : "generation or game"
        let rows = try SharedFacts.rows(of: file) { row in
            MoveAspect(row["kind"]) != nil && facts.game(row[gameColumn]) != nil
                && row["confidence"] != "low"
        }
        expectNone(
            try rows.filter { row in
                let game = try #require(facts.game(row[gameColumn]))
                let move = try #require(facts.moves[row["subject slug"]])
                let aspect = try #require(MoveAspect(row["kind"]))
                let values = indexes.moveHistory.values(of: move, in: game)
                // "100% (the effect checks accuracy)", "none", "-6".
                let text = row["right value"].split { " %".contains($0) }.first.map(String.init)
                let right = text.flatMap { Int($0) }
                // Champions shows other PP than those that its rules name.
                let shown = right.map {
                    game.slug.text == "champions" && aspect == .pp ? ($0 / 5 + 1) * 4 : $0
                }
                return aspect.value(of: values) != shown
            })
    }

    /// What a row says of a move.
    private enum MoveAspect: String, CaseIterable {
        case power, accuracy, pp, priority, chance

        /// - Parameter kind: such as "move PP", "move values of each game: chance".
        init?(_ kind: String) {
            let words = kind.lowercased().split { " :".contains($0) }.map(String.init)
            guard words.first == "move", let last = words.last, let aspect = Self(rawValue: last)
            else { return nil }
            self = aspect
        }

        func value(of values: MoveValues) -> Int? {
            switch self {
            case .power: values.power
            case .accuracy: values.accuracy
            case .pp: values.powerPoints
            case .priority: values.priority
            case .chance: values.effectChance
            }
        }
    }
}
