import Glibc

/// The place of one output in the output folder: names joined by `/`, such as
/// `en/pokemon/pikachu/index.html`.
///
/// Two paths are equal when their bytes are, and sort by their bytes.
public struct OutputPath: Sendable {
    /// The path as it was given.
    public let text: String

    /// Makes a path of an output.
    ///
    /// - Throws: ``PublicationError/invalidPath(_:reason:)`` when the path is empty or absolute,
    ///   has an empty name, `.` or `..` in it, holds a control character, or is the builder's record.
    public init(_ text: String) throws(PublicationError) {
        if let reason = Self.objection(to: text) {
            throw .invalidPath(text, reason: reason)
        }
        self.text = text
    }

    /// Takes a path that is known to be well-formed.
    init(wellFormed text: String) {
        self.text = text
    }

    /// The path of the folder that holds the output; nil at the top of the output folder.
    var parent: OutputPath? {
        guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        return OutputPath(wellFormed: String(text[..<slash]))
    }

    /// Whether the output is a page, and not a picture, data or an asset.
    var isPage: Bool {
        text.utf8.suffix(5).elementsEqual(".html".utf8)
    }

    /// What is wrong with the text as a path; nil when nothing is.
    private static func objection(to text: String) -> String? {
        if text.isEmpty { return "it is empty" }
        if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
            return "it holds a control character"
        }
        // Taken apart only when a dot or a slash stands where it might do harm.
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
            return "\(OutputRecord.fileName) is the builder's own record"
        }
        if names.contains("") { return "it begins or ends with a slash, or has two in a row" }
        return names.first { $0 == "." || $0 == ".." }.map { "it holds the name \($0)" }
    }

    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")

    private func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        text.utf8Span.span.bytes.withUnsafeBytes(body)
    }
}

extension OutputPath: CustomStringConvertible {
    /// The path as it was given.
    public var description: String { text }
}

extension OutputPath: Hashable, Comparable {
    /// Compares bytes, and not letters as `String` does: a folder tells `é` from `e` with an accent.
    public static func == (left: OutputPath, right: OutputPath) -> Bool {
        left.order(before: right) == 0
    }

    /// Sorts by bytes.
    public static func < (left: OutputPath, right: OutputPath) -> Bool {
        left.order(before: right) < 0
    }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) {
        withBytes { hasher.combine(bytes: $0) }
    }

    /// Below 0 when this path sorts first, 0 when both are the same.
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
