import PokedexDomain

extension SampleCatalog {
    /// The six species.
    static func addSpecies(to catalog: inout Catalog) throws {
        catalog.species = try drafts.map { draft in
            Species(
                id: Identifier(draft.number), slug: try Slug(draft.slug),
                name: LocalizedName(english: draft.english, japanese: draft.japanese),
                genus: LocalizedName(english: draft.genus, japanese: draft.japaneseGenus),
                generation: Identifier(draft.generation), femaleEighths: draft.femaleEighths,
                captureRate: draft.captureRate, baseHappiness: draft.baseHappiness,
                hatchCounter: draft.hatchCounter, growthRate: Identifier(draft.growthRate),
                eggGroups: draft.eggGroups.map { Identifier($0) },
                color: Identifier(draft.color), shape: Identifier(draft.shape),
                habitat: draft.habitat.map { Identifier($0) }, isBaby: draft.slug == "pichu",
                isLegendary: draft.slug == "zapdos", isMythical: draft.slug == "deoxys",
                hasGenderDifferences: draft.slug == "pikachu",
                formsSwitchable: draft.slug == "deoxys",
                evolvesFrom: draft.evolvesFrom.map { Identifier($0) },
                evolutionChain: Identifier(draft.chain),
                varieties: draft.varieties.map { Identifier($0) })
        }
    }

    private struct Draft {
        let number: Int
        let slug: String
        let english: String
        let japanese: String
        let genus: String
        let japaneseGenus: String
        var generation = 1
        var femaleEighths: Int? = 4
        var captureRate = 190
        var baseHappiness = 70
        var hatchCounter = 10
        var growthRate = 2
        var eggGroups = [5, 6]
        var color = 10
        var shape = 8
        var habitat: Int? = 2
        var evolvesFrom: Int?
        var chain = 10
        var varieties: [Int]
    }

    private static let drafts = [
        Draft(
            number: 25, slug: "pikachu", english: "Pikachu", japanese: "ピカチュウ",
            genus: "Mouse Pokémon", japaneseGenus: "ねずみポケモン", evolvesFrom: 172,
            varieties: [25, 10199]),
        Draft(
            number: 26, slug: "raichu", english: "Raichu", japanese: "ライチュウ",
            genus: "Mouse Pokémon", japaneseGenus: "ねずみポケモン", captureRate: 75, shape: 6,
            evolvesFrom: 25, varieties: [26, 10100, 10304]),
        Draft(
            number: 35, slug: "clefairy", english: "Clefairy", japanese: "ピッピ",
            genus: "Fairy Pokémon", japaneseGenus: "ようせいポケモン", femaleEighths: 6,
            captureRate: 150, baseHappiness: 140, growthRate: 3, eggGroups: [6], color: 6, shape: 6,
            habitat: 4, chain: 14, varieties: [35]),
        Draft(
            number: 145, slug: "zapdos", english: "Zapdos", japanese: "サンダー",
            genus: "Electric Pokémon", japaneseGenus: "でんげきポケモン", femaleEighths: nil,
            captureRate: 3, baseHappiness: 35, hatchCounter: 80, growthRate: 1, eggGroups: [15],
            shape: 9, habitat: 5, chain: 74, varieties: [145]),
        Draft(
            number: 172, slug: "pichu", english: "Pichu", japanese: "ピチュー",
            genus: "Tiny Mouse Pokémon", japaneseGenus: "こねずみポケモン", generation: 2,
            eggGroups: [15], varieties: [172]),
        Draft(
            number: 386, slug: "deoxys", english: "Deoxys", japanese: "デオキシス",
            genus: "DNA Pokémon", japaneseGenus: "ＤＮＡポケモン", generation: 3, femaleEighths: nil,
            captureRate: 3, baseHappiness: 0, hatchCounter: 120, growthRate: 1, eggGroups: [15],
            color: 8, shape: 12, habitat: nil, chain: 202, varieties: [386, 10001]),
    ]

    /// The families: one of three stages that branches by form, and three that don't evolve.
    static func addFamilies(to catalog: inout Catalog) throws {
        var friendship = EvolutionConditions()
        friendship.minimumHappiness = 220
        var stone = EvolutionConditions()
        stone.item = Identifier(83)
        var stoneInAlola = stone
        stoneInAlola.region = Identifier(7)
        let steps = [
            step(172, 25, trigger: 1, in: 3, friendship),
            step(25, 26, trigger: 3, in: 1, stone),
            step(25, 26, trigger: 3, form: 10100, in: 17, stoneInAlola),
        ]
        catalog.evolutionChains = [10, 14, 74, 202].map { number in
            EvolutionChain(
                id: Identifier(number), babyTriggerItem: nil,
                evolutions: number == 10 ? steps : [])
        }
    }

    private static func step(
        _ from: Int, _ into: Int, trigger: Int, form: Int? = nil, in versionGroup: Int,
        _ conditions: EvolutionConditions
    ) -> Evolution {
        Evolution(
            from: Identifier(from), into: Identifier(into), trigger: Identifier(trigger),
            baseForm: nil, evolvedForm: form.map { Identifier($0) },
            versionGroup: Identifier(versionGroup), isDefault: true, conditions: conditions)
    }
}
