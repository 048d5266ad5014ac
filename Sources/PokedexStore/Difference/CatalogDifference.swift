import PokedexDomain

/// What changed from one database to another.
package struct CatalogDifference: Encodable, Hashable, Sendable {
    package struct Side: Encodable, Hashable, Sendable {
        package let path: String
        /// When its data set was made, in seconds since 1970; `nil` where that is unknown.
        package let madeAt: Int?
        /// Its data set's commit; `nil` where that is unknown.
        package let commit: String?
        /// The address before every picture's path.
        package let pictureBase: String
    }

    package let old: Side
    package let new: Side
    /// The kinds in which anything changed, in the order of the catalog.
    package let kinds: [KindDifference]

    /// Whether both hold the same facts, made from the same data set.
    package var isEmpty: Bool {
        kinds.isEmpty && old.madeAt == new.madeAt && old.commit == new.commit
            && old.pictureBase == new.pictureBase
    }
}

/// What changed in a kind of entity. Entities are the same when their numbers are.
package struct KindDifference: Encodable, Hashable, Sendable {
    /// The kind, by its table's name.
    package let kind: String
    /// Those that are new, in the order of their numbers.
    package let added: [EntityTitle]
    package let removed: [EntityTitle]
    /// Those that are otherwise than they were.
    package let changed: [EntityChange]
}

package struct EntityTitle: Encodable, Hashable, Sendable {
    /// Its slug; a family has that of its first species.
    package let slug: String
    /// Its English name; `nil` where it has none.
    package let name: String?
}

package struct EntityChange: Encodable, Hashable, Sendable {
    package let entity: EntityTitle
    package let facts: [FactChange]
}

/// How a fact changed. Entities appear with their slugs.
package struct FactChange: Encodable, Hashable, Sendable {
    /// What became of one value.
    package struct Value: Encodable, Hashable, Sendable {
        /// What it belongs to: a fact's name, or an element of a list, such as a stat.
        package let of: String
        /// What it was; `nil` for unknown or none.
        package let old: String?
        /// What it is; `nil` for unknown or none.
        package let new: String?

        private enum CodingKeys: String, CodingKey {
            case of, old, new
        }

        /// Writes all three, so that an unknown value differs from one that is left out.
        package func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(of, forKey: .of)
            try container.encode(old, forKey: .old)
            try container.encode(new, forKey: .new)
        }
    }

    /// The fact, mostly by its column's or table's name.
    package let fact: String
    /// The elements that a list has and had not, in its order.
    package private(set) var added: [String] = []
    /// The elements that a list had and has no longer, in its order then.
    package private(set) var removed: [String] = []
    /// The values that changed: of the fact itself, or of elements of a list.
    package private(set) var changed: [Value] = []
    /// Whether a list has its elements in another order, and nothing else changed.
    package private(set) var isReordered = false

    /// Compares a fact's values; `nil` when they are equal.
    init?(_ name: String, _ old: Fact.Value, _ new: Fact.Value) {
        guard old != new else { return nil }
        fact = name
        switch (old, new) {
        case (.one(let old), .one(let new)): changed = [Value(of: name, old: old, new: new)]
        case (.keyed(let old), .keyed(let new)): compare(old, new)
        default: compare(old.elements, new.elements)
        }
    }

    private mutating func compare(_ old: [String], _ new: [String]) {
        added = Self.elements(of: new, without: old)
        removed = Self.elements(of: old, without: new)
        isReordered = added.isEmpty && removed.isEmpty
    }

    private mutating func compare(_ old: [Fact.Element], _ new: [Fact.Element]) {
        compare(old.map(\.key), new.map(\.key))
        let before = Dictionary(old.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
        changed = new.compactMap { element in
            guard let old = before[element.key], old != element.value else { return nil }
            return Value(of: element.key, old: old, new: element.value)
        }
        isReordered = isReordered && changed.isEmpty
    }

    /// The elements that a list has more often than another.
    private static func elements(of list: [String], without other: [String]) -> [String] {
        var counts = Dictionary(other.map { ($0, 1) }, uniquingKeysWith: +)
        return list.filter { element in
            guard let count = counts[element], count > 0 else { return true }
            counts[element] = count - 1
            return false
        }
    }
}

/// Finds what changed from one catalog to another, kind by kind.
struct CatalogComparison {
    private let old: CatalogFacts
    private let new: CatalogFacts

    init(_ old: Catalog, _ new: Catalog) {
        self.old = CatalogFacts(old)
        self.new = CatalogFacts(new)
    }

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

extension SQLiteCatalogRepository {
    /// Finds what changed from this database to another.
    ///
    /// - Throws: ``CatalogError``, like ``load()``, about either of them.
    package func difference(to other: Self) throws(CatalogError) -> CatalogDifference {
        let (old, new) = (try load(), try other.load())
        return CatalogDifference(
            old: .init(path, old.source), new: .init(other.path, new.source),
            kinds: CatalogComparison(old, new).kinds)
    }
}

extension CatalogDifference.Side {
    fileprivate init(_ path: String, _ source: CatalogSource) {
        self.path = path
        madeAt = source.knownDate
        commit = source.knownCommit
        pictureBase = source.pictureBase
    }
}
