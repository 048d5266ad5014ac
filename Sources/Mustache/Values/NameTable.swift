/// Finding a name among an object's members.
///
/// A small object is searched one by one. A larger one has slots: a table of twice as many places
/// as members at least, a power of two, holding a member's number plus one, or zero for none.
enum NameTable {
    static let largestSearchedObject = 16

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

    /// Compares the whole names, where the fingerprints are the same.
    @inline(never)
    private static func isSame(
        _ key: UnsafePointer<NameKey>,
        as member: UnsafePointer<Object.Member>
    ) -> Bool {
        key.pointee.text == member.pointee.key.text
    }

    static func add(
        memberAt index: Int,
        of members: [Object.Member],
        to slots: inout [UInt32]
    ) {
        if members.count * 2 > slots.count {
            slots = NameTable.slots(for: members)
        } else {
            insert(memberAt: index, of: members, into: &slots)
        }
    }

    static func slots(for members: [Object.Member]) -> [UInt32] {
        guard members.count > largestSearchedObject else { return [] }
        var size = 64
        while size < members.count * 4 { size *= 2 }
        var slots = [UInt32](repeating: 0, count: size)
        for index in members.indices {
            insert(memberAt: index, of: members, into: &slots)
        }
        return slots
    }

    private static func insert(
        memberAt index: Int,
        of members: [Object.Member],
        into slots: inout [UInt32]
    ) {
        let mask = slots.count - 1
        var place = Int(truncatingIfNeeded: members[index].key.fingerprint) & mask
        while slots[place] != 0 { place = (place + 1) & mask }
        slots[place] = UInt32(index + 1)
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
        var place = Int(truncatingIfNeeded: fingerprint) & mask
        while slots[place] != 0 {
            let member = first + (Int(slots[place]) - 1)
            if member.pointee.key.fingerprint == fingerprint, isSame(key, as: member) {
                return member
            }
            place = (place + 1) & mask
        }
        return nil
    }
}
