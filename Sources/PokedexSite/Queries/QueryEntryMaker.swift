import PokedexDomain
import PokedexQuery

/// Gathers what the things of a catalog are called in queries.
struct QueryEntryMaker {
    let english: Names
    let japanese: Names

    func types(of catalog: Catalog, spellings: Spellings) -> [QueryNames.Entry] {
        catalog.types.map { type in
            entry(type.slug, { $0.types[type.id] }, words: spellings.types[type.slug.text] ?? [])
        }
    }

    /// Abilities; those that share a name are also called by it alone.
    func abilities(of catalog: Catalog, spellings: Spellings) -> [QueryNames.Entry] {
        catalog.abilities.map { ability in
            entry(
                ability.slug, { $0.distinguishedAbilities[ability.id] },
                words: texts { $0.abilities[ability.id] }
                    + (spellings.abilities[ability.slug.text] ?? []))
        }
    }

    /// Moves; those that share a name are also called by it alone.
    func moves(of catalog: Catalog, spellings: Spellings) -> [QueryNames.Entry] {
        catalog.moves.map { move in
            entry(
                move.slug, { $0.distinguishedMoves[move.id] },
                words: texts { $0.moves[move.id] } + (spellings.moves[move.slug.text] ?? []))
        }
    }

    /// Games in which anything is learned, those that appeared together as one; also called by
    /// their short names, and by each of them.
    func games(of catalog: Catalog) -> [QueryNames.Entry] {
        let used = catalog.learnsets.values.reduce(into: Set()) { used, learnset in
            used.formUnion(learnset.versionGroups)
        }
        let groups = catalog.versionGroups.filter { used.contains($0.id) }
        return groups.sorted { $0.order < $1.order }.map { group in
            let versions = catalog.versions.filter { $0.versionGroup == group.id }
            return entry(
                group.slug, { $0.versionGroups[group.id] },
                words: texts { $0.shortVersionGroups[group.id] }
                    + versions.flatMap { version in texts { $0.versions[version.id] } })
        }
    }

    /// Ways in which anything is learned.
    func methods(of catalog: Catalog, words: QueryWords) -> [QueryNames.Entry] {
        let used = catalog.learnsets.values.reduce(into: Set()) { used, learnset in
            for entry in learnset.entries { used.insert(entry.method) }
        }
        return catalog.learnMethods.filter { used.contains($0.id) }.map { method in
            let further = words.methods.first { $0.slug == method.slug.text }
            return entry(
                method.slug, { $0.terms.learnMethods[method.id] },
                words: (further?.english ?? []) + (further?.japanese ?? []))
        }
    }

    func eggGroups(of catalog: Catalog) -> [QueryNames.Entry] {
        catalog.eggGroups.map { group in entry(group.slug, { $0.terms.eggGroups[group.id] }) }
    }

    /// Pokédexes, with or without the word itself.
    func pokedexes(of catalog: Catalog) -> [QueryNames.Entry] {
        catalog.pokedexes.map { pokedex in
            entry(
                pokedex.slug, { $0.pokedexes[pokedex.id] },
                words: texts { $0.pokedexTitles[pokedex.id] })
        }
    }

    /// Everything that queries name.
    func translations(
        of catalog: Catalog, words: QueryWords, spellings: Spellings
    ) -> QueryTranslations {
        let pokemon = catalog.pokemon.map(\.id)
        return QueryTranslations(
            pokemon: [
                .english: pokemon.map { english.pokemon[$0].text },
                .japanese: pokemon.map { japanese.pokemon[$0].text },
            ],
            lists: [
                .types: types(of: catalog, spellings: spellings),
                .abilities: abilities(of: catalog, spellings: spellings),
                .moves: moves(of: catalog, spellings: spellings), .games: games(of: catalog),
                .methods: methods(of: catalog, words: words), .eggGroups: eggGroups(of: catalog),
                .pokedexes: pokedexes(of: catalog),
            ]
        ) { language in
            let names = language == .english ? english : japanese
            let order = NameOrder(pokemon, names: names.pokemon, in: language)
            return pokemon.map { order.position(of: $0) }
        }
    }

    private func entry(
        _ slug: Slug, _ name: (Names) -> DisplayName, words: [String] = []
    ) -> QueryNames.Entry {
        QueryNames.Entry(
            slug: slug.text, english: [name(english).text], japanese: [name(japanese).text],
            words: words)
    }

    /// A name in both languages.
    private func texts(_ name: (Names) -> DisplayName) -> [String] {
        [name(english).text, name(japanese).text]
    }
}
