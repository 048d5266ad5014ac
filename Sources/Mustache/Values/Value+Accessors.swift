extension Value {
    /// The text; `nil` for a value of any other kind, numbers and mark-up included.
    public var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The condition; `nil` for a value of any other kind.
    public var bool: Bool? {
        if case .bool(let condition) = self { condition } else { nil }
    }

    /// The number's decimal text as written; `nil` for a value of any other kind.
    public var number: String? {
        if case .number(let digits) = self { digits } else { nil }
    }

    /// The number as an integer; `nil` for a value of any other kind, for a number with a fraction
    /// or an exponent, and for one that an `Int` cannot hold.
    public var integer: Int? {
        if case .number(let digits) = self { Int(digits) } else { nil }
    }

    /// The items; `nil` for a value of any other kind.
    public var list: [Value]? {
        if case .list(let items) = self { items } else { nil }
    }

    /// The named values; `nil` for a value of any other kind.
    public var object: Object? {
        if case .object(let object) = self { object } else { nil }
    }

    /// The value that an object has under a name.
    ///
    /// - Parameter name: the whole name; a dot in it is a character like any other.
    /// - Returns: `nil` if this is no object or if the object does not have the name.
    public subscript(name: String) -> Value? {
        if case .object(let object) = self { object[name] } else { nil }
    }
}
