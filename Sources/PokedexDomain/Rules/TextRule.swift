package enum TextRule: Sendable {
    /// An identifier in addresses.
    case slug
    /// What a form's slug adds: an identifier or nothing.
    case slugPart
    /// A name: trimmed, not empty, of one line.
    case name
    /// The path of a picture below the picture base.
    case path
    case pictureBase
    case commit
    /// Whatever is compared with a list afterwards.
    case any

    /// The most bytes a slug may have: with an ending it must be a file's name anywhere.
    package static let slugLimit = 80
    private static let nameLimit = 200

    /// What is wrong with a text, as the rest of a sentence; `nil` when nothing is.
    package func objection(to text: String) -> String? {
        switch self {
        case .slug: Self.slugObjection(text)
        case .slugPart: text.isEmpty ? nil : Self.slugObjection(text)
        case .name: Self.nameObjection(text)
        case .path: Self.isPath(text) ? nil : "holds \(quoted(text)), which is no picture's path"
        case .pictureBase:
            Self.isBase(text) ? nil : "holds \(quoted(text)), which is no https address ending in /"
        case .commit: Self.isCommit(text) ? nil : "holds \(quoted(text)), which is no commit's hash"
        case .any: nil
        }
    }

    private static func slugObjection(_ text: String) -> String? {
        guard (try? Slug(text)) != nil else {
            return "holds \(quoted(text)), but a slug may hold only a–z, 0–9 and -"
        }
        guard text.utf8.count <= slugLimit else {
            return "holds \(quoted(text)), but a slug has at most \(slugLimit) characters"
        }
        guard !isReserved(text) else {
            return
                "holds \(quoted(text)), which Windows keeps for a device: no file may be named so"
        }
        return nil
    }

    /// Whether Windows has a device of this name.
    static func isReserved(_ text: String) -> Bool {
        if ["con", "prn", "aux", "nul"].contains(text) { return true }
        guard text.utf8.count == 4, text.hasPrefix("com") || text.hasPrefix("lpt") else {
            return false
        }
        return text.utf8.last.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    }

    private static func nameObjection(_ text: String) -> String? {
        if text.isEmpty { return "holds an empty text, where NULL would say that it is unknown" }
        if text.utf8.count > nameLimit {
            return "holds more than \(nameLimit) bytes, too many for a name"
        }
        if text.unicodeScalars.contains(where: \.isControl) {
            return "holds \(quoted(text)), which has control characters"
        }
        if !text.unicodeScalars.contains(where: \.isVisible) {
            return "holds \(quoted(text)), of which nothing can be seen"
        }
        if text.first?.isWhitespace == true || text.last?.isWhitespace == true {
            return "holds \(quoted(text)), which has spaces around it"
        }
        return nil
    }

    private static func isPath(_ text: String) -> Bool {
        guard !text.isEmpty, text.utf8.count <= nameLimit, text.utf8.allSatisfy(isPathByte) else {
            return false
        }
        return text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && !part.hasPrefix(".")
        }
    }

    private static func isBase(_ text: String) -> Bool {
        guard text.hasPrefix("https://"), text.hasSuffix("/") else { return false }
        return isPath(String(text.dropFirst(8).dropLast()))
    }

    private static func isCommit(_ text: String) -> Bool {
        text.utf8.count <= 64 && text.allSatisfy { "0123456789abcdef".contains($0) }
    }

    private static func isPathByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "."),
            UInt8(ascii: "/"):
            true
        default: byte.isOfSlugs
        }
    }
}

/// A text in a message: without control characters, and not too long.
package func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(60).map { scalar in
        scalar.isControl ? "\u{FFFD}" : String(scalar)
    }
    return "\"\(shown.joined())\(text.unicodeScalars.count > 60 ? "…" : "")\""
}

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
