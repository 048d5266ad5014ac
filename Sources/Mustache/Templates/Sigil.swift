/// The character after the opening delimiter that says what a tag does.
enum Sigil {
    case none
    case comment
    case setDelimiters
    case triple
    case ampersand
    case section
    case invertedSection
    case partial
    case parent
    case block
    case end

    init(_ byte: UInt8) {
        self =
            switch byte {
            case UInt8(ascii: "!"): .comment
            case UInt8(ascii: "="): .setDelimiters
            case UInt8(ascii: "{"): .triple
            case UInt8(ascii: "&"): .ampersand
            case UInt8(ascii: "#"): .section
            case UInt8(ascii: "^"): .invertedSection
            case UInt8(ascii: ">"): .partial
            case UInt8(ascii: "<"): .parent
            case UInt8(ascii: "$"): .block
            case UInt8(ascii: "/"): .end
            default: .none
            }
    }

    var kind: Tag.Kind {
        switch self {
        case .none: .interpolation
        case .comment: .comment
        case .setDelimiters: .setDelimiters
        case .triple, .ampersand: .unescapedInterpolation
        case .section: .section
        case .invertedSection: .invertedSection
        case .partial: .partial
        case .parent: .parent
        case .block: .block
        case .end: .end
        }
    }

    /// What must stand before the closing delimiter.
    var closingBytes: [UInt8] {
        switch self {
        case .triple: [UInt8(ascii: "}")]
        case .setDelimiters: [UInt8(ascii: "=")]
        default: []
        }
    }

    /// Whether an asterisk before the name makes it dynamic. An end tag repeats the asterisk.
    var allowsDynamicName: Bool { self == .partial || self == .parent || self == .end }

    /// Whether the name is looked up in the context.
    var namesValue: Bool {
        switch self {
        case .none, .triple, .ampersand, .section, .invertedSection: true
        default: false
        }
    }
}
