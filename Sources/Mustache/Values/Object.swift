/// Named values in the order in which they were given.
///
/// Fast for the few names of a page or row: a lookup compares fingerprints one after the other.
/// Only an object of more than sixteen names has a hash table.
package struct Object: Sendable {
    struct Member: Sendable {
        let key: NameKey
        var value: Mustache.Value
    }

    private(set) var storage: [Member] = []
    /// See ``MemberIndex``; empty for a small object.
    private(set) var slots: [UInt32] = []

    package init() {}

    /// Makes an object of names and values, in this order.
    ///
    /// If a name occurs twice, the last value counts, in the position of the first.
    package init(_ members: [(String, Mustache.Value)]) {
        self.init(members.map { Member(key: NameKey($0.0), value: $0.1) })
    }

    private init(_ members: [Member]) {
        if members.count <= MemberIndex.largestWithoutSlots, Self.areDistinct(members) {
            storage = members
        } else {
            for member in members { set(member.key, to: member.value) }
        }
    }

    fileprivate init(distinct members: [Member]) { storage = members }

    /// Whether no name occurs twice, which is true of nearly all objects.
    private static func areDistinct(_ members: [Member]) -> Bool {
        members.indices.allSatisfy { index in
            let fingerprint = members[index].key.fingerprint
            return (0..<index).allSatisfy { members[$0].key.fingerprint != fingerprint }
        }
    }

    package var count: Int { storage.count }

    package var isEmpty: Bool { storage.isEmpty }

    package var names: [String] { storage.map(\.key.text) }

    /// The names with their values, in order.
    package var members: [(name: String, value: Mustache.Value)] {
        storage.map { ($0.key.text, $0.value) }
    }

    /// A new name is added at the end. Setting `nil` removes the name.
    package subscript(name: String) -> Mustache.Value? {
        get {
            value(of: NameKey(name))
        }
        set {
            let key = NameKey(name)
            if let newValue {
                set(key, to: newValue)
            } else if let index = index(of: key) {
                storage.remove(at: index)
                slots = MemberIndex.slots(for: storage)
            }
        }
    }

    func value(of key: NameKey) -> Mustache.Value? {
        index(of: key).map { storage[$0].value }
    }

    private mutating func set(_ key: NameKey, to value: Mustache.Value) {
        if let index = index(of: key) {
            storage[index].value = value
            return
        }
        storage.append(Member(key: key, value: value))
        if storage.count > MemberIndex.largestWithoutSlots {
            MemberIndex.addLast(of: storage, to: &slots)
        }
    }

    private func index(of key: NameKey) -> Int? {
        withUnsafePointer(to: key) { key in
            withMembers { members, slots in
                guard let found = MemberIndex.find(key, in: members, slots: slots) else {
                    return nil
                }
                return members.baseAddress.map { found - $0 }
            }
        }
    }
}

extension Object {
    /// Lends the members and slots without copying them.
    @inline(__always)
    func withMembers<Result>(
        _ body: (
            UnsafeBufferPointer<Member>, UnsafeBufferPointer<UInt32>
        ) throws -> Result
    ) rethrows -> Result {
        try storage.withUnsafeBufferPointer { members in
            try slots.withUnsafeBufferPointer { slots in
                try body(members, slots)
            }
        }
    }

    /// A pointer to a name's value, valid as long as the object is kept and not changed.
    func pointer(to key: UnsafePointer<NameKey>) -> UnsafePointer<Mustache.Value>? {
        withMembers { members, slots in
            MemberIndex.find(key, in: members, slots: slots)?.pointer(to: \.value)
        }
    }
}

extension Object: ExpressibleByDictionaryLiteral {
    /// Makes an object of what can be shown, in the literal's order. An optional without a value is `null`;
    /// the literal `nil` is written `Value.null`, as values that are optional here would be copied twice.
    package init(dictionaryLiteral members: (String, any TemplateValue)...) {
        self.init(members.map { Member(key: NameKey($0.0), value: $0.1.templateValue) })
    }

    /// The object with further members; one of the same name replaces the earlier one.
    package func adding(_ other: Object) -> Object {
        other.storage.reduce(into: self) { $0.set($1.key, to: $1.value) }
    }
}

/// The names of objects that there are many of, such as a table's rows, prepared once.
package struct ObjectShape: Sendable {
    private let keys: [NameKey]

    /// - Parameter names: in the order to keep; sixteen at most, no two alike.
    package init(_ names: String...) {
        precondition(
            names.count <= MemberIndex.largestWithoutSlots && Set(names).count == names.count,
            "a shape has sixteen names at most, no two alike")
        keys = names.map { NameKey($0) }
    }

    /// An object of the shape, with a value for each name.
    package func object(_ values: Value...) -> Object {
        precondition(values.count == keys.count, "a value is needed for each name of the shape")
        return Object(distinct: zip(keys, values).map { Object.Member(key: $0, value: $1) })
    }
}
