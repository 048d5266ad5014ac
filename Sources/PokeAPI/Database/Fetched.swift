/// What is known of what was fetched for a database, or why nothing is.
public enum Fetched<Known: Encodable & Hashable & Sendable>: Hashable, Sendable {
    /// Nothing was fetched for it.
    case none
    /// An update is running and has it.
    case busy
    /// It cannot be read; with the file, the reason and what to do.
    case unreadable(String)
    /// This is known.
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

    /// Writes the state, and beside it what is known.
    public func encode(to encoder: any Encoder) throws {
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
