import PokedexDomain

/// Writes down the facts of a catalog's entities, naming others by their slugs.
struct FactSheet {
    let catalog: Catalog
    let slugs: FactSlugs

    /// For the entities of a catalog.
    init(_ catalog: Catalog) {
        self.catalog = catalog
        slugs = FactSlugs(catalog)
    }

    func describe<Vocabulary>(_ term: Term<Vocabulary>) -> Described {
        Described(term.slug, term.name, [])
    }

    func describe(_ region: Region) -> Described {
        Described(region.slug, region.name, [])
    }

    func describe(_ generation: Generation) -> Described {
        Described(
            generation.slug, generation.name, [.one("main_region", slugs[generation.mainRegion])])
    }

    func describe(_ group: VersionGroup) -> Described {
        Described(
            group.slug, nil,
            [
                .one("position", group.order), .one("generation", slugs[group.generation]),
                .many("regions", group.regions.map { slugs[$0] }),
            ])
    }

    func describe(_ version: GameVersion) -> Described {
        Described(
            version.slug, version.name, [.one("version_group", slugs[version.versionGroup])])
    }

    func describe(_ pokedex: Pokedex) -> Described {
        Described(
            pokedex.slug, pokedex.name,
            [
                .one("region", slugs[any: pokedex.region]),
                .one("is_main_series", pokedex.isMainSeries),
                .many("version_groups", pokedex.versionGroups.map { slugs[$0] }),
                .many("entries", pokedex.entries.map { "\($0.number) \(slugs[$0.species])" }),
            ])
    }

    func describe(_ ability: Ability) -> Described {
        Described(
            ability.slug, ability.name,
            [
                .one("generation", slugs[ability.generation]),
                .one("is_main_series", ability.isMainSeries),
            ])
    }

    func describe(_ nature: Nature) -> Described {
        Described(
            nature.slug, nature.name,
            [
                .one("increased_stat", nature.increased?.rawValue),
                .one("decreased_stat", nature.decreased?.rawValue),
            ])
    }
}

/// An entity in words.
struct Described {
    /// What it is called.
    let title: EntityTitle
    /// What is known about it.
    let facts: [Fact]

    /// An entity with a slug, and mostly a name, which are facts too.
    init(_ slug: Slug, _ name: LocalizedName?, _ facts: [Fact]) {
        title = EntityTitle(slug: slug.text, name: name?.english)
        self.facts = [.one("slug", slug.text)] + (name.map { Fact.names($0) } ?? []) + facts
    }

    /// An entity that is called after another.
    init(title: EntityTitle, _ facts: [Fact]) {
        self.title = title
        self.facts = facts
    }
}
