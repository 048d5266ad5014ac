/// How far an import is with one kind of resource.
public struct ImportProgress: Hashable, Sendable {
    /// The kind that is being read.
    public let resource: PokeAPIResource
    /// How many of it are done, skipped ones too.
    public let done: Int
    /// How many of it there are.
    public let total: Int

    /// Holds one step.
    public init(resource: PokeAPIResource, done: Int, total: Int) {
        self.resource = resource
        self.done = done
        self.total = total
    }
}
