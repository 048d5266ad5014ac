/// A 64-bit hash of bytes. Ids and paths are compared by it: among the hundred thousand names of a
/// site, the odds that two share one are about one in four thousand million.
enum ByteHash {
    private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

    static func of(_ bytes: Bytes) -> UInt64 {
        let raw = UnsafeRawBufferPointer(bytes)
        var hash = mixed(UInt64(truncatingIfNeeded: raw.count) ^ 0xA076_1D64_78BD_642F)
        var offset = 0
        while offset + 8 <= raw.count {
            hash = mixed(hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        var tail: UInt64 = 0
        while offset < raw.count {
            tail = tail << 8 | UInt64(raw[offset])
            offset += 1
        }
        return mixed(hash ^ tail)
    }

    static func of(_ bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBufferPointer { of($0) }
    }

    static func of(_ text: String) -> UInt64 {
        of(Array(text.utf8))
    }

    private static func mixed(_ value: UInt64) -> UInt64 {
        let product = (value ^ 0xE703_7ED1_A0B4_28DB).multipliedFullWidth(by: multiplier)
        return product.high ^ product.low
    }
}
