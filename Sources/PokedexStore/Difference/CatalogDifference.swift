/// What changed from one database to another.
public struct CatalogDifference: JSONReport, Hashable, Sendable {
    /// One of the two databases.
    public struct Side: Encodable, Hashable, Sendable {
        /// The file.
        public let path: String
        /// When its data set was made, in seconds since 1970; `nil` where it does not say.
        public let madeAt: Int?
        /// Its data set's commit; `nil` where it does not say.
        public let commit: String?
        /// The address before every picture's path.
        public let pictureBase: String
    }

    /// The database before.
    public let old: Side
    /// The database after.
    public let new: Side
    /// The kinds in which anything changed, in the order of the catalog.
    public let kinds: [KindDifference]

    /// Whether both hold the same facts, made from the same data set.
    public var isEmpty: Bool {
        kinds.isEmpty && old.madeAt == new.madeAt && old.commit == new.commit
            && old.pictureBase == new.pictureBase
    }
}

/// What changed in a kind of entity. Entities are the same when their numbers are.
public struct KindDifference: Encodable, Hashable, Sendable {
    /// The kind, by its table's name.
    public let kind: String
    /// Those that are new, in the order of their numbers.
    public let added: [EntityTitle]
    /// Those that are gone.
    public let removed: [EntityTitle]
    /// Those that are otherwise than they were.
    public let changed: [EntityChange]
}

/// What an entity is called.
public struct EntityTitle: Encodable, Hashable, Sendable {
    /// Its slug; a family has that of its first species.
    public let slug: String
    /// Its English name; `nil` where it has none.
    public let name: String?
}

/// What changed of an entity.
public struct EntityChange: Encodable, Hashable, Sendable {
    /// What it is called now.
    public let entity: EntityTitle
    /// The facts that changed.
    public let facts: [FactChange]
}
