import PokedexDomain

/// One row of a table, in one of two directions.
///
/// When a row is read, each call returns the column's value, which was checked. When a value is
/// written or compared, each call returns the property and notes it down under the column's name.
final class TableRow<Value> {
    private enum Source {
        case database(RowReader)
        case value(Value)
    }

    private let source: Source
    /// What was noted down so far.
    private(set) var stored = StoredRow()

    init(reading reader: RowReader) { source = .database(reader) }

    init(_ value: Value) { source = .value(value) }

    /// What is wrong with the row as a whole, such as two values that contradict each other.
    func problem(_ what: String) -> DatabaseProblem {
        switch source {
        case .database(let reader): reader.problem(what)
        case .value: DatabaseProblem(what)
        }
    }

    /// A column whose values are limited by a range or a rule.
    func callAsFunction<Column: ColumnValue>(
        _ name: String, _ property: (Value) -> Column, _ rule: Column.Rule
    ) throws -> Column {
        switch source {
        case .database(let reader):
            return try Column(reader.cell(name), rule)
        case .value(let value):
            let value = property(value)
            stored.columns.append(.init(name: name, value: value.stored))
            return value
        }
    }

    /// A column of flags, references or words of a fixed list.
    func callAsFunction<Column: ColumnValue>(
        _ name: String, _ property: (Value) -> Column
    ) throws -> Column where Column.Rule == Void {
        try self(name, property, ())
    }

    /// The column `id`, by which other rows refer to this one.
    func id<Entity>(
        _ property: (Value) -> Identifier<Entity>,
        _ range: ClosedRange<Int> = FactRange.identifier
    ) throws -> Identifier<Entity> {
        switch source {
        case .database(let reader):
            return Identifier(try reader.define(Entity.self, range))
        case .value(let value):
            let id = property(value)
            stored.id = id.rawValue
            stored.columns.append(.init(name: "id", value: .number(id.rawValue)))
            return id
        }
    }

    /// The column `slug`, which is unique in its table.
    func slug(_ property: (Value) -> Slug) throws -> Slug {
        let slug = try self("slug", property)
        switch source {
        case .database(let reader): try reader.requireNew(slug)
        case .value: stored.slug = slug.text
        }
        return slug
    }

    /// A column for each language: `name_en`, `name_ja`.
    func names(
        _ prefix: String, _ property: (Value) -> LocalizedName
    ) throws -> LocalizedName {
        switch source {
        case .database(let reader):
            var texts: [Language: String] = [:]
            for language in Language.allCases {
                texts[language] = try String?(reader.cell("\(prefix)_\(language.code)"), .name)
            }
            return LocalizedName(texts)
        case .value(let value):
            let name = property(value)
            for language in Language.allCases {
                stored.columns.append(
                    .init(
                        name: "\(prefix)_\(language.code)", value: name[language].stored,
                        isName: true))
            }
            return name
        }
    }

    /// A column that is the same in every row.
    func constant(_ name: String, _ number: Int) {
        guard case .value = source else { return }
        stored.columns.append(.init(name: name, value: .number(number)))
    }

    /// The rows of another table that belong to this one, sorted. The row's `id` comes before it.
    ///
    /// - Parameter name: what the list is called in comparisons.
    func list<Element>(
        _ name: String, _ table: Table<Element>, _ property: (Value) -> [Element]
    ) throws -> [Element] {
        switch source {
        case .database(let reader):
            return try reader.children(table)
        case .value(let value):
            let elements = property(value)
            stored.lists.append(StoredList(name, table, elements))
            return elements
        }
    }
}
