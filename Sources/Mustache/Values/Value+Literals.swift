extension Value: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// Makes `text` of a string literal.
    public init(stringLiteral text: String) {
        self = .text(text)
    }
}

extension Value: ExpressibleByBooleanLiteral {
    /// Makes a `bool` of `true` or `false`.
    public init(booleanLiteral condition: Bool) {
        self = .bool(condition)
    }
}

extension Value: ExpressibleByIntegerLiteral {
    /// Makes a `number` of an integer literal.
    public init(integerLiteral integer: Int) {
        self = .integer(integer)
    }
}

extension Value: ExpressibleByArrayLiteral {
    /// Makes a `list` of an array literal.
    public init(arrayLiteral items: Value...) {
        self = .list(items)
    }
}

extension Value: ExpressibleByDictionaryLiteral {
    /// Makes an `object` of a dictionary literal, in the literal's order.
    public init(dictionaryLiteral members: (String, Value)...) {
        self = .object(Object(members))
    }
}

extension Value: ExpressibleByNilLiteral {
    /// Makes `null` of `nil`.
    public init(nilLiteral: ()) {
        self = .null
    }
}
