import SQLite

/// The database's schema: what marks a file as ours, its version, and the steps that lead there.
package struct Schema: Sendable {
    /// `PRAGMA application_id` of our files: "PKDX".
    package static let applicationIdentifier = 0x504B_4458

    /// The schema of this program. A change of it is one more step; a step never changes.
    package static let current = Schema(migrations: [
        Migration(4, "makes all tables", PackageResources.version_4_sql),
        Migration(
            5, "adds what moves were in older games, and are in single ones",
            PackageResources.version_5_sql),
        Migration(6, "adds which games have which Pokémon", PackageResources.version_6_sql),
        Migration(
            7, "adds Egg groups of older generations, and how forms breed",
            PackageResources.version_7_sql),
        Migration(
            8, "adds what is unknown of encounters, and Pokémon in one game alone",
            PackageResources.version_8_sql),
        Migration(
            9, "adds places within places, and the levels at which moves are mastered",
            PackageResources.version_9_sql),
    ])

    /// The size of a page in bytes.
    static let pageSize = 4096

    /// The steps from an empty database on, each one version further. The first one makes the oldest
    /// schema that any release had: lower numbers are those of development versions.
    let migrations: [Migration]

    /// The versions that can be read: those of the steps.
    var versions: ClosedRange<Int> { (migrations.first?.version ?? 0)...version }

    /// The version that the last step leads to.
    package var version: Int { migrations.last?.version ?? 0 }

    /// Makes an empty database one of ours.
    func create(in connection: Connection) throws(SQLiteError) {
        try connection.execute("PRAGMA page_size = \(Self.pageSize)")
        try connection.execute("PRAGMA application_id = \(Self.applicationIdentifier)")
        try migrate(connection)
    }

    /// Takes a database of ours through the steps that it lacks.
    func migrate(_ connection: Connection) throws(SQLiteError) {
        for migration in steps(from: try connection.integer("PRAGMA user_version")) {
            try migration.run(on: connection)
        }
    }

    /// The steps that a database of a version lacks, in their order.
    func steps(from version: Int) -> [Migration] {
        migrations.filter { $0.version > version }
    }
}

/// One step of the schema: from the version before it to its own.
struct Migration: Sendable {
    /// The version it leads to.
    let version: Int
    /// What it does, as a line for people without full stop.
    let summary: String
    /// What it does, in SQL. It may not use temporary tables, nor begin or end transactions. Of a new
    /// table it notes in `table_row_count` that it has no rows yet.
    let statements: String

    /// - Parameter statements: SQL in UTF-8.
    init(_ version: Int, _ summary: String, _ statements: [UInt8]) {
        (self.version, self.summary) = (version, summary)
        self.statements = String(decoding: statements, as: UTF8.self)
    }

    /// Takes the step as a whole or not at all.
    func run(on connection: Connection) throws(SQLiteError) {
        try connection.execute("BEGIN")
        do throws(SQLiteError) {
            try connection.execute(statements)
            try connection.execute("PRAGMA user_version = \(version)")
            try connection.execute("COMMIT")
        } catch {
            try connection.execute("ROLLBACK")
            throw error
        }
    }
}

/// The way in which facts are made from the source's records.
///
/// The number goes up when this program takes more of a record than before, or takes it otherwise:
/// facts of another number must be made again, though the schema may be the same.
package enum DataVersion {
    package static let current = 4
}
