/// Where the facts are kept.
public protocol CatalogRepository {
    /// Reads all facts.
    ///
    /// - Throws: ``CatalogError`` when there are none, or they cannot be read or trusted.
    func load() throws(CatalogError) -> Catalog

    /// Keeps all facts in place of those that were there; on an error nothing has changed.
    ///
    /// - Throws: ``CatalogError`` when they cannot be written.
    func save(_ catalog: Catalog) throws(CatalogError)
}

/// Why facts could not be read or kept. Each message says what, where and what to do.
public enum CatalogError: Error, Hashable, CustomStringConvertible {
    /// There is nothing at that place.
    case notFound(String)
    /// What is there is not to be trusted: damaged, foreign or of a newer schema.
    case invalidData(String)
    /// It could not be written: the disk is full, or the place is not writable.
    case notWritable(String)

    /// The message.
    public var description: String {
        switch self {
        case .notFound(let message), .invalidData(let message), .notWritable(let message): message
        }
    }
}
