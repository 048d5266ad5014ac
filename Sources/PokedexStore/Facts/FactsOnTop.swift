import Diagnostics
import PokedexDomain
import SQLite

/// Puts folders of facts on top of a database, one after the other: it changes rows of a copy in
/// memory. What is wrong is collected, so that all of it is told at once.
final class FactsOnTop {
    let connection: Connection
    let tables: [FactTable]
    let names: FactNames
    var statements: [String: Statement] = [:]
    /// That of the fact before.
    var shape: FactShape?
    private var errors: [Diagnostic] = []
    private(set) var report = FactsReport()
    /// Where each fact that was applied is, by what messages about the catalog name.
    private(set) var places: [FactPlace: Diagnostic] = [:]
    /// Those at which a fact of the folder is about the record itself.
    private var ownPlaces: Set<FactPlace> = []
    /// The evolutions that a site's folder added.
    var addedEvolutions: [TableFact] = []

    /// - Parameter isWhole: whether the database is empty, and the folder has all of it.
    init(_ connection: Connection, isWhole: Bool = false) throws {
        self.connection = connection
        names = FactNames(connection)
        tables = try FactTable.all(in: connection, isWhole: isWhole)
    }

    /// - Throws: an error of SQLite that is not about a row.
    func apply(_ folder: FactsFolder) throws {
        let files = folder.files.compactMap { file in collecting { try read(file, in: folder) } }
            .compactMap(\.self)
        for file in files { errors += file.errors }
        try number(files)
        for table in files.map(\.table) {
            guard let index = table.nameIndex else { continue }
            let columns = table.naming.map(\.column).joined(separator: ", ")
            try connection.execute("CREATE INDEX \(index) ON \(table.name) (\(columns))")
        }
        defer {
            for index in files.compactMap(\.table.nameIndex) {
                try? connection.execute("DROP INDEX \(index)")
            }
        }
        var facts = DistinctFacts()
        for change in [RowChange.add, .set, .remove] {
            for table in change == .remove ? tables.reversed() : tables {
                for file in files where file.table.name == table.name {
                    for row in file.rows where row.change == change {
                        let isApplied =
                            collecting(row, of: file) { try apply(row, of: file, &facts) } ?? false
                        if isApplied { report.applied.append(file.place(of: row)) }
                    }
                }
            }
        }
        for fact in addedEvolutions { collecting { try requireOrigin(of: fact) } }
        (addedEvolutions, ownPlaces) = ([], [])
    }

    /// Checks that an added evolution is from what its species evolves from, which rows may have set since.
    private func requireOrigin(of evolution: TableFact) throws {
        guard let what = try wrongOrigin(of: evolution) else { return }
        throw evolution.error(what)
    }

    /// That the species into which something evolves evolves from something else; `nil` where it does not.
    func wrongOrigin(of evolution: TableFact) throws -> String? {
        let query = try connection.prepare("SELECT evolves_from_id FROM species WHERE id = ?")
        try query.bind([evolution["into_species_id"] ?? .null])
        guard try query.step(), !query.isNull(at: 0) else { return nil }
        let from = StoredFacts.value(query, 0)
        guard from != evolution["from_species_id"],
            let own = evolution.values.first(where: { $0.column.column == "from_species_id" })
        else { return nil }
        return
            "the species evolves from \(try names.text(of: from, own.column)), not from \(own.text); set its "
            + "evolves_from in species.csv, too"
    }

    /// - Throws: what is wrong in the folders, if anything is.
    func requireSound() throws(DiagnosticError) {
        guard !errors.isEmpty else { return }
        var shown = Array(errors.sorted().prefix(Self.shownErrors))
        if errors.count > shown.count {
            shown[shown.count - 1].notes.append(
                "and \(errors.count - shown.count) more errors in the facts")
        }
        throw DiagnosticError(shown)
    }

    private static let shownErrors = 20

    /// Names the row by which a rule of the catalog is broken.
    func namingTheRow<Value>(_ path: String, _ work: () throws -> Value) throws -> Value {
        do {
            return try work()
        } catch {
            throw Self.error(DatabaseProblem(error), places, path: path)
        }
    }

    /// A rule of the catalog that facts break.
    ///
    /// - Parameter path: what messages name where no row is known.
    static func error(
        _ problem: DatabaseProblem, _ places: [FactPlace: Diagnostic], path: String
    ) -> DiagnosticError {
        let place = problem.places.compactMap { places[$0] }.first
        return DiagnosticError(
            place?.with(\.message, problem.message)
                ?? Diagnostic(path: path, text: "with these facts, \(problem.message)"))
    }

    private func collecting<Value>(_ work: () throws -> Value) -> Value? {
        do {
            return try work()
        } catch let error as DiagnosticError {
            errors += error.diagnostics
        } catch {
            errors.append(Diagnostic(path: "", text: "\(error)"))
        }
        return nil
    }

