import Platform

/// The path of an output below the output folder, such as `en/pokemon/pikachu/index.html`.
///
/// Paths are compared and sorted by their bytes. `String` compares letters: it takes `é` for equal
/// to `e` with a combining accent, which a folder does not.
package struct OutputPath: Sendable, CustomStringConvertible {
    package let text: String
    package var description: String { text }

    /// - Throws: ``PublicationError/invalidPath(_:reason:)`` when the path is empty or absolute,
    ///   contains an empty name, `.`, `..` or a control character, or is that of the record.
    package init(_ text: String) throws {
        if let reason = Self.objection(to: text) {
            throw PublicationError.invalidPath(text, reason: reason)
        }
        self.text = text
    }

    init(wellFormed text: String) { self.text = text }

    /// The folder that contains the output; `nil` for the output folder itself.
    var parent: OutputPath? {
        guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        return OutputPath(wellFormed: String(text[..<slash]))
    }

    var isPage: Bool { text.utf8.suffix(5).elementsEqual(".html".utf8) }

    /// What is wrong with a path; `nil` when it is valid.
    private static func objection(to text: String) -> String? {
        if text.isEmpty { return "it is empty" }
        if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
            return "it contains a control character"
        }
        // Split only when a name begins with a dot, or is empty.
        var previous = slash
        for character in text.utf8 {
            if previous == slash && (character == dot || character == slash) {
                return objection(toNamesOf: text)
            }
            previous = character
        }
        return previous == slash ? objection(toNamesOf: text) : nil
    }

    private static func objection(toNamesOf text: String) -> String? {
        let names = text.split(separator: "/", omittingEmptySubsequences: false)
        if names.first.map(String.init) == OutputRecord.fileName {
            return "\(OutputRecord.fileName) is the record of the build"
        }
        if names.contains("") { return "it begins or ends with a slash, or has two in a row" }
        return names.first { $0 == "." || $0 == ".." }.map { "it contains the name \($0)" }
    }

    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")

    private func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        text.utf8Span.span.bytes.withUnsafeBytes(body)
    }
}

extension OutputPath: Hashable, Comparable {
    package static func == (left: OutputPath, right: OutputPath) -> Bool {
        left.order(before: right) == 0
    }

    package static func < (left: OutputPath, right: OutputPath) -> Bool {
        left.order(before: right) < 0
    }

    package func hash(into hasher: inout Hasher) {
        withBytes { hasher.combine(bytes: $0) }
    }

    /// Below 0 when this path sorts first, 0 when both are equal.
    private func order(before other: OutputPath) -> Int {
        withBytes { bytes in
            other.withBytes { otherBytes in
                let shared = min(bytes.count, otherBytes.count)
                guard let start = bytes.baseAddress, let otherStart = otherBytes.baseAddress,
                    case let order = memcmp(start, otherStart, shared), order != 0
                else { return bytes.count - otherBytes.count }
                return Int(order)
            }
        }
    }
}

/// The path of any entry of a folder. Unlike an ``OutputPath`` it may be made by another program, and
/// need not be UTF-8.
struct EntryPath: Hashable, Sendable {
    /// The folder itself.
    static let top = EntryPath(characters: [0])

    /// A C string for the kernel.
    let characters: [CChar]

    init(_ text: String) { characters = Array(text.utf8CString) }

    private init(characters: [CChar]) { self.characters = characters }

    /// - Parameter name: with its final zero.
    func appending(_ name: UnsafeBufferPointer<CChar>) -> EntryPath {
        var path = self == .top ? [] : characters
        if !path.isEmpty { path[path.count - 1] = Self.slash }
        path.append(contentsOf: name)
        return EntryPath(characters: path)
    }

    /// The folders that the path names, the outermost first.
    var parents: [EntryPath] {
        characters.indices.filter { characters[$0] == Self.slash }
            .map { EntryPath(characters: characters[..<$0] + [0]) }
    }

    /// The path for messages, with a replacement character where it is not UTF-8.
    var text: String {
        characters.withUnsafeBytes { String(decoding: $0.dropLast(), as: UTF8.self) }
    }

    /// The same path as that of an output; `nil` when it is not UTF-8.
    var outputPath: OutputPath? {
        characters.withUnsafeBytes { String(validating: $0.dropLast(), as: UTF8.self) }
            .map { OutputPath(wellFormed: $0) }
    }

    private static let slash = CChar(UInt8(ascii: "/"))
}
