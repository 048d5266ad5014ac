import Foundation

/// The form in which the records file stores a record: the source's JSON without white space and
/// hosts, and without some large fields.
///
/// All other fields are stored, also those that this program does not read yet. So when it learns to
/// read another field, the facts are made again from the stored records, and nothing is fetched.
/// PokéAPI's 11,500 records of the kinds that are read have 517 MB as JSON, and 25 MB in this form.
enum StoredRecord {
    /// The fields that are not stored, in records of any kind; `a.b` is the field `b` of the object
    /// in `a`. They hold prose, which no database may contain, or what other records state too.
    ///
    /// Reading one of them requires to remove it here, and another ``RecordStore/version``.
    static let omittedFields: Set<String> = [
        "cries", "descriptions", "effect_changes", "effect_entries", "flavor_text_entries",
        "form_descriptions", "game_indices", "held_by_pokemon", "learned_by_pokemon", "machines",
        "pokedex_numbers", "sprites.versions",
    ]

    /// The most bytes that a record may have in this form. PokéAPI's longest, the national Pokédex,
    /// has 98,000.
    static let sizeLimit = 500_000

    /// How a field is stored whose lists have very many objects.
    struct Packing: Sendable {
        let shape: RowShape
        /// The JSON to store for the rows.
        let text: @Sendable (_ rows: [[Int]]) -> String
    }

    /// Shortens a record's JSON.
    ///
    /// - Parameter packings: how to pack fields of the record, by name; the whole record has the name
    ///   "".
    /// - Throws: ``MalformedResource`` when the result is too long, or the JSON is not in UTF-8.
    static func content(of json: Data, _ packings: [String: Packing] = [:]) throws -> [UInt8] {
        var cursor = JSONCursor(Array(json))
        var copy = RecordCopy(packings: packings)
        try copy.copyValue(&cursor, "")
        try cursor.requireEnd()
        guard copy.output.count <= sizeLimit else {
            throw MalformedResource(
                "it has \(copy.output.count) bytes of facts, far more than any record")
        }
        return copy.output
    }
}

/// Copies JSON byte by byte, since most of it is not copied and need not be understood.
private struct RecordCopy {
    let packings: [String: StoredRecord.Packing]
    private(set) var output: [UInt8] = []

    /// Copies the next value.
    ///
    /// - Parameters:
    ///   - path: its field; `nil` within a list.
    ///   - key: the last part of the path, also within a list.
    mutating func copyValue(_ cursor: inout JSONCursor, _ path: String?, key: String = "") throws {
        if let packing = path.flatMap({ packings[$0] }), let rows = packing.shape.take(&cursor) {
            output += packing.text(rows).utf8
            return
        }
        switch try cursor.next() {
        case UInt8(ascii: "{"): try copyObject(&cursor, path)
        case UInt8(ascii: "["):
            var separator = UInt8(ascii: "[")
            try cursor.takeElements { cursor in
                output.append(separator)
                separator = UInt8(ascii: ",")
                try copyValue(&cursor, nil)
            }
            output += separator == UInt8(ascii: "[") ? "[]".utf8 : "]".utf8
        case UInt8(ascii: "\"") where key == "url":
            // Addresses are stored without host, so that they are the same from every host.
            let url = String(
                decoding: try cursor.takeString().dropFirst().dropLast(), as: UTF8.self)
            output += "\"\(PokeAPIPath.withoutHost(url))\"".utf8
        default: output += try cursor.takeValue()
        }
    }

    private mutating func copyObject(_ cursor: inout JSONCursor, _ path: String?) throws {
        var separator = UInt8(ascii: "{")
        try cursor.takeFields { name, cursor in
            let key = String(decoding: name, as: UTF8.self)
            let field = path.map { $0.isEmpty ? key : "\($0).\(key)" }
            if let field, StoredRecord.omittedFields.contains(field) {
                return _ = try cursor.takeValue()
            }
            output.append(separator)
            output.append(UInt8(ascii: "\""))
            output += name
            output += "\":".utf8
            separator = UInt8(ascii: ",")
            try copyValue(&cursor, field, key: key)
        }
        output += separator == UInt8(ascii: "{") ? "{}".utf8 : "}".utf8
    }
}
