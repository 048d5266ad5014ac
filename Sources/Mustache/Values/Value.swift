/// One piece of the data that a template shows: what Mustache calls the hash, or context.
///
/// Falsey, so that a section leaves it out, are `null`, `false`, empty text, empty mark-up and the
/// empty list. Every number is truthy, also 0, and so are every object and every lambda.
public enum Value: Sendable {
    /// A name that is known and has nothing to show.
    case null
    /// A condition. `{{ }}` shows it as `true` or `false`; a section over it opens no new context.
    case bool(Bool)
    /// Plain text, which `{{ }}` escapes.
    case text(String)
    /// A number's decimal text, shown exactly as written: `"1.21"`, `"0"`.
    case number(String)
    /// Finished mark-up: `{{{ }}}` inserts it as it is, `{{ }}` escapes it like any other text.
    case html(HTML)
    /// Values in order; a section repeats itself for each of them.
    case list([Value])
    /// Named values; a section over it makes its names known inside.
    case object(Object)
    /// Text that is computed while rendering.
    case lambda(Lambda)
}

extension Value {
    /// Makes a number of an integer.
    ///
    /// - Parameter integer: any integer; it is written in decimal, with a `-` if it is negative.
    /// - Returns: a `number`.
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

    /// The value's kind as messages call it: "null", "a list".
    var kindDescription: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .text: "text"
        case .number: "a number"
        case .html: "mark-up"
        case .list: "a list"
        case .object: "an object"
        case .lambda: "a lambda"
        }
    }
}
