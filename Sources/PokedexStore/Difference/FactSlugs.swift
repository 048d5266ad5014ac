import PokedexDomain

/// The slugs of all that a catalog holds, by kind and number.
struct FactSlugs {
    private struct Key: Hashable {
        let kind: ObjectIdentifier
        let number: Int
    }

    private var slugs: [Key: String] = [:]

    /// Notes the slugs of a catalog. A family has that of its first species.
    init(_ catalog: Catalog) {
        add(catalog.regions, \.id, \.slug)
        add(catalog.generations, \.id, \.slug)
        add(catalog.versionGroups, \.id, \.slug)
        add(catalog.types, \.id, \.slug)
        add(catalog.abilities, \.id, \.slug)
        add(catalog.moves, \.id, \.slug)
        add(catalog.species, \.id, \.slug)
        add(catalog.pokemon, \.id, \.slug)
        add(catalog.eggGroups, \.id, \.slug)
        add(catalog.growthRates, \.id, \.slug)
        add(catalog.colors, \.id, \.slug)
        add(catalog.shapes, \.id, \.slug)
        add(catalog.habitats, \.id, \.slug)
        add(catalog.learnMethods, \.id, \.slug)
        add(catalog.moveTargets, \.id, \.slug)
        add(catalog.moveAilments, \.id, \.slug)
        add(catalog.moveCategories, \.id, \.slug)
        add(catalog.evolutionTriggers, \.id, \.slug)
        add(catalog.items, \.id, \.slug)
        add(catalog.locations, \.id, \.slug)
        for species in catalog.species.reversed() {
            if let chain = species.evolutionChain { slugs[key(of: chain)] = species.slug.text }
        }
    }

    /// The slug of an entity; its number where there is no such entity.
    subscript<Entity>(id: Identifier<Entity>) -> String { slugs[key(of: id)] ?? "\(id.rawValue)" }

    /// The slug of an entity; `nil` for none.
    subscript<Entity>(any id: Identifier<Entity>?) -> String? { id.map { self[$0] } }

    private mutating func add<Entity>(
        _ entities: [Entity], _ id: KeyPath<Entity, Identifier<Entity>>,
        _ slug: KeyPath<Entity, Slug>
    ) {
        for entity in entities { slugs[key(of: entity[keyPath: id])] = entity[keyPath: slug].text }
    }

    private func key<Entity>(of id: Identifier<Entity>) -> Key {
        Key(kind: ObjectIdentifier(Entity.self), number: id.rawValue)
    }
}
