/// Why an update could not do anything.
public struct UpdateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, where, and what to do.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
