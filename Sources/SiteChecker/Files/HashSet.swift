/// A set of hashes that is emptied and filled again for every page without giving up its memory.
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

    /// Adds `hash`, and says whether it was new.
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

    /// Zero marks a free slot, so the hash zero is kept as one.
    static func member(_ hash: UInt64) -> UInt64 {
        hash == 0 ? 1 : hash
    }

    /// Where `member` stands, or the free slot where it would.
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
