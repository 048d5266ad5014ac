/// A number that names one entity of a kind: PokéAPI's `id`, which never changes.
///
/// The kind is part of the type, so that a move's number cannot stand where a Pokémon's belongs.
package struct Identifier<Entity>: Hashable, Comparable, Sendable {
    /// The number itself; 1 or more, 0 and -1 only for a move without or of unknown ailment.
    package let rawValue: Int

    /// Names the entity of this number.
    package init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Orders by number.
    package static func < (first: Self, second: Self) -> Bool {
        first.rawValue < second.rawValue
    }
}

/// An entity's name in addresses: a–z, 0–9 and `-`, never empty. PokéAPI's `name`.
package struct Slug: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The text as it stands in an address.
    package let text: String

    /// Takes a text as a slug.
    ///
    /// - Throws: ``InvalidSlug`` when the text is empty or holds anything but a–z, 0–9 and `-`.
    package init(_ text: String) throws(InvalidSlug) {
        guard !text.isEmpty, text.utf8.allSatisfy(Self.isAllowed) else {
            throw InvalidSlug(text: text)
        }
        self.text = text
    }

    /// Joins two slugs with a hyphen: `ground-dragon`.
    package init(_ first: Self, _ second: Self) {
        text = "\(first)-\(second)"
    }

    /// The text.
    package var description: String { text }

    /// Orders by the text's bytes.
    package static func < (first: Self, second: Self) -> Bool {
        first.text < second.text
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"):
            true
        default:
            false
        }
    }
}

/// A text that cannot be a slug.
package struct InvalidSlug: Error, Hashable, CustomStringConvertible {
    /// The text that was refused.
    package let text: String

    /// Says which text was refused and what a slug may hold.
    package var description: String {
        "\"\(text)\" is no slug: only a–z, 0–9 and - may stand in an address"
    }
}
