import PokedexDomain
import PokedexSite
import TestSupport

/// A small catalog, made by hand, and the project's own words.
enum TextFixture {
    /// The words of `content/strings/`.
    static func translations() throws -> Translations { try loadedTranslations.get() }

    private static let loadedTranslations = Result {
        try Translations(
            Language.allCases.map { language in
                let file = "content/\(Translation.file(of: language))"
                return try Translation(
                    json: ProjectFiles.bytes(of: file), file: file, language: language)
            })
    }

    /// Words of one language, written in the test.
    static func translation(
        _ json: String, language: Language = .english
    ) throws -> Translation {
        try Translation(
            json: Array(json.utf8), file: "strings/\(language.code).json", language: language)
    }

    /// A catalog without anything in it.
    static func emptyCatalog() -> Catalog {
        Catalog(source: CatalogSource(date: 0, commit: "", pictureBase: ""))
    }

    /// Names for the rows' entities, numbered from 1 on.
    static func terms<Vocabulary>(_ rows: [NameRow]) throws -> [Term<Vocabulary>] {
        try rows.enumerated().map { place, row in
            Term(id: Identifier(place + 1), slug: try Slug(row.slug), name: row.name)
        }
    }

    /// Items of the rows' names, numbered from 1 on.
    static func items(_ rows: [NameRow]) throws -> [Item] {
        try rows.enumerated().map { place, row in
            Item(id: Identifier(place + 1), slug: try Slug(row.slug), name: row.name)
        }
    }

    /// Adds locations, numbered from 1 on, each named by an evolution.
    static func add(locations rows: [NameRow], to catalog: inout Catalog) throws {
        var evolution = Evolution(
            from: Identifier(1), into: Identifier(2), trigger: Identifier(1), baseForm: nil,
            evolvedForm: nil, versionGroup: Identifier(1), isDefault: true,
            conditions: EvolutionConditions())
        catalog.evolutionChains = [
            EvolutionChain(id: Identifier(1), babyTriggerItem: nil, evolutions: [])
        ]
        for (place, row) in rows.enumerated() {
            let location = Location(
                id: Identifier(place + 1), slug: try Slug(row.slug), name: row.name, region: nil,
                areas: [])
            catalog.locations.append(location)
            evolution.conditions.location = location.id
            catalog.evolutionChains[0].evolutions.append(evolution)
        }
    }
}

extension MissingTranslations {
    /// It in a line: `strings/ja.json: abilities without a Japanese name: mountaineer`.
    var line: String { "\(file): \(title): \(identifiers.joined(separator: ", "))" }
}

extension Descriptions {
    /// Lists that a test writes.
    init(moves: [UInt8], abilities: [UInt8], matchUps: [UInt8], folder: String) throws {
        func file(_ name: String, _ bytes: [UInt8]) -> [ContentFile] {
            [ContentFile(name: "\(folder)/\(name)", bytes: bytes, isBuiltIn: false)]
        }
        try self.init(
            moves: file(Self.files.moves, moves), abilities: file(Self.files.abilities, abilities),
            matchUps: file(Self.files.matchUps, matchUps))
    }
}

/// A text without items.
extension ItemText: ExpressibleByStringLiteral {
    /// Holds a text without marks.
    public init(stringLiteral text: String) { self.init(text) }
}

/// An entity's slug and names.
struct NameRow {
    let slug: String
    let name: LocalizedName

    init(_ slug: String, _ english: String? = nil, _ japanese: String? = nil) {
        self.slug = slug
        name = LocalizedName(english: english, japanese: japanese)
    }
}

extension Form {
    static func fixture(
        _ id: Int, _ slug: String, formSlug: String = "", english: String? = nil,
        label: LocalizedName = LocalizedName(), isMega: Bool = false
    ) throws -> Form {
        Form(
            id: Identifier(id), slug: try Slug(slug), formSlug: formSlug,
            name: LocalizedName(english: english, japanese: nil), label: label, types: [],
            isDefault: true, isBattleOnly: false, isMega: isMega, versionGroup: Identifier(1),
            picture: nil)
    }
}

extension Pokemon {
    static func fixture(
        _ id: Int, _ slug: String, species: Int, forms: [Form]
    ) throws -> Pokemon {
        Pokemon(
            id: Identifier(id), slug: try Slug(slug), species: Identifier(species),
            isDefault: id < 10_000, height: nil, weight: nil, baseExperience: nil, types: [],
            stats: [], abilities: [], past: PokemonPast(), pictures: Pictures(paths: [:]),
            forms: forms)
    }
}

extension Species {
    static func fixture(
        _ id: Int, _ row: NameRow, genus: LocalizedName = LocalizedName()
    ) throws -> Species {
        Species(
            id: Identifier(id), slug: try Slug(row.slug), name: row.name, genus: genus,
            generation: Identifier(1), femaleEighths: nil, captureRate: nil, baseHappiness: nil,
            hatchCounter: nil, growthRate: nil, eggGroups: [], color: nil, shape: nil,
            habitat: nil, isBaby: false, isLegendary: false, isMythical: false,
            hasGenderDifferences: false, formsSwitchable: false, evolvesFrom: nil,
            evolutionChain: nil, varieties: [])
    }
}

extension Move {
    static func fixture(
        _ id: Int, _ row: NameRow, damageClass: DamageClass = .physical
    ) throws -> Move {
        Move(
            id: Identifier(id), slug: try Slug(row.slug), name: row.name,
            generation: Identifier(1), type: Identifier(1), damageClass: damageClass, power: nil,
            accuracy: nil, powerPoints: nil, priority: 0, target: Identifier(1), effectChance: nil,
            effect: nil, statChanges: [], past: [], machines: [])
    }
}

extension Ability {
    static func fixture(_ id: Int, _ row: NameRow) throws -> Ability {
        Ability(
            id: Identifier(id), slug: try Slug(row.slug), name: row.name,
            generation: Identifier(1), isMainSeries: true)
    }
}

extension VersionGroup {
    static func fixture(_ id: Int, _ slug: String, generation: Int = 1) throws -> VersionGroup {
        VersionGroup(
            id: Identifier(id), slug: try Slug(slug), order: id,
            generation: Identifier(generation), regions: [])
    }
}

extension PokemonType {
    static func fixture(_ id: Int, _ row: NameRow) throws -> PokemonType {
        PokemonType(
            id: Identifier(id), slug: try Slug(row.slug), name: row.name,
            generation: Identifier(1), damageClass: nil)
    }
}

extension GameVersion {
    static func fixture(_ id: Int, _ row: NameRow, group: Int) throws -> GameVersion {
        GameVersion(
            id: Identifier(id), slug: try Slug(row.slug), name: row.name,
            versionGroup: Identifier(group))
    }
}

extension Pokedex {
    static func fixture(_ id: Int, _ row: NameRow) throws -> Pokedex {
        Pokedex(
            id: Identifier(id), slug: try Slug(row.slug), name: row.name, region: nil,
            isMainSeries: true, versionGroups: [], entries: [])
    }
}

extension Region {
    static func fixture(_ id: Int, _ row: NameRow) throws -> Region {
        Region(id: Identifier(id), slug: try Slug(row.slug), name: row.name)
    }
}
