import Platform
import PokedexDomain

/// The way of a database's file to this program's schema.
package struct DatabaseMigration: Hashable, Sendable {
    package struct Step: Hashable, Sendable {
        /// The version that it leads to.
        package let version: Int
        /// What it does, as a line without full stop.
        package let summary: String
    }

    package let oldVersion: Int
    package let newVersion: Int
    /// What was done; nothing when the file was of this program's schema already.
    package let steps: [Step]
    /// The path of the old file; `nil` when nothing was done.
    package let backup: String?
}

extension SQLiteCatalogRepository {
    /// Brings the file to this program's schema, step by step and as a whole or not at all. The old
    /// file is kept beside it: `PATH.schema-4`, by its version. What is damaged is refused, and not
    /// hidden behind a new schema.
    ///
    /// - Throws: ``CatalogError/notFound(_:_:)`` when there is none;
    ///   ``CatalogError/invalidData(_:_:)`` when it is damaged or of a newer schema;
    ///   ``CatalogError/notWritable(_:_:)`` when the path of the backup is taken, or the folder cannot be
    ///   written. The file is then unchanged, and there is no backup.
    package func migrate() throws(CatalogError) -> DatabaseMigration {
        let content = try content()
        try explaining { try DatabaseVerification(image: content.image).run() }
        _ = try catalog(of: content)
        let steps = schema.steps(from: content.schemaVersion)
        let backup = steps.isEmpty ? nil : try replace(content)
        return DatabaseMigration(
            oldVersion: content.schemaVersion, newVersion: schema.version,
            steps: steps.map { .init(version: $0.version, summary: $0.summary) }, backup: backup)
    }

    /// Replaces the file by the image of its bytes.
    ///
    /// - Returns: the path of the backup.
    private func replace(_ content: DatabaseContent) throws(CatalogError) -> String {
        let backup = try file.backUp(content.bytes, suffix: ".schema-\(content.schemaVersion)")
        do {
            try file.replace(with: content.image.bytes)
        } catch {
            unlink(backup)
            throw error
        }
        return backup
    }
}
