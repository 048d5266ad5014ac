import PokedexDomain

extension DatabaseFile {
    /// Tells what changed from this database to another.
    ///
    /// - Throws: ``CatalogError``, like ``SQLiteCatalogRepository/load()``, about either of them.
    public func difference(to other: DatabaseFile) throws(CatalogError) -> CatalogDifference {
        let old = try catalog(of: content())
        let new = try other.catalog(of: other.content())
        return CatalogDifference(
            old: .init(path, old.source), new: .init(other.path, new.source),
            kinds: CatalogComparison(old, new).kinds)
    }
}

extension CatalogDifference.Side {
    fileprivate init(_ path: String, _ source: CatalogSource) {
        self.path = path
        madeAt = source.date == 0 ? nil : source.date
        commit = source.commit.isEmpty ? nil : source.commit
        pictureBase = source.pictureBase
    }
}
