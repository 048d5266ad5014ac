/// Forms that exist in battle alone, and the Pokémon that take them.
public struct BattleForms: Sendable {
    private let index: CatalogIndex
    private let bases: [Identifier<Pokemon>: Identifier<Pokemon>]
    private let borrowedLearnsets: [Identifier<Pokemon>: Learnset]

    /// Finds the forms of a catalog.
    public init(_ index: CatalogIndex) {
        self.index = index
        var bases: [Identifier<Pokemon>: Identifier<Pokemon>] = [:]
        var learnsets: [Identifier<Pokemon>: Learnset] = [:]
        for form in index.catalog.pokemon where Self.isBattleOnly(form) {
            guard let base = Self.base(of: form, index) else { continue }
            bases[form.id] = base
            learnsets[form.id] = index.learnset(of: base)
                .only(in: Self.versionGroups(of: form, in: index))
        }
        self.bases = bases
        borrowedLearnsets = learnsets
    }

    /// Whether a Pokémon exists in battle alone: Mega, Gigantamax, Primal, Zen Mode….
    public func isBattleOnly(_ pokemon: Pokemon) -> Bool { Self.isBattleOnly(pokemon) }

    /// The Pokémon that takes this form in battle; `nil` for Pokémon that exist outside of it.
    ///
    /// It is the variety of the same species whose slug agrees longest: `toxtricity-low-key` for
    /// `toxtricity-low-key-gmax`; the default one where none agrees more.
    public func base(of pokemon: Pokemon) -> Pokemon? {
        bases[pokemon.id].map { index[$0] }
    }

    /// What a Pokémon can use: its own list, or for a form taken only in battle that of its base
    /// in the games where the form exists.
    public func effectiveLearnset(of pokemon: Pokemon) -> Learnset {
        borrowedLearnsets[pokemon.id] ?? index.learnset(of: pokemon.id)
    }

    /// The version groups in which a form taken only in battle exists, by number: those of the list
    /// the source gives it, else the one it appeared in.
    public static func versionGroups(
        of form: Pokemon, in index: CatalogIndex
    ) -> [Identifier<VersionGroup>] {
        let own = index.learnset(of: form.id).versionGroups
        return own.isEmpty ? form.forms.prefix(1).map(\.versionGroup) : own
    }
}

extension BattleForms {
    private static func isBattleOnly(_ pokemon: Pokemon) -> Bool {
        pokemon.forms.first.map { $0.isBattleOnly || $0.isMega } ?? false
    }

    private static func base(of form: Pokemon, _ index: CatalogIndex) -> Identifier<Pokemon>? {
        let candidates = index[form.species].varieties
            .map { index[$0] }
            .filter { !isBattleOnly($0) }
        if let named = exceptions[form.slug.text],
            let base = candidates.first(where: { $0.slug.text == named })
        {
            return base.id
        }
        return candidates.max { first, second in
            (agreement(first, form), first.isDefault ? 1 : 0)
                < (agreement(second, form), second.isDefault ? 1 : 0)
        }?.id
    }

    /// Forms whose slug does not tell whose they are.
    private static let exceptions = [
        "greninja-ash": "greninja-battle-bond",
        "floette-mega": "floette-eternal",
    ]

    private static func agreement(_ candidate: Pokemon, _ form: Pokemon) -> Int {
        zip(
            candidate.slug.text.split(separator: "-"), form.slug.text.split(separator: "-")
        ).prefix { $0 == $1 }.count
    }
}
