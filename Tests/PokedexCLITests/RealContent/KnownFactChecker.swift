import PokedexDomain
import Testing

@testable import PokedexSite

/// Looks a known fact up in the catalog.
struct KnownFactChecker {
    private let site: LocalizedSite
    private let game: VersionGroup
    /// The game and its add-ons.
    private let groups: [Identifier<VersionGroup>]

    init(_ site: LocalizedSite, game: String) throws {
        self.site = site
        self.game = try site.indexes.catalog.versionGroup(game)
        groups = site.indexes.places.games.groups(of: self.game.id)
    }

    private var catalog: Catalog { site.indexes.catalog }
    private var index: CatalogIndex { site.indexes.entities }

    /// Whether the catalog says it.
    func says(_ fact: KnownFacts.Fact) throws -> Bool {
        let words = fact.words
        let rest = Array(words.dropFirst(2))
        let subject = try #require(words.dropFirst().first, "\(fact.text)")
        switch words[0] {
        case "machine": return try hasMachine(subject, rest[0])
        case "move": return try has(move(subject), rest[0], rest[1])
        case "only": return try isOnly(in: subject, catalog.pokemon(rest[0]))
        case "evolves": return try evolves(subject, into: rest[0], Set(rest.dropFirst()))
        case "noevolve":
            return game.missingEvolutions.contains(try catalog.pokemon(rest[0]).id)
        default: return try says(words[0], of: catalog.pokemon(subject), rest)
        }
    }

    private func says(_ kind: String, of pokemon: Pokemon, _ words: [String]) throws -> Bool {
        switch kind {
        case "learn": return try learns(pokemon, words[1], by: "level-up", at: Int(words[0]))
        case "teach": return try learns(pokemon, words[0], by: "machine")
        case "tutor": return try learns(pokemon, words[0], by: "tutor")
        case "met", "gift", "trade": return try isMet(pokemon, as: kind, words)
        case "unmet": return encounters(of: pokemon).isEmpty
        case "has": return site.indexes.rosters.games(of: pokemon.id).contains(game.id)
        case "absent": return site.indexes.rosters.lacks(pokemon, in: game)
        case "held": return isHeld(words[0], by: pokemon)
        case "friendship":
            return value(\.baseHappiness, of: pokemon, index[pokemon.species].baseHappiness)
                == Int(words[0])
        case "catch":
            return value(\.captureRate, of: pokemon, index[pokemon.species].captureRate)
                == Int(words[0])
        default: return try has(pokemon, kind, words)
        }
    }

    /// What a Pokémon is in the game: types, a base stat, an ability.
    private func has(_ pokemon: Pokemon, _ kind: String, _ words: [String]) throws -> Bool {
        let facts = site.indexes.games.history.facts(
            of: pokemon, in: site.indexes.places.games.era(of: game))
        switch kind {
        case "type": return facts.types.map { index[$0].slug.text } == words
        case "stat":
            let stat = try #require(Stat(rawValue: words[0]), "\(words[0])")
            return facts.stats.first { $0.stat == stat }?.base == Int(words[1])
        case "ability":
            return facts.abilities.contains {
                $0.ability.map { index[$0].slug.text } == words[0]
            }
        default:
            Issue.record("no kind of fact: \(kind)")
            return false
        }
    }

    private func move(_ slug: String) throws -> Move {
        try #require(catalog.moves.first { $0.slug.text == slug }, "\(slug)")
    }

    private func has(_ move: Move, _ aspect: String, _ value: String) throws -> Bool {
        let values = site.indexes.moveHistory.values(of: move, in: game)
        return switch aspect {
        case "type": index[values.type].slug.text == value
        case "class": values.damageClass.rawValue == value
        case "power": values.power == Int(value)
        case "accuracy": values.accuracy == Int(value)
        case "pp": values.powerPoints == Int(value)
        case "priority": values.priority == Int(value)
        default: false
        }
    }

    private func hasMachine(_ machine: String, _ slug: String) throws -> Bool {
        let (kind, number) = (machine.prefix(2), Int(machine.dropFirst(2)))
        return try move(slug).machines.contains {
            $0.versionGroup == game.id && $0.kind.rawValue == kind && $0.number == number
        }
    }

    /// - Parameter level: `nil` for any.
    private func learns(
        _ pokemon: Pokemon, _ slug: String, by method: String, at level: Int? = nil
    ) throws -> Bool {
        let move = try move(slug).id
        let learnset = index.learnset(of: pokemon.id)
        return groups.flatMap { learnset.entries(in: $0) }.contains {
            $0.move == move && index[$0.method].slug.text == method
                && (level == nil || $0.level == level)
        }
    }

    private func value(
        _ value: KeyPath<TrainingValues, Int?>, of pokemon: Pokemon, _ today: Int?
    ) -> Int? {
        site.indexes.games.history.value(value, of: pokemon, in: game, today: today)
    }

