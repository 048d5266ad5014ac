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
        case .region: .init(PokeAPIRegion.self, \.regions)
        case .generation: .init(PokeAPIGeneration.self) { $0.generationFacts }
        case .versionGroup: .init(PokeAPIVersionGroup.self, \.versionGroups)
        case .version: .init(PokeAPIVersion.self, \.versions)
        case .type: .init(PokeAPIType.self) { $0.typeFacts }
        case .ability: .init(PokeAPIAbility.self, \.abilities)
        case .nature: .init(PokeAPINature.self, \.natures)
        case .eggGroup: .terms(\.eggGroups)
        case .growthRate: .bareTerms(\.growthRates)
        case .pokemonColor: .terms(\.colors)
        case .pokemonShape: .terms(\.shapes)
        case .pokemonHabitat: .terms(\.habitats)
        case .moveLearnMethod: .terms(\.learnMethods)
        case .moveTarget: .terms(\.moveTargets)
        case .moveAilment: .terms(\.moveAilments)
        case .moveCategory: .bareTerms(\.moveCategories)
        case .evolutionTrigger: .terms(\.evolutionTriggers)
        case .move: .init(PokeAPIMove.self, refreshDays: 7, \.moves)
        case .machine: .init(PokeAPIMachine.self) { _ in nil }
        case .pokemonSpecies: .init(PokeAPISpecies.self, \.species)
        case .pokemon: .init(PokeAPIPokemon.self) { $0.pokemonFacts }
        case .pokemonForm: .init(PokeAPIForm.self) { $0.formFacts }
        case .evolutionChain: .init(PokeAPIEvolutionChain.self) { $0.chainFacts }
        case .pokedex: .init(PokeAPIPokedex.self, \.pokedexes)
        case .itemCategory: .init(PokeAPIItemCategory.self) { $0.itemCategoryFacts }
        case .berry: .init(PokeAPIBerry.self) { $0.berryFacts }
        case .item: .init(PokeAPIItem.self, isListed: false, \.items)
        case .location: .init(PokeAPILocation.self, \.locations)
        case .encounterMethod: .bareTerms(\.encounterMethods)
        case .encounterCondition: .bareTerms(\.encounterConditions)
        case .encounterConditionValue:
            .init(PokeAPIEncounterConditionValue.self, \.encounterConditionValues)
        case .encounters: .init(PokeAPIEncounters.self) { $0.encounterFacts }
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
    private let decode: @Sendable (Data, _ id: Int) throws(MalformedResource) -> Decoded
    private let packedFields: [String: StoredRecord.Packing]

    private typealias Decoded = (id: Int, facts: any ResourceFacts)

    /// - Parameter facts: the facts of this kind in a catalog; `nil` where that does not store the
    ///   numbers of the records.
    init<Record: PokeAPIRecord>(
        _ record: Record.Type, refreshDays: Int = 30, isListed: Bool = true,
        _ facts: @escaping @Sendable (Catalog) -> [Record.Facts]?
    ) {
        self.refreshDays = refreshDays
        self.isListed = isListed
        self.facts = { catalog in facts(catalog)?.map { $0 } }
        decode = { (data: Data, id: Int) throws(MalformedResource) in
            let decoder = JSONDecoder()
            decoder.userInfo[PokeAPIEncounters.idKey] = id
            let record = try decoder.record(Record.self, from: data)
            return (record.id, try record.facts())
        }
        packedFields = Record.packedFields
    }

    /// A small vocabulary.
    static func terms<Vocabulary: PokeAPIVocabulary>(
        _ list: @escaping @Sendable (Catalog) -> [Term<Vocabulary>]
    ) -> ResourceKind {
        ResourceKind(PokeAPITerm<Vocabulary>.self, list)
    }

    /// A small vocabulary without names.
    static func bareTerms<Vocabulary: PokeAPIVocabulary>(
        _ list: @escaping @Sendable (Catalog) -> [Term<Vocabulary>]
    ) -> ResourceKind {
        ResourceKind(PokeAPIBareTerm<Vocabulary>.self, list)
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
    func read(_ data: Data, id: Int) throws(MalformedResource) -> any ResourceFacts {
        let record = try decode(data, id)
        guard record.id == id else {
            throw MalformedResource("id is \(record.id) instead of \(id)")
        }
        return record.facts
    }

    /// Shortens PokéAPI's JSON to ``StoredRecord`` and reads that, which takes a third of the time.
    ///
    /// - Throws: what ``read(_:id:)`` throws for the JSON; ``MalformedResource`` when it is too long.
    func readAndShorten(
        _ data: Data, id: Int
    ) throws(MalformedResource) -> (facts: any ResourceFacts, content: [UInt8]) {
        do {
            let content = try StoredRecord.content(of: data, packed: packedFields)
            return (try read(Data(content), id: id), content)
        } catch {
            // The error is about the JSON as it came, with its lines and columns.
            _ = try read(data, id: id)
            throw error
        }
    }
}

