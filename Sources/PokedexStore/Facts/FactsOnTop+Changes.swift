import PokedexDomain
import SQLite

// What rows do.
extension FactsOnTop {
    func add(_ fact: TableFact) throws -> Outcome {
        let table = fact.table
        if table.isWhole {
            _ = try insert(fact)
            return .applied
        }
        try requireExperience(fact)
        // Most are new, and need not be looked for first.
        if table.isNamedByPrimary, try insert(fact, ifNew: true) { return .applied }
        let rows = try rows(fact).filter { table.isSame($0, as: fact) }
        if let row = rows.first(where: { $0.hasAllGames(of: fact) }) {
            let isSame = fact.others.allSatisfy { row[$0.column.column] == $0.stored }
            return isSame ? .notNeeded : .sourceChanged("it is there with other values")
        }
        if table.games != nil, !rows.isEmpty {
            return .sourceChanged("it is there for some of these games")
        }
        guard table.hasNumber || table.hasPosition else {
            _ = try insert(fact)
            return .applied
        }
        var values = try values(fact)
        if table.hasNumber, let slug = fact.values.first(where: { $0.column.name == "slug" }) {
            values.append(("id", SQLiteValue(try names.records(of: table.name).numbers[slug.text])))
        }
        if table.name == "evolution" {
            let chain = try value(
                "SELECT evolution_chain_id FROM species WHERE id = ?",
                [fact["into_species_id"] ?? .null])
            guard chain != .null else { throw fact.withoutFamily }
            values.append(("chain_id", chain))
            if fact.file.isBuiltIn {
                if let what = try wrongOrigin(of: fact) { return .sourceChanged(what) }
            } else {
                addedEvolutions.append(fact)
            }
        }
        if let owner = table.owner,
            let number = values.first(where: { $0.column == owner })?.value
        {
            values += try last(of: number, in: table)
        }
        let shape = try shape(of: fact)
        let insertion = try shape.insertion ?? insertion(values.map(\.column), into: table.name)
        shape.insertion = insertion
        try insertion.run(values.map(\.value))
        if table.name == "evolution" {
            // A species of the site's own says what it evolves from by its evolution.
            try statement(
                "UPDATE species SET evolves_from_id = ? WHERE id = ? AND evolves_from_id IS NULL"
            ).run([fact["from_species_id"] ?? .null, fact["into_species_id"] ?? .null])
        }
        return .applied
    }

    /// Growth rates whose experience is not known cannot be shown.
    private func requireExperience(_ fact: TableFact) throws {
        guard fact.table.name == "growth_rate",
            let slug = fact.values.first(where: { $0.column.name == "slug" }),
            ExperienceCurve(rawValue: slug.text) == nil
        else { return }
        let known = ExperienceCurve.allCases.map(\.rawValue).joined(separator: ", ")
        throw fact.file.error(
            "the experience of this growth rate is not known; possible are \(known)", at: slug.cell)
    }

    /// The place of a row that comes last among those of its owner, in tables with places.
    private func last(
        of owner: SQLiteValue, in table: FactTable
    ) throws -> [(column: String, value: SQLiteValue)] {
        guard table.hasPosition, let column = table.owner else { return [] }
        let last = try value(
            "SELECT coalesce(max(position), 0) FROM \(table.name) WHERE \(column) = ?", [owner])
        guard case .integer(let last) = last else { return [] }
        let isDefault: [(column: String, value: SQLiteValue)] =
            table.name == "pokemon" ? [("is_default", .init(last == 0))] : []
        return [("position", .integer(last + 1))] + isDefault
    }

    /// The values of an added row, with what it has where the file says nothing.
    private func values(_ fact: TableFact) throws -> [(column: String, value: SQLiteValue)] {
        try fact.table.columns.filter { !$0.column.isEmpty }.map { column in
            guard let value = fact[column] ?? column.standard else {
                throw fact.error("\(column.name) is missing: an added row needs it")
            }
            return (column.column, value)
        }
    }

    /// Inserts a row that has all its values from the file.
    ///
    /// - Parameter isNew: whether nothing happens where its key is there, or it breaks a rule.
    /// - Returns: whether it was inserted.
    private func insert(_ fact: TableFact, ifNew isNew: Bool = false) throws -> Bool {
        let shape = try shape(of: fact)
        let statement: Statement
        if let known = isNew ? shape.insertionOfNew : shape.insertion {
            statement = known
        } else {
            let columns = try values(fact).map(\.column)
            statement = try insertion(columns, into: fact.table.name, or: isNew ? "OR IGNORE" : "")
            if isNew { shape.insertionOfNew = statement } else { shape.insertion = statement }
        }
        var place: Int32 = 1
        for column in fact.table.columns where !column.column.isEmpty {
            try statement.bind(fact[column] ?? column.standard ?? .null, at: place)
            place += 1
        }
        return try statement.runChanging()
    }

