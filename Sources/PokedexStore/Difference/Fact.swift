import PokedexDomain

/// A fact of an entity in words, to be compared with the same fact elsewhere: nothing that makes
/// entities differ may get lost in them.
struct Fact {
    /// An element of a list that may have a value of its own.
    struct Element: Hashable {
        let key: String
        let value: String?
    }

    /// What is known.
    enum Value: Hashable {
        /// One value; `nil` for unknown or none.
        case one(String?)
        /// A list.
        case many([String])
        /// A list whose elements have values; its keys are all different.
        case keyed([Element])
    }

    /// What it is called, mostly by its column or table.
    let name: String
    let value: Value

    static func one(_ name: String, _ text: String?) -> Fact { Fact(name: name, value: .one(text)) }

    static func one(_ name: String, _ number: Int?) -> Fact { one(name, number.map(String.init)) }

    static func one(_ name: String, _ flag: Bool) -> Fact { one(name, flag ? "yes" : "no") }

    static func many(_ name: String, _ texts: [String]) -> Fact {
        Fact(name: name, value: .many(texts))
    }

    static func keyed(_ name: String, _ elements: [Element]) -> Fact {
        Fact(name: name, value: .keyed(elements))
    }

    /// A name in both languages.
    static func names(_ name: LocalizedName, _ column: String = "name") -> [Fact] {
        Language.allCases.map { one("\(column)_\($0.code)", name[$0]) }
    }

    /// The facts of an entity that changed; both lists name the same facts in the same order.
    static func changes(from old: [Fact], to new: [Fact]) -> [FactChange] {
        zip(old, new).compactMap { FactChange($1.name, $0.value, $1.value) }
    }
}

extension Fact.Value {
    /// The elements of a list without their values.
    var elements: [String] {
        switch self {
        case .one(let text): [text].compactMap(\.self)
        case .many(let texts): texts
        case .keyed(let elements): elements.map(\.key)
        }
    }
}
