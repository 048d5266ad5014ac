/// One step of a compiled template. What the numbers mean depends on the operation.
struct Instruction: Sendable {
    enum Operation: UInt8, Sendable {
        /// Copies `count` bytes from `index` on.
        case literal
        /// Shows the value of name `index`, escaped.
        case escaped
        /// Shows the value of name `index` as it is.
        case unescaped
        /// Renders what follows, up to `end`, for the value of name `index`. Section text `count`
        /// is what a lambda gets.
        case section
        /// Renders what follows, up to `end`, if the value of name `index` is falsey.
        case invertedSection
        /// Renders the template that call `index` names.
        case partial
        /// Renders the template that call `index` names, with the blocks that follow, up to `end`.
        case parent
        /// Renders block `index`: what was given for it or else what follows, up to `end`.
        case block
    }

    let operation: Operation
    let index: UInt32
    let count: UInt32
    var end: UInt32 = 0
}

/// A name as its parts: a run of the program's keys. The implicit iterator has none.
struct NamePath: Sendable {
    var firstKey: Int
    let count: Int
}

/// A run of instructions.
struct Code: Sendable {
    var start: Int
    var end: Int
}

/// A run of the program's bytes.
struct ByteRun: Sendable {
    var start: Int
    let count: Int
}

/// A partial or a parent tag.
struct TemplateCall: Sendable {
    let name: String
    /// The name whose value is the template's name; `nil` if the name is fixed.
    var dynamicName: Int?
    /// The template in the library's program; `nil` if there is none or the name is dynamic.
    var target: Code?
    let isParent: Bool
    let isStandalone: Bool
    /// What each line of a standalone tag's template is indented by.
    var indentation: ByteRun
    /// The blocks given to a parent: a run of the program's arguments.
    var firstArgument: Int
    var argumentCount: Int
}

/// A block as a place that can be given content.
struct BlockParameter: Sendable {
    let key: NameKey
    /// What each line of the content is indented by.
    var indentation: ByteRun
    /// Whether the opening tag has its line to itself, so that the content starts a line.
    let startsLine: Bool
    /// Whether the end tag has its line to itself.
    let endsLine: Bool
}

/// Content that is given for a parent's block.
struct BlockArgument: Sendable {
    let key: NameKey
    var content: Code
}

/// A section's text for a lambda.
struct SectionText: Sendable {
    /// In bytes of the template's text.
    let range: Range<Int>
    let delimiters: Delimiters
}
