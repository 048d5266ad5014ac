import PokedexDomain
import SQLite

extension CatalogWriter {
    func writeVocabularies(_ catalog: Catalog) throws(SQLiteError) {
        try insert(catalog.eggGroups, into: "egg_group")
        try insert(catalog.growthRates, into: "growth_rate")
        try insert(catalog.colors, into: "color")
        try insert(catalog.shapes, into: "shape")
        try insert(catalog.habitats, into: "habitat")
        try insert(catalog.learnMethods, into: "learn_method")
        try insert(catalog.moveTargets, into: "move_target")
        try insert(catalog.moveAilments, into: "move_ailment")
        try insert(catalog.moveCategories, into: "move_category")
        try insert(catalog.evolutionTriggers, into: "evolution_trigger")
        try insert(catalog.items, into: "item")
        try insert(catalog.locations, into: "location")
    }

    func writeGames(_ catalog: Catalog) throws(SQLiteError) {
        try insert(
            "region", "id, slug, name_en, name_ja",
            catalog.regions.map { named($0.id, $0.slug, $0.name) })
        try insert(
            "generation", "id, slug, name_en, name_ja, main_region_id",
            catalog.generations.map { named($0.id, $0.slug, $0.name) + [.init($0.mainRegion)] })
        try insert(
            "version_group", "id, slug, position, generation_id",
            catalog.versionGroups.map { group in
                [
                    .init(group.id), .init(group.slug), .init(group.order),
                    .init(group.generation),
                ]
            })
        try insert(
            "version_group_region", "version_group_id, region_id",
            catalog.versionGroups.flatMap { group in
                group.regions.map { [.init(group.id), .init($0)] }
            })
        try insert(
            "version", "id, slug, name_en, name_ja, version_group_id",
            catalog.versions.map { named($0.id, $0.slug, $0.name) + [.init($0.versionGroup)] })
    }

    func writePokedexes(_ pokedexes: [Pokedex]) throws(SQLiteError) {
        try insert(
            "pokedex", "id, slug, name_en, name_ja, region_id, is_main_series",
            pokedexes.map { pokedex in
                named(pokedex.id, pokedex.slug, pokedex.name)
                    + [.init(pokedex.region), .init(pokedex.isMainSeries)]
            })
        try insert(
            "pokedex_version_group", "pokedex_id, version_group_id",
            pokedexes.flatMap { pokedex in
                pokedex.versionGroups.map { [.init(pokedex.id), .init($0)] }
            })
        try insert(
            "pokedex_entry", "pokedex_id, number, species_id",
            pokedexes.flatMap { pokedex in
                pokedex.entries.map { [.init(pokedex.id), .init($0.number), .init($0.species)] }
            })
    }

    /// The first four columns of most entities.
    func named<Entity>(
        _ id: Identifier<Entity>, _ slug: Slug, _ name: LocalizedName
    ) -> [SQLiteValue] {
        [.init(id), .init(slug)] + named(name)
    }

    /// The two columns of a name.
    func named(_ name: LocalizedName) -> [SQLiteValue] {
        [.init(name.english), .init(name.japanese)]
    }

    private func insert<Vocabulary>(
        _ terms: [Term<Vocabulary>], into table: String
    ) throws(SQLiteError) {
        try insert(
            table, "id, slug, name_en, name_ja", terms.map { named($0.id, $0.slug, $0.name) })
    }
}
