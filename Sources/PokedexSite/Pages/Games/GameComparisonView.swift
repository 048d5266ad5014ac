import Mustache
import PokedexDomain

/// What changed in a game since an earlier one, for `partials/game-comparison`.
struct GameComparisonView {
    let site: LocalizedSite
    let comparison: GameComparison

    /// All that changed, and what is not known.
    func value() throws -> Object {
        let before = site.names.versionGroups[comparison.before.id].text
        return try [
            "note": site.phrase("ui.game.compared", ["game": before]),
            "rosters": rosters(),
            "areRostersKnown": comparison.areRostersKnown,
            "facts": facts(),
            "moves": moves(),
            "noMoves": comparison.moves == nil,
            "values": values(),
            "types": types(),
        ]
    }

    /// Who came, returned and left, each with a count; who did not is left out.
    private func rosters() throws -> [Object] {
        try [
            ("came", comparison.came, 1), ("returned", comparison.returned, 1),
            ("left", comparison.left, -1),
        ].compactMap { key, pokemon, sign -> Object? in
            guard !pokemon.isEmpty else { return nil }
            let count = site.signed(sign * pokemon.count)
            return try [
                "slug": key, "title": site.phrase("ui.game.\(key)"),
                "gained": sign > 0 ? count : nil, "lost": sign < 0 ? count : nil,
                "links": pokemon.objects { ["link": site.partials.pokemonLinks[$0.id]] }.inLine,
            ]
        }
    }

    /// Who has other types, base stats or abilities, by what changed.
    private func facts() throws -> [Object] {
        let texts = ChangeTexts(site: site)
        return try [
            ("types", "ui.pokemon.types", texts.types(of:)),
            ("stats", "ui.pokemon.stats", texts.stats(of:)),
            ("abilities", "ui.pokemon.abilities", texts.abilities(of:)),
        ].compactMap { slug, title, facts -> Object? in
            let rows = try comparison.changed.compactMap { pokemon, change -> Object? in
                let facts = try facts(change)
                guard !facts.isEmpty else { return nil }
                return ["link": site.partials.pokemonLinks[pokemon.id], "facts": facts]
            }
            guard !rows.isEmpty else { return nil }
            return try [
                "slug": slug, "title": site.phrase(title),
                "count": site.speciesCount(rows.count),
                "rows": rows,
            ]
        }
    }

    /// The moves learned: all together, and who gained and lost the most.
    private func moves() throws -> Object? {
        guard let moves = comparison.moves, moves.gained + moves.lost > 0 else { return nil }
        return try [
            "gained": site.signed(moves.gained), "lost": site.signed(-moves.lost),
            "extremes": [("gained-most", moves.gainedMost), ("lost-most", moves.lostMost)]
                .filter { !$0.1.isEmpty }.objects { key, accounts in
                    try [
                        "title": site.phrase("ui.game.\(key)"),
                        "rows": accounts.map(account),
                    ]
                },
        ]
    }

    private func account(_ account: GameComparison.MoveTotals.Account) -> Object {
        [
            "link": site.partials.pokemonLinks[account.pokemon.id],
            "gained": site.signed(account.gained), "lost": site.signed(-account.lost),
        ]
    }

    /// The moves with other values; `null` where there are none.
    private func values() throws -> Object? {
        guard !comparison.moveValues.isEmpty else { return nil }
        let texts = MoveValueTexts(site: site)
        let ordered = site.moveOrder.sorted(comparison.moveValues, by: \.move.id)
        return try [
            "count": site.counted("ui.learnset.moves", ordered.count),
            "rows": ordered.objects { difference in
                try [
                    "link": site.partials.moveLinks[difference.move.id],
                    "facts": difference.aspects.objects { aspect in
                        try texts.change(aspect, from: difference.then, to: difference.now)
                    },
                ]
            },
        ]
    }

    /// New types, and match-ups that changed; `null` where neither did.
    private func types() throws -> Object? {
        guard !comparison.newTypes.isEmpty || !comparison.matchUps.isEmpty else { return nil }
        return [
            "new": comparison.newTypes.map { site.partials.typeLinks[$0] },
            "hasNew": !comparison.newTypes.isEmpty,
            "rows": comparison.matchUps.objects { difference in
                [
                    "attacking": site.partials.typeDots[difference.attacking],
                    "defending": site.partials.typeDots[difference.defending],
                    "then": site.numbers.multiplier(difference.then),
                    "now": site.numbers.multiplier(difference.now),
                ]
            },
        ]
    }
}
