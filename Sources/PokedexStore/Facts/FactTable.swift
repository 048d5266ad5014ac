import Diagnostics
import PokedexDomain
import SQLite

/// A table as its file of facts has it: the columns and their names there, and what names a row.
///
/// All of it follows from the schema (`Schema/`), but for ``owners``, ``keys`` and
/// ``lists``. A reference has the name of its column without `_id`, as it holds a slug.
final class FactTable {
    final class Column: Hashable {
        /// In files of facts: `move`, `versions`.
        let name: String
        /// In the database: `move_id`, `version_ids`.
        let column: String
        let isNumber: Bool
        /// Whether its numbers may have decimals.
        let isDecimal: Bool
        let mayBeUnknown: Bool
        /// What an added row has where the file says nothing; `nil` where something must be said.
        let standard: SQLiteValue?
        /// The table of the records that it names by slug.
        let reference: String?
        /// Whether it names several, parted by spaces.
        let isList: Bool

        init(
            name: String, column: String, type: String? = nil, mayBeUnknown: Bool = false,
            standard: SQLiteValue? = nil, reference: String? = nil, isList: Bool = false
        ) {
            (self.name, self.column) = (name, column)
            (isNumber, isDecimal) = (type == "INTEGER", type == "REAL")
            (self.mayBeUnknown, self.standard) = (mayBeUnknown, standard)
            (self.reference, self.isList) = (reference, isList)
        }

        static func == (first: Column, second: Column) -> Bool { first === second }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    let name: String
    /// Those that files of facts may have.
    let columns: [Column]
    /// The primary key in the database.
    let primary: [String]
    /// The columns that together name a row.
    let key: [Column]
    /// That of them with games whose facts are stored together.
    let games: Column?
    /// The others.
    let naming: [Column]
    /// Whether its rows have numbers, by which others refer to them.
    let hasNumber: Bool
    /// The column that names the record whose part a row is.
    let owner: String?
    /// Whether rows are numbered within their owner.
    let hasPosition: Bool
    /// Whether it has all columns of the database, as exported databases have them: numbers, positions and
    /// what follows from others, too.
    let isWhole: Bool

    /// The word for what is unknown, or is not there.
    static let unknown = "null"
    /// No facts, but what they were made from.
    private static let others: Set = ["data_source", "table_row_count"]
    /// The owners of rows that have no key in the schema which begins with them.
    private static let owners = [
        "encounter": "pokemon_id", "evolution": "chain_id", "form": "pokemon_id",
        "held_item": "pokemon_id", "location_area": "location_id", "machine": "move_id",
        "move_effect": "move_id", "pokemon": "species_id",
    ]
    /// The keys of tables whose rows have neither a slug nor a key of facts.
    private static let keys = [
        "encounter": [
            "pokemon_id", "location_area_id", "encounter_method_id", "condition_value_ids",
            "version_ids",
        ],
        "evolution": ["from_species_id", "into_species_id", "trigger_id", "version_group_id"],
        "held_item": ["pokemon_id", "item_id", "version_ids"],
        "move_stat_change": ["move_id", "stat"],
        "species_egg_group": ["species_id", "egg_group_id"],
    ]
    /// What columns with several numbers refer to.
    private static let lists = [
        "condition_value_ids": "encounter_condition_value", "version_ids": "version",
    ]
    /// Flags that an added row must say, as neither value is what most have.
    private static let toBeSaid: Set = ["is_default", "is_main_series"]
    /// What follows from other columns.
    private static let derived: Set = ["evolution.chain_id", "pokemon.is_default"]

    /// All tables of facts, each after those that it names.
    ///
    /// - Parameter isWhole: see ``isWhole``.
    static func all(in connection: Connection, isWhole: Bool = false) throws -> [FactTable] {
        let all = try connection.texts(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY rowid"
        )
        .filter { isWhole ? $0 != "table_row_count" : !others.contains($0) }
        .map { try FactTable($0, connection, isWhole) }
        var sorted: [FactTable] = []
        var seen: Set<String> = []
        func add(_ table: FactTable) {
            guard seen.insert(table.name).inserted else { return }
            for name in table.columns.compactMap(\.reference) {
                all.first { $0.name == name }.map(add)
            }
            sorted.append(table)
        }
        all.forEach(add)
        return sorted
    }

