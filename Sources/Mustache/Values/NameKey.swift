/// A name with its fingerprint, so that most comparisons are those of two integers.
struct NameKey: Sendable {
    let fingerprint: UInt64
    let text: String

    init(_ text: String) {
        self.text = text
        var copy = text
        fingerprint = copy.withUTF8 { NameKey.fingerprint(of: UnsafeRawBufferPointer($0)) }
    }

    func matches(_ other: NameKey) -> Bool {
        fingerprint == other.fingerprint && text == other.text
    }

    private static func fingerprint(of bytes: UnsafeRawBufferPointer) -> UInt64 {
        let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
        var hash = UInt64(truncatingIfNeeded: bytes.count) &* multiplier
        var offset = 0
        while offset < bytes.count {
            hash = (hash ^ word(of: bytes, at: offset)) &* multiplier
            hash ^= hash >> 32
            offset += 8
        }
        return hash
    }

    /// The next eight bytes, or the fewer that are left, as one integer.
    private static func word(of bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
        if offset + 8 <= bytes.count {
            return bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
        }
        var word: UInt64 = 0
        for index in offset..<bytes.count {
            word = word << 8 | UInt64(bytes[index])
        }
        return word
    }
}
