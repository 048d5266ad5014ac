/// The records that are to be fetched, by kind.
struct DueRecords {
    private var ids: [PokeAPIResource: Set<Int>] = [:]
    /// What was due and has been taken out to be fetched.
    private(set) var taken: Set<ResourceKey> = []

    /// How many are left.
    var count: Int { ids.values.reduce(0) { $0 + $1.count } }

    /// Makes a record due, unless it was fetched already.
    mutating func insert(_ key: ResourceKey) {
        guard !taken.contains(key) else { return }
        ids[key.resource, default: []].insert(key.id)
    }

    /// All that are left of a kind.
    func all(_ resource: PokeAPIResource) -> Set<Int> { ids[resource] ?? [] }

    /// Takes out those of some records that are due, in the order of their numbers.
    mutating func take(_ resource: PokeAPIResource, _ wanted: Set<Int>) -> [ResourceKey] {
        let keys = all(resource).intersection(wanted).sorted().map { ResourceKey(resource, $0) }
        ids[resource]?.subtract(wanted)
        taken.formUnion(keys)
        return keys
    }

    /// Takes out all of a kind.
    mutating func takeAll(_ resource: PokeAPIResource) -> [ResourceKey] {
        take(resource, all(resource))
    }
}
