/// What was found when all of a database was read.
public struct VerificationReport: JSONReport, Hashable, Sendable {
    /// The file.
    public let path: String
    /// What is wrong with it, as the rest of sentences that begin with its name; empty when the
    /// file, its references, its row counts and its facts are sound.
    public internal(set) var problems: [String]
    /// How many rows each table has.
    public internal(set) var rows: [String: Int] = [:]
    /// How it compares with the source's lists; `nil` when its facts could not be read.
    public internal(set) var lists: Fetched<[SourceList]>?
    /// Names that are missing, by table and column in the order of the catalog; `nil` when its facts
    /// could not be read.
    public internal(set) var missingNames: [MissingNames]?

    /// Whether nothing is wrong with what is there.
    public var isSound: Bool { problems.isEmpty }

    /// Whether it is sound and holds everything that is listed.
    public var isComplete: Bool {
        guard isSound, case .known(let lists) = lists else { return isSound }
        return lists.allSatisfy(\.isComplete)
    }
}

/// Names of a table that are missing in a language.
public struct MissingNames: Encodable, Hashable, Sendable {
    /// The table.
    public let table: String
    /// The column: `name_en`, `name_ja`, `genus_ja` ….
    public let column: String
    /// How many rows should have one: all but the ordinary forms of Pokémon.
    public let total: Int
    /// The slugs of those without, in the order of their numbers.
    public let slugs: [String]
}
