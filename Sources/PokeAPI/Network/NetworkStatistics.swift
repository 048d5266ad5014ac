/// What a source on the network has done so far.
public struct NetworkStatistics: Hashable, Sendable {
    /// The attempts that were sent.
    public internal(set) var requests = 0
    /// The bytes of the answers' bodies, unpacked.
    public internal(set) var bytesReceived = 0
    /// The attempts that failed in a way that another one might not.
    public internal(set) var failedAttempts = 0
    /// How many requests may be on their way at once now.
    public internal(set) var parallelism = 0
    /// How many were on their way at once at most.
    public internal(set) var mostInFlight = 0
}
