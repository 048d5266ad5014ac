import Foundation
import PokedexDomain

/// The kinds of record that facts are taken from, by PokéAPI's names, in the order of reading.
package enum PokeAPIResource: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case region
    case generation
    case versionGroup = "version-group"
    case version
    case type
    case ability
    case nature
    case eggGroup = "egg-group"
    case growthRate = "growth-rate"
    case pokemonColor = "pokemon-color"
    case pokemonShape = "pokemon-shape"
    case pokemonHabitat = "pokemon-habitat"
    case moveLearnMethod = "move-learn-method"
    case moveTarget = "move-target"
    case moveAilment = "move-ailment"
    case moveCategory = "move-category"
    case evolutionTrigger = "evolution-trigger"
    case move
    case machine
    case pokemonSpecies = "pokemon-species"
    case pokemon
    case pokemonForm = "pokemon-form"
    case evolutionChain = "evolution-chain"
    case pokedex
    case itemCategory = "item-category"
    case berry
    case item
    case location
    case encounterMethod = "encounter-method"
    case encounterCondition = "encounter-condition"
    case encounterConditionValue = "encounter-condition-value"
    /// Where a Pokémon is met: a list below each Pokémon.
    case encounters

    /// PokéAPI's name of the kind.
    package var description: String { rawValue }

    /// The kind below whose records these are, and whose list theirs is; `nil` where they have a list
    /// of their own.
    var parent: PokeAPIResource? { self == .encounters ? .pokemon : nil }

    /// Everything else about the kind. ``CatalogAssembler`` puts its entities into the catalog.
    var kind: ResourceKind {
        switch self {
        case .region: .init(Region.init(record:), \.regions)
        case .generation: .init(GenerationFacts.init(record:)) { $0.generationFacts }
        case .versionGroup: .init(VersionGroup.init(record:), \.versionGroups)
        case .version: .init(GameVersion.init(record:), \.versions)
        case .type: .init(TypeFacts.init(record:)) { $0.typeFacts }
        case .ability: .init(Ability.init(record:), \.abilities)
        case .nature: .init(Nature.init(record:), \.natures)
        case .eggGroup: .init(EggGroup.init(record:), \.eggGroups)
        case .growthRate: .init(GrowthRate.init(bareRecord:), \.growthRates)
        case .pokemonColor: .init(PokemonColor.init(record:), \.colors)
        case .pokemonShape: .init(PokemonShape.init(record:), \.shapes)
        case .pokemonHabitat: .init(Habitat.init(record:), \.habitats)
        case .moveLearnMethod: .init(LearnMethod.init(record:), \.learnMethods)
        case .moveTarget: .init(MoveTarget.init(record:), \.moveTargets)
        case .moveAilment: .init(MoveAilment.init(record:), \.moveAilments)
        case .moveCategory: .init(MoveCategory.init(bareRecord:), \.moveCategories)
        case .evolutionTrigger: .init(EvolutionTrigger.init(record:), \.evolutionTriggers)
        case .move: .init(refreshDays: 7, Move.init(record:), \.moves)
        case .machine: .init(MachineFacts.init(record:)) { _ in nil }
        case .pokemonSpecies: .init(Species.init(record:), \.species)
        case .pokemon:
            .init(packings: ["moves": LearnsetEntry.packing], PokemonFacts.init(record:)) {
                $0.pokemonFacts
            }
        case .pokemonForm: .init(FormFacts.init(record:)) { $0.formFacts }
        case .evolutionChain: .init(ChainFacts.init(record:)) { $0.chainFacts }
        case .pokedex: .init(Pokedex.init(record:), \.pokedexes)
        case .itemCategory: .init(ItemCategoryFacts.init(record:)) { $0.itemCategoryFacts }
        case .berry: .init(BerryFacts.init(record:)) { $0.berryFacts }
        case .item: .init(isListed: false, Item.init(record:), \.items)
        case .location: .init(Location.init(record:), \.locations)
        case .encounterMethod: .init(EncounterMethod.init(bareRecord:), \.encounterMethods)
        case .encounterCondition:
            .init(EncounterCondition.init(bareRecord:), \.encounterConditions)
        case .encounterConditionValue:
            .init(EncounterConditionValue.init(record:), \.encounterConditionValues)
        case .encounters:
            .init(packings: ["": EncounterFacts.packing], reading: EncounterFacts.init) {
                $0.pokemon.map { EncounterFacts(pokemon: $0.id, encounters: $0.encounters) }
            }
        }
    }
}

