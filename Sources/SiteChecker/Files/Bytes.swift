import Diagnostics

/// Borrowed bytes, valid only during the call that they are lent to.
typealias Bytes = UnsafeBufferPointer<UInt8>

extension UnsafeBufferPointer<UInt8> {
    /// The bytes as text; invalid UTF-8 becomes U+FFFD.
    var text: String { String(decoding: self, as: UTF8.self) }

    var isBlank: Bool { allSatisfy(\.isWhiteSpace) }

    func hasLiteral(_ literal: StaticString, at index: Int) -> Bool {
        guard index >= 0, index + literal.utf8CodeUnitCount <= count else { return false }
        for offset in 0..<literal.utf8CodeUnitCount
        where self[index + offset] != literal.utf8Start[offset] {
            return false
        }
        return true
    }
}

/// The hash by which ids and paths are compared, of 64 bits.
///
/// Among the hundred thousand names of a site, the probability that two have the same hash is about
/// one in four thousand million.
enum ByteHash {
    static func of(_ bytes: Bytes) -> Int {
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
        return hasher.finalize()
    }

    static func of(_ bytes: [UInt8]) -> Int { bytes.withUnsafeBufferPointer { of($0) } }

    static func of(_ text: String) -> Int { of(Array(text.utf8)) }
}

extension UInt8 {
    /// Whether this is one of HTML's ASCII white space characters.
    var isWhiteSpace: Bool {
        self == .space || self == .newline || self == .tab || self == .carriageReturn || self == 0xC
    }

    var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    static let lessThan = UInt8(ascii: "<")
    static let slash = UInt8(ascii: "/")
    static let backslash = UInt8(ascii: "\\")
    static let quotationMark = UInt8(ascii: "\"")
    static let apostrophe = UInt8(ascii: "'")
    static let numberSign = UInt8(ascii: "#")
    static let questionMark = UInt8(ascii: "?")
    static let colon = UInt8(ascii: ":")
    static let dot = UInt8(ascii: ".")
}
