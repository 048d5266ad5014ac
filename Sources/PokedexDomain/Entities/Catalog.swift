/// All facts of one data set: what the database holds and the site shows.
///
/// Every list is sorted by number and free of duplicates; what refers to an entity refers to one
/// that is in it.
package struct Catalog: Hashable, Sendable {
    /// What the facts were made from.
    package var source: CatalogSource
    /// The generations.
    package var generations: [Generation] = []
    /// The regions.
    package var regions: [Region] = []
    /// The version groups.
    package var versionGroups: [VersionGroup] = []
    /// The games.
    package var versions: [GameVersion] = []
    /// The Pokédexes with their entries.
    package var pokedexes: [Pokedex] = []
    /// The types.
    package var types: [PokemonType] = []
    /// Today's and past relations between types, sorted by attacking and defending type, then by
    /// last generation, today's last.
    package var typeRelations: [TypeRelation] = []
    /// The abilities.
    package var abilities: [Ability] = []
    /// The moves.
    package var moves: [Move] = []
    /// The species.
    package var species: [Species] = []
    /// The Pokémon: every variety.
    package var pokemon: [Pokemon] = []
    /// What each Pokémon learns; one that learns nothing is absent.
    package var learnsets: [Identifier<Pokemon>: Learnset] = [:]
    /// The families.
    package var evolutionChains: [EvolutionChain] = []
    /// The natures.
    package var natures: [Nature] = []
    /// The egg groups.
    package var eggGroups: [EggGroup] = []
    /// The growth rates.
    package var growthRates: [GrowthRate] = []
    /// The colours.
    package var colors: [PokemonColor] = []
    /// The body shapes.
    package var shapes: [PokemonShape] = []
    /// The habitats.
    package var habitats: [Habitat] = []
    /// The learn methods.
    package var learnMethods: [LearnMethod] = []
    /// The move targets.
    package var moveTargets: [MoveTarget] = []
    /// The ailments that moves cause.
    package var moveAilments: [MoveAilment] = []
    /// The categories of moves.
    package var moveCategories: [MoveCategory] = []
    /// The triggers of evolutions.
    package var evolutionTriggers: [EvolutionTrigger] = []
    /// The kinds of item.
    package var itemCategories: [ItemCategory] = []
    /// The items that evolutions, families, Pokémon, Berries and the categories of balls name.
    package var items: [Item] = []
    /// The Berries.
    package var berries: [Berry] = []
    /// The locations.
    package var locations: [Location] = []
    /// The ways to meet Pokémon.
    package var encounterMethods: [EncounterMethod] = []
    /// What encounters depend on.
    package var encounterConditions: [EncounterCondition] = []
    /// The values of what encounters depend on.
    package var encounterConditionValues: [EncounterConditionValue] = []

    /// Holds no facts yet.
    package init(source: CatalogSource) {
        self.source = source
    }
}

/// What a catalog was made from.
package struct CatalogSource: Hashable, Sendable {
    /// When the data set was made, in seconds since 1970; PokéAPI's `meta.deploy_date`. 0 where
    /// the source does not say.
    package let date: Int
    /// The data set's own commit; PokéAPI's `meta.hash`. Empty where the source does not say.
    package let commit: String
    /// The address before every picture's path, ending in `/`.
    package let pictureBase: String

    /// Holds one origin.
    package init(date: Int, commit: String, pictureBase: String) {
        self.date = date
        self.commit = commit
        self.pictureBase = pictureBase
    }
}

/// Stores a catalog.
package protocol CatalogRepository {
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
package enum CatalogError: Error, Hashable, CustomStringConvertible {
    /// There is no catalog at that path.
    case notFound(_ path: String, _ message: String)
    /// What is there cannot be used: damaged, foreign or of a newer schema.
    case invalidData(_ path: String, _ message: String)
    /// It could not be written: the disk is full, or the path is not writable.
    case notWritable(_ path: String, _ message: String)

    /// The file or folder.
    package var path: String { parts.path }

    /// What is wrong there.
    package var message: String { parts.message }

    /// The path and the message.
    package var description: String { path.isEmpty ? message : "\(path): \(message)" }

    private var parts: (path: String, message: String) {
        switch self {
        case .notFound(let path, let message), .invalidData(let path, let message),
            .notWritable(let path, let message):
            (path, message)
        }
    }
}
