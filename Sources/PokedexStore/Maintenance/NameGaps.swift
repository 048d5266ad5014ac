import PokedexDomain

/// Looks for the names that a catalog lacks in one of the languages.
struct NameGaps {
    /// What is missing, by table and column.
    private(set) var found: [MissingNames] = []

    /// Looks at every name.
    init(in catalog: Catalog) {
        look("region", catalog.regions, \.slug, \.name)
        look("generation", catalog.generations, \.slug, \.name)
        look("version", catalog.versions, \.slug, \.name)
        look("pokedex", catalog.pokedexes, \.slug, \.name)
        look("type", catalog.types, \.slug, \.name)
        look("ability", catalog.abilities, \.slug, \.name)
        look("nature", catalog.natures, \.slug, \.name)
        look("move", catalog.moves, \.slug, \.name)
        look("species", catalog.species, \.slug, \.name)
        look("species", catalog.species, \.slug, \.genus, column: "genus")
        // The ordinary form goes by the Pokémon's name.
        let forms = catalog.pokemon.flatMap(\.forms).filter { !$0.formSlug.isEmpty }
            .sorted { $0.id < $1.id }
        look("form", forms, \.slug, \.name)
        look("form", forms, \.slug, \.label, column: "label")
        lookAtVocabularies(of: catalog)
    }

    private mutating func lookAtVocabularies(of catalog: Catalog) {
        look("egg_group", catalog.eggGroups, \.slug, \.name)
        look("growth_rate", catalog.growthRates, \.slug, \.name)
        look("color", catalog.colors, \.slug, \.name)
        look("shape", catalog.shapes, \.slug, \.name)
        look("habitat", catalog.habitats, \.slug, \.name)
        look("learn_method", catalog.learnMethods, \.slug, \.name)
        look("move_target", catalog.moveTargets, \.slug, \.name)
        look("move_ailment", catalog.moveAilments, \.slug, \.name)
        look("move_category", catalog.moveCategories, \.slug, \.name)
        look("evolution_trigger", catalog.evolutionTriggers, \.slug, \.name)
        look("item", catalog.items, \.slug, \.name)
        look("location", catalog.locations, \.slug, \.name)
    }

    private mutating func look<Entity>(
        _ table: String, _ entities: [Entity], _ slug: KeyPath<Entity, Slug>,
        _ name: KeyPath<Entity, LocalizedName>, column: String = "name"
    ) {
        for language in Language.allCases {
            let without = entities.filter { $0[keyPath: name][language] == nil }
            guard !without.isEmpty else { continue }
            found.append(
                MissingNames(
                    table: table, column: "\(column)_\(language.code)", total: entities.count,
                    slugs: without.map { $0[keyPath: slug].text }))
        }
    }
}

/// Names of a table that are missing in a language.
public struct MissingNames: Encodable, Hashable, Sendable {
    /// The table.
    public let table: String
    /// The column: `name_en`, `name_ja`, `genus_ja` ….
    public let column: String
    /// How many rows should have one: all but the ordinary forms of Pokémon.
    public let total: Int
    /// The slugs of those without, in the order of their numbers.
    public let slugs: [String]
}
