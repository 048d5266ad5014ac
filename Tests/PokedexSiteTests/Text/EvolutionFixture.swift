import PokedexDomain
import PokedexSite
import Testing

/// A catalog with what the evolutions of the tests name, found by slug.
struct EvolutionFixture {
    private let allPhrases: [Language: EvolutionPhrases]

    /// Made once.
    static func made() throws -> EvolutionFixture { try result.get() }

    private static let result = Result { try EvolutionFixture() }

    private init() throws {
        var catalog = TextFixture.emptyCatalog()
        catalog.species = try Self.species.enumerated().map { try .fixture($0 + 1, $1) }
        catalog.moves = try Self.moves.enumerated().map { try .fixture($0 + 1, $1) }
        catalog.types = try Self.types.enumerated().map { try .fixture($0 + 1, $1) }
        catalog.regions = try Self.regions.enumerated().map { try .fixture($0 + 1, $1) }
        catalog.items = try TextFixture.items(Self.items)
        try TextFixture.add(locations: Self.locations, to: &catalog)
        catalog.evolutionTriggers = try TextFixture.terms(Self.triggers.map { NameRow($0) })
        catalog.versionGroups = try Self.versionGroups.enumerated().map {
            try .fixture($0 + 1, $1)
        }
        allPhrases = try Dictionary(
            uniqueKeysWithValues: Language.allCases.map { [catalog] language in
                let translation = try TextFixture.translations()[language]
                let names = try Names(catalog: catalog, translation: translation)
                return (
                    language,
                    try EvolutionPhrases(
                        CatalogIndex(catalog), names: names, translation: translation)
                )
            })
    }

    func phrases(_ language: Language) throws -> EvolutionPhrases {
        try #require(allPhrases[language])
    }

    func evolution(
        from: String, into: String, by trigger: String, in versionGroup: String = "diamond-pearl",
        isDefault: Bool = true, _ conditions: EvolutionConditions = EvolutionConditions()
    ) -> Evolution {
        Evolution(
            from: species(from), into: species(into),
            trigger: id(trigger, Self.triggers.map { NameRow($0) }), baseForm: nil,
            evolvedForm: nil,
            versionGroup: id(versionGroup, Self.versionGroups.map { NameRow($0) }),
            isDefault: isDefault, conditions: conditions)
    }

    func species(_ slug: String) -> Identifier<Species> { id(slug, Self.species) }
    func item(_ slug: String) -> Identifier<Item> { id(slug, Self.items) }
    func move(_ slug: String) -> Identifier<Move> { id(slug, Self.moves) }
    func type(_ slug: String) -> Identifier<PokemonType> { id(slug, Self.types) }
    func location(_ slug: String) -> Identifier<Location> { id(slug, Self.locations) }
    func region(_ slug: String) -> Identifier<Region> { id(slug, Self.regions) }

    /// The number that a slug's row has; 0 for a slug without one.
    private func id<Entity>(_ slug: String, _ rows: [NameRow]) -> Identifier<Entity> {
        Identifier((rows.firstIndex { $0.slug == slug } ?? -1) + 1)
    }
}

extension EvolutionFixture {
    private static let triggers = [
        "level-up", "trade", "use-item", "shed", "spin", "tower-of-darkness", "tower-of-waters",
        "three-critical-hits", "take-damage", "other", "agile-style-move", "strong-style-move",
        "recoil-damage", "use-move", "three-defeated-bisharp", "gimmighoul-coins",
    ]

    private static let versionGroups = [
        "diamond-pearl", "black-white", "x-y", "omega-ruby-alpha-sapphire", "legends-arceus",
    ]

    private static let items = [
        NameRow("thunder-stone", "Thunder Stone", "かみなりのいし"),
        NameRow("dawn-stone", "Dawn Stone", "めざめいし"),
        NameRow("ice-stone", "Ice Stone", "こおりのいし"),
        NameRow("peat-block", "Peat Block"),
        NameRow("metal-coat", "Metal Coat", "メタルコート"),
        NameRow("razor-claw", "Razor Claw", "するどいツメ"),
        NameRow("oval-stone", "Oval Stone", "まんまるいし"),
        NameRow("malicious-armor", "Malicious Armor", "ノロイノヨロイ"),
        NameRow("sea-incense", "Sea Incense", "うしおのおこう"),
    ]

    private static let moves = [
        NameRow("rollout", "Rollout", "ころがる"), NameRow("mimic", "Mimic", "ものまね"),
        NameRow("psyshield-bash", "Psyshield Bash", "バリアーラッシュ"),
        NameRow("barb-barrage", "Barb Barrage", "どくばりセンボン"),
        NameRow("rage-fist", "Rage Fist", "ふんどのこぶし"),
    ]

    private static let types = [
        NameRow("fairy", "Fairy", "フェアリー"), NameRow("dark", "Dark", "あく"),
        NameRow("ice", "Ice", "こおり"),
    ]

    private static let regions = [
        NameRow("alola", "Alola", "アローラ"), NameRow("galar", "Galar", "ガラル"),
        NameRow("hisui", "Hisui", "ヒスイ"),
    ]

    private static let locations = [
        NameRow("mt-coronet", "Mt. Coronet"), NameRow("eterna-forest", "Eterna Forest"),
        NameRow("sinnoh-route-217", "Route 217"),
        NameRow("new-place", "New Place", "新しい場所"),
    ]

    private static let species = [
        NameRow("pikachu", "Pikachu", "ピカチュウ"), NameRow("raichu", "Raichu", "ライチュウ"),
        NameRow("remoraid", "Remoraid", "テッポウオ"), NameRow("shelmet", "Shelmet", "チョボマキ"),
        NameRow("nincada", "Nincada", "ツチニン"), NameRow("shedinja", "Shedinja", "ヌケニン"),
        NameRow("leafeon", "Leafeon", "リーフィア"), NameRow("glaceon", "Glaceon", "グレイシア"),
        NameRow("annihilape", "Annihilape", "コノヨザル"),
        NameRow("runerigus", "Runerigus", "デスバーン"),
        NameRow("maushold", "Maushold", "イッカネズミ"),
        NameRow("phione", "Phione", "フィオネ"), NameRow("manaphy", "Manaphy", "マナフィ"),
    ]
}