    /// The same, but what came with the program and does not fit the site's database is left out: the site
    /// cannot mend it.
    private func collecting<Value>(
        _ row: FactsFile.Row, of file: FactsFile, _ work: () throws -> Value
    ) -> Value? {
        collecting {
            do {
                return try work()
            } catch let error as DiagnosticError where file.isBuiltIn {
                report.sourceChanged.append(
                    file.place(of: row, "\(row.text(in: file.table)): \(error.first.message)"))
                if row.change == .add { try forget(row, of: file) }
                return nil
            }
        } ?? nil
    }

    private func read(_ file: FactsFolder.Entry, in folder: FactsFolder) throws -> FactsFile? {
        let names = tables.map { "\($0.name).csv" }
        guard let index = names.firstIndex(of: file.name) else {
            throw DiagnosticError(
                "there is no table of this name\(Suggestion(candidates: names).question(for: file.name))",
                path: "\(folder.path)/\(file.name)")
        }
        return try FactsFile(file, tables[index], in: folder)
    }

    /// Gives numbers to the records that files add, in the order of their slugs; those of a whole database have
    /// their own.
    private func number(_ files: [FactsFile]) throws {
        for file in files where file.table.hasNumber && !file.table.key.isEmpty {
            let records = try names.records(of: file.table.name)
            var added: Set<String> = []
            for row in file.rows where row.change == .add {
                guard let slug = row["slug"], try !wantsUnknownPokemon(row, of: file) else {
                    continue
                }
                if file.table.isWhole {
                    records.numbers[slug] = row["id"].flatMap { Int($0) }
                } else {
                    added.insert(slug)
                }
            }
            let range = file.table.addedNumbers
            for slug in added.sorted()
            where !records.add(slug, in: range, isCounted: file.table.isCounted) {
                guard let row = file.rows.first(where: { $0["slug"] == slug }) else { continue }
                errors.append(
                    file.csv.error(
                        "there is no number left for \"\(slug)\": at most \(range.count) records can be "
                            + "added to this table", at: row.start))
            }
        }
    }
}

// One row of a file.
extension FactsOnTop {
    /// - Returns: whether anything of the row was needed.
    private func apply(
        _ row: FactsFile.Row, of file: FactsFile, _ facts: inout DistinctFacts
    ) throws -> Bool {
        guard try !wantsUnknownPokemon(row, of: file) else {
            report.lacking.append(
                file.place(of: row, "\(row.text(in: file.table)): there is no such Pokémon"))
            return false
        }
        var (isApplied, lastOwner): (Bool, SQLiteValue?) = (false, nil)
        let entries = try entries(of: row, in: file)
        if entries.isEmpty, row.change == .add { try forget(row, of: file) }
        for values in entries {
            let fact = TableFact(file: file, row: row, values: values)
            if !file.table.isWhole { try facts.insert(fact) }
            let outcome = try fact.namingTheCell { () throws -> Outcome in
                switch row.change {
                case .add: try add(fact)
                case .set: try set(fact)
                case .remove: try remove(fact)
                }
            }
            switch outcome {
            case .applied:
                // The entries of a list mostly have one owner.
                let owner = file.table.owner.flatMap { fact[$0] }
                if !isApplied || owner != lastOwner { try note(fact) }
                (isApplied, lastOwner) = (true, owner)
                if file.isOurs, let source = row.source {
                    report.corrections.count(source: source, table: file.table.name)
                }
            case .notApplied: break
            case .notNeeded: report.notNeeded.append(file.place(of: row, fact.text))
            case .sourceChanged(let what):
                report.sourceChanged.append(file.place(of: row, "\(fact.text): \(what)"))
            }
        }
        return isApplied
    }

    /// Whether a fact that came with the program is a trade for a Pokémon that the database lacks: its words are
    /// made from that one's name.
    private func wantsUnknownPokemon(_ row: FactsFile.Row, of file: FactsFile) throws -> Bool {
        let trade = "trade-"
        guard file.isBuiltIn, file.table.name == "encounter_condition_value",
            let slug = row["slug"], slug.hasPrefix(trade), slug != "trade-any"
        else { return false }
        let pokemon = String(slug.dropFirst(trade.count))
        return try ["species", "pokemon"].allSatisfy {
            try names.records(of: $0).numbers[pokemon] == nil
        }
    }

    /// Takes back the number of a record that is not added, so that rows which name it are left out, too.
    private func forget(_ row: FactsFile.Row, of file: FactsFile) throws {
        guard let slug = row["slug"] else { return }
        try names.records(of: file.table.name).forget(slug)
    }

    /// Notes where a fact is, for messages about the catalog. A row about the record itself wins; otherwise the
    /// last row of its parts does, so that a site's comes before ours.
    private func note(_ fact: TableFact) throws {
        for (place, isOwn) in try messages(about: fact)
        where isOwn || !ownPlaces.contains(place) {
            if isOwn { ownPlaces.insert(place) }
            places[place] = fact.file.place(of: fact.row, "")
        }
    }

