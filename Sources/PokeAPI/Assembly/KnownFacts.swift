import PokedexDomain

/// The facts of all records that are known, by kind and number. ``CatalogAssembler`` makes a catalog
/// of them.
struct KnownFacts: Sendable {
    /// When and from what the data set was made.
    var meta: PokeAPIMeta?
    /// The address that the catalog's pictures are below.
    var pictureBase = PokeAPIPokemon.Sprites.base
    private var byKind: [PokeAPIResource: [Int: any ResourceFacts]] = [:]

    /// Nothing.
    init() {}

    /// All that a catalog holds, as if it had been read from records.
    init(_ catalog: Catalog) {
        let source = catalog.source
        if source.date != 0 || !source.commit.isEmpty {
            meta = PokeAPIMeta(date: "\(source.date)", commit: source.commit)
        }
        pictureBase = source.pictureBase
        for resource in PokeAPIResource.allCases {
            for facts in resource.kind.facts(catalog) {
                byKind[resource, default: [:]][facts.number] = facts
            }
        }
    }

    /// The facts of one record; `nil` where it is not known.
    subscript(key: ResourceKey) -> (any ResourceFacts)? {
        get { byKind[key.resource]?[key.id] }
        set { byKind[key.resource, default: [:]][key.id] = newValue }
    }

    /// The facts of one record.
    func facts<Facts: ResourceFacts>(_ resource: PokeAPIResource, _ id: Int) -> Facts? {
        byKind[resource]?[id] as? Facts
    }

    /// The facts of a kind, sorted by number.
    func all<Facts: ResourceFacts>(_ resource: PokeAPIResource) -> [Facts] {
        ids(of: resource).compactMap { facts(resource, $0) }
    }

    /// The numbers of a kind, sorted.
    func ids(of resource: PokeAPIResource) -> [Int] {
        (byKind[resource]?.keys).map { $0.sorted() } ?? []
    }

    /// The records that chains name and that are not listed as a whole: items and locations.
    var namedTerms: Set<ResourceKey> {
        let chains: [ChainFacts] = all(.evolutionChain)
        return Set(chains.flatMap(\.namedTerms))
    }

    /// Removes the items and locations that no chain names any more.
    mutating func removeUnnamedTerms() {
        let named = namedTerms
        for resource in PokeAPIResource.allCases where !resource.kind.isListed {
            byKind[resource] = byKind[resource]?.filter {
                named.contains(ResourceKey(resource, $0.key))
            }
        }
    }
}

// MARK: - Machines

/// A catalog does not keep the numbers of machines, so those that come from one have negative
/// numbers. They are replaced by the source's, which are in the same games under the same item.
extension KnownFacts {
    private var machines: [MachineFacts] { all(.machine) }

    /// Removes the machines with negative numbers in whose place a numbered one is known, whatever
    /// move that teaches.
    mutating func removeReplacedMachines() {
        let numbered = Set(machines.filter { $0.number >= 0 }.map(\.machine))
        byKind[.machine] = byKind[.machine]?.filter { number, facts in
            number >= 0
                || !((facts as? MachineFacts).map { numbered.contains($0.machine) } ?? false)
        }
    }

    /// Removes all machines with negative numbers.
    mutating func removeUnnumberedMachines() {
        byKind[.machine] = byKind[.machine]?.filter { $0.key >= 0 }
    }

    /// Whether a record is known; a machine also under a negative number.
    func contains(_ facts: any ResourceFacts, of resource: PokeAPIResource) -> Bool {
        if self[ResourceKey(resource, facts.number)] != nil { return true }
        guard let machine = (facts as? MachineFacts)?.machine else { return false }
        return machines.contains { $0.number < 0 && $0.machine == machine }
    }
}
