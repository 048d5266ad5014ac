import PokedexDomain

extension DatabaseFile {
    /// Reads all of the database and checks it as thoroughly as can be: every page and index, every
    /// reference, the row counts and the facts' own rules; compares it with the source's lists, as
    /// far as they were fetched, and looks for missing names. Changes nothing.
    ///
    /// - Throws: ``CatalogError/notFound(_:)`` when there is none;
    ///   ``CatalogError/invalidData(_:)`` when the file cannot be read, or is of a newer schema.
    ///   Damage is no error but part of the report.
    public func verification() throws(CatalogError) -> VerificationReport {
        let bytes = try storage.read()
        do throws(DatabaseProblem) {
            return try report(on: DatabaseImage(bytes))
        } catch {
            guard !error.isNewer else { throw .invalidData(explanation(of: error)) }
            return VerificationReport(path: path, problems: [error.message])
        }
    }

    private func report(on image: DatabaseImage) throws(DatabaseProblem) -> VerificationReport {
        let verification = try DatabaseVerification(image: image)
        var report = VerificationReport(path: path, problems: verification.problems())
        do throws(DatabaseProblem) {
            let catalog = try ParallelLoad(image: image).catalog()
            report.rows = try verification.rowCounts()
            report.lists = Fetched(records, listing: catalog)
            report.missingNames = NameGaps(in: catalog).found
        } catch {
            report.problems.append(error.message)
        }
        return report
    }
}
