import PokedexDomain
import TestSupport

@testable import PokeAPI

/// A catalog with every kind of entity, every field set somewhere and unknown somewhere.
enum Everything {
    /// The catalog, made once.
    static func catalog() throws -> Catalog { try rich.get() }

    /// The import of the sample tree, made once.
    static let sample = Result { try importing() }

    private static let rich = Result {
        var catalog = try sample.get().catalog
        try fillPokemon(&catalog)
        try fillEvolutions(&catalog)
        catalog.typeRelations = ([(1, 1, 0, 1), (1, 1, 100, 2), (1, 1, 50, nil), (2, 1, 200, nil)])
            .map { (attacking: Int, defending: Int, percent: Int, last: Int?) in
                TypeRelation(
                    attacking: Identifier(attacking), defending: Identifier(defending),
                    percent: percent, lastGeneration: last.map { Identifier($0) })
            }
        return catalog
    }

    /// Imports a folder without showing progress.
    static func importing(
        _ folder: TemporaryFolder
    ) throws -> (catalog: Catalog, report: ImportReport) {
        try CatalogImporter(source: PokeAPIFolder(path: folder.path)).run(jobs: 2) { _ in }
    }

    /// Imports the sample tree after a change.
    static func importing(
        _ change: (inout SampleTree) throws -> Void = { _ in }
    ) throws -> (catalog: Catalog, report: ImportReport) {
        var tree = SampleTree()
        try change(&tree)
        let folder = try TemporaryFolder()
        try tree.write(to: folder)
        return try importing(folder)
    }

    private static func fillPokemon(_ catalog: inout Catalog) throws {
        let old = catalog.pokemon[2]
        let pictures = Pictures.Kind.allCases.map { ($0, "pokemon/\($0.rawValue)/3.png") }
        let forms = try (0..<2).map { number in
            Form(
                id: Identifier(20000 + number), slug: try Slug("treeling-big-\(number)"),
                formSlug: number == 0 ? "" : "mega-x",
                name: LocalizedName(english: "Big \(number)", japanese: number == 0 ? nil : "大"),
                label: LocalizedName(english: nil, japanese: "すがた"),
                types: [Identifier(2), Identifier(1)], isDefault: number == 0,
                isBattleOnly: number == 1, isMega: number == 1, versionGroup: Identifier(2),
                picture: number == 0 ? nil : "pokemon/3.png")
        }
        catalog.pokemon[2] = Pokemon(
            id: old.id, slug: old.slug, species: old.species, isDefault: false, height: nil,
            weight: nil, baseExperience: 0, types: [Identifier(2), Identifier(1)],
            stats: old.stats, abilities: [], past: past(old.past),
            pictures: Pictures(paths: Dictionary(uniqueKeysWithValues: pictures)), forms: forms)
        catalog.learnsets[Identifier(10001)] = Learnset(entries: learned())
        catalog.learnsets[Identifier(2)] = nil
    }

    private static func past(_ old: PokemonPast) -> PokemonPast {
        PokemonPast(
            types: old.types + [.init(lastGeneration: Identifier(2), elements: [Identifier(1)])],
            abilities: [
                .init(
                    lastGeneration: Identifier(2),
                    elements: [
                        AbilitySlot(slot: 1, isHidden: false, ability: Identifier(1)),
                        AbilitySlot(slot: 2, isHidden: false, ability: nil),
                    ])
            ],
            stats: old.stats + [
                .init(
                    lastGeneration: Identifier(2),
                    elements: [
                        BaseStat(stat: .hp, base: 1, effort: 3),
                        BaseStat(stat: .defense, base: 255, effort: 0),
                    ])
            ])
    }

    private static func learned() -> [LearnsetEntry] {
        let levels: [(level: Int, order: Int?)] = [
            (0, nil), (1, 1), (1, 0), (100, 254), (100, nil),
        ]
        return levels.enumerated().compactMap { number, level in
            LearnsetEntry(
                move: Identifier(number % 2 + 1), versionGroup: Identifier(number % 2 + 1),
                method: Identifier(1), level: level.level, order: level.order)
        }
    }

    private static func fillEvolutions(_ catalog: inout Catalog) throws {
        let old = catalog.evolutionChains[0]
        var all = EvolutionConditions()
        all.item = Identifier(1)
        all.heldItem = Identifier(2)
        all.gender = .male
        all.knownMove = Identifier(1)
        all.knownMoveType = Identifier(2)
        all.location = Identifier(1)
        all.region = Identifier(1)
        all.minimumLevel = 100
        all.minimumHappiness = 220
        all.minimumBeauty = 170
        all.minimumAffection = 2
        all.minimumDamageTaken = 49
        all.minimumMoveCount = 20
        all.minimumSteps = 1000
        all.usedMove = Identifier(2)
        all.partySpecies = Identifier(1)
        all.partyType = Identifier(1)
        all.tradeSpecies = Identifier(2)
        all.relativePhysicalStats = -1
        all.timeOfDay = .fullMoon
        all.nearSpecialRock = true
        all.needsMultiplayer = true
        all.needsOverworldRain = true
        all.turnUpsideDown = true
        let added = Evolution(
            from: Identifier(1), into: Identifier(2), trigger: Identifier(1),
            baseForm: Identifier(1), evolvedForm: nil, versionGroup: Identifier(2),
            isDefault: false, conditions: all)
        catalog.evolutionChains[0] = EvolutionChain(
            id: old.id, babyTriggerItem: nil, evolutions: old.evolutions + [added])
    }
}
