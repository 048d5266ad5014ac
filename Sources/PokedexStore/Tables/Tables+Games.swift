import PokedexDomain

/// The descriptions of all tables of facts but `learnset`, which ``LearnsetReader`` reads.
enum Tables {
    static let source = Table<CatalogSource>("data_source") { row in
        row.constant("id", 1)
        row.constant("data_version", DataVersion.current)
        return try CatalogSource(
            date: row("made_at", \.date, FactRange.time),
            commit: row("commit_hash", \.commit, .commit),
            pictureBase: row("picture_base", \.pictureBase, .pictureBase))
    }

    /// A small vocabulary, such as the egg groups.
    static func terms<Vocabulary>(
        _ name: String, _ range: ClosedRange<Int> = FactRange.wordIdentifier
    ) -> Table<Term<Vocabulary>> {
        Table<Term<Vocabulary>>(name) { row in
            try Term(
                id: row.id(\.id, range), slug: row.slug(\.slug), name: row.names("name", \.name))
        }
    }

    static let regions = Table<Region>("region") { row in
        try Region(id: row.id(\.id), slug: row.slug(\.slug), name: row.names("name", \.name))
    }

    static let generations = Table<Generation>("generation") { row in
        try Generation(
            id: row.id(\.id), slug: row.slug(\.slug), name: row.names("name", \.name),
            mainRegion: row("main_region_id", \.mainRegion))
    }

    static let versionGroups = Table<VersionGroup>("version_group") { row in
        try VersionGroup(
            id: row.id(\.id, FactRange.smallIdentifier), slug: row.slug(\.slug),
            order: row("position", \.order, FactRange.position),
            generation: row("generation_id", \.generation),
            regions: row.list("regions", versionGroupRegions, \.regions),
            roster: row.list("roster", versionGroupPokemon, \.roster),
            missingEvolutions: row.list(
                "missing_evolutions", missingEvolutions, \.missingEvolutions))
    }

    private static let versionGroupRegions = Table<Identifier<Region>>(
        "version_group_region", of: "version_group_id", key: ["region_id"]
    ) { row in
        try row("region_id", \.self)
    }

    private static let versionGroupPokemon = Table<Identifier<Pokemon>>(
        "version_group_pokemon", of: "version_group_id", key: ["pokemon_id"]
    ) { row in
        try row("pokemon_id", \.self)
    }

    private static let missingEvolutions = Table<Identifier<Pokemon>>(
        "missing_evolution", of: "version_group_id", key: ["pokemon_id"]
    ) { row in
        try row("pokemon_id", \.self)
    }

    static let versions = Table<GameVersion>("version") { row in
        try GameVersion(
            id: row.id(\.id), slug: row.slug(\.slug), name: row.names("name", \.name),
            versionGroup: row("version_group_id", \.versionGroup))
    }

    static let pokedexes = Table<Pokedex>("pokedex") { row in
        try Pokedex(
            id: row.id(\.id), slug: row.slug(\.slug), name: row.names("name", \.name),
            region: row("region_id", \.region),
            isMainSeries: row("is_main_series", \.isMainSeries),
            versionGroups: row.list("version_groups", pokedexGroups, \.versionGroups),
            entries: row.list("entries", pokedexEntries, \.entries))
    }

    private static let pokedexGroups = Table<Identifier<VersionGroup>>(
        "pokedex_version_group", of: "pokedex_id", key: ["version_group_id"]
    ) { row in
        try row("version_group_id", \.self)
    }

    private static let pokedexEntries = Table<PokedexEntry>(
        "pokedex_entry", of: "pokedex_id", key: ["number", "species_id"]
    ) { row in
        try PokedexEntry(
            number: row("number", \.number, FactRange.entryNumber),
            species: row("species_id", \.species))
    }
}
