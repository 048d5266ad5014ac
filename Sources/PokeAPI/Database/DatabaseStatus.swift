import PokedexDomain
import PokedexStore

/// The status of a database: its content and age, and what an update would do.
package struct DatabaseStatus: JSONReport, Hashable, Sendable {
    /// A version of the file and of this program.
    package struct Version: Encodable, Hashable, Sendable {
        /// The file's.
        package let database: Int
        /// This program's.
        package let program: Int
    }

    /// The origin of the facts.
    package struct Source: Encodable, Hashable, Sendable {
        /// The address of the last update; `nil` where none is known.
        package let address: String?
        /// When the data set was made, in seconds since 1970; `nil` where that is unknown.
        package let madeAt: Int?
        /// The data set's commit; `nil` where that is unknown.
        package let commit: String?
    }

    /// The file.
    package let path: String
    /// How many bytes it has.
    package let size: Int
    /// The versions of the schema.
    package let schema: Version
    /// The versions of how facts are made from records.
    package let data: Version
    /// The origin of the facts.
    package let source: Source
    /// When the first update began, in seconds since 1970, else when the data set was made; `nil` where
    /// neither is known.
    package let createdAt: Int?
    /// When an update was last completed, in seconds since 1970; `nil` for never, or unknown.
    package let updatedAt: Int?
    /// What it holds.
    package let counts: CatalogCounts
    /// How old its records are; `nil` where the records file cannot be read now.
    package let ages: RecordAges?
    /// The records that were fetched for it.
    package let records: Fetched<KnownRecords>
}

/// The content of a records file.
package struct KnownRecords: Encodable, Hashable, Sendable {
    /// A record or list that failed.
    package struct Failure: Encodable, Hashable, Sendable {
        /// Its path: `pokemon/25`, or `pokemon` for a list.
        package let path: String
        /// Why, as a clause without full stop.
        package let reason: String
        /// When, in seconds since 1970.
        package let time: Int

        private enum CodingKeys: String, CodingKey {
            case path = "place"
            case reason, time
        }
    }

    /// Fetched records that are not in the database yet.
    package struct Unpublished: Encodable, Hashable, Sendable {
        /// The records that the database lacks, sorted: `pokemon/1026`.
        package let new: [String]
        /// The records of the database that have changed, sorted.
        package let changed: [String]
    }

    /// The file.
    package let path: String
    /// How many bytes it has.
    package let size: Int
    /// How many records are in it.
    package let count: Int
    /// What failed, and has not succeeded since, sorted by path.
    package let failures: [Failure]
    /// Records that are not in the database yet; `nil` when all are.
    package let unpublished: Unpublished?
    /// How many references of the database's records name what the source does not have yet; they
    /// are left out.
    package let keptOut: Int
    /// Whether all facts are being made again, and not all have been.
    package let isFullRefresh: Bool
}

/// A value from the records file of a database, or why there is none.
package enum Fetched<Known: Encodable & Hashable & Sendable>: Hashable, Sendable {
    /// Nothing was fetched for it.
    case none
    /// An update is using it.
    case busy
    /// The file cannot be read; with the file, the reason and what to do.
    case unreadable(String)
    /// The value.
    case known(Known)

    init(_ trouble: RecordsTrouble) {
        self =
            switch trouble {
            case .missing: .none
            case .busy: .busy
            case .unreadable(let problem): .unreadable(problem)
            }
    }
}

extension Fetched: Encodable {
    private enum Key: String, CodingKey {
        case state, problem, known
    }

    /// Writes the state, and beside it the value.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .none: try container.encode("none", forKey: .state)
        case .busy: try container.encode("busy", forKey: .state)
        case .unreadable(let problem):
            try container.encode("unreadable", forKey: .state)
            try container.encode(problem, forKey: .problem)
        case .known(let known):
            try container.encode("known", forKey: .state)
            try container.encode(known, forKey: .known)
        }
    }
}
