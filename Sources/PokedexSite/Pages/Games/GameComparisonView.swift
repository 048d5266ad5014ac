import Mustache
import PokedexDomain

/// What changed in a game since an earlier one, for `partials/game-comparison`.
struct GameComparisonView {
    private let comparison: GameComparison
    private let site: LocalizedSite
    private let links: Links

    init(_ comparison: GameComparison, _ site: LocalizedSite, _ links: Links) {
        self.comparison = comparison
        self.site = site
        self.links = links
    }

    /// All that changed, and what is not known.
    var value: Value {
        get throws {
            let before = comparison.before
            return [
                "note": .text(
                    try site.phrase(
                        "ui.game.compared",
                        ["game": site.names.versionGroups[before.id].text])),
                "rosters": .list(try rosters),
                "facts": .list(try facts),
                "moves": try moves,
                "noMoves": .bool(comparison.moves == nil),
                "values": try values,
                "types": try types,
            ]
        }
    }

    /// Who came, returned and left, each with a count; who did not is left out.
    private var rosters: [Value] {
        get throws {
            try [
                ("came", comparison.came, 1), ("returned", comparison.returned, 1),
                ("left", comparison.left, -1),
            ].compactMap { key, pokemon, sign in
                guard !pokemon.isEmpty else { return nil }
                let count = signed(sign * pokemon.count)
                return [
                    "slug": .text(key), "title": .text(try site.phrase("ui.game.\(key)")),
                    "gained": sign > 0 ? count : .null, "lost": sign < 0 ? count : .null,
                    "links": list(pokemon.map { site.partials.rows.pokemonLinks[$0.id] }),
                ]
            }
        }
    }

    /// Markup in a row, each with whether it is the last.
    private func list(_ links: [Value]) -> Value {
        .list(
            links.enumerated().map { place, link in
                ["link": link, "isLast": .bool(place == links.count - 1)]
            })
    }

    /// Who has other types, base stats or abilities, by what changed.
    private var facts: [Value] {
        get throws {
            let texts = ChangeTexts(site)
            return try [
                ("types", "ui.pokemon.types", texts.types(of:)),
                ("stats", "ui.pokemon.stats", texts.stats(of:)),
                ("abilities", "ui.pokemon.abilities", texts.abilities(of:)),
            ].compactMap { slug, title, facts in
                let rows = try comparison.changed.compactMap { pokemon, change -> Value? in
                    let facts = try facts(change)
                    guard !facts.isEmpty else { return nil }
                    return [
                        "link": site.partials.rows.pokemonLinks[pokemon.id],
                        "facts": .list(facts),
                    ]
                }
                guard !rows.isEmpty else { return nil }
                return [
                    "slug": .text(slug), "title": .text(try site.phrase(title)),
                    "count": .text(try site.counted("ui.pokedex.species-count", rows.count)),
                    "rows": .list(rows),
                ]
            }
        }
    }

    /// The moves learned: all together, and who gained and lost the most.
    private var moves: Value {
        get throws {
            guard let moves = comparison.moves, moves.gained + moves.lost > 0 else { return .null }
            return [
                "gained": signed(moves.gained), "lost": signed(-moves.lost),
                "extremes": .list(
                    try [("gained-most", moves.gainedMost), ("lost-most", moves.lostMost)]
                        .filter { !$0.1.isEmpty }.map { key, accounts in
                            [
                                "title": .text(try site.phrase("ui.game.\(key)")),
                                "rows": .list(accounts.map(account)),
                            ]
                        }),
            ]
        }
    }

    private func account(_ account: GameComparison.MoveTotals.Account) -> Value {
        [
            "link": site.partials.rows.pokemonLinks[account.pokemon.id],
            "gained": signed(account.gained), "lost": signed(-account.lost),
        ]
    }

    /// A count with its sign; `null` for 0.
    private func signed(_ count: Int) -> Value {
        count == 0 ? .null : .text(site.numbers.signed(count))
    }

    /// The moves with other values; `null` where there are none.
    private var values: Value {
        get throws {
            guard !comparison.moveValues.isEmpty else { return .null }
            let texts = MoveValueTexts(site)
            let ordered = site.moveOrder.sorted(comparison.moveValues, by: \.move.id)
            return [
                "count": .text(try site.counted("ui.learnset.moves", ordered.count)),
                "rows": .list(
                    try ordered.map { difference in
                        [
                            "link": site.partials.moveLinks[difference.move.id],
                            "facts": .list(
                                try difference.aspects.map { aspect in
                                    [
                                        "what": .text(try texts.name(of: aspect)),
                                        "then": .text(try texts.text(aspect, in: difference.then)),
                                        "now": .text(try texts.text(aspect, in: difference.now)),
                                    ]
                                }),
                        ]
                    }),
            ]
        }
    }

    /// New types, and match-ups that changed; `null` where neither did.
    private var types: Value {
        get throws {
            guard !comparison.newTypes.isEmpty || !comparison.matchUps.isEmpty else { return .null }
            return [
                "new": .list(comparison.newTypes.map { site.partials.typeLinks[$0] }),
                "hasNew": .bool(!comparison.newTypes.isEmpty),
                "rows": .list(
                    comparison.matchUps.map { difference in
                        [
                            "attacking": site.partials.typeDots[difference.attacking],
                            "defending": site.partials.typeDots[difference.defending],
                            "then": .text(site.numbers.multiplier(difference.then)),
                            "now": .text(site.numbers.multiplier(difference.now)),
                        ]
                    }),
            ]
        }
    }
}
