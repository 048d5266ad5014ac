/// The names that values of one kind have, collected from examples.
///
/// A list has the outline of its items, since a section over it opens each of them.
public struct ValueOutline: Sendable {
    private struct Member: Sendable {
        let key: NameKey
        var outline: ValueOutline
    }

    private var members: [Member] = []
    /// The members of the last object, kept so that no other object can get their address.
    private var lastMembers: [Object.Member] = []
    /// Whether any example shows what a section over the value opens. Null, an empty list and a
    /// lambda don't.
    public private(set) var isKnown = false

    /// Makes an outline without examples.
    public init() {}

    /// The outline of a name's values; `nil` if no example has the name.
    public subscript(name: String) -> ValueOutline? {
        let key = NameKey(name)
        return members.first { $0.key.matches(key) }?.outline
    }

    /// Adds an example.
    public mutating func add(_ value: Value) {
        switch value {
        case .null, .lambda: break
        case .bool, .text, .number, .html: isKnown = true
        case .list(let items):
            for item in items { add(item) }
        case .object(let object):
            isKnown = true
            // An object that many pages share, such as the translations, is looked at once.
            guard !lastMembers.isIdentical(to: object.storage) else { return }
            lastMembers = object.storage
            for (index, member) in object.storage.enumerated() {
                members[self.index(of: member.key, likely: index)].outline.add(member.value)
            }
        }
    }

    /// The index of a name, which is added if it is new. Objects of one kind mostly have their
    /// names in the same order.
    private mutating func index(of key: NameKey, likely index: Int) -> Int {
        if index < members.count, members[index].key.matches(key) { return index }
        if let index = members.firstIndex(where: { $0.key.matches(key) }) { return index }
        members.append(Member(key: key, outline: ValueOutline()))
        return members.count - 1
    }
}

extension [Object.Member] {
    /// Whether both arrays have the same storage.
    fileprivate func isIdentical(to other: Self) -> Bool {
        withUnsafeBufferPointer { members in
            other.withUnsafeBufferPointer {
                $0.baseAddress == members.baseAddress && $0.count == members.count
            }
        }
    }
}
