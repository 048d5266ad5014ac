import PokedexStore

/// What was found when all of a database was read.
public struct VerificationReport: JSONReport, Hashable, Sendable {
    /// The file.
    public let path: String
    /// What is wrong with it, as the rest of sentences that begin with its name; empty when the
    /// file, its references, its row counts and its facts are sound.
    public let problems: [String]
    /// How many rows each table has.
    public let rows: [String: Int]
    /// How it compares with the source's lists; `nil` when its facts could not be read.
    public let lists: Fetched<[SourceList]>?
    /// Names that are missing, by table and column in the order of the catalog; `nil` when its facts
    /// could not be read.
    public let missingNames: [MissingNames]?

    /// Whether nothing is wrong with what is there.
    public var isSound: Bool { problems.isEmpty }

    /// Whether it is sound and holds everything that is listed.
    public var isComplete: Bool {
        guard isSound, case .known(let lists) = lists else { return isSound }
        return lists.allSatisfy(\.isComplete)
    }
}
