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

    /// Packs a field: returns the JSON to store instead of the next value, which it takes; `nil` if
    /// that is to be stored as it is.
    typealias Packing = @Sendable (inout JSONCursor) throws(MalformedResource) -> String?

    /// Shortens a record's JSON.
    ///
    /// - Parameter packed: how to pack fields of the record, by name; the whole record has the name
    ///   "".
    /// - Throws: ``MalformedResource`` when the result is too long, or the JSON is not in UTF-8.
    static func content(
        of json: Data, packed: [String: Packing] = [:]
    ) throws(MalformedResource) -> [UInt8] {
        var copy = RecordCopy(cursor: JSONCursor(Array(json)), packed: packed)
        try copy.copyRecord()
        guard copy.output.count <= sizeLimit else {
            throw MalformedResource(
                "it has \(copy.output.count) bytes of facts, far more than any record")
        }
        return copy.output
    }
}

/// Copies JSON byte by byte, since most of it is not copied and need not be understood.
private struct RecordCopy {
    var cursor: JSONCursor
    let packed: [String: StoredRecord.Packing]
    private(set) var output: [UInt8] = []

    mutating func copyRecord() throws(MalformedResource) {
        if let replacement = try packed[""]?(&cursor) {
            output += replacement.utf8
        } else {
            try copyValue("")
        }
        try cursor.requireEnd()
    }

    /// Copies the next value.
    ///
    /// - Parameters:
    ///   - path: its field; `nil` within a list.
    ///   - key: the last part of the path, also within a list.
    private mutating func copyValue(
        _ path: String?, key: String = ""
    ) throws(MalformedResource) {
        switch try cursor.next() {
        case UInt8(ascii: "{"): try copyObject(path)
        case UInt8(ascii: "["): try copyList()
        case UInt8(ascii: "\"") where key == "url":
            output += Self.withoutHost(try cursor.takeString())
        default: output += try cursor.takeValue()
        }
    }

    private mutating func copyObject(_ path: String?) throws(MalformedResource) {
        output.append(UInt8(ascii: "{"))
        var isFirst = true
        var hasMore = try cursor.begin(until: UInt8(ascii: "}"))
        while hasMore {
            let name = try cursor.takeKey()
            let key = String(decoding: name.dropFirst().dropLast(), as: UTF8.self)
            let field = path.map { $0.isEmpty ? key : "\($0).\(key)" }
            if field.map({ !StoredRecord.omittedFields.contains($0) }) ?? true {
                if !isFirst { output.append(UInt8(ascii: ",")) }
                isFirst = false
                output += name
                output.append(UInt8(ascii: ":"))
                if let replacement = try field.flatMap({ packed[$0] })?(&cursor) {
                    output += replacement.utf8
                } else {
                    try copyValue(field, key: key)
                }
            } else {
                _ = try cursor.takeValue()
            }
            hasMore = try cursor.advance(until: UInt8(ascii: "}"))
        }
        output.append(UInt8(ascii: "}"))
    }

    private mutating func copyList() throws(MalformedResource) {
        output.append(UInt8(ascii: "["))
        var hasMore = try cursor.begin(until: UInt8(ascii: "]"))
        while hasMore {
            try copyValue(nil)
            hasMore = try cursor.advance(until: UInt8(ascii: "]"))
            if hasMore { output.append(UInt8(ascii: ",")) }
        }
        output.append(UInt8(ascii: "]"))
    }

    /// Addresses are stored without host, so that they are the same from every host.
    private static func withoutHost(_ text: ArraySlice<UInt8>) -> [UInt8] {
        let url = String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
        return Array("\"\(PokeAPIReference.withoutHost(url))\"".utf8)
    }
}