    /// What messages about the catalog name where a fact breaks a rule: its own record, its owner, what evolves.
    private func messages(about fact: TableFact) throws -> [(place: FactPlace, isOwn: Bool)] {
        var places: [(place: FactPlace, isOwn: Bool)] = []
        for value in fact.values {
            let column = value.column
            if column.name == "slug", fact.table.hasNumber {
                let number = try names.records(of: fact.table.name).numbers[value.text]
                if let number {
                    places.append((FactPlace(table: fact.table.name, number: number), true))
                }
            } else if column.column == fact.table.owner || column.column == "into_species_id",
                case .integer(let number) = value.stored, let reference = column.reference
            {
                places.append((FactPlace(table: fact.table.name, number: number), true))
                places.append((FactPlace(table: reference, number: number), false))
            }
        }
        return places
    }

    /// What became of a fact.
    enum Outcome {
        case applied
        case notNeeded
        /// It is reported already.
        case notApplied
        /// The database says a third thing.
        case sourceChanged(String)
    }

    /// The values of a row, with what they are in the database: once for each entry of a list.
    private func entries(
        of row: FactsFile.Row, in file: FactsFile
    ) throws -> [[TableFact.Value]] {
        var entries: [[TableFact.Value]] = [[]]
        for (column, cell) in row.values {
            let texts =
                column.reference != nil && !column.isList && file.table.key.contains(column)
                ? cell.text.split(separator: " ").map(String.init) : [cell.text]
            guard !texts.isEmpty else { throw file.error("this cell names nothing", at: cell) }
            let values = try texts.compactMap { text in
                try known(row, of: file) {
                    TableFact.Value(
                        column: column, text: text, cell: cell,
                        stored: try stored(
                            text, column, isNew: row.change == .add, at: cell, of: file))
                }
            }
            if values.count == 1 {
                for index in entries.indices { entries[index].append(values[0]) }
            } else {
                entries = values.flatMap { value in entries.map { $0 + [value] } }
            }
        }
        return entries
    }

    /// The values of cells that name records which the database may lack: `nil` where that is so, and the file
    /// came with the program.
    func known<Value>(
        _ row: FactsFile.Row, of file: FactsFile, _ value: () throws -> Value
    ) throws -> Value? {
        do {
            return try value()
        } catch let error as UnknownRecord {
            guard file.isBuiltIn else { throw error.diagnostic }
            report.lacking.append(
                file.place(
                    of: row, "\(row.text(in: file.table)): \(error.diagnostic.first.message)"))
            return nil
        }
    }

    /// A cell as the database writes it.
    func stored(
        _ text: String, _ column: FactTable.Column, isNew: Bool = false, at cell: CSVText.Cell,
        of file: FactsFile
    ) throws -> SQLiteValue {
        if text == FactTable.unknown {
            guard column.mayBeUnknown else {
                throw file.error("\(column.name) cannot be unknown", at: cell)
            }
            return .null
        }
        if column.name == "slug", !isNew {
            return .integer(try number(of: text, in: file.table.name, at: cell, of: file))
        }
        if let reference = column.reference {
            guard column.isList else {
                return .integer(try number(of: text, in: reference, at: cell, of: file))
            }
            let numbers = try text.split(separator: " ").map {
                try number(of: String($0), in: reference, at: cell, of: file)
            }
            return .text("[\(Set(numbers).sorted().map(String.init).joined(separator: ","))]")
        }
        if column.isDecimal {
            let digits = text.utf8.filter { $0 != UInt8(ascii: ".") }
            let isPlain = digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
            let value = Double(text).map(SQLiteValue.real)
            guard let value, isPlain, value.hundredths != nil else {
                throw file.error(
                    "\(column.name) is a number with at most two decimals, not \"\(text)\"",
                    at: cell)
            }
            return value
        }
        guard column.isNumber else { return .text(text) }
        guard let number = Int(text) else {
            throw file.error("\(column.name) is a number, not \"\(text)\"", at: cell)
        }
        return .integer(number)
    }

    private func number(
        of slug: String, in table: String, at cell: CSVText.Cell, of file: FactsFile
    ) throws -> Int {
        let records = try names.records(of: table)
        guard let number = records.numbers[slug] else {
            // A database may lack thousands of what the program's own files name.
            let near =
                file.isBuiltIn
                ? nil : Suggestion(candidates: records.numbers.keys.sorted()).nearest(to: slug)
            throw UnknownRecord(
                diagnostic: file.error(
                    "there is no \(table.replacing("_", with: " ")) \"\(slug)\""
                        + (near.map { "; did you mean \"\($0)\"?" } ?? ""), at: cell))
        }
        return number
    }
}

/// A row names a record that is not there.
private struct UnknownRecord: Error {
    let diagnostic: DiagnosticError
}
