import PokedexDomain

/// The entities of a kind that a catalog holds.
struct Known<Entity> {
    private let table: String
    private let identifiers: Set<Identifier<Entity>>

    /// Notes them.
    ///
    /// - Throws: ``DatabaseProblem`` when two share a number or a slug.
    init(_ table: String, _ entities: [(Identifier<Entity>, Slug?)]) throws(DatabaseProblem) {
        self.table = table
        identifiers = Set(entities.map(\.0))
        let slugs = entities.compactMap(\.1)
        if identifiers.count < entities.count {
            throw DatabaseProblem("table \(table) holds a number twice")
        }
        if Set(slugs).count < slugs.count {
            var seen: Set<Slug> = []
            let twice = slugs.first { !seen.insert($0).inserted }
            throw DatabaseProblem(
                "table \(table) holds the slug \"\(twice?.text ?? "")\" twice")
        }
    }

    /// Requires that a number is among them; `nil` names nothing.
    func require<Owner>(
        _ identifier: Identifier<Entity>?, by ownerTable: String, _ owner: Identifier<Owner>
    ) throws(DatabaseProblem) {
        guard let identifier, !identifiers.contains(identifier) else { return }
        throw DatabaseProblem(
            "table \(ownerTable), row \(owner.rawValue): it names \(table) "
                + "\(identifier.rawValue), which does not exist")
    }
}
