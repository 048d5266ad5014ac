import PokedexDomain

/// What belongs to the entities of a kind, by owner; each list in the table's order.
struct Children<Owner, Value> {
    private let table: String
    private var lists: [Identifier<Owner>: [Value]] = [:]

    /// Groups what was read from a table.
    init(table: String, pairs: [(Identifier<Owner>, Value)]) {
        self.table = table
        for (owner, value) in pairs {
            lists[owner, default: []].append(value)
        }
    }

    /// What belongs to an owner, which is taken out.
    mutating func take(_ owner: Identifier<Owner>) -> [Value] {
        lists.removeValue(forKey: owner) ?? []
    }

    /// Checks that every owner took what is its own.
    ///
    /// - Throws: ``DatabaseProblem`` when rows are left whose owner does not exist.
    func requireNoneLeft() throws(DatabaseProblem) {
        guard let owner = lists.keys.min() else { return }
        throw DatabaseProblem(
            "table \(table) holds rows of \(owner.rawValue), but there is no such \(Owner.self)")
    }
}
