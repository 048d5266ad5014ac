import Mustache
import PokedexDomain

/// What changed about a Pokémon from game to game, for `partials/game-changes`.
struct GameChangesView {
    let site: LocalizedSite
    let changes: [PokemonChange]
    private static let name = ObjectShape("name", "isLast")
    private var texts: ChangeTexts { ChangeTexts(site: site) }

    /// The games, the newest first; `nil` for a Pokémon of one game.
    func value() throws -> Object? { changes.isEmpty ? nil : ["games": try changes.map(game)] }

    private func game(_ change: PokemonChange) throws -> Object {
        try [
            "slug": site.index[change.to].slug.text,
            "name": site.names.versionGroups[change.to].text,
            "isSame": change.isEmpty,
            "sum": sum(of: change),
            "count": count(of: change),
            "facts": texts.facts(of: change),
            "moves": moves(of: change),
        ]
    }

    private func count(of change: PokemonChange) -> Object? {
        guard let moves = change.moves, !moves.isEmpty else { return nil }
        let gained = moves.gained.count + moves.inheritedGained.count
        let lost = moves.lost.count + moves.inheritedLost.count
        return ["gained": site.signed(gained), "lost": site.signed(-lost)]
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
        let same = change.isEmpty && change.moves != nil ? [try site.phrase("ui.changes.same")] : []
        return ([since] + aspects + missing + same).joined(separator: " · ")
    }

    private func moves(of change: PokemonChange) throws -> [Object] {
        guard let moves = change.moves else { return [] }
        return try [
            ("gained", moves.gained), ("lost", moves.lost),
            ("inherited-gained", moves.inheritedGained), ("inherited-lost", moves.inheritedLost),
        ].compactMap { key, list -> Object? in
            guard !list.isEmpty else { return nil }
            let ordered = site.moveOrder.sorted(list) { $0 }
            return try [
                "what": term(key, moves.since, change),
                // Not links: each move stands in the learnset, too, with one.
                "names": ordered.enumerated().map { index, move in
                    Self.name.object(
                        .object(site.value(site.names.moves[move])),
                        .bool(index == ordered.count - 1))
                },
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
    let site: LocalizedSite

    /// Types, base stats and abilities, for `partials/then-now`.
    func facts(of change: PokemonChange) throws -> [Object] {
        try types(of: change) + stats(of: change) + abilities(of: change)
    }

    func types(of change: PokemonChange) throws -> [Object] {
        guard let types = change.types else { return [] }
        return try [
            row(
                site.phrase("ui.pokemon.types"), site.list(\.types, types.then),
                site.list(\.types, types.now))
        ]
    }

    func abilities(of change: PokemonChange) throws -> [Object] {
        try change.abilities.map { difference in
            let slot =
                difference.isHidden
                ? try site.phrase("ui.pokemon.hidden-ability")
                : try site.phrase("ui.pokemon.ability-slot", ["slot": String(difference.slot)])
            return row(slot, abilityName(difference.then), abilityName(difference.now))
        }
    }

    /// Special became two stats, which stand in its row.
    func stats(of change: PokemonChange) throws -> [Object] {
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

    private func abilityName(_ ability: Identifier<Ability>?) -> String? {
        ability.map { site.names.abilities[$0].text }
    }

    private func row(_ what: String, _ then: String?, _ now: String?) -> Object {
        ["what": what, "then": then, "now": now]
    }
}
