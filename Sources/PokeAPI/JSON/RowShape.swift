/// Lists of objects within objects that are read as rows of whole numbers, declared once for all ways of
/// reading them. Each innermost object is a row, which begins with the numbers of the objects around
/// it.
///
/// PokéAPI's JSON has so many learnset entries and encounters that ``JSONDecoder`` would take most of
/// the time of an import for them. So ``take(_:)`` reads them byte by byte where they are as PokéAPI
/// writes them, and ``StoredRecord`` packs the rows. ``read(_:)`` decides in all other cases.
struct RowShape: Sendable {
    private let levels: [Level]
    private let fields: [Field]

    /// - Parameter levels: the objects from the outermost to the innermost.
    init(_ levels: Level...) {
        self.levels = levels
        fields = levels.flatMap(\.fields)
    }

    struct Level: Sendable {
        let fields: [Field]
        /// The field with the objects within; `nil` for the innermost.
        var list: AnyKey?
    }

    /// A number, or the number of a record that is referred to.
    struct Field: Sendable {
        let key: AnyKey
        let range: ClosedRange<Int>
        /// The kind of record; `nil` for a plain number.
        var kind: String?
        /// Whether it is a list, whose numbers come sorted and each once; the last field of a row.
        var isList = false
        /// What the row has for `null`; `nil` where that is not possible.
        var null: Int?
        /// Whether the number is not below that of the field before.
        var isUpperBound = false
    }

    /// Whether a row, read or stored, has only numbers that are possible.
    func isPossible(_ row: [Int]) -> Bool {
        guard let last = fields.last,
            row.count == fields.count || last.isList && row.count >= fields.count - 1
        else { return false }
        return row.indices.allSatisfy { index in
            let place = min(index, fields.count - 1)
            return (fields[place].range.contains(row[index]) || row[index] == fields[place].null)
                && (!fields[place].isUpperBound || row[index - 1] <= row[index])
        }
    }
}

// With a decoder, which names what is wrong.
extension RowShape {
    func read(_ list: any UnkeyedDecodingContainer) throws -> [[Int]] {
        try Fields.list(list) { try Self.rows(in: $0, levels[...]) }.flatMap(\.self)
    }

    private static func rows(in object: Fields, _ levels: ArraySlice<Level>) throws -> [[Int]] {
        guard let level = levels.first else { return [] }
        let row = try level.fields.flatMap { try numbers(in: object, $0) }
        for (index, upper) in level.fields.enumerated()
        where upper.isUpperBound && row[index] < row[index - 1] {
            throw object.malformed(
                level.fields[index - 1].key,
                "is \(row[index - 1]), above the \(upper.key.stringValue) of \(row[index])")
        }
        guard let list = level.list else { return [row] }
        return try object.list(list) { try rows(in: $0, levels.dropFirst()) }
            .flatMap { $0.map { row + $0 } }
    }

    private static func numbers(in object: Fields, _ field: Field) throws -> [Int] {
        guard let kind = field.kind else {
            if let null = field.null {
                return [try object.numberOrNull(field.key, field.range) ?? null]
            }
            return [try object.number(field.key, field.range)]
        }
        if field.isList {
            return Set(try object.list(field.key) { try $0.reference(to: kind) }).sorted()
        }
        return [try object.object(field.key).reference(to: kind, field.range)]
    }
}

// Byte by byte.
extension RowShape {
    /// What a row has for a number that is not read yet; no number of a record.
    private static let unread = Int.min
    private static let urlKey: AnyKey = "url"

    /// Takes a list that is as PokéAPI writes it.
    ///
    /// - Returns: `nil` when anything about it is unusual or wrong, or it is packed already; then the
    ///   cursor stays before it.
    func take(_ cursor: inout JSONCursor) -> [[Int]]? {
        var reader = cursor
        var rows: [[Int]] = []
        guard (try? Self.takeRows(&reader, levels[...], after: 0, &rows)) != nil,
            rows.allSatisfy(isPossible)
        else { return nil }
        cursor = reader
        return rows
    }

    /// - Parameters:
    ///   - outer: how many numbers of outer objects each row begins with. They are filled in later,
    ///     since an object's list may come before its numbers.
    ///   - rows: those before; what is taken is added to them.
    private static func takeRows(
        _ cursor: inout JSONCursor, _ levels: ArraySlice<Level>, after outer: Int,
        _ rows: inout [[Int]]
    ) throws {
        guard let level = levels.first else { return }
        try cursor.takeElements { cursor in
            var row = [Int](repeating: unread, count: outer + level.fields.count)
            let first = rows.count
            var hasInner = false
            var list: [Int]?
            try cursor.takeFields { key, cursor in
                let index = level.fields.indices.first { level.fields[$0].key.matches(key) }
                if let index {
                    guard row[outer + index] == unread else { throw JSONCursor.problem }
                    if level.fields[index].isList {
                        list = try takeList(&cursor, level.fields[index])
                        row[outer + index] = 0
                    } else {
                        row[outer + index] = try takeNumber(&cursor, level.fields[index])
                    }
                } else if let list = level.list, list.matches(key) {
                    guard !hasInner else { throw JSONCursor.problem }
                    hasInner = true
                    try takeRows(&cursor, levels.dropFirst(), after: row.count, &rows)
                } else {
                    try cursor.takeValue()
                }
            }
            guard !row[outer...].contains(unread), hasInner == (level.list != nil)
            else { throw JSONCursor.problem }
            if let list { row.replaceSubrange((row.count - 1)..., with: list) }
            guard hasInner else { return rows.append(row) }
            for index in first..<rows.count {
                for place in outer..<row.count { rows[index][place] = row[place] }
            }
        }
    }

    private static func takeNumber(_ cursor: inout JSONCursor, _ field: Field) throws -> Int {
        if let kind = field.kind { return try takeReference(&cursor, to: kind) }
        let value = try cursor.takeValue()
        if let null = field.null, value.elementsEqual("null".utf8) { return null }
        guard let number = Int(String(decoding: value, as: UTF8.self)),
            field.range.contains(number)
        else { throw JSONCursor.problem }
        return number
    }

    private static func takeList(_ cursor: inout JSONCursor, _ field: Field) throws -> [Int] {
        guard let kind = field.kind else { throw JSONCursor.problem }
        var numbers: Set<Int> = []
        try cursor.takeElements { numbers.insert(try takeReference(&$0, to: kind)) }
        return numbers.sorted()
    }

    private static func takeReference(_ cursor: inout JSONCursor, to kind: String) throws -> Int {
        var number: Int?
        try cursor.takeFields { key, cursor in
            guard urlKey.matches(key) else { return _ = try cursor.takeValue() }
            let url = try cursor.takeString().dropFirst().dropLast()
            number = PokeAPIPath.number(in: url, of: kind)
        }
        guard let number else { throw JSONCursor.problem }
        return number
    }
}
