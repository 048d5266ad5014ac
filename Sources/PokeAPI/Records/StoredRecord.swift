import Foundation

/// The form in which the records file stores a record: the source's JSON without white space and
/// hosts, and without some large fields.
///
/// All other fields are stored, also those that this program does not read yet. So when it learns to
/// read another field, the facts are made again from the stored records, and nothing is fetched.
/// PokéAPI's 8,600 records of the kinds that are read have 427 MB as JSON, and 20 MB in this form.
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

    /// Shortens a record's JSON, which has been decoded already.
    ///
    /// - Parameter packed: JSON to store instead of the source's, by field.
    /// - Throws: ``MalformedResource`` when the result is too long, or the JSON is not in UTF-8.
    static func content(
        of json: Data, packed: [String: String] = [:]
    ) throws(MalformedResource) -> [UInt8] {
        var copy = RecordCopy(json: Array(json), packed: packed)
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
    private let json: [UInt8]
    private let packed: [String: String]
    private var index = 0
    private(set) var output: [UInt8] = []

    init(json: [UInt8], packed: [String: String]) {
        self.json = json
        self.packed = packed
    }

    mutating func copyRecord() throws(MalformedResource) {
        try copyValue("")
        skipSpace()
        guard index == json.count else { throw Self.problem }
    }

    /// Copies the next value.
    ///
    /// - Parameters:
    ///   - path: its field; `nil` within a list.
    ///   - key: the last part of the path, also within a list.
    private mutating func copyValue(
        _ path: String?, key: String = ""
    ) throws(MalformedResource) {
        switch try next() {
        case UInt8(ascii: "{"): try copyObject(path)
        case UInt8(ascii: "["): try copyList()
        case UInt8(ascii: "\""):
            let text = try takeString()
            output += key == "url" ? Self.withoutHost(text) : Array(text)
        default:
            let start = index
            try skipValue()
            output += json[start..<index]
        }
    }

    private mutating func copyObject(_ path: String?) throws(MalformedResource) {
        output.append(UInt8(ascii: "{"))
        var isFirst = true
        try takeElements(until: UInt8(ascii: "}")) { copy throws(MalformedResource) in
            let name = try copy.takeString()
            let key = String(decoding: name.dropFirst().dropLast(), as: UTF8.self)
            let field = path.map { $0.isEmpty ? key : "\($0).\(key)" }
            try copy.take(UInt8(ascii: ":"))
            guard field.map({ !StoredRecord.omittedFields.contains($0) }) ?? true else {
                return try copy.skipValue()
            }
            if !isFirst { copy.output.append(UInt8(ascii: ",")) }
            isFirst = false
            copy.output += name
            copy.output.append(UInt8(ascii: ":"))
            if let replacement = field.flatMap({ copy.packed[$0] }) {
                copy.output += replacement.utf8
                try copy.skipValue()
            } else {
                try copy.copyValue(field, key: key)
            }
        }
        output.append(UInt8(ascii: "}"))
    }

    private mutating func copyList() throws(MalformedResource) {
        output.append(UInt8(ascii: "["))
        var isFirst = true
        try takeElements(until: UInt8(ascii: "]")) { copy throws(MalformedResource) in
            if !isFirst { copy.output.append(UInt8(ascii: ",")) }
            isFirst = false
            try copy.copyValue(nil)
        }
        output.append(UInt8(ascii: "]"))
    }

    /// Takes an opening bracket, elements between commas, and the closing bracket.
    private mutating func takeElements(
        until end: UInt8, _ element: (inout RecordCopy) throws(MalformedResource) -> Void
    ) throws(MalformedResource) {
        index += 1
        guard try next() != end else { return index += 1 }
        while true {
            try element(&self)
            if try next() == end { return index += 1 }
            try take(UInt8(ascii: ","))
        }
    }

    /// Moves past the next value.
    private mutating func skipValue() throws(MalformedResource) {
        var depth = 0
        repeat {
            switch try next() {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                index += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                index += 1
            case UInt8(ascii: "\""): _ = try takeString()
            case UInt8(ascii: ","), UInt8(ascii: ":"): index += 1
            default:
                let start = index
                while index < json.count, Self.isPartOfScalar(json[index]) { index += 1 }
                guard index > start else { throw Self.problem }
            }
        } while depth > 0
    }

    /// Takes a string with its quotation marks.
    private mutating func takeString() throws(MalformedResource) -> ArraySlice<UInt8> {
        guard try next() == UInt8(ascii: "\"") else { throw Self.problem }
        let start = index
        index += 1
        while index < json.count, json[index] != UInt8(ascii: "\"") {
            index += json[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
        guard index <= json.count else { throw Self.problem }
        return json[start..<index]
    }

    private mutating func take(_ byte: UInt8) throws(MalformedResource) {
        guard try next() == byte else { throw Self.problem }
        index += 1
    }

    /// The next byte that is no white space.
    private mutating func next() throws(MalformedResource) -> UInt8 {
        skipSpace()
        guard index < json.count, json[index] > 0x20, json[index] < 0x80 else {
            throw Self.problem
        }
        return json[index]
    }

    private mutating func skipSpace() {
        while index < json.count, Self.isSpace(json[index]) { index += 1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
    }

    /// Whether a byte belongs to a number, `true`, `false` or `null`.
    private static func isPartOfScalar(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    /// Addresses are stored without host, so that they are the same from every host.
    private static func withoutHost(_ text: ArraySlice<UInt8>) -> [UInt8] {
        let url = String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
        return Array("\"\(PokeAPIReference.withoutHost(url))\"".utf8)
    }

    private static let problem = MalformedResource("it is no JSON in UTF-8")
}