    private func isHeld(_ item: String, by pokemon: Pokemon) -> Bool {
        pokemon.heldItems.contains { held in
            held.versions.contains { groups.contains(index[$0].versionGroup) }
                && index[held.item].slug.text == item
        }
    }
}

// MARK: - Where Pokémon are met

extension KnownFactChecker {
    private static let gifts: Set = ["gift", "gift-egg"]
    private static let trades: Set = ["npc-trade"]

    private func encounters(of pokemon: Pokemon) -> [Encounter] {
        pokemon.encounters.filter { encounter in
            encounter.versions.contains { groups.contains(index[$0].versionGroup) }
        }
    }

    /// - Parameters:
    ///   - kind: `gift`, `trade`, or `met` for every other way.
    ///   - words: the place, or `roaming`, and perhaps the level.
    private func isMet(_ pokemon: Pokemon, as kind: String, _ words: [String]) throws -> Bool {
        let isRoaming = words[0] == "roaming"
        let place = isRoaming ? nil : try location(words[0])
        let level = words.count > 1 ? Int(words[1]) : nil
        try #require(words.count == 1 || level != nil, "\(words)")
        return encounters(of: pokemon).contains { encounter in
            let way = index[encounter.method].slug.text
            let isOfKind =
                switch kind {
                case "gift": Self.gifts.contains(way)
                case "trade": Self.trades.contains(way)
                default: !Self.gifts.union(Self.trades).contains(way)
                }
            guard isOfKind else { return false }
            if let level, encounter.levels?.contains(level) != true { return false }
            guard let place else { return way.hasPrefix("roaming-") }
            return isPart(encounter.area, of: place)
        }
    }

    private func location(_ slug: String) throws -> Location {
        try #require(catalog.locations.first { $0.slug.text == slug }, "\(slug)")
    }

    private func isPart(_ area: Identifier<LocationArea>?, of place: Location) -> Bool {
        guard let area else { return false }
        var location = catalog.locations.first { $0.areas.contains { $0.id == area } }
        while let part = location {
            if part.id == place.id { return true }
            location = part.parent.map { index[$0] }
        }
        return false
    }

    /// Whether one version of a pair alone has a Pokémon: by the table of exclusives, or by the places.
    private func isOnly(in slug: String, _ pokemon: Pokemon) throws -> Bool {
        let version = try #require(catalog.versions.first { $0.slug.text == slug }, "\(slug)").id
        if let only = site.versionExclusives.onlyVersion(with: pokemon.id, of: game.id) {
            return only == version
        }
        let versions = encounters(of: pokemon).flatMap(\.versions)
        return Set(versions.filter { index[$0].versionGroup == game.id }) == [version]
    }
}

// MARK: - Evolutions

extension KnownFactChecker {
    /// Whether a Pokémon evolves into another in one of the ways of the game or of earlier ones.
    ///
    /// - Parameter ways: all that it takes.
    private func evolves(_ from: String, into: String, _ ways: Set<String>) throws -> Bool {
        let steps = catalog.evolutionChains.flatMap(\.evolutions).filter {
            let base = $0.baseForm.map { index[$0].slug } ?? index[$0.from].slug
            let evolved = $0.evolvedForm.map { index[$0].slug } ?? index[$0.into].slug
            return base.text == from && evolved.text == into
        }
        #expect(!steps.isEmpty, "\(from) \(into)")
        return steps.contains {
            (groups.contains($0.versionGroup) || index[$0.versionGroup].order <= game.order)
                && needs(of: $0) == ways
        }
    }

    /// All that an evolution takes in words: slugs, numbers, and some words for what has no slug.
    private func needs(of evolution: Evolution) -> Set<String> {
        let conditions = evolution.conditions
        let trigger = catalog.evolutionTriggers.first { $0.id == evolution.trigger }?.slug.text
        var words = [
            conditions.minimumLevel.map(String.init), conditions.timeOfDay?.rawValue,
            conditions.gender.map { $0 == .female ? "female" : "male" },
            conditions.location.map { index[$0].slug.text },
            conditions.region.map { index[$0].slug.text },
            conditions.partyType.map { index[$0].slug.text },
            conditions.minimumSteps.map { "\($0)-steps" },
            conditions.minimumHappiness.map { _ in "friendship" },
            conditions.minimumBeauty.map { _ in "beauty" },
            conditions.nearSpecialRock ? "rock" : nil,
            conditions.needsMultiplayer ? "multiplayer" : nil,
            conditions.needsOverworldRain ? "rain" : nil,
            conditions.turnUpsideDown ? "turned" : nil,
            ["level-up", "use-item"].contains(trigger) ? nil : trigger,
        ]
        words += conditions.items.map { index[$0].slug.text }
        words += [conditions.knownMove, conditions.usedMove].map { $0.map { index[$0].slug.text } }
        words += [conditions.partySpecies, conditions.tradeSpecies].map {
            $0.map { index[$0].slug.text }
        }
        return Set(words.compactMap(\.self))
    }
}