    private func insertion(
        _ columns: [String], into table: String, or conflict: String = ""
    ) throws -> Statement {
        let places = columns.map { _ in "?" }.joined(separator: ", ")
        return try statement(
            "INSERT \(conflict) INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(places))"
        )
    }

    private func insert(
        _ values: [(column: String, value: SQLiteValue)], into table: String
    ) throws {
        try insertion(values.map(\.column), into: table).run(values.map(\.value))
    }

    func set(_ fact: TableFact) throws -> Outcome {
        let rows = try rows(fact)
        guard let row = try onlyRow(of: fact, among: rows) else {
            return Self.partly(rows) ?? .sourceChanged("there is no such row any more")
        }
        var changes: [(column: String, value: SQLiteValue)] = []
        for value in fact.others {
            let column = value.column
            guard let cell = fact.row.was[column.name] ?? fact.row.was[""] else { continue }
            let was = try known(fact.row, of: fact.file) {
                try stored(cell.text, column, at: cell, of: fact.file)
            }
            guard let was else { return .notApplied }
            let now = row[column.column] ?? .null
            guard now != value.stored else { continue }
            guard now == was else {
                return .sourceChanged(
                    "\(column.name) is \(try names.text(of: now, column)) in the database")
            }
            changes.append((column.column, value.stored))
        }
        guard !changes.isEmpty else { return .notNeeded }
        if let owner = changes.first(where: { $0.column == fact.table.owner }) {
            changes += try last(of: owner.value, in: fact.table)
        }
        let identity = try apart(row, fact)
        let assignments = changes.map { "\($0.column) = ?" }.joined(separator: ", ")
        try statement("UPDATE \(fact.table.name) SET \(assignments) WHERE \(identity.condition)")
            .run(changes.map(\.value) + identity.values)
        return .applied
    }

    func remove(_ fact: TableFact) throws -> Outcome {
        let rows = try rows(fact)
        guard let row = try onlyRow(of: fact, among: rows) else {
            return Self.partly(rows) ?? .notNeeded
        }
        if fact.table.hasNumber, case .integer(let number)? = row["id"] {
            let others = try referring(to: number, in: fact.table)
            guard others.isEmpty else {
                throw fact.error(
                    "others name it: " + others.joined(separator: ", ")
                        + "; remove these first, or let them name something else")
            }
            try removeParts(of: number, in: fact.table)
        }
        let identity = try apart(row, fact)
        try statement("DELETE FROM \(fact.table.name) WHERE \(identity.condition)")
            .run(identity.values)
        return .applied
    }

    /// That the database has the games of a fact in several rows, or not all; `nil` where it has none of them.
    private static func partly(_ rows: [StoredFacts]) -> Outcome? {
        rows.isEmpty
            ? nil
            : .sourceChanged("it has these games in several rows, or not all; name them apart")
    }

    /// The one row that a fact is about; `nil` where there is none.
    private func onlyRow(of fact: TableFact, among rows: [StoredFacts]) throws -> StoredFacts? {
        let rows = rows.filter { $0.hasAllGames(of: fact) }
        guard rows.count < 2 else {
            throw fact.error(
                "\(rows.count) rows fit; remove them by all their values, and add what is right")
        }
        return rows.first
    }

    /// The rows that have a fact's key. Of games that are stored together, they have at least one of the fact's.
    private func rows(_ fact: TableFact) throws -> [StoredFacts] {
        let table = fact.table
        let query = try shape(of: fact).query
        if table.hasNumber {
            let slug = fact.values.first { $0.column.name == "slug" }
            try query.bind([
                SQLiteValue(slug.flatMap { try? names.records(of: table.name).numbers[$0.text] })
            ])
        } else {
            var place: Int32 = 1
            for column in fact.naming {
                try query.bind(fact[column] ?? column.standard ?? .null, at: place)
                place += 1
            }
        }
        defer { query.reset() }
        var rows: [StoredFacts] = []
        while try query.step() { rows.append(StoredFacts(query)) }
        guard let games = table.games, let wanted = fact[games] else { return rows }
        let all = StoredFacts.games(wanted)
        return rows.filter { !$0.games(games).isDisjoint(with: all) }
    }

