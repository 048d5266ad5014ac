extension Unicode.Scalar {
    /// Whether the character is not allowed in a line of text: C0, DEL, C1, line and paragraph
    /// separators, what changes the direction of the text around it, byte order marks, tags, and
    /// what is no character at all.
    package var isControl: Bool {
        switch value {
        case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
            0xFDD0...0xFDEF, 0xFEFF, 0xE0000...0xE007F:
            true
        default: value & 0xFFFE == 0xFFFE
        }
    }

    /// Whether the character shows by itself: no space, no mark for another, nothing invisible.
    package var isVisible: Bool {
        if value < 0x80 { return value > 0x20 && value != 0x7F }
        switch properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator,
            .nonspacingMark, .enclosingMark, .unassigned, .privateUse, .surrogate:
            return false
        default: return !properties.isDefaultIgnorableCodePoint
        }
    }
}
