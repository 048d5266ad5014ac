import PokedexDomain
import SQLite

/// A kind of entity, whose list in the catalog is stored in a table.
struct EntityKind: Sendable {
    let table: String
    /// The entities' type, by which references find the table.
    let type: ObjectIdentifier
    /// Reads the kind's list.
    let read: @Sendable (TableLoader, inout Catalog) throws -> Void
    /// Takes the kind's list apart.
    let rows: @Sendable (Catalog) -> [StoredRow]

    private init<Entity>(
        _ table: Table<Entity>, _ list: any WritableKeyPath<Catalog, [Entity]> & Sendable,
        rows: (@Sendable (Catalog) -> [StoredRow])? = nil
    ) {
        self.table = table.name
        type = ObjectIdentifier(Entity.self)
        read = { loader, catalog in
            catalog[keyPath: list] = try loader.rows(of: table)
        }
        self.rows = rows ?? { catalog in catalog[keyPath: list].map(table.columns) }
    }

    /// All kinds, in the order in which differences are listed.
    static let all: [EntityKind] = [
        EntityKind(Tables.regions, \.regions),
        EntityKind(Tables.generations, \.generations),
        EntityKind(Tables.versionGroups, \.versionGroups),
        EntityKind(Tables.versions, \.versions),
        EntityKind(Tables.pokedexes, \.pokedexes),
        EntityKind(Tables.types, \.types, rows: typeRows),
        EntityKind(Tables.abilities, \.abilities),
        EntityKind(Tables.natures, \.natures),
        EntityKind(Tables.moves, \.moves),
        EntityKind(Tables.species, \.species),
        EntityKind(Tables.pokemon, \.pokemon, rows: pokemonRows),
        EntityKind(Tables.evolutionChains, \.evolutionChains),
        EntityKind(Tables.terms("egg_group"), \.eggGroups),
        EntityKind(Tables.terms("growth_rate"), \.growthRates),
        EntityKind(Tables.terms("color"), \.colors),
        EntityKind(Tables.terms("shape"), \.shapes),
        EntityKind(Tables.terms("habitat"), \.habitats),
        EntityKind(Tables.terms("learn_method", FactRange.smallIdentifier), \.learnMethods),
        EntityKind(Tables.terms("move_target"), \.moveTargets),
        EntityKind(Tables.terms("move_ailment"), \.moveAilments),
        EntityKind(Tables.terms("move_category"), \.moveCategories),
        EntityKind(Tables.terms("evolution_trigger"), \.evolutionTriggers),
        EntityKind(Tables.terms("item_category"), \.itemCategories),
        EntityKind(Tables.items, \.items),
        EntityKind(Tables.berries, \.berries),
        EntityKind(Tables.locations, \.locations),
        EntityKind(Tables.terms("encounter_method"), \.encounterMethods),
        EntityKind(Tables.terms("encounter_condition"), \.encounterConditions),
        EntityKind(Tables.encounterConditionValues, \.encounterConditionValues),
    ]

    /// The tables of all kinds by the entities' types.
    static let tables = Dictionary(
        all.map { ($0.type, $0.table) } + [
            (ObjectIdentifier(Form.self), "form"),
            (ObjectIdentifier(LocationArea.self), "location_area"),
        ],
        uniquingKeysWith: { first, _ in first })

    /// Types with how their moves strike others, which is a list of its own in the catalog.
    @Sendable private static func typeRows(of catalog: Catalog) -> [StoredRow] {
        let relations = Dictionary(grouping: catalog.typeRelations, by: \.attacking)
        return catalog.types.map { type in
            var row = Tables.types.columns(of: type)
            let own = relations[type.id, default: []]
            let (today, past) = (
                own.filter { $0.lastGeneration == nil }, own.filter { $0.lastGeneration != nil }
            )
            row.lists += [
                StoredList("damage", Tables.typeRelations, today, isView: true),
                StoredList("past_damage", Tables.pastTypeRelations, past, isView: true),
            ]
            return row
        }
    }

    /// Pokémon with their positions among the varieties of their species.
    @Sendable private static func pokemonRows(of catalog: Catalog) -> [StoredRow] {
        var positions: [Identifier<Pokemon>: Int] = [:]
        for species in catalog.species {
            for (index, variety) in species.varieties.enumerated() {
                positions[variety] = index + 1
            }
        }
        return catalog.pokemon.map { pokemon in
            var row = Tables.pokemon.columns(of: pokemon)
            row.columns.append(.init(name: "position", value: positions[pokemon.id].stored))
            return row
        }
    }
}
