import PokedexDomain

/// The facts of all records that are known, by kind and number. ``CatalogAssembler`` makes a catalog
/// of them.
struct KnownFacts: Sendable {
    /// When and from what the data set was made.
    var meta: PokeAPIMeta?
    /// The address that the catalog's pictures are below.
    var pictureBase = Pictures.base
    /// The machines of a catalog, which does not store their numbers, with the moves that they
    /// teach. A record of the same machine replaces one.
    var unnumberedMachines: [Machine: Identifier<Move>] = [:]
    private var byKind: [PokeAPIResource: [Int: any ResourceFacts]] = [:]

    init() {}

    /// All that a catalog holds, as if it had been read from records.
    init(_ catalog: Catalog) {
        let source = catalog.source
        if source.date != 0 || !source.commit.isEmpty {
            meta = PokeAPIMeta(date: "\(source.date)", commit: source.commit)
        }
        pictureBase = source.pictureBase
        for resource in PokeAPIResource.allCases {
            for facts in resource.kind.facts(catalog) ?? [] {
                byKind[resource, default: [:]][facts.number] = facts
            }
        }
        for move in catalog.moves {
            for machine in move.machines { unnumberedMachines[machine] = move.id }
        }
    }

    /// The facts of one record; `nil` where it is not known.
    subscript(key: ResourceKey) -> (any ResourceFacts)? {
        get { byKind[key.resource]?[key.id] }
        set {
            byKind[key.resource, default: [:]][key.id] = newValue
            if let facts = newValue as? MachineFacts { unnumberedMachines[facts.machine] = nil }
        }
    }

    /// Whether a record is known; a machine also without its number.
    func contains(_ key: ResourceKey, _ facts: any ResourceFacts) -> Bool {
        self[key] != nil
            || (facts as? MachineFacts).map { unnumberedMachines[$0.machine] != nil } ?? false
    }

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

    /// The items that records name. The others are not read.
    var namedItems: Set<Identifier<Item>> {
        byKind.values.reduce(into: []) { named, records in
            for facts in records.values { named.formUnion(facts.namedItems) }
        }
    }

    /// Removes the items that no record names any more.
    mutating func removeUnnamedItems() {
        let named = namedItems
        byKind[.item] = byKind[.item]?.filter { named.contains(Identifier($0.key)) }
    }
}
