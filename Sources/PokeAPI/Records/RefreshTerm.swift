/// How long what was fetched is good before it is fetched again.
enum RefreshTerm {
    private static let day = 24 * 60 * 60

    /// How many seconds a record of a kind is good.
    static func seconds(of resource: PokeAPIResource) -> Int {
        resource.kind.refreshDays * day
    }

    /// Whether a record is to be fetched again; both times are in seconds since 1970. A time that is
    /// to come was told by a clock that was wrong, and does not count.
    static func isOver(_ resource: PokeAPIResource, fetchedAt: Int, now: Int) -> Bool {
        fetchedAt <= now - seconds(of: resource) || fetchedAt > now + day
    }
}
