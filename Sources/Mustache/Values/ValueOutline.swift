/// The names that values of one kind have, collected from examples.
///
/// A list has the outline of its items, since a section over it opens each of them.
package struct ValueOutline: Sendable {
    private struct Member: Sendable {
        let key: NameKey
        var outline: ValueOutline
    }

    private var members: [Member] = []
    /// The members of the last object, kept so that no other object can get their address.
    private var lastMembers: [Object.Member] = []
    /// Whether any example shows what a section over the value opens. Null, an empty list and a
    /// lambda don't.
    package private(set) var isKnown = false

    /// The kinds of value that the examples had, except `null` and lambdas; including those of the
    /// items of lists.
    package private(set) var kinds: Kinds = []

    package struct Kinds: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let text = Kinds(rawValue: 1)
        package static let number = Kinds(rawValue: 2)
        package static let boolean = Kinds(rawValue: 4)
        package static let markup = Kinds(rawValue: 8)
        package static let list = Kinds(rawValue: 16)
        package static let object = Kinds(rawValue: 32)
    }

    package init() {}

    /// The names, in the order of the first example that has each.
    package var names: [String] { members.map(\.key.text) }

    /// The outline of a name's values; `nil` if no example has the name.
    package subscript(name: String) -> ValueOutline? {
        let key = NameKey(name)
        return members.first { $0.key.matches(key) }?.outline
    }

    package mutating func add(_ value: Value) {
        switch value {
        case .null, .lambda: break
        case .bool: note(.boolean)
        case .text: note(.text)
        case .number: note(.number)
        case .html: note(.markup)
        case .list(let items):
            kinds.insert(.list)
            for item in items { add(item) }
        case .object(let object):
            note(.object)
            // An object that many pages share, such as the translations, is looked at once.
            guard !lastMembers.isIdentical(to: object.storage) else { return }
            lastMembers = object.storage
            for (index, member) in object.storage.enumerated() {
                members[self.index(of: member.key, likely: index)].outline.add(member.value)
            }
        }
    }

    private mutating func note(_ kind: Kinds) {
        kinds.insert(kind)
        isKnown = true
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
