/// The data that a template shows: what Mustache calls the hash, or context.
///
/// Falsey are `null`, `false`, empty text, empty markup and the empty list. Every number is truthy,
/// also 0, and so are every object and every lambda.
package enum Value: Sendable {
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
package struct HTML: Sendable, Equatable {
    /// The markup in UTF-8.
    package let bytes: [UInt8]

    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    package init(_ markup: String) {
        bytes = Array(markup.utf8)
    }

    package var string: String {
        String(decoding: bytes, as: UTF8.self)
    }
}

/// A function as a value: what it returns is itself rendered as a template.
///
/// Over an interpolation tag it is called with empty text, and its result is parsed with the
/// standard delimiters. Over a section it is called with the section's unrendered text; its result
/// is parsed with the delimiters in force there and replaces the section. Results are not kept.
package struct Lambda: Sendable {
    let body: @Sendable (String) -> String

    /// - Parameter body: takes the section's text, empty for an interpolation tag, and returns
    ///   template text. It may be called from several threads at once.
    package init(_ body: @escaping @Sendable (_ section: String) -> String) {
        self.body = body
    }
}

extension Value {
    /// A number, in decimal.
    package static func integer(_ integer: some BinaryInteger) -> Value {
        .number(String(integer))
    }

    /// Whether a section over this value is rendered.
    package var isTruthy: Bool {
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
    package var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    package var bool: Bool? {
        if case .bool(let condition) = self { condition } else { nil }
    }

    /// The number in decimal, as written.
    package var number: String? {
        if case .number(let digits) = self { digits } else { nil }
    }

    /// The number as an integer; `nil` also if it has a fraction or exponent or is too large.
    package var integer: Int? {
        number.flatMap { Int($0) }
    }

    package var list: [Value]? {
        if case .list(let items) = self { items } else { nil }
    }

    package var object: Object? {
        if case .object(let object) = self { object } else { nil }
    }

    /// An object's value for a name, in which a dot has no meaning.
    package subscript(name: String) -> Value? {
        object?[name]
    }
}

/// What an object's literal takes as a value: texts, numbers, booleans, markup, lists and objects, and optionals
/// of these.
package protocol TemplateValue {
    /// As templates show it.
    var templateValue: Value { get }
    /// A list as templates show it.
    static func templateList(_ items: [Self]) -> Value
}

extension TemplateValue {
    package static func templateList(_ items: [Self]) -> Value {
        .list(items.map { $0.templateValue })
    }
}

extension Value: TemplateValue {
    package var templateValue: Value { self }
}

extension String: TemplateValue {
    package var templateValue: Value { .text(self) }
}

extension Int: TemplateValue {
    package var templateValue: Value { .integer(self) }
}

extension Bool: TemplateValue {
    package var templateValue: Value { .bool(self) }
}

extension HTML: TemplateValue {
    package var templateValue: Value { .html(self) }
}

extension Object: TemplateValue {
    package var templateValue: Mustache.Value { .object(self) }
    // As by default, but compiled for objects, which most lists have.
    package static func templateList(_ items: [Object]) -> Mustache.Value {
        .list(items.map { .object($0) })
    }
}

extension Optional: TemplateValue where Wrapped: TemplateValue {
    package var templateValue: Value { self?.templateValue ?? .null }
}

extension Array: TemplateValue where Element: TemplateValue {
    package var templateValue: Value { Element.templateList(self) }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    package init(stringLiteral text: String) {
        self = .text(text)
    }
}

extension Value: ExpressibleByBooleanLiteral {
    package init(booleanLiteral condition: Bool) {
        self = .bool(condition)
    }
}

extension Value: ExpressibleByIntegerLiteral {
    package init(integerLiteral integer: Int) {
        self = .integer(integer)
    }
}

extension Value: ExpressibleByArrayLiteral {
    package init(arrayLiteral items: Value...) {
        self = .list(items)
    }
}

extension Value: ExpressibleByDictionaryLiteral {
    /// Makes `object` of values, in the literal's order.
    package init(dictionaryLiteral members: (String, Value)...) {
        self = .object(Object(members))
    }
}

extension Value: ExpressibleByNilLiteral {
    package init(nilLiteral: ()) {
        self = .null
    }
}
