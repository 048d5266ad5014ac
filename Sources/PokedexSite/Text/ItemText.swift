import PokedexDomain

/// A finished text in which items are named, so that pages can link their names: "Use a Thunder Stone".
package struct ItemText: Hashable, Sendable {
    struct Part: Hashable, Sendable {
        var text: String
        /// The item that the part names; `nil` for all other parts.
        var item: Identifier<Item>?
    }

    private(set) var parts: [Part]

    /// Takes a text in which names of items are ``mark(_:_:)``ed.
    package init(_ marked: String) {
        parts = marked.split(separator: Self.border).map { part in
            let pieces = part.split(separator: Self.colon, maxSplits: 1)
            guard pieces.count == 2, let number = Int(pieces[0]) else {
                return Part(text: String(part))
            }
            return Part(text: String(pieces[1]), item: Identifier(number))
        }
    }

    /// The text without marks.
    package var text: String { parts.map(\.text).joined() }

    /// The text with marks, to be put into a longer one.
    package var marked: String {
        parts.map { part in part.item.map { Self.mark($0, part.text) } ?? part.text }.joined()
    }

    /// The text with a capital letter at its beginning.
    var capitalized: ItemText {
        var copy = self
        guard let first = copy.parts.first?.text.first else { return self }
        copy.parts[0].text = first.uppercased() + copy.parts[0].text.dropFirst()
        return copy
    }

    // No text has these signs: they are control characters.
    private static let border: Character = "\u{1}"
    private static let colon: Character = "\u{2}"

    /// An item's name, which a longer text can be filled with.
    package static func mark(_ item: Identifier<Item>, _ name: String) -> String {
        "\(border)\(item.rawValue)\(colon)\(name)\(border)"
    }
}
