import SQLite

/// The database's schema: what marks a file as ours, its version, and the steps that lead there.
package struct Schema: Sendable {
    /// What `PRAGMA application_id` says in our files: "PKDX".
    package static let applicationIdentifier = 0x504B_4458

    /// The schema of this program.
    package static let current = Schema(migrations: [.version1, .version2])

    /// The size of a page in bytes.
    static let pageSize = 4096

    /// The steps from an empty database on, each one version further.
    let migrations: [Migration]

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
