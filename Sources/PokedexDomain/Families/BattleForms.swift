/// Forms that exist only in battle, and the Pokémon that take them.
package struct BattleForms: Sendable {
    private let index: CatalogIndex
    private let bases: [Identifier<Pokemon>: Identifier<Pokemon>]
    private let borrowedLearnsets: [Identifier<Pokemon>: Learnset]

    package init(_ index: CatalogIndex, _ rosters: Rosters, _ games: MainGames) {
        self.index = index
        var bases: [Identifier<Pokemon>: Identifier<Pokemon>] = [:]
        var learnsets: [Identifier<Pokemon>: Learnset] = [:]
        for form in index.catalog.pokemon where form.isBattleOnly {
            guard let base = Self.base(of: form, index) else { continue }
            bases[form.id] = base
            let (learnset, owners) = (index.learnset(of: base), rosters.games(of: form.id))
            learnsets[form.id] = learnset.only(
                in: learnset.versionGroups.filter { owners.contains(games.main(of: $0)) })
        }
        self.bases = bases
        borrowedLearnsets = learnsets
    }

    /// The Pokémon that takes this form in battle; `nil` for Pokémon that exist outside of it.
    ///
    /// It is the variety of the same species whose slug has most leading words in common:
    /// `toxtricity-low-key` for `toxtricity-low-key-gmax`; else the default one.
    package func base(of pokemon: Pokemon) -> Pokemon? {
        bases[pokemon.id].map { index[$0] }
    }

    /// The Pokémon whose moves a Pokémon has: its base for a form taken only in battle, else itself.
    package func learner(of pokemon: Pokemon) -> Pokemon { base(of: pokemon) ?? pokemon }

    /// What a Pokémon can use: its own learnset, or for a form taken only in battle that of its base
    /// in the games where the form exists.
    package func effectiveLearnset(of pokemon: Pokemon) -> Learnset {
        borrowedLearnsets[pokemon.id] ?? index.learnset(of: pokemon.id)
    }

    private static func base(of form: Pokemon, _ index: CatalogIndex) -> Identifier<Pokemon>? {
        let candidates = index[form.species].varieties.map { index[$0] }
            .filter { !$0.isBattleOnly }
        if let named = exceptions[form.slug.text],
            let base = candidates.first(where: { $0.slug.text == named })
        {
            return base.id
        }
        return candidates.max { first, second in
            (commonWords(first, form), first.isDefault ? 1 : 0)
                < (commonWords(second, form), second.isDefault ? 1 : 0)
        }?.id
    }

    /// Forms whose slug does not tell whose they are.
    private static let exceptions = [
        "greninja-ash": "greninja-battle-bond",
        "floette-mega": "floette-eternal",
    ]

    private static func commonWords(_ candidate: Pokemon, _ form: Pokemon) -> Int {
        zip(candidate.slug.text.split(separator: "-"), form.slug.text.split(separator: "-"))
            .prefix { $0 == $1 }.count
    }
}

extension Pokemon {
    /// Whether it is a form that players only meet or are given: nothing evolves into it, and it
    /// leaves no Eggs.
    ///
    /// The source does not tell these apart from forms such as Female Meowstic, which evolve as
    /// their species' default one does. From the games, to Scarlet and Violet.
    var isSpecialGift: Bool {
        Self.giftSlugs.contains(slug.text)
            || slug.text.split(separator: "-").contains("totem")
    }

    private static let giftSlugs: Set<String> = [
        "pikachu-rock-star", "pikachu-belle", "pikachu-pop-star", "pikachu-phd", "pikachu-libre",
        "pikachu-cosplay", "pikachu-original-cap", "pikachu-hoenn-cap", "pikachu-sinnoh-cap",
        "pikachu-unova-cap", "pikachu-kalos-cap", "pikachu-alola-cap", "pikachu-partner-cap",
        "pikachu-world-cap", "pikachu-starter", "eevee-starter", "floette-eternal",
        "greninja-battle-bond", "greninja-ash", "ursaluna-bloodmoon",
    ]
}
