import PokedexDomain

extension DatabaseFile {
    /// Tells how the database is, and changes nothing.
    ///
    /// - Parameter now: seconds since 1970.
    /// - Throws: ``CatalogError/notFound(_:)`` when there is none;
    ///   ``CatalogError/invalidData(_:)`` when it cannot be read or trusted.
    public func status(at now: Int) throws(CatalogError) -> DatabaseStatus {
        let content = try content()
        let catalog = try catalog(of: content)
        let dataVersion = try explaining { () throws(DatabaseProblem) in
            try content.image.dataVersion()
        }
        let survey = RecordsSurvey(records, for: catalog, now: now)
        let madeAt = catalog.source.date == 0 ? nil : catalog.source.date
        return DatabaseStatus(
            path: path,
            size: content.bytes.count,
            schema: .init(database: content.schemaVersion, program: Schema.current.version),
            data: .init(database: dataVersion, program: DataVersion.current),
            source: .init(
                address: survey.address, madeAt: madeAt,
                commit: catalog.source.commit.isEmpty ? nil : catalog.source.commit),
            createdAt: survey.begunAt ?? (survey.status == .none ? madeAt : nil),
            updatedAt: survey.finishedAt,
            counts: CatalogCounts(catalog),
            ages: survey.ages,
            records: survey.status)
    }
}
