/// All facts of one data set: what the database holds and the site shows.
///
/// Every list is sorted by number and free of duplicates; what refers to an entity refers to one
/// that is in it.
public struct Catalog: Hashable, Sendable {
    /// What the facts were made from.
    public var source: CatalogSource
    /// The generations.
    public var generations: [Generation] = []
    /// The regions.
    public var regions: [Region] = []
    /// The version groups.
    public var versionGroups: [VersionGroup] = []
    /// The games.
    public var versions: [GameVersion] = []
    /// The Pokédexes with their entries.
    public var pokedexes: [Pokedex] = []
    /// The types.
    public var types: [PokemonType] = []
    /// Today's and past relations between types, sorted by attacking and defending type, then by
    /// last generation, today's last.
    public var typeRelations: [TypeRelation] = []
    /// The abilities.
    public var abilities: [Ability] = []
    /// The moves.
    public var moves: [Move] = []
    /// The species.
    public var species: [Species] = []
    /// The Pokémon: every variety.
    public var pokemon: [Pokemon] = []
    /// What each Pokémon learns; one that learns nothing is absent.
    public var learnsets: [Identifier<Pokemon>: Learnset] = [:]
    /// The families.
    public var evolutionChains: [EvolutionChain] = []
    /// The natures.
    public var natures: [Nature] = []
    /// The egg groups.
    public var eggGroups: [EggGroup] = []
    /// The growth rates.
    public var growthRates: [GrowthRate] = []
    /// The colours.
    public var colors: [PokemonColor] = []
    /// The body shapes.
    public var shapes: [PokemonShape] = []
    /// The habitats.
    public var habitats: [Habitat] = []
    /// The learn methods.
    public var learnMethods: [LearnMethod] = []
    /// The move targets.
    public var moveTargets: [MoveTarget] = []
    /// The ailments that moves cause.
    public var moveAilments: [MoveAilment] = []
    /// The categories of moves.
    public var moveCategories: [MoveCategory] = []
    /// The triggers of evolutions.
    public var evolutionTriggers: [EvolutionTrigger] = []
    /// The kinds of item.
    public var itemCategories: [ItemCategory] = []
    /// The items that evolutions, families, Pokémon, Berries and the categories of balls name.
    public var items: [Item] = []
    /// The Berries.
    public var berries: [Berry] = []
    /// The locations.
    public var locations: [Location] = []
    /// The ways to meet Pokémon.
    public var encounterMethods: [EncounterMethod] = []
    /// What encounters depend on.
    public var encounterConditions: [EncounterCondition] = []
    /// The values of what encounters depend on.
    public var encounterConditionValues: [EncounterConditionValue] = []

    /// Holds no facts yet.
    public init(source: CatalogSource) {
        self.source = source
    }
}

/// What a catalog was made from.
public struct CatalogSource: Hashable, Sendable {
    /// When the data set was made, in seconds since 1970; PokéAPI's `meta.deploy_date`. 0 where
    /// the source does not say.
    public let date: Int
    /// The data set's own commit; PokéAPI's `meta.hash`. Empty where the source does not say.
    public let commit: String
    /// The address before every picture's path, ending in `/`.
    public let pictureBase: String

    /// Holds one origin.
    public init(date: Int, commit: String, pictureBase: String) {
        self.date = date
        self.commit = commit
        self.pictureBase = pictureBase
    }
}

/// Stores a catalog.
public protocol CatalogRepository {
    /// Reads all facts.
    ///
    /// - Throws: ``CatalogError`` when there are none, or they cannot be read or trusted.
    func load() throws(CatalogError) -> Catalog

    /// Replaces all facts; on an error nothing has changed.
    ///
    /// - Throws: ``CatalogError`` when they cannot be written.
    func save(_ catalog: Catalog) throws(CatalogError)
}

/// Why a catalog could not be read or stored: the path that it is about, empty if there is none, and a
/// message that says what is wrong and what to do.
public enum CatalogError: Error, Hashable, CustomStringConvertible {
    /// There is no catalog at that path.
    case notFound(_ path: String, _ message: String)
    /// What is there cannot be used: damaged, foreign or of a newer schema.
    case invalidData(_ path: String, _ message: String)
    /// It could not be written: the disk is full, or the path is not writable.
    case notWritable(_ path: String, _ message: String)

    /// The file or folder.
    public var path: String { parts.path }

    /// What is wrong there.
    public var message: String { parts.message }

    /// The path and the message.
    public var description: String { path.isEmpty ? message : "\(path): \(message)" }

    private var parts: (path: String, message: String) {
        switch self {
        case .notFound(let path, let message), .invalidData(let path, let message),
            .notWritable(let path, let message):
            (path, message)
        }
    }
}
