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
        return bytes[offset...].reduce(0) { $0 << 8 | UInt64($1) }
    }
}

/// Finds a name among the members of an object.
///
/// Small objects are searched one member after the other. Larger ones have a hash table with linear
/// probing: a power of two of slots, at least twice as many as members, each of which holds a
/// member's index plus one, or zero if it is free.
enum MemberIndex {
    static let largestWithoutSlots = 16

    /// The member with a name; `nil` if there is none.
    @inline(__always)
    static func find(
        _ key: UnsafePointer<NameKey>,
        in members: UnsafeBufferPointer<Object.Member>,
        slots: UnsafeBufferPointer<UInt32>
    ) -> UnsafePointer<Object.Member>? {
        guard slots.isEmpty else { return findInSlots(key, in: members, slots: slots) }
        let fingerprint = key.pointee.fingerprint
        guard var member = members.baseAddress else { return nil }
        let end = member + members.count
        while member < end {
            if member.pointee.key.fingerprint == fingerprint, isSame(key, as: member) {
                return member
            }
            member += 1
        }
        return nil
    }

    /// Compares the texts of names with the same fingerprint.
    @inline(never)
    private static func isSame(
        _ key: UnsafePointer<NameKey>,
        as member: UnsafePointer<Object.Member>
    ) -> Bool {
        key.pointee.text == member.pointee.key.text
    }

    @inline(never)
    private static func findInSlots(
        _ key: UnsafePointer<NameKey>,
        in members: UnsafeBufferPointer<Object.Member>,
        slots: UnsafeBufferPointer<UInt32>
    ) -> UnsafePointer<Object.Member>? {
        guard let first = members.baseAddress else { return nil }
        let mask = slots.count - 1
        let fingerprint = key.pointee.fingerprint
        var slot = Int(truncatingIfNeeded: fingerprint) & mask
        while slots[slot] != 0 {
            let member = first + (Int(slots[slot]) - 1)
            if member.pointee.key.fingerprint == fingerprint, isSame(key, as: member) {
                return member
            }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// The slots of an object; none for a small one.
    static func slots(for members: [Object.Member]) -> [UInt32] {
        guard members.count > largestWithoutSlots else { return [] }
        var size = 64
        while size < members.count * 4 { size *= 2 }
        var slots = [UInt32](repeating: 0, count: size)
        for index in members.indices {
            insert(memberAt: index, of: members, into: &slots)
        }
        return slots
    }

    /// Adds the last member to the slots, which grow if needed.
    static func addLast(of members: [Object.Member], to slots: inout [UInt32]) {
        if members.count * 2 > slots.count {
            slots = MemberIndex.slots(for: members)
        } else {
            insert(memberAt: members.count - 1, of: members, into: &slots)
        }
    }

    private static func insert(
        memberAt index: Int,
        of members: [Object.Member],
        into slots: inout [UInt32]
    ) {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: members[index].key.fingerprint) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = UInt32(index + 1)
    }
}
