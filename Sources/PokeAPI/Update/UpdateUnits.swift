/// What the progress of a step counts.
struct UpdateUnits {
    /// How many there are.
    private(set) var total: Int
    /// How many are done.
    private(set) var done = 0
    private var open: [Int: Int] = [:]
    private let resources: Set<PokeAPIResource>?

    /// Counts records of any kind.
    init(records: Int) {
        total = records
        resources = nil
    }

    /// Counts numbers, each of which is done when the records of that number are: those of species
    /// and of the Pokémon that a species is shown as, which has the same number.
    init(of resources: Set<PokeAPIResource>, in due: DueRecords, among ids: Set<Int>) {
        for resource in resources {
            for id in due.all(resource).intersection(ids) { open[id, default: 0] += 1 }
        }
        total = open.count
        self.resources = resources
    }

    /// Adds records.
    mutating func add(_ records: Int) {
        total += records
    }

    /// Notes that a record is done.
    mutating func finish(_ key: ResourceKey) {
        guard let resources else { return done += 1 }
        guard resources.contains(key.resource), let count = open[key.id] else { return }
        open[key.id] = count == 1 ? nil : count - 1
        done = total - open.count
    }
}
