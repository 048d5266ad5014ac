import PokedexDomain

extension CatalogReader {
    func readVocabularies(into catalog: inout Catalog) throws(DatabaseProblem) {
        catalog.eggGroups = try terms("egg_group")
        catalog.growthRates = try terms("growth_rate")
        catalog.colors = try terms("color")
        catalog.shapes = try terms("shape")
        catalog.habitats = try terms("habitat")
        catalog.learnMethods = try terms("learn_method", FactRange.smallIdentifier)
        catalog.moveTargets = try terms("move_target")
        catalog.moveAilments = try terms("move_ailment")
        catalog.moveCategories = try terms("move_category")
        catalog.evolutionTriggers = try terms("evolution_trigger")
        catalog.items = try terms("item")
        catalog.locations = try terms("location")
    }

    func readGames(into catalog: inout Catalog) throws(DatabaseProblem) {
        catalog.regions = try rows("region", "id, slug, name_en, name_ja") {
            (row: inout Row) throws(DatabaseProblem) in
            Region(id: try row.identifier(), slug: try row.slug(), name: try row.name())
        }
        catalog.generations = try rows("generation", "id, slug, name_en, name_ja, main_region_id") {
            (row: inout Row) throws(DatabaseProblem) in
            Generation(
                id: try row.identifier(), slug: try row.slug(), name: try row.name(),
                mainRegion: try row.identifier())
        }
        catalog.versionGroups = try versionGroups()
        catalog.versions = try rows("version", "id, slug, name_en, name_ja, version_group_id") {
            (row: inout Row) throws(DatabaseProblem) in
            GameVersion(
                id: try row.identifier(), slug: try row.slug(), name: try row.name(),
                versionGroup: try row.identifier())
        }
    }

    func pokedexes() throws(DatabaseProblem) -> [Pokedex] {
        var groups: Children<Pokedex, Identifier<VersionGroup>> = try children(
            of: Pokedex.self, "pokedex_version_group", "pokedex_id, version_group_id"
        ) { (row: inout Row) throws(DatabaseProblem) in try row.identifier() }
        var entries = try children(
            of: Pokedex.self, "pokedex_entry", "pokedex_id, number, species_id", order: "1, 2, 3"
        ) { (row: inout Row) throws(DatabaseProblem) in
            PokedexEntry(
                number: try row.integer(FactRange.entryNumber), species: try row.identifier())
        }
        let pokedexes = try rows(
            "pokedex", "id, slug, name_en, name_ja, region_id, is_main_series"
        ) { (row: inout Row) throws(DatabaseProblem) in
            let id: Identifier<Pokedex> = try row.identifier()
            return Pokedex(
                id: id, slug: try row.slug(), name: try row.name(),
                region: try row.optionalIdentifier(), isMainSeries: try row.flag(),
                versionGroups: groups.take(id), entries: entries.take(id))
        }
        try groups.requireNoneLeft()
        try entries.requireNoneLeft()
        return pokedexes
    }

    private func terms<Vocabulary>(
        _ table: String, _ range: ClosedRange<Int> = FactRange.wordIdentifier
    ) throws(DatabaseProblem) -> [Term<Vocabulary>] {
        try rows(table, "id, slug, name_en, name_ja") { (row: inout Row) throws(DatabaseProblem) in
            Term(id: try row.identifier(range), slug: try row.slug(), name: try row.name())
        }
    }

    private func versionGroups() throws(DatabaseProblem) -> [VersionGroup] {
        var regions: Children<VersionGroup, Identifier<Region>> = try children(
            of: VersionGroup.self, "version_group_region", "version_group_id, region_id"
        ) { (row: inout Row) throws(DatabaseProblem) in try row.identifier() }
        let groups = try rows("version_group", "id, slug, position, generation_id") {
            (row: inout Row) throws(DatabaseProblem) in
            let id: Identifier<VersionGroup> = try row.identifier(FactRange.smallIdentifier)
            return VersionGroup(
                id: id, slug: try row.slug(), order: try row.integer(FactRange.position),
                generation: try row.identifier(), regions: regions.take(id))
        }
        try regions.requireNoneLeft()
        return groups
    }
}
