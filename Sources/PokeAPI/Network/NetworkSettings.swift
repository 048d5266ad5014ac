/// How a source on the network is asked.
public struct NetworkSettings: Sendable {
    /// How many requests may be on their way at once, 1 to 5.
    public var maxParallel = 5
    /// How long an attempt may take until its answer is complete, in seconds.
    public var timeout = 10.0
    /// How often something is asked for at most, the first time included.
    public var attempts = 4
    /// How long is waited between two attempts.
    public var backOff = BackOff()
    /// How long a source may hold back requests, in seconds; a longer time closes it.
    public var longestHold = 120.0
    /// How large an answer may be, unpacked, in bytes.
    public var sizeLimit = 32 << 20
    /// How often one attempt may be redirected.
    public var redirects = 5

    /// The standard values.
    public init() {}
}
