/// How many columns of a terminal a text takes: East Asian wide characters two (Unicode's annex 11),
/// combining ones none.
enum DisplayWidth {
    /// The columns of a text.
    static func columns(of text: some StringProtocol) -> Int {
        text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
    }

    /// A text with spaces behind or before it, so that it takes this many columns or more.
    static func padded(_ text: String, to width: Int, isRight: Bool = false) -> String {
        let spaces = String(repeating: " ", count: max(0, width - columns(of: text)))
        return isRight ? spaces + text : text + spaces
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            scalar.isCombining ? 0 : 2
        default:
            scalar.isCombining ? 0 : 1
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is shown upon the character before it, or not at all.
    fileprivate var isCombining: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }
}
