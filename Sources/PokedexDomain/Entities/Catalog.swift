/// All facts of one data set: what the database holds and the site shows.
///
/// Every list is sorted by number and free of duplicates; what refers to an entity refers to one
/// that is in it.
package struct Catalog: Hashable, Sendable {
    package var source: CatalogSource
    package var generations: [Generation] = []
    package var regions: [Region] = []
    package var versionGroups: [VersionGroup] = []
    package var versions: [GameVersion] = []
    /// The Pokédexes with their entries.
    package var pokedexes: [Pokedex] = []
    package var types: [PokemonType] = []
    /// Today's and past relations between types, sorted by attacking and defending type, then by
    /// last generation, today's last.
    package var typeRelations: [TypeRelation] = []
    package var abilities: [Ability] = []
    package var moves: [Move] = []
    package var species: [Species] = []
    /// The Pokémon: every variety.
    package var pokemon: [Pokemon] = []
    /// What each Pokémon learns; one that learns nothing is absent.
    package var learnsets: [Identifier<Pokemon>: Learnset] = [:]
    /// The families.
    package var evolutionChains: [EvolutionChain] = []
    package var natures: [Nature] = []
    package var eggGroups: [EggGroup] = []
    package var growthRates: [GrowthRate] = []
    package var colors: [PokemonColor] = []
    package var shapes: [PokemonShape] = []
    package var habitats: [Habitat] = []
    package var learnMethods: [LearnMethod] = []
    package var moveTargets: [MoveTarget] = []
    package var moveAilments: [MoveAilment] = []
    package var moveCategories: [MoveCategory] = []
    package var evolutionTriggers: [EvolutionTrigger] = []
    package var itemCategories: [ItemCategory] = []
    /// The items that evolutions, families, Pokémon, Berries and the categories of balls name.
    package var items: [Item] = []
    package var berries: [Berry] = []
    package var locations: [Location] = []
    /// The ways to meet Pokémon.
    package var encounterMethods: [EncounterMethod] = []
    /// What encounters depend on.
    package var encounterConditions: [EncounterCondition] = []
    /// The values of what encounters depend on.
    package var encounterConditionValues: [EncounterConditionValue] = []
    /// How many facts on top of the source's come with the program; none in the source's catalog.
    package var corrections = Corrections()

    /// Holds no facts yet.
    package init(source: CatalogSource) { self.source = source }
}

package struct CatalogSource: Hashable, Sendable {
    /// When the data set was made, in seconds since 1970; PokéAPI's `meta.deploy_date`. 0 where
    /// the source does not say.
    package var date: Int
    /// The data set's own commit; PokéAPI's `meta.hash`. Empty where the source does not say.
    package var commit: String
    /// The address before every picture's path, ending in `/`.
    package var pictureBase: String

    /// When the data set was made; `nil` where the source does not say.
    package var knownDate: Int? { date == 0 ? nil : date }

    /// The data set's commit; `nil` where the source does not say.
    package var knownCommit: String? { commit.isEmpty ? nil : commit }

    package init(date: Int, commit: String, pictureBase: String) {
        (self.date, self.commit, self.pictureBase) = (date, commit, pictureBase)
    }
}

/// Stores a catalog.
package protocol CatalogRepository: Sendable {
    /// Whether there is a catalog, which need not be sound.
    var exists: Bool { get }

    /// Reads all facts.
    ///
    /// - Throws: ``CatalogError`` when there are none, or they cannot be read or trusted.
    func load() throws(CatalogError) -> Catalog

    /// Replaces all facts; on an error nothing has changed.
    ///
    /// - Returns: whether they are others than before.
    /// - Throws: ``CatalogError`` when they cannot be written.
    @discardableResult
    func save(_ catalog: Catalog) throws(CatalogError) -> Bool
}

/// Why a catalog could not be read or stored: the path that it is about, empty if there is none, and a
/// message that says what is wrong and what to do.
package enum CatalogError: Error, Hashable, CustomStringConvertible {
    /// There is no catalog at that path.
    case notFound(_ path: String, _ message: String)
    /// What is there cannot be used: damaged, foreign or of another version's schema.
    case invalidData(_ path: String, _ message: String)
    /// It could not be written: the disk is full, or the path is not writable.
    case notWritable(_ path: String, _ message: String)

    package var path: String { parts.path }

    /// What is wrong there.
    package var message: String { parts.message }

    package var description: String { path.isEmpty ? message : "\(path): \(message)" }

    private var parts: (path: String, message: String) {
        switch self {
        case .notFound(let path, let message), .invalidData(let path, let message),
            .notWritable(let path, let message):
            (path, message)
        }
    }
}

extension FactRange {
    /// Seconds since 1970, up to the year 9999.
    package static let time = 0...253_402_300_799
}

/// How many facts are not as the source has them, or are not the source's.
package struct Corrections: Hashable, Sendable {
    /// By who says so, as their rows have it: `rom showdown`.
    package var bySource: [String: Int] = [:]
    /// By the table of the database.
    package var byTable: [String: Int] = [:]

    package init(bySource: [String: Int] = [:], byTable: [String: Int] = [:]) {
        (self.bySource, self.byTable) = (bySource, byTable)
    }

    package mutating func count(source: String, table: String) {
        bySource[source, default: 0] += 1
        byTable[table, default: 0] += 1
    }
}