    private init(_ name: String, _ connection: Connection, _ isWhole: Bool) throws {
        (self.name, self.isWhole) = (name, isWhole)
        var references: [String: String] = Self.lists
        let keys = try connection.prepare("PRAGMA foreign_key_list(\(name))")
        while try keys.step() { references[keys.text(at: 3) ?? ""] = keys.text(at: 2) }
        let schema = try connection.texts(
            "SELECT sql FROM sqlite_schema WHERE name = '\(name)'"
        ).joined()
        let info = try connection.prepare("PRAGMA table_info(\(name))")
        var all: [(column: Column, key: Int)] = []
        while try info.step() {
            let column = info.text(at: 1) ?? ""
            let isRequired = info.integer(at: 3) == 1 || info.integer(at: 5) > 0
            var standard: SQLiteValue? = isRequired ? nil : .null
            if schema.contains("(\(column) IN (0, 1))"), !Self.toBeSaid.contains(column) {
                standard = .integer(0)
            }
            if column == "form_slug" { standard = .text("") }
            if column == "condition_value_ids" { standard = .text("[]") }
            // It names the row: an unknown place is said.
            if column == "location_area_id" { standard = nil }
            all.append(
                (
                    Column(
                        name: Self.name(of: column, isReference: references[column] != nil),
                        column: column, type: info.text(at: 2),
                        mayBeUnknown: !isRequired, standard: standard,
                        reference: references[column], isList: Self.lists[column] != nil),
                    info.integer(at: 5)
                ))
        }
        primary = all.filter { $0.key > 0 }.sorted { $0.key < $1.key }.map(\.column.column)
        let own = all.map(\.column).filter {
            isWhole || !Self.derived.contains("\(name).\($0.column)")
        }
        hasNumber = primary == ["id"]
        let owner = Self.owners[name] ?? (hasNumber ? nil : primary.first)
        self.owner = owner
        let isNumbered =
            owner != nil && name != "learnset" && all.contains { $0.column.name == "position" }
        hasPosition = isNumbered
        var columns = own.filter {
            isWhole || $0.column != "id" && ($0.column != "position" || !isNumbered)
        }
        // Families have no slug: files of facts name one by its first species.
        if name == "evolution_chain" { columns.insert(Column(name: "slug", column: ""), at: 0) }
        self.columns = columns
        let names =
            Self.keys[name] ?? (hasNumber ? ["slug"] : primary.filter { $0 != "position" })
        let key = names.compactMap { name in
            columns.first { $0.column == name || $0.column.isEmpty }
        }
        self.key = key
        games = key.first { $0.column == "version_ids" }
        naming = key.filter { $0.column != "version_ids" }
    }

    private static func name(of column: String, isReference: Bool) -> String {
        guard isReference else { return column }
        return column.hasSuffix("_ids") ? "\(column.dropLast(4))s" : String(column.dropLast(3))
    }

    /// Whether its rows are parts of a record that they name in a column, and go with it. A species' Pokémon
    /// are no parts of it, nor is a way of evolving one of a family.
    func isPart(of other: FactTable, by column: Column) -> Bool {
        owner == column.column && column.reference == other.name && name != "pokemon"
            && name != "evolution"
    }

    func column(_ name: String) -> Column? { columns.first { $0.name == name } }

    /// An index by what names rows, which there is while facts are applied: rows of games that are stored together
    /// are looked for often, and mostly in vain.
    var nameIndex: String? { games == nil || isWhole ? nil : "named_\(name)" }

    /// Whether its rows are named by their key in the database alone.
    private(set) lazy var isNamedByPrimary = !hasNumber && Set(key.map(\.column)) == Set(primary)

    /// Whether several rows may have one key: a species can evolve in two ways in one game, and what is met at
    /// levels 12–15 and 60–65 is two encounters.
    var mayRepeat: Bool { isToldApartByAll || hasLevels }
    /// Whether all columns tell rows of one key apart.
    var isToldApartByAll: Bool { name == "evolution" }
    /// Whether rows of one key are different facts where their levels do not overlap.
    private var hasLevels: Bool { name == "encounter" }

    /// Whether a column tells rows of one key apart.
    func tellsApart(_ column: Column) -> Bool {
        isToldApartByAll || hasLevels && Self.levels.contains(column.column)
    }

    private static let levels = ["lowest_level", "highest_level"]

    /// Whether a row with the key of an added one is about the same fact.
    func isSame(_ row: StoredFacts, as fact: TableFact) -> Bool {
        if isToldApartByAll {
            return columns.allSatisfy { row[$0.column] == fact[$0] ?? $0.standard }
        }
        guard hasLevels else { return true }
        let bounds = Self.levels.map { (row[$0], fact[$0]) }
        guard case (.integer(let oldLow)?, .integer(let newLow)?) = bounds[0],
            case (.integer(let oldHigh)?, .integer(let newHigh)?) = bounds[1]
        else { return true }
        return oldLow <= newHigh && newLow <= oldHigh
    }

    /// Whether added rows get the numbers after the last, in the order of their slugs: generations are
    /// counted.
    var isCounted: Bool { name == "generation" }

    /// The numbers that added rows get, above all that the source has given.
    var addedNumbers: ClosedRange<Int> {
        switch name {
        // Their numbers are shown.
        case "generation": 1...99
        case "version_group", "learn_method": 200...FactRange.smallIdentifier.upperBound
        case "move": 60_000...FactRange.moveIdentifier.upperBound
        default: FactRange.firstAdded...FactRange.identifier.upperBound
        }
    }
}
