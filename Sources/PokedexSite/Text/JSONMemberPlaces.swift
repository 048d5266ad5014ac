/// Where the members of a JSON text's outermost object stand, for messages. The text was read
/// before and is known to be JSON.
struct JSONMemberPlaces {
    /// The offset of each member's key, in the text's order.
    private(set) var keys: [Int] = []
    /// The offset of each member's value, in the text's order.
    private(set) var values: [Int] = []

    private enum Expectation {
        case key, value, nothing
    }

    private var depth = 0
    private var expectation = Expectation.nothing

    init(_ bytes: [UInt8]) {
        var isInText = false
        var isEscaped = false
        for (offset, byte) in bytes.enumerated() where !byte.isJSONSpace || isInText {
            if isInText {
                isInText = isEscaped || byte != UInt8(ascii: "\"")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            } else {
                see(byte, at: offset)
                isInText = byte == UInt8(ascii: "\"")
            }
        }
    }

    /// The offset of the first key that stands a second time, spelled alike; `nil` if none does.
    func firstRepeatedKey(in bytes: [UInt8]) -> Int? {
        var seen: Set<[UInt8]> = []
        return keys.first { offset in
            let text = bytes[(offset + 1)...].prefix { $0 != UInt8(ascii: "\"") }
            return !seen.insert(Array(text)).inserted
        }
    }

    /// Takes a byte outside of a text.
    private mutating func see(_ byte: UInt8, at offset: Int) {
        if expectation == .value {
            values.append(offset)
            expectation = .nothing
        }
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            depth += 1
            if depth == 1 { expectation = .key }
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: ",") where depth == 1: expectation = .key
        case UInt8(ascii: ":") where depth == 1: expectation = .value
        case UInt8(ascii: "\"") where expectation == .key:
            keys.append(offset)
            expectation = .nothing
        default: break
        }
    }
}

extension UInt8 {
    /// Whether it is white space between JSON's tokens.
    var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
