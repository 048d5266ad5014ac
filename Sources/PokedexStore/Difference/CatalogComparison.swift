import PokedexDomain

/// Finds what changed from one catalog to another, kind by kind.
struct CatalogComparison {
    private let old: CatalogFacts
    private let new: CatalogFacts

    init(_ old: Catalog, _ new: Catalog) {
        self.old = CatalogFacts(old)
        self.new = CatalogFacts(new)
    }

    /// The kinds in which anything changed.
    var kinds: [KindDifference] {
        let tables = new.kinds.map(\.table)
        let gone = old.kinds.map(\.table).filter { !tables.contains($0) }
        return (tables + gone).compactMap(difference)
    }

    /// What changed in a table; `nil` when nothing did. Entities are the same when their numbers
    /// are.
    private func difference(in table: String) -> KindDifference? {
        let (oldRows, newRows) = (old.kind(table)?.rows ?? [], new.kind(table)?.rows ?? [])
        let before = Dictionary(oldRows.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        let after = Set(newRows.map(\.id))
        let difference = KindDifference(
            kind: table,
            added: newRows.filter { before[$0.id] == nil }.map { new.title(of: $0, in: table) },
            removed: oldRows.filter { !after.contains($0.id) }
                .map { old.title(of: $0, in: table) },
            changed: newRows.compactMap { row in
                before[row.id].flatMap { change(from: $0, to: row, in: table) }
            })
        let isEmpty =
            difference.added.isEmpty && difference.removed.isEmpty && difference.changed.isEmpty
        return isEmpty ? nil : difference
    }

    /// What changed of an entity; `nil` when nothing did.
    private func change(
        from former: StoredRow, to row: StoredRow, in table: String
    ) -> EntityChange? {
        var facts: [FactChange] = []
        if former != row {
            facts += Fact.changes(
                from: old.facts(of: former, in: table), to: new.facts(of: row, in: table))
        }
        if !new.learnsSame(row, in: table, as: old) {
            facts += Fact.changes(
                from: old.learnset(of: former, in: table), to: new.learnset(of: row, in: table))
        }
        return facts.isEmpty
            ? nil : EntityChange(entity: new.title(of: row, in: table), facts: facts)
    }
}

extension DatabaseFile {
    /// Finds what changed from this database to another.
    ///
    /// - Throws: ``CatalogError``, like ``SQLiteCatalogRepository/load()``, about either of them.
    package func difference(to other: DatabaseFile) throws(CatalogError) -> CatalogDifference {
        let old = try catalog(of: content())
        let new = try other.catalog(of: other.content())
        return CatalogDifference(
            old: .init(path, old.source), new: .init(other.path, new.source),
            kinds: CatalogComparison(old, new).kinds)
    }
}

extension CatalogDifference.Side {
    fileprivate init(_ path: String, _ source: CatalogSource) {
        self.path = path
        madeAt = source.date == 0 ? nil : source.date
        commit = source.commit.isEmpty ? nil : source.commit
        pictureBase = source.pictureBase
    }
}
