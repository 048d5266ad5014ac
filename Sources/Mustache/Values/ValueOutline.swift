/// Which names values of one kind have, gathered from examples.
///
/// A list has the outline of its items, since a section over it opens each of them.
public struct ValueOutline: Sendable {
    private struct Member: Sendable {
        let key: NameKey
        var outline: ValueOutline
    }

    private var storage: [Member] = []
    /// The members of the last object; they are kept so that no other's can come to lie there.
    private var lastMembers: [Object.Member] = []
    /// Whether there was an example that shows what a section over the value opens; there was none
    /// if all examples were null or empty, and a lambda never shows it.
    public private(set) var isKnown = false

    /// Knows no example.
    public init() {}

    /// The outline of what a name stands for; `nil` if no example has the name.
    public subscript(name: String) -> ValueOutline? {
        let key = NameKey(name)
        return storage.first { $0.key.matches(key) }?.outline
    }

    /// Takes an example into account.
    public mutating func add(_ value: Value) {
        switch value {
        case .null, .lambda: break
        case .bool, .text, .number, .html: isKnown = true
        case .list(let items):
            for item in items { add(item) }
        case .object(let object):
            isKnown = true
            // Objects that many have, such as the words of all pages, tell nothing new.
            guard !lastMembers.isSame(as: object.storage) else { return }
            lastMembers = object.storage
            for (position, member) in object.storage.enumerated() {
                storage[place(of: member.key, likely: position)].outline.add(member.value)
            }
        }
    }

    /// Where a name is kept, now if not before; most objects of one kind have theirs in one order.
    private mutating func place(of key: NameKey, likely position: Int) -> Int {
        if position < storage.count, storage[position].key.matches(key) { return position }
        if let place = storage.firstIndex(where: { $0.key.matches(key) }) { return place }
        storage.append(Member(key: key, outline: ValueOutline()))
        return storage.count - 1
    }
}

extension [Object.Member] {
    /// Whether both are one and the same in memory, not only equal.
    fileprivate func isSame(as other: Self) -> Bool {
        withUnsafeBufferPointer { members in
            other.withUnsafeBufferPointer {
                $0.baseAddress == members.baseAddress && $0.count == members.count
            }
        }
    }
}
