import PokedexDomain
import PokedexStore

package struct VerificationReport: Encodable, Hashable, Sendable {
    package let path: String
    /// What is wrong with it, as the rest of sentences that begin with its name; empty when the
    /// file, its references, its row counts and its facts are sound.
    package let problems: [String]
    /// How many rows each table has.
    package let rows: [String: Int]
    /// How it compares with the source's lists; `nil` when its facts could not be read.
    package let lists: Fetched<[SourceList]>?
    /// Names that are missing, by table and column in the order of the catalog; `nil` when its facts
    /// could not be read.
    package let missingNames: [MissingNames]?

    /// Whether nothing is wrong with what is there.
    package var isSound: Bool { problems.isEmpty }

    /// Whether it is sound and holds everything that is listed.
    package var isComplete: Bool {
        guard isSound, case .known(let lists) = lists else { return isSound }
        return lists.allSatisfy(\.isComplete)
    }
}

/// How the records of a kind in a database compare with the source's list of all records.
package struct SourceList: Encodable, Hashable, Sendable {
    package let kind: String
    /// How many the list names.
    package let listed: Int
    /// How many the database holds.
    package let held: Int
    /// The records that are listed and not in the database: `pokemon/1026`. Of machines only the
    /// counts are compared, since the database does not store their numbers.
    package let missing: [String]
    /// The records that are in the database and not listed.
    package let unlisted: [String]

    /// Whether all listed records are there.
    package var isComplete: Bool { missing.isEmpty && held >= listed }

    /// Whether the list has exactly the records that are there.
    package var isExact: Bool { missing.isEmpty && unlisted.isEmpty && held == listed }

    init(_ resource: PokeAPIResource, listed: Set<Int>, in catalog: Catalog) {
        let numbers = catalog.numbers(of: resource)
        kind = resource.rawValue
        self.listed = listed.count
        held = catalog.count(of: resource)
        missing = Self.paths(resource, listed.subtracting(numbers ?? Array(listed)))
        unlisted = Self.paths(resource, Set(numbers ?? []).subtracting(listed))
    }

    private static func paths(_ resource: PokeAPIResource, _ numbers: Set<Int>) -> [String] {
        numbers.sorted().map { ResourceKey(resource, $0).description }
    }
}

extension RecordsFile {
    /// Compares a catalog with the lists that were fetched for it, in the order of reading.
    func lists(comparedWith catalog: Catalog) -> Fetched<[SourceList]> {
        read { store in
            try PokeAPIResource.allCases.filter(\.kind.isListed).compactMap { resource in
                try store.list(of: resource).map {
                    SourceList(resource, listed: Set($0.ids), in: catalog)
                }
            }
        }
    }
}
