/// How long what was fetched is good before it is fetched again.
enum RefreshTerm {
    private static let day = 24 * 60 * 60

    /// How many seconds a record of a kind is good.
    static func seconds(of resource: PokeAPIResource) -> Int {
        (resource == .move ? 7 : 30) * day
    }

    /// Whether a record is to be fetched again; both times are in seconds since 1970.
    static func isOver(_ resource: PokeAPIResource, fetchedAt: Int, now: Int) -> Bool {
        now - fetchedAt >= seconds(of: resource)
    }
}
