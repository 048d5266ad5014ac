import Mustache
import PokedexDomain

/// What changed about a Pokémon from game to game, for `partials/game-changes`.
struct GameChangesView {
    private let site: LocalizedSite
    private let pokemon: Pokemon
    private let changes: [PokemonChange]
    private let texts: ChangeTexts

    init(_ pokemon: Pokemon, _ changes: [PokemonChange], _ site: LocalizedSite) {
        self.site = site
        self.pokemon = pokemon
        self.changes = changes
        texts = ChangeTexts(site)
    }

    /// The games, the newest first; `null` for a Pokémon of one game.
    var value: Value {
        get throws {
            changes.isEmpty ? .null : ["games": .list(try changes.map(game))]
        }
    }

    private func game(_ change: PokemonChange) throws -> Value {
        [
            "slug": .text(site.index[change.to].slug.text),
            "name": .text(site.names.versionGroups[change.to].text),
            "isSame": .bool(change.isEmpty),
            "sum": .text(try sum(of: change)),
            "count": count(of: change),
            "facts": .list(try texts.facts(of: change)),
            "moves": .list(try moves(of: change)),
        ]
    }

    private func count(of change: PokemonChange) -> Value {
        guard let moves = change.moves, !moves.isEmpty else { return .null }
        let gained = moves.gained.count + moves.inheritedGained.count
        let lost = moves.lost.count + moves.inheritedLost.count
        return [
            "gained": gained == 0 ? .null : .text(site.numbers.signed(gained)),
            "lost": lost == 0 ? .null : .text(site.numbers.signed(-lost)),
        ]
    }

    /// What it is compared with, and what besides moves changed: "since Platinum · Base stats".
    private func sum(of change: PokemonChange) throws -> String {
        let since = try site.phrase(
            "ui.changes.since", ["game": site.names.versionGroups[change.from].text])
        let aspects = try [
            (change.types != nil, "ui.pokemon.types"),
            (!change.stats.isEmpty, "ui.pokemon.stats"),
            (!change.abilities.isEmpty, "ui.pokemon.abilities"),
        ].filter(\.0).map { try site.phrase($0.1) }
        let missing = change.moves == nil ? [try site.phrase("ui.changes.no-moves")] : []
        let same =
            change.isEmpty && change.moves != nil ? [try site.phrase("ui.changes.same")] : []
        return ([since] + aspects + missing + same).joined(separator: " · ")
    }

    private func moves(of change: PokemonChange) throws -> [Value] {
        guard let moves = change.moves else { return [] }
        return try [
            ("gained", moves.gained), ("lost", moves.lost),
            ("inherited-gained", moves.inheritedGained), ("inherited-lost", moves.inheritedLost),
        ].compactMap { key, list in
            guard !list.isEmpty else { return nil }
            let ordered = site.moveOrder.sorted(list) { $0 }
            return [
                "what": .text(try term(key, moves.since, change)),
                "links": .list(
                    ordered.enumerated().map { position, move in
                        [
                            "link": site.partials.moveLinks[move],
                            "isLast": .bool(position == ordered.count - 1),
                        ]
                    }),
            ]
        }
    }

    /// What happened to moves; with the game that they are compared with, where that is not the one
    /// before: the source has no moves of that.
    private func term(
        _ key: String, _ since: Identifier<VersionGroup>, _ change: PokemonChange
    ) throws -> String {
        let term = try site.phrase("ui.changes.moves.\(key)")
        guard since != change.from else { return term }
        return try site.phrase(
            "ui.changes.moves.since",
            ["what": term, "game": site.names.versionGroups[since].text])
    }
}

/// What changed about a Pokémon besides its moves, in words.
struct ChangeTexts {
    private let site: LocalizedSite

    init(_ site: LocalizedSite) {
        self.site = site
    }

    /// Types, base stats and abilities, for `partials/then-now`.
    func facts(of change: PokemonChange) throws -> [Value] {
        try types(of: change) + stats(of: change) + abilities(of: change)
    }

    func types(of change: PokemonChange) throws -> [Value] {
        guard let types = change.types else { return [] }
        return [
            row(
                try site.phrase("ui.pokemon.types"), try names(of: types.then),
                try names(of: types.now))
        ]
    }

    func abilities(of change: PokemonChange) throws -> [Value] {
        try change.abilities.map { difference in
            row(
                try slotName(difference), abilityName(difference.then),
                abilityName(difference.now))
        }
    }

    /// Special became two stats, which stand in its row.
    func stats(of change: PokemonChange) throws -> [Value] {
        let halves = change.stats.filter { $0.then == nil }
        let split = halves.compactMap { half in
            half.now.map { "\(site.names.stats.short(half.stat)) \($0)" }
        }.joined(separator: " / ")
        return change.stats.filter { $0.then != nil }.map { difference in
            row(
                site.names.stats.name(difference.stat), difference.then.map { String($0) },
                difference.now.map { String($0) } ?? split)
        }
    }

    private func names(of types: [Identifier<PokemonType>]) throws -> String {
        try site.list(types.map { site.names.types[$0].text })
    }

    private func slotName(_ difference: AbilityDifference) throws -> String {
        difference.isHidden
            ? try site.phrase("ui.pokemon.hidden-ability")
            : try site.phrase("ui.pokemon.ability-slot", ["slot": String(difference.slot)])
    }

    private func abilityName(_ ability: Identifier<Ability>?) -> String? {
        ability.map { site.names.abilities[$0].text }
    }

    private func row(_ what: String, _ then: String?, _ now: String?) -> Value {
        [
            "what": .text(what), "then": then.map { .text($0) } ?? .null,
            "now": now.map { .text($0) } ?? .null,
        ]
    }
}