    /// The statements for facts that say the same as one does.
    private func shape(of fact: TableFact) throws -> FactShape {
        if let shape, shape.fits(fact) { return shape }
        let conditions =
            fact.table.hasNumber ? ["id = ?"] : fact.naming.map { "\($0.column) IS ?" }
        // SQLite would take the primary key, which names the owner alone.
        let index = fact.table.nameIndex.map { "INDEXED BY \($0)" } ?? ""
        let new = FactShape(
            of: fact,
            try statement(
                "SELECT * FROM \(fact.table.name) \(index) WHERE "
                    + conditions.joined(separator: " AND ")))
        shape = new
        return new
    }

    /// What names a row in SQL. Where it also has games that the fact is not about, these get a row of their
    /// own first.
    private func apart(
        _ row: StoredFacts, _ fact: TableFact
    ) throws -> (condition: String, values: [SQLiteValue]) {
        let table = fact.table
        let names = table.primary
        let identity = (
            names.map { "\($0) = ?" }.joined(separator: " AND "), names.map { row[$0] ?? .null }
        )
        guard let games = table.games, let wanted = fact[games] else { return identity }
        let others = row.games(games).subtracting(StoredFacts.games(wanted))
        guard !others.isEmpty, let owner = table.owner else { return identity }
        let last = try value(
            "SELECT max(position) FROM \(table.name) WHERE \(owner) = ?", [row[owner] ?? .null])
        guard case .integer(let last) = last else { return identity }
        var copy = row
        copy["position"] = .integer(last + 1)
        copy[games.column] = .text("[\(others.sorted().map(String.init).joined(separator: ","))]")
        try insert(copy.values, into: table.name)
        try statement("UPDATE \(table.name) SET \(games.column) = ? WHERE \(identity.0)")
            .run([wanted] + identity.1)
        return identity
    }

    /// The rows that name a record and are no part of it, in words, a few of each table.
    private func referring(to number: Int, in table: FactTable) throws -> [String] {
        var found: [String] = []
        for other in tables {
            for column in other.columns where column.reference == table.name {
                guard !other.isPart(of: table, by: column) else { continue }
                let condition =
                    column.isList
                    ? "EXISTS (SELECT 1 FROM json_each(\(column.column)) WHERE value = ?)"
                    : "\(column.column) = ?"
                let count = try value(
                    "SELECT count(*) FROM \(other.name) WHERE \(condition)", [.integer(number)])
                guard case .integer(let count) = count, count > 0 else { continue }
                let query = try statement(
                    "SELECT * FROM \(other.name) WHERE \(condition) LIMIT 3")
                try query.bind([.integer(number)])
                defer { query.reset() }
                var rows: [String] = []
                while try query.step() { rows.append(try text(of: StoredFacts(query), in: other)) }
                let more = count > rows.count ? " and \(count - rows.count) more" : ""
                found.append("\(other.name) \(rows.joined(separator: "; "))\(more)")
            }
        }
        return found
    }

    /// Removes what belongs to a record.
    private func removeParts(of number: Int, in table: FactTable) throws {
        for part in tables {
            guard let owner = part.owner,
                let column = part.columns.first(where: { $0.column == owner }),
                part.isPart(of: table, by: column)
            else { continue }
            if part.hasNumber {
                let numbers = try connection.texts(
                    "SELECT id FROM \(part.name) WHERE \(owner) = \(number)")
                for number in numbers.compactMap({ Int($0) }) {
                    try removeParts(of: number, in: part)
                }
            }
            try statement("DELETE FROM \(part.name) WHERE \(owner) = ?").run([.integer(number)])
        }
    }

    /// A row by its key, in slugs.
    private func text(of row: StoredFacts, in table: FactTable) throws -> String {
        try table.key.map { column in
            column.column.isEmpty
                ? "\(row["id"].map { "\($0)" } ?? "")"
                : try names.text(of: row[column.column] ?? .null, column)
        }.joined(separator: " ")
    }

    private func value(_ query: String, _ values: [SQLiteValue]) throws -> SQLiteValue {
        let query = try statement(query)
        try query.bind(values)
        defer { query.reset() }
        return try query.step() ? StoredFacts.value(query, 0) : .null
    }

    private func statement(_ sql: String) throws -> Statement {
        if let statement = statements[sql] { return statement }
        let statement = try connection.prepare(sql)
        statements[sql] = statement
        return statement
    }
}
