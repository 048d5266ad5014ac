/// What a build wrote into the output folder. The next build reads it to know which files are its
/// own, and which of them have changed.
///
/// It depends on nothing but the inputs, so equal builds have equal records.
///
/// As a file it has a line with the format, a line with the hash of the inputs, a line with the note
/// if there is one, a line for each output (`hash size path`), and a line with the hash of all lines
/// before it.
package struct OutputRecord: Equatable, Sendable {
    /// The name of the record in the output folder.
    package static let fileName = ".pokedex-site"

    package struct Entry: Equatable, Sendable {
        package let path: OutputPath
        package let hash: ContentHash
        /// In bytes.
        package let size: Int
    }

    /// The hash of all that the build read.
    let inputs: ContentHash
    /// What the build wants to know of itself when nothing has changed since, in one line.
    let note: String
    /// Sorted by path; no path occurs twice.
    let entries: [Entry]

    /// - Parameter entries: in any order.
    init(inputs: ContentHash, note: String = "", entries: [Entry]) {
        (self.inputs, self.note) = (inputs, note)
        self.entries = entries.sorted { $0.path < $1.path }
    }

    /// Reads the record of an output folder; `nil` when there is none.
    ///
    /// - Throws: ``PublicationError/damagedRecord(_:reason:)``.
    init?(in folder: DirectoryHandle) throws {
        guard let status = try folder.status(of: Self.fileName) else { return nil }
        guard status.kind == .file, let bytes = try folder.contents(of: Self.fileName) else {
            throw PublicationError.damagedRecord(folder.path, reason: "it is not a file")
        }
        try self.init(text: bytes, in: folder.path)
    }
}

/// The record as text.
extension OutputRecord {
    private static let heading = "pokedex-site record 1"
    private static let inputsLabel = "inputs "
    private static let noteLabel = "note "
    private static let endLabel = "end "

    func text() -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(entries.count * 80 + 80)
        bytes.append(contentsOf: "\(Self.heading)\n\(Self.inputsLabel)\(inputs)\n".utf8)
        if !note.isEmpty { bytes.append(contentsOf: "\(Self.noteLabel)\(note)\n".utf8) }
        for entry in entries {
            bytes.append(contentsOf: "\(entry.hash) \(entry.size) \(entry.path)\n".utf8)
        }
        let end = bytes.withUnsafeBytes { ContentHash(of: $0) }
        bytes.append(contentsOf: "\(Self.endLabel)\(end)\n".utf8)
        return bytes
    }

    /// - Parameter output: the folder that has the record, for messages.
    init(text bytes: [UInt8], in output: String) throws {
        func damage(_ reason: String) -> PublicationError {
            .damagedRecord(output, reason: reason)
        }
        let heading = Array("\(Self.heading)\n".utf8)
        guard bytes.starts(with: heading) else {
            throw damage("its first line is not \"\(Self.heading)\"")
        }
        // The last line has the hash of all before it.
        let body = bytes.dropLast(Self.endLabel.utf8.count + 16 + 1)
        let end = body.withUnsafeBytes { ContentHash(of: $0) }
        guard bytes[body.endIndex...].elementsEqual("\(Self.endLabel)\(end)\n".utf8) else {
            throw damage("it was cut short or altered")
        }
        var lines = LineReader(bytes: body, offset: heading.count)
        guard lines.skip(Self.inputsLabel), let inputs = lines.hash(endedBy: "\n") else {
            throw damage("line 2 is not the hash of the inputs")
        }
        note = lines.skip(Self.noteLabel) ? lines.rest() ?? "" : ""
        let first = note.isEmpty ? 3 : 4
        var entries: [Entry] = []
        entries.reserveCapacity(body.count / 64)
        while !lines.isAtEnd {
            guard let entry = lines.entry(), entries.last.map({ $0.path < entry.path }) ?? true
            else { throw damage("line \(entries.count + first) is not an output") }
            entries.append(entry)
        }
        (self.inputs, self.entries) = (inputs, entries)
    }
}

/// Reads the fields of a record's lines one after the other.
private struct LineReader {
    let bytes: ArraySlice<UInt8>
    var offset: Int

    var isAtEnd: Bool { offset == bytes.endIndex }

    /// - Returns: false when something else comes next.
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

    /// 16 hexadecimal digits and the character after them.
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

    /// The rest of the line. It must be a valid output path, as the next build may delete that file.
    private mutating func path() -> OutputPath? { rest().flatMap { try? OutputPath($0) } }

    /// The rest of the line.
    mutating func rest() -> String? {
        guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        defer { offset = end + 1 }
        return String(validating: bytes[offset..<end], as: UTF8.self)
    }
}

/// The files and folders of an output folder that belong to the build, according to a record.
struct OutputOwnership: Sendable {
    /// The index of each output in the entries of the record.
    let files: [OutputPath: Int]

    /// - Parameter record: `nil` for a folder in which no build has written yet.
    init(_ record: OutputRecord?) {
        let entries = record?.entries ?? []
        files = Dictionary(
            entries.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The folders that contain the outputs, at every level.
    func folders() -> Set<OutputPath> {
        var folders: Set<OutputPath> = []
        for path in files.keys {
            var folder = path.parent
            while let parent = folder, folders.insert(parent).inserted {
                folder = parent.parent
            }
        }
        return folders
    }
}
