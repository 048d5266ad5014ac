/// The record as text: a line that names the format, the inputs' hash, a line for each output
/// (`hash size path`), and the hash of all these lines.
extension OutputRecord {
    private static let heading = "pokedex-site record 1"
    private static let inputsLabel = "inputs "
    private static let endLabel = "end "

    /// The bytes of the record's file.
    func text() -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(entries.count * 80 + 80)
        bytes.append(contentsOf: "\(Self.heading)\n\(Self.inputsLabel)\(inputs)\n".utf8)
        for entry in entries {
            bytes.append(contentsOf: "\(entry.hash) \(entry.size) \(entry.path)\n".utf8)
        }
        let end = bytes.withUnsafeBytes { ContentHash(of: $0) }
        bytes.append(contentsOf: "\(Self.endLabel)\(end)\n".utf8)
        return bytes
    }

    /// Reads a record's file.
    ///
    /// - Throws: ``RecordDamage`` when the bytes are not what ``text()`` makes.
    init(text bytes: [UInt8]) throws(RecordDamage) {
        let heading = Array("\(Self.heading)\n".utf8)
        guard bytes.starts(with: heading) else {
            throw RecordDamage(reason: "its first line is not \"\(Self.heading)\"")
        }
        let body = try Self.checkedBody(of: bytes)
        var lines = LineReader(bytes: body, offset: heading.count)
        guard lines.skip(Self.inputsLabel), let inputs = lines.hash(endedBy: "\n") else {
            throw RecordDamage(reason: "line 2 holds no inputs")
        }
        var entries: [Entry] = []
        entries.reserveCapacity(body.count / 64)
        while !lines.isAtEnd {
            guard let entry = lines.entry(), entries.last.map({ $0.path < entry.path }) ?? true
            else { throw RecordDamage(reason: "line \(entries.count + 3) holds no output") }
            entries.append(entry)
        }
        self.inputs = inputs
        self.entries = entries
    }

    /// The bytes before the last line, once that line has proved them.
    private static func checkedBody(of bytes: [UInt8]) throws(RecordDamage) -> ArraySlice<UInt8> {
        let body = bytes.dropLast(endLabel.utf8.count + 16 + 1)
        let end = body.withUnsafeBytes { ContentHash(of: $0) }
        guard bytes[body.endIndex...].elementsEqual("\(endLabel)\(end)\n".utf8) else {
            throw RecordDamage(reason: "it was cut short or altered")
        }
        return body
    }
}

/// Why the bytes of a record's file are no record.
struct RecordDamage: Error {
    /// A clause about "it", the file.
    let reason: String
}

/// Takes the fields of a record's lines one after the other.
private struct LineReader {
    let bytes: ArraySlice<UInt8>
    var offset: Int

    var isAtEnd: Bool { offset == bytes.endIndex }

    /// Passes over a text; false when something else is there.
    mutating func skip(_ text: String) -> Bool {
        guard bytes[offset...].starts(with: text.utf8) else { return false }
        offset += text.utf8.count
        return true
    }

    mutating func entry() -> OutputRecord.Entry? {
        guard let hash = hash(endedBy: " "), let size = size(), let path = path() else {
            return nil
        }
        return OutputRecord.Entry(path: path, hash: hash, size: size)
    }

    /// 16 hexadecimal digits and what ends them.
    mutating func hash(endedBy terminator: Unicode.Scalar) -> ContentHash? {
        guard bytes.endIndex - offset > 16, bytes[offset + 16] == UInt8(ascii: terminator) else {
            return nil
        }
        var value: UInt64 = 0
        for byte in bytes[offset..<offset + 16] {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt64(byte - 0x30)
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt64(byte - 0x57)
            default: return nil
            }
        }
        offset += 17
        return ContentHash(value: value)
    }

    private mutating func size() -> Int? {
        guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: " ")),
            let size = Int(String(decoding: bytes[offset..<end], as: UTF8.self)), size >= 0
        else { return nil }
        offset = end + 1
        return size
    }

    /// The rest of the line. A path that leaves the output folder is no path: what the record
    /// names is deleted when it is no longer made.
    private mutating func path() -> OutputPath? {
        guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")),
            let text = String(validating: bytes[offset..<end], as: UTF8.self),
            let path = try? OutputPath(text)
        else { return nil }
        offset = end + 1
        return path
    }
}
