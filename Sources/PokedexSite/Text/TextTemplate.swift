/// A text with placeholders `{name}`, taken apart once and filled often.
package struct TextTemplate: Hashable, Sendable {
    private enum Piece: Hashable, Sendable {
        case text(String)
        case placeholder(String)

        var placeholder: String? { if case .placeholder(let name) = self { name } else { nil } }
    }

    private let pieces: [Piece]
    package let placeholders: Set<String>

    /// Takes a text apart; `nil` when a brace belongs to no placeholder. A placeholder's name is
    /// made of a–z, 0–9 and `-`.
    package init?(_ text: String) {
        var pieces: [Piece] = []
        var rest = text[...]
        while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            let after = rest[brace...].dropFirst()
            guard rest[brace] == "{", let end = after.firstIndex(of: "}"),
                Self.isName(after[..<end])
            else { return nil }
            if brace > rest.startIndex { pieces.append(.text(String(rest[..<brace]))) }
            pieces.append(.placeholder(String(after[..<end])))
            rest = after[end...].dropFirst()
        }
        if !rest.isEmpty { pieces.append(.text(String(rest))) }
        self.pieces = pieces
        placeholders = Set(pieces.compactMap(\.placeholder))
    }

    /// The text with each placeholder replaced by the value of its name.
    package func filled(_ value: (String) -> String) -> String {
        var result = ""
        for piece in pieces {
            switch piece {
            case .text(let text): result += text
            case .placeholder(let name): result += value(name)
            }
        }
        return result
    }

    /// The text with each placeholder replaced; `nil` when `values` lacks one of them.
    package func filled(with values: [String: String]) -> String? {
        filledIfComplete { values[$0] }
    }

    /// The text with each placeholder replaced; `nil` when `values` lacks one of them. They are
    /// searched one by one: no text has many.
    package func filled(with values: KeyValuePairs<String, String>) -> String? {
        filledIfComplete { name in values.first { $0.key == name }?.value }
    }

    private func filledIfComplete(_ value: (String) -> String?) -> String? {
        var isComplete = true
        let text = filled { name in
            guard let value = value(name) else {
                isComplete = false
                return ""
            }
            return value
        }
        return isComplete ? text : nil
    }

    private static func isName(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy(isAllowedInName)
    }

    static func isAllowedInName(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
}
