/// A 64-bit hash of bytes, by which ids and paths are compared.
///
/// Among the hundred thousand names of a site, the probability that two have the same hash is about
/// one in four thousand million.
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

/// A set of hashes that keeps its memory when it is emptied for the next page.
struct HashSet {
    private var slots: [UInt64]
    private(set) var count = 0

    init() {
        slots = Array(repeating: 0, count: 1024)
    }

    /// The members in ascending order.
    var sorted: [UInt64] {
        slots.filter { $0 != 0 }.sorted()
    }

    /// Adds a hash.
    ///
    /// - Returns: whether it was new.
    mutating func insert(_ hash: UInt64) -> Bool {
        if count * 2 >= slots.count { grow() }
        let member = Self.member(hash)
        let slot = slot(of: member)
        guard slots[slot] == 0 else { return false }
        slots[slot] = member
        count += 1
        return true
    }

    func contains(_ hash: UInt64) -> Bool {
        slots[slot(of: Self.member(hash))] != 0
    }

    mutating func removeAll() {
        guard count > 0 else { return }
        for index in slots.indices { slots[index] = 0 }
        count = 0
    }

    /// Zero marks a free slot, so the hash zero is stored as one.
    static func member(_ hash: UInt64) -> UInt64 {
        hash == 0 ? 1 : hash
    }

    /// The slot of a member, or the free slot for it.
    private func slot(of member: UInt64) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: member) & mask
        while slots[slot] != 0, slots[slot] != member {
            slot = (slot + 1) & mask
        }
        return slot
    }

    private mutating func grow() {
        let members = slots.filter { $0 != 0 }
        slots = Array(repeating: 0, count: slots.count * 2)
        for member in members { slots[slot(of: member)] = member }
    }
}
