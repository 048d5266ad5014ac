/// What an update is to do.
public struct UpdateOptions: Sendable {
    /// Whether everything is fetched again, however new it is.
    public var isFull: Bool
    /// The generation that is fetched before all others; `nil` to begin with the first.
    public var firstGeneration: Int?
    /// How many reads are begun at once; the source sends fewer requests at once.
    public var width: Int
    /// The time, in seconds since 1970.
    public var now: @Sendable () -> Int

    /// Sets what is to be done.
    public init(
        isFull: Bool = false, firstGeneration: Int? = nil, width: Int = 16,
        now: @escaping @Sendable () -> Int
    ) {
        self.isFull = isFull
        self.firstGeneration = firstGeneration
        self.width = width
        self.now = now
    }
}
