/// Forms that exist in battle alone, and the Pokémon that take them.
public struct BattleForms: Sendable {
    private let index: CatalogIndex

    /// Reads the forms of a catalog.
    public init(_ index: CatalogIndex) {
        self.index = index
    }

    /// Whether a Pokémon exists in battle alone: Mega, Gigantamax, Primal, Zen Mode….
    public func isBattleOnly(_ pokemon: Pokemon) -> Bool {
        pokemon.forms.first.map { $0.isBattleOnly || $0.isMega } ?? false
    }

    /// The Pokémon that takes this form in battle; `nil` for Pokémon that exist outside of it.
    ///
    /// It is the variety of the same species whose slug agrees longest: `toxtricity-low-key` for
    /// `toxtricity-low-key-gmax`; the default one where none agrees more.
    public func base(of pokemon: Pokemon) -> Pokemon? {
        guard isBattleOnly(pokemon) else { return nil }
        let candidates = index[pokemon.species].varieties
            .map { index[$0] }
            .filter { !isBattleOnly($0) }
        if let named = Self.exceptions[pokemon.slug.text],
            let base = candidates.first(where: { $0.slug.text == named })
        {
            return base
        }
        return candidates.max { first, second in
            agreement(first, pokemon) < agreement(second, pokemon)
                || agreement(first, pokemon) == agreement(second, pokemon)
                    && !first.isDefault && second.isDefault
        }
    }

    /// The version groups in which a form exists: those of the list the source gives it, else the
    /// one it appeared in.
    public func versionGroups(of pokemon: Pokemon) -> Set<Identifier<VersionGroup>> {
        let own = Set(index.learnset(of: pokemon.id).entries.map(\.versionGroup))
        return own.isEmpty ? Set(pokemon.forms.prefix(1).map(\.versionGroup)) : own
    }

    /// What a Pokémon can use: its own list, or for a form taken only in battle that of its base
    /// in the games where the form exists.
    public func effectiveLearnset(of pokemon: Pokemon) -> Learnset {
        guard let base = base(of: pokemon) else { return index.learnset(of: pokemon.id) }
        let games = versionGroups(of: pokemon)
        let entries = index.learnset(of: base.id).entries.filter {
            games.contains($0.versionGroup)
        }
        return Learnset(sortedEntries: entries)
    }

    /// Forms whose slug does not tell whose they are.
    private static let exceptions = [
        "greninja-ash": "greninja-battle-bond",
        "floette-mega": "floette-eternal",
    ]

    private func agreement(_ candidate: Pokemon, _ form: Pokemon) -> Int {
        zip(
            candidate.slug.text.split(separator: "-"), form.slug.text.split(separator: "-")
        ).prefix { $0 == $1 }.count
    }
}
