/// A borrowed run of bytes, valid only while its owner lends it.
typealias Bytes = UnsafeBufferPointer<UInt8>

extension UnsafeBufferPointer<UInt8> {
    /// The bytes as text; what is not UTF-8 becomes U+FFFD.
    var text: String {
        String(decoding: self, as: UTF8.self)
    }

    /// Whether every byte is white space, which holds for none at all.
    var isBlank: Bool {
        allSatisfy(\.isWhiteSpace)
    }

    /// Whether the bytes at `index` are those of `literal`.
    func hasLiteral(_ literal: StaticString, at index: Int) -> Bool {
        guard index >= 0, index + literal.utf8CodeUnitCount <= count else { return false }
        for offset in 0..<literal.utf8CodeUnitCount
        where self[index + offset] != literal.utf8Start[offset] {
            return false
        }
        return true
    }
}

extension UInt8 {
    /// Whether this is one of HTML's ASCII white space characters.
    var isWhiteSpace: Bool {
        self == .space || self == .newline || self == .tab || self == .carriageReturn || self == 0xC
    }

    static let tab = UInt8(ascii: "\t")
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let slash = UInt8(ascii: "/")
    static let backslash = UInt8(ascii: "\\")
    static let quotationMark = UInt8(ascii: "\"")
    static let apostrophe = UInt8(ascii: "'")
    static let numberSign = UInt8(ascii: "#")
    static let questionMark = UInt8(ascii: "?")
    static let colon = UInt8(ascii: ":")
    static let dot = UInt8(ascii: ".")
}
