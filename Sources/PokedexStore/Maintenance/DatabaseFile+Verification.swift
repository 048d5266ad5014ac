import PokedexDomain

/// What was found when all of a database was read.
package struct DatabaseFindings {
    /// What is wrong with it, as the rest of sentences that begin with its name; empty when the
    /// file, its references, its row counts and its facts are sound.
    package internal(set) var problems: [String]
    /// How many rows each table has.
    package internal(set) var rows: [String: Int] = [:]
    /// The facts; `nil` when they could not be read.
    package internal(set) var catalog: Catalog?

    /// Names that are missing, by table and column in the order of the catalog; `nil` when the facts
    /// could not be read.
    package var missingNames: [MissingNames]? { catalog.map { NameGaps(in: $0).found } }
}

extension DatabaseFile {
    /// Reads all of the database and checks it as thoroughly as can be: every page and index, every
    /// reference, the row counts and the facts' own rules. Changes nothing.
    ///
    /// - Throws: ``CatalogError/notFound(_:)`` when there is none;
    ///   ``CatalogError/invalidData(_:)`` when the file cannot be read, or is of a newer schema.
    ///   Damage is no error but part of the findings.
    package func verification() throws(CatalogError) -> DatabaseFindings {
        let bytes = try storage.read()
        do throws(DatabaseProblem) {
            return try findings(in: DatabaseImage(bytes))
        } catch {
            guard !error.isNewer else { throw .invalidData(explanation(of: error)) }
            return DatabaseFindings(problems: [error.message])
        }
    }

    private func findings(in image: DatabaseImage) throws(DatabaseProblem) -> DatabaseFindings {
        let verification = try DatabaseVerification(image: image)
        var findings = DatabaseFindings(problems: verification.problems())
        do throws(DatabaseProblem) {
            let catalog = try ParallelLoad(image: image).catalog()
            findings.rows = try verification.rowCounts()
            findings.catalog = catalog
        } catch {
            findings.problems.append(error.message)
        }
        return findings
    }
}
