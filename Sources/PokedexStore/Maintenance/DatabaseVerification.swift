import PokedexDomain
import SQLite

/// The checks of a database as a whole, which take as long as loading it.
struct DatabaseVerification {
    let connection: Connection
    /// The tables that there must be.
    let tables: [String]

    init(image: DatabaseImage) throws {
        connection = try image.open()
        let fresh = try Connection()
        try Schema.current.create(in: fresh)
        tables = try fresh.tables()
    }

    /// Runs the checks that loading does not include: references are checked while rows are read.
    func run() throws {
        let result = try connection.texts("PRAGMA quick_check(1)").first ?? "nothing"
        guard result == "ok" else { throw DatabaseProblem(Self.damage(result)) }
        try requireRowCounts()
    }

    /// Compares the rows of every table with those that were counted when the database was made.
    private func requireRowCounts() throws {
        let stated = try statedRowCounts()
        if let unknown = stated.keys.sorted().first(where: { !tables.contains($0) }) {
            throw DatabaseProblem(
                "table table_row_count counts table \(quoted(unknown)), which is not there")
        }
        for table in tables where table != "table_row_count" {
            let count = try rowCount(of: table)
            guard let expected = stated[table] else {
                throw DatabaseProblem("table table_row_count does not count table \(table)")
            }
            guard expected == count else {
                throw DatabaseProblem(
                    "table \(table) has \(count) rows, but table_row_count says \(expected)")
            }
        }
    }

    func rowCount(of table: String) throws -> Int {
        try connection.integer("SELECT count(*) FROM \(table)")
    }

    private func statedRowCounts() throws -> [String: Int] {
        let row = try connection.prepare("SELECT table_name, row_count FROM table_row_count")
        var counts: [String: Int] = [:]
        while try row.step() { counts[row.text(at: 0) ?? "?"] = row.integer(at: 1) }
        return counts
    }

    /// What a line of SQLite's check says: damage, or that a row breaks a rule of its table.
    private static func damage(_ result: String) -> String {
        let rule = #/^(CHECK constraint failed|NULL value|[A-Za-z-]+ value) in (\w+)/#
        guard let table = result.firstMatch(of: rule)?.output.2 else {
            return "the file is damaged (SQLite: \(quoted(result)))"
        }
        return "table \(table) has a row that breaks its rules (SQLite: \(quoted(result)))"
    }
}

extension DatabaseVerification {
    /// Runs all checks more thoroughly than ``run()``, and goes on after the first problem.
    ///
    /// - Returns: what is wrong, as the rest of sentences that begin with the file's name.
    func problems() -> [String] {
        [damages, danglingReferences, wrongRowCounts].flatMap { check in
            do {
                return try check()
            } catch {
                return [DatabaseProblem(error).message]
            }
        }
    }

    /// What SQLite's full check of pages and indexes finds, at most a hundred lines.
    private func damages() throws -> [String] {
        try connection.texts("PRAGMA integrity_check").filter { $0 != "ok" }.map(Self.damage)
    }

    /// What names something that is not there, learnsets too, by table.
    private func danglingReferences() throws -> [String] {
        try tables.flatMap { table in
            let parents = try connection.texts("PRAGMA foreign_key_check(\(table))", column: 2)
            let counts = Dictionary(parents.map { ($0, 1) }, uniquingKeysWith: +)
            return counts.sorted { $0.key < $1.key }.map { parent, count in
                "table \(table) names something that is not in table \(quoted(parent))"
                    + (count == 1 ? "" : ", \(count) times")
            }
        }
    }

    private func wrongRowCounts() throws -> [String] {
        try requireRowCounts()
        return []
    }
}

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
    package var missingNames: [MissingNames]? { catalog.map { MissingNames.all(in: $0) } }
}

/// Names of a table that are missing in a language.
package struct MissingNames: Encodable, Hashable, Sendable {
    package let table: String
    /// The column: `name_en`, `name_ja`, `genus_ja` ….
    package let column: String
    /// How many rows should have one: all but the ordinary forms of Pokémon.
    package let total: Int
    /// The slugs of those without, in the order of their numbers.
    package let slugs: [String]

    fileprivate static func all(in catalog: Catalog) -> [MissingNames] {
        CatalogFacts(catalog).kinds.flatMap { kind in
            // The ordinary form goes by the Pokémon's name.
            let rows = kind.rows.filter { $0["form_slug"] != .text("") }
            let columns = rows.first?.columns.filter(\.isName).map(\.name) ?? []
            return columns.compactMap { column -> MissingNames? in
                let without = rows.filter { $0[column] == .null }
                guard !without.isEmpty else { return nil }
                return MissingNames(
                    table: kind.table, column: column, total: rows.count,
                    slugs: without.compactMap(\.slug))
            }
        }
    }
}

extension SQLiteCatalogRepository {
    /// Reads all of the database and checks it as thoroughly as can be: every page and index, every
    /// reference, the row counts and the facts' own rules. Changes nothing.
    ///
    /// - Throws: ``CatalogError/notFound(_:_:)`` when there is none;
    ///   ``CatalogError/invalidData(_:_:)`` when the file cannot be read, or was made by another
    ///   version of this program. Damage is no error but part of the findings.
    package func verification() throws(CatalogError) -> DatabaseFindings {
        let bytes = try file.read()
        do {
            return try findings(in: DatabaseImage(bytes, schema: schema))
        } catch {
            let problem = DatabaseProblem(error)
            guard problem.remedy == nil else { throw .invalidData(path, problem.explanation) }
            return DatabaseFindings(problems: [problem.message])
        }
    }

    private func findings(in image: DatabaseImage) throws -> DatabaseFindings {
        let verification = try DatabaseVerification(image: image)
        var findings = DatabaseFindings(problems: verification.problems())
        do {
            let catalog = try ParallelLoad(image: image).catalog()
            for table in verification.tables {
                findings.rows[table] = try verification.rowCount(of: table)
            }
            findings.catalog = catalog
        } catch {
            findings.problems.append(DatabaseProblem(error).message)
        }
        return findings
    }
}