/// How records of a kind are read and updated.
struct ResourceKind: Sendable {
    /// How many days a record is good before it is fetched again.
    let refreshDays: Int
    /// Whether all that the source lists are read, or those alone that another record names.
    let isListed: Bool
    /// The facts of this kind in a catalog; `nil` where that does not store the records' numbers.
    let facts: @Sendable (Catalog) -> [any ResourceFacts]?
    private let packings: [String: StoredRecord.Packing]
    private let read: @Sendable (any Decoder, _ id: Int) throws -> any ResourceFacts

    /// - Parameters:
    ///   - packings: how ``StoredRecord`` packs long fields, by field.
    ///   - read: reads a record, and checks every value by itself; references are looked up later,
    ///     by ``CatalogAssembler``.
    ///   - facts: the facts of this kind in a catalog; `nil` where that does not store the numbers of
    ///     the records.
    init<Facts: ResourceFacts>(
        refreshDays: Int = 30, isListed: Bool = true,
        packings: [String: StoredRecord.Packing] = [:],
        reading read: @escaping @Sendable (any Decoder, _ id: Int) throws -> Facts,
        _ facts: @escaping @Sendable (Catalog) -> [Facts]?
    ) {
        (self.refreshDays, self.isListed) = (refreshDays, isListed)
        self.facts = { catalog in facts(catalog)?.map { $0 } }
        (self.packings, self.read) = (packings, read)
    }

    /// A kind whose records are objects.
    init<Facts: ResourceFacts>(
        refreshDays: Int = 30, isListed: Bool = true,
        packings: [String: StoredRecord.Packing] = [:],
        _ read: @escaping @Sendable (Fields) throws -> Facts,
        _ facts: @escaping @Sendable (Catalog) -> [Facts]?
    ) {
        self.init(
            refreshDays: refreshDays, isListed: isListed, packings: packings,
            reading: { decoder, _ in try read(Fields(decoder)) }, facts)
    }

    /// Whether a record is to be fetched again; both times are in seconds since 1970. A time in the
    /// future comes from a wrong clock and does not count.
    func isExpired(fetchedAt: Int, now: Int) -> Bool {
        let day = 24 * 60 * 60
        return fetchedAt <= now - refreshDays * day || fetchedAt > now + day
    }

    /// Reads a record, from PokéAPI's JSON or from ``StoredRecord``.
    ///
    /// - Throws: ``MalformedResource`` when it cannot be decoded, holds a value that cannot be true,
    ///   or has another number.
    func read(_ data: Data, id: Int) throws -> any ResourceFacts {
        let facts = try DecodedJSON.value(of: data) { try read($0, id) }
        guard facts.number == id else {
            throw MalformedResource("id is \(facts.number) instead of \(id)")
        }
        return facts
    }

    /// Shortens PokéAPI's JSON to ``StoredRecord`` and reads that, which takes a third of the time.
    ///
    /// - Throws: what ``read(_:id:)`` throws for the JSON; ``MalformedResource`` when it is too long.
    func readAndShorten(
        _ data: Data, id: Int
    ) throws -> (facts: any ResourceFacts, content: [UInt8]) {
        do {
            let content = try StoredRecord.content(of: data, packings)
            return (try read(Data(content), id: id), content)
        } catch {
            // The error is about the JSON as it came, with its lines and columns.
            _ = try read(data, id: id)
            throw error
        }
    }
}

/// The facts in a record: usually an entity of the domain, whose references have not been looked up.
///
/// The facts of a catalog have the same types. So a record that has not been fetched has the facts of
/// the catalog, and both are assembled in the same way.
protocol ResourceFacts: Sendable {
    /// The number of the record.
    var number: Int { get }
    /// What names it in addresses; `nil` for kinds without.
    var uniqueSlug: Slug? { get }
    /// What had to be left out of it.
    var losses: [ResourceLoss] { get }
    /// The items that it names. Of all items, only those that a record names are read.
    var namedItems: [Identifier<Item>] { get }
}

extension ResourceFacts {
    var losses: [ResourceLoss] { [] }
    var namedItems: [Identifier<Item>] { [] }
}

/// Something that was left out of a record.
struct ResourceLoss: Hashable, Sendable {
    /// What it is, such as "picture".
    let element: String
    /// Why, as a clause.
    let reason: String
}

extension [ResourceLoss] {
    /// Reads an element that is left out and noted when it is malformed.
    mutating func noting<Value>(_ element: String, _ read: () throws -> Value) throws -> Value? {
        do {
            return try read()
        } catch let error as MalformedResource {
            append(ResourceLoss(element: element, reason: error.reason))
            return nil
        }
    }
}

