import PokedexDomain
import SQLite
import TestSupport

@testable import PokedexStore

/// A small catalog with every kind of entity, every field set somewhere and unknown somewhere.
///
/// It is read from the text of a database of the first schema; `PokeAPITests` compares that with
/// what is imported from JSON. What later schemas added is added here.
enum Everything {
    /// The catalog.
    static func catalog() throws -> Catalog {
        var catalog = try ofFirstSchema()
        try addPlaces(to: &catalog)
        try addItems(to: &catalog)
        return catalog
    }

    /// The part of the catalog that the first schema could hold.
    static func ofFirstSchema() throws -> Catalog {
        try ParallelLoad(image: DatabaseImage(firstSchema())).catalog()
    }

    private static func addPlaces(to catalog: inout Catalog) throws {
        let old = catalog.locations[0]
        catalog.locations = [
            Location(
                id: old.id, slug: old.slug, name: old.name, region: Identifier(1),
                areas: [
                    LocationArea(id: Identifier(1), slug: try Slug("old-wood-clearing")),
                    LocationArea(id: Identifier(2), slug: try Slug("old-wood-pond")),
                ]),
            Location(
                id: Identifier(2), slug: try Slug("far-hill"), name: LocalizedName(), region: nil,
                areas: [LocationArea(id: Identifier(3), slug: try Slug("far-hill-area"))]),
        ]
        catalog.encounterMethods = [
            EncounterMethod(id: Identifier(1), slug: try Slug("walk"), name: LocalizedName())
        ]
        catalog.encounterConditions = [
            EncounterCondition(id: Identifier(1), slug: try Slug("time"), name: LocalizedName())
        ]
        catalog.encounterConditionValues = try ["time-day", "time-night"].enumerated().map {
            EncounterConditionValue(
                id: Identifier($0 + 1), slug: try Slug($1), condition: Identifier(1))
        }
        catalog.pokemon[0].encounters = [
            Encounter(
                area: Identifier(1), method: Identifier(1), conditions: [],
                versions: [Identifier(1), Identifier(2)], levels: 2...5, chance: 30),
            Encounter(
                area: Identifier(3), method: Identifier(1),
                conditions: [Identifier(1), Identifier(2)], versions: [Identifier(2)],
                levels: 100...100, chance: 110),
        ]
    }

    private static func addItems(to catalog: inout Catalog) throws {
        catalog.itemCategories = try ["evolution", "medicine"].enumerated().map {
            ItemCategory(
                id: Identifier($0 + 1), slug: try Slug($1), name: LocalizedName())
        }
        let old = catalog.items[0]
        catalog.items[0] = Item(
            id: old.id, slug: old.slug, name: old.name, category: Identifier(1), flingPower: 30)
        catalog.items.append(
            Item(id: Identifier(3), slug: try Slug("blue-berry"), name: LocalizedName()))
        catalog.berries = [
            Berry(
                id: Identifier(1), slug: try Slug("red"), item: Identifier(1),
                gift: Berry.Gift(type: Identifier(1), power: 60), growthHours: 3,
                firmness: .soft, size: 20,
                flavors: [.spicy: 0, .dry: 10, .sweet: 20, .bitter: 30, .sour: 40]),
            Berry(
                id: Identifier(2), slug: try Slug("blue"), item: Identifier(3), gift: nil,
                growthHours: nil, firmness: nil, size: nil, flavors: [:]),
        ]
        catalog.pokemon[0].heldItems = [
            HeldItem(item: Identifier(1), versions: [Identifier(1)], chance: 5),
            HeldItem(item: Identifier(2), versions: [Identifier(1), Identifier(2)], chance: 100),
        ]
    }

    /// The bytes of a database as the first schema had it, made from its text.
    static func firstSchema() throws -> [UInt8] {
        let text = try ProjectFiles.bytes(of: "Tests/PokedexStoreTests/Fixtures/schema-1.sql")
        let connection = try Connection()
        try connection.execute(String(decoding: text, as: UTF8.self))
        return try connection.serialized()
    }
}

/// A database of that catalog in a folder of its own.
struct KeptDatabase {
    let folder: TemporaryFolder
    let file: DatabaseFile

    init() throws {
        folder = try TemporaryFolder()
        file = DatabaseFile(path: folder["dex.sqlite"])
        try SQLiteCatalogRepository(path: file.path).save(Everything.catalog())
    }

    /// Changes the database by SQL.
    func alter(_ sql: String) throws {
        let connection = try Connection(image: folder.bytes(of: "dex.sqlite"))
        try connection.execute(sql)
        try folder.write(bytes: connection.serialized(), to: "dex.sqlite")
    }

    /// The bytes of all files in the folder, by name.
    func bytes() throws -> [String: [UInt8]] {
        var bytes: [String: [UInt8]] = [:]
        for name in try folder.names() { bytes[name] = try folder.bytes(of: name) }
        return bytes
    }
}
