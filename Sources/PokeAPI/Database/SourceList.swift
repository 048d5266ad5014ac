import PokedexDomain
import PokedexStore

/// How what a database holds of a kind compares with the source's list of all that there is.
public struct SourceList: Encodable, Hashable, Sendable {
    /// The kind.
    public let kind: String
    /// How many the list names.
    public let listed: Int
    /// How many the database holds.
    public let held: Int
    /// What is listed and not in the database: `pokemon/1026`. Of machines only the counts are
    /// compared, since their numbers are no facts.
    public let missing: [String]
    /// What is in the database and not listed.
    public let unlisted: [String]

    /// Whether everything that is listed is there.
    public var isComplete: Bool { missing.isEmpty && held >= listed }

    /// Whether the list names just what is there.
    public var isExact: Bool { missing.isEmpty && unlisted.isEmpty && held == listed }

    init(_ resource: PokeAPIResource, listed: Set<Int>, in catalog: Catalog) {
        let numbers = catalog.numbers(of: resource)
        kind = resource.rawValue
        self.listed = listed.count
        held = numbers?.count ?? CatalogCounts(catalog).machines
        missing = Self.places(resource, listed.subtracting(numbers ?? Array(listed)))
        unlisted = Self.places(resource, Set(numbers ?? []).subtracting(listed))
    }

    private static func places(_ resource: PokeAPIResource, _ numbers: Set<Int>) -> [String] {
        numbers.sorted().map { ResourceKey(resource, $0).description }
    }
}

extension Fetched<[SourceList]> {
    /// Compares a catalog with the lists that were fetched for it, in the order of reading.
    init(_ file: RecordsFile, listing catalog: Catalog) {
        do throws(RecordsTrouble) {
            self = .known(
                try file.read { (store) throws(RecordStoreError) in
                    var lists: [SourceList] = []
                    for resource in PokeAPIResource.allCases where resource.kind.isListed {
                        guard let list = try store.list(of: resource) else { continue }
                        lists.append(SourceList(resource, listed: Set(list.ids), in: catalog))
                    }
                    return lists
                })
        } catch {
            self.init(error)
        }
    }
}