/// Which record: its kind and number.
package struct ResourceKey: Hashable, Comparable, Sendable, CustomStringConvertible {
    let resource: PokeAPIResource
    let id: Int

    init(_ resource: PokeAPIResource, _ id: Int) {
        (self.resource, self.id) = (resource, id)
    }

    init<Entity: PokeAPIEntity>(_ id: Identifier<Entity>) {
        self.init(Entity.resource, id.rawValue)
    }

    /// The path: `pokemon/25`, `pokemon/25/encounters`.
    package var description: String {
        resource.parent.map { "\($0)/\(id)/\(resource)" } ?? "\(resource)/\(id)"
    }

    /// Orders by the kind's name, then by number.
    package static func < (first: Self, second: Self) -> Bool {
        (first.resource.rawValue, first.id) < (second.resource.rawValue, second.id)
    }
}

/// An entity of the domain that records name by number.
protocol PokeAPIEntity {
    static var resource: PokeAPIResource { get }
}

/// An entity that has all facts of its record.
protocol WholeRecord: PokeAPIEntity, ResourceFacts {
    var id: Identifier<Self> { get }
    var slug: Slug { get }
}

extension WholeRecord {
    var number: Int { id.rawValue }
    var uniqueSlug: Slug? { slug }
}

extension Region: WholeRecord { static var resource: PokeAPIResource { .region } }
extension Generation: PokeAPIEntity { static var resource: PokeAPIResource { .generation } }
extension VersionGroup: WholeRecord { static var resource: PokeAPIResource { .versionGroup } }
extension GameVersion: WholeRecord { static var resource: PokeAPIResource { .version } }
extension PokemonType: PokeAPIEntity { static var resource: PokeAPIResource { .type } }
extension Ability: WholeRecord { static var resource: PokeAPIResource { .ability } }
extension Nature: WholeRecord { static var resource: PokeAPIResource { .nature } }
extension Move: WholeRecord { static var resource: PokeAPIResource { .move } }
extension Species: WholeRecord { static var resource: PokeAPIResource { .pokemonSpecies } }
extension Pokemon: PokeAPIEntity { static var resource: PokeAPIResource { .pokemon } }
extension Form: PokeAPIEntity { static var resource: PokeAPIResource { .pokemonForm } }
extension EvolutionChain: PokeAPIEntity { static var resource: PokeAPIResource { .evolutionChain } }
extension Pokedex: WholeRecord { static var resource: PokeAPIResource { .pokedex } }
extension Item: WholeRecord { static var resource: PokeAPIResource { .item } }
extension Berry: WholeRecord { static var resource: PokeAPIResource { .berry } }
extension Location: WholeRecord { static var resource: PokeAPIResource { .location } }
extension EncounterConditionValue: WholeRecord {
    static var resource: PokeAPIResource { .encounterConditionValue }
}

/// A small vocabulary whose terms records name by number.
protocol PokeAPIVocabulary: SendableMetatype {
    static var resource: PokeAPIResource { get }
}

extension Term: PokeAPIEntity, ResourceFacts, WholeRecord where Vocabulary: PokeAPIVocabulary {
    static var resource: PokeAPIResource { Vocabulary.resource }
}

extension Vocabulary.EggGroups: PokeAPIVocabulary { static let resource = PokeAPIResource.eggGroup }
extension Vocabulary.GrowthRates: PokeAPIVocabulary {
    static let resource = PokeAPIResource.growthRate
}
extension Vocabulary.Colors: PokeAPIVocabulary {
    static let resource = PokeAPIResource.pokemonColor
}
extension Vocabulary.Shapes: PokeAPIVocabulary {
    static let resource = PokeAPIResource.pokemonShape
}
extension Vocabulary.Habitats: PokeAPIVocabulary {
    static let resource = PokeAPIResource.pokemonHabitat
}
extension Vocabulary.LearnMethods: PokeAPIVocabulary {
    static let resource = PokeAPIResource.moveLearnMethod
}
extension Vocabulary.MoveTargets: PokeAPIVocabulary {
    static let resource = PokeAPIResource.moveTarget
}
extension Vocabulary.MoveAilments: PokeAPIVocabulary {
    static let resource = PokeAPIResource.moveAilment
}
extension Vocabulary.MoveCategories: PokeAPIVocabulary {
    static let resource = PokeAPIResource.moveCategory
}
extension Vocabulary.EvolutionTriggers: PokeAPIVocabulary {
    static let resource = PokeAPIResource.evolutionTrigger
}
extension Vocabulary.ItemCategories: PokeAPIVocabulary {
    static let resource = PokeAPIResource.itemCategory
}
extension Vocabulary.EncounterMethods: PokeAPIVocabulary {
    static let resource = PokeAPIResource.encounterMethod
}
extension Vocabulary.EncounterConditions: PokeAPIVocabulary {
    static let resource = PokeAPIResource.encounterCondition
}
