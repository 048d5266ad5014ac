import SQLite

/// The database's schema: what marks a file as ours, its version, and the steps that lead there.
package struct Schema: Sendable {
    /// `PRAGMA application_id` of our files: "PKDX".
    package static let applicationIdentifier = 0x504B_4458

    /// The schema of this program. A change of it is one more step; a step never changes.
    package static let current = Schema(migrations: [
        .version4, .version5, .version6, .version7, .version8, .version9,
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

    /// The schema of the first release.
    static let version4 = Migration(
        version: 4, summary: "makes all tables",
        statements: String(decoding: PackageResources.version_4_sql, as: UTF8.self))

    /// Class, priority and target of moves in older games, and all their values in single ones.
    static let version5 = Migration(
        version: 5, summary: "adds what moves were in older games, and are in single ones",
        statements: String(decoding: PackageResources.version_5_sql, as: UTF8.self))

    /// Rosters, so that a game can be known to lack a Pokémon.
    static let version6 = Migration(
        version: 6, summary: "adds which games have which Pokémon",
        statements: String(decoding: PackageResources.version_6_sql, as: UTF8.self))

    /// Egg groups of older generations, and gender and Egg groups of forms.
    static let version7 = Migration(
        version: 7, summary: "adds Egg groups of older generations, and how forms breed",
        statements: String(decoding: PackageResources.version_7_sql, as: UTF8.self))

    /// Encounters of which little is known, what Pokémon are in single games, and evolutions that a game
    /// lacks.
    static let version8 = Migration(
        version: 8, summary: "adds what is unknown of encounters, and Pokémon in one game alone",
        statements: String(decoding: PackageResources.version_8_sql, as: UTF8.self))

    /// Places within places, the levels at which Pokémon master moves, and Egg groups in single games.
    static let version9 = Migration(
        version: 9,
        summary: "adds places within places, and the levels at which moves are mastered",
        statements: String(decoding: PackageResources.version_9_sql, as: UTF8.self))

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