/// A record as PokéAPI writes it, as far as it is used. ``StoredRecord`` has the same shape.
protocol PokeAPIRecord: Decodable, Sendable {
    associatedtype Facts: ResourceFacts
    var id: Int { get }
    /// How ``StoredRecord`` packs long fields, by field.
    static var packedFields: [String: StoredRecord.Packing] { get }

    /// Checks every value by itself. References are looked up later, by ``CatalogAssembler``.
    ///
    /// - Throws: ``MalformedResource`` with the field.
    func facts() throws(MalformedResource) -> Facts
}

extension PokeAPIRecord {
    static var packedFields: [String: StoredRecord.Packing] { [:] }
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

/// Which record: its kind and number.
package struct ResourceKey: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Its kind.
    package let resource: PokeAPIResource
    /// Its number.
    package let id: Int

    /// Names a record.
    package init(_ resource: PokeAPIResource, _ id: Int) {
        self.resource = resource
        self.id = id
    }

    /// The record of an entity.
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
protocol NamedEntity: PokeAPIEntity, ResourceFacts {
    var id: Identifier<Self> { get }
    var slug: Slug { get }
}

extension NamedEntity {
    var number: Int { id.rawValue }
    var uniqueSlug: Slug? { slug }
}

extension Region: NamedEntity { static var resource: PokeAPIResource { .region } }
extension Generation: PokeAPIEntity { static var resource: PokeAPIResource { .generation } }
extension VersionGroup: NamedEntity { static var resource: PokeAPIResource { .versionGroup } }
extension GameVersion: NamedEntity { static var resource: PokeAPIResource { .version } }
extension PokemonType: PokeAPIEntity { static var resource: PokeAPIResource { .type } }
extension Ability: NamedEntity { static var resource: PokeAPIResource { .ability } }
extension Nature: NamedEntity { static var resource: PokeAPIResource { .nature } }
extension Move: NamedEntity { static var resource: PokeAPIResource { .move } }
extension Species: NamedEntity { static var resource: PokeAPIResource { .pokemonSpecies } }
extension Pokemon: PokeAPIEntity { static var resource: PokeAPIResource { .pokemon } }
extension Form: PokeAPIEntity { static var resource: PokeAPIResource { .pokemonForm } }
extension EvolutionChain: PokeAPIEntity { static var resource: PokeAPIResource { .evolutionChain } }
extension Pokedex: NamedEntity { static var resource: PokeAPIResource { .pokedex } }
extension Item: NamedEntity { static var resource: PokeAPIResource { .item } }
extension Berry: NamedEntity { static var resource: PokeAPIResource { .berry } }
extension Location: NamedEntity { static var resource: PokeAPIResource { .location } }
extension EncounterConditionValue: NamedEntity {
    static var resource: PokeAPIResource { .encounterConditionValue }
}

/// A small vocabulary whose terms records name by number.
protocol PokeAPIVocabulary: SendableMetatype {
    static var resource: PokeAPIResource { get }
}

extension Term: PokeAPIEntity, ResourceFacts, NamedEntity where Vocabulary: PokeAPIVocabulary {
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
