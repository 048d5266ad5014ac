/// The data that a template shows: what Mustache calls the hash, or context.
///
/// Falsey are `null`, `false`, empty text, empty markup and the empty list. Every number is truthy,
/// also 0, and so are every object and every lambda.
public enum Value: Sendable {
    /// A name that is known but has nothing to show.
    case null
    /// A condition. `{{ }}` shows `true` or `false`; a section over it opens no new context.
    case bool(Bool)
    /// Plain text, which `{{ }}` escapes.
    case text(String)
    /// A number in decimal, shown exactly as written: `"1.21"`, `"0"`.
    case number(String)
    /// Finished markup: `{{{ }}}` inserts it as it is, `{{ }}` escapes it like any other text.
    case html(HTML)
    /// Values in order; a section is repeated for each of them.
    case list([Value])
    /// Named values; a section over it makes its names known inside.
    case object(Object)
    /// Text that is computed during rendering.
    case lambda(Lambda)
}

/// Finished markup. Whoever makes one guarantees that it is well formed and escaped.
public struct HTML: Sendable, Equatable {
    /// The markup in UTF-8.
    public let bytes: [UInt8]

    /// Wraps finished markup in UTF-8.
    public init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Wraps finished markup.
    public init(_ markup: String) {
        bytes = Array(markup.utf8)
    }

    /// The markup as a string.
    public var string: String {
        String(decoding: bytes, as: UTF8.self)
    }
}

/// A function as a value: what it returns is itself rendered as a template.
///
/// Over an interpolation tag it is called with empty text, and its result is parsed with the
/// standard delimiters. Over a section it is called with the section's unrendered text; its result
/// is parsed with the delimiters in force there and replaces the section. Results are not kept.
public struct Lambda: Sendable {
    let body: @Sendable (String) -> String

    /// Makes a lambda.
    ///
    /// - Parameter body: takes the section's text, empty for an interpolation tag, and returns
    ///   template text. It may be called from several threads at once.
    public init(_ body: @escaping @Sendable (_ section: String) -> String) {
        self.body = body
    }
}

extension Value {
    /// A number, in decimal.
    public static func integer(_ integer: some BinaryInteger) -> Value {
        .number(String(integer))
    }

    /// Whether a section over this value is rendered.
    public var isTruthy: Bool {
        switch self {
        case .null: false
        case .bool(let condition): condition
        case .text(let text): !text.isEmpty
        case .html(let markup): !markup.bytes.isEmpty
        case .list(let items): !items.isEmpty
        case .number, .object, .lambda: true
        }
    }

    /// The value's kind in messages, with its article: "null", "a list".
    var kindDescription: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .text: "text"
        case .number: "a number"
        case .html: "markup"
        case .list: "a list"
        case .object: "an object"
        case .lambda: "a lambda"
        }
    }
}

/// Each property is `nil` for a value of any other kind.
extension Value {
    /// The text; `nil` also for numbers and markup.
    public var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The condition.
    public var bool: Bool? {
        if case .bool(let condition) = self { condition } else { nil }
    }

    /// The number in decimal, as written.
    public var number: String? {
        if case .number(let digits) = self { digits } else { nil }
    }

    /// The number as an integer; `nil` also if it has a fraction or exponent or is too large.
    public var integer: Int? {
        number.flatMap { Int($0) }
    }

    /// The items of a list.
    public var list: [Value]? {
        if case .list(let items) = self { items } else { nil }
    }

    /// The named values.
    public var object: Object? {
        if case .object(let object) = self { object } else { nil }
    }

    /// An object's value for a name, in which a dot has no meaning.
    public subscript(name: String) -> Value? {
        object?[name]
    }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// Makes `text`.
    public init(stringLiteral text: String) {
        self = .text(text)
    }
}

extension Value: ExpressibleByBooleanLiteral {
    /// Makes `bool`.
    public init(booleanLiteral condition: Bool) {
        self = .bool(condition)
    }
}

extension Value: ExpressibleByIntegerLiteral {
    /// Makes `number`.
    public init(integerLiteral integer: Int) {
        self = .integer(integer)
    }
}

extension Value: ExpressibleByArrayLiteral {
    /// Makes `list`.
    public init(arrayLiteral items: Value...) {
        self = .list(items)
    }
}

extension Value: ExpressibleByDictionaryLiteral {
    /// Makes `object`, in the literal's order.
    public init(dictionaryLiteral members: (String, Value)...) {
        self = .object(Object(members))
    }
}

extension Value: ExpressibleByNilLiteral {
    /// Makes `null`.
    public init(nilLiteral: ()) {
        self = .null
    }
}
