import Diagnostics

/// A number that names one entity of a kind: PokéAPI's `id`, which never changes.
///
/// The kind is part of the type, so that a move's number cannot stand where a Pokémon's belongs.
package struct Identifier<Entity>: Hashable, Comparable, Sendable {
    /// In half the space, as a catalog holds some millions.
    @usableFromInline let number: Int32

    /// The number itself; 1 or more, 0 and -1 only for a move without or of unknown ailment.
    @inlinable package var rawValue: Int { Int(number) }

    /// - Parameter rawValue: one that 32 bits cannot hold becomes the nearest that they can, which no catalog
    ///   has.
    @inlinable package init(_ rawValue: Int) { number = Int32(clamping: rawValue) }

    @inlinable package static func < (first: Self, second: Self) -> Bool {
        first.number < second.number
    }
}

/// An entity's name in addresses: a–z, 0–9 and `-`, never empty. PokéAPI's `name`.
package struct Slug: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The text as it stands in an address.
    package let text: String

    /// Takes a text as a slug.
    ///
    /// - Throws: `DiagnosticError` when the text is empty or holds anything but a–z, 0–9 and `-`.
    package init(_ text: String) throws(DiagnosticError) {
        guard !text.isEmpty, text.utf8.allSatisfy(\.isOfSlugs) else {
            throw DiagnosticError(
                "\"\(text)\" is no slug: only a–z, 0–9 and - may stand in an address")
        }
        self.text = text
    }

    /// Joins two slugs with a hyphen: `ground-dragon`.
    package init(_ first: Self, _ second: Self) { text = "\(first)-\(second)" }

    package var description: String { text }

    /// Orders by the text's bytes.
    package static func < (first: Self, second: Self) -> Bool { first.text < second.text }
}

extension UInt8 {
    /// Whether it is one of a–z, 0–9 and `-`.
    var isOfSlugs: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }
}

/// The ranges that facts must lie in, each declared beside the entity that has the fact; the schema's
/// checks say the same.
package enum FactRange {
    /// Numbers of entities.
    package static let identifier = 1...1_000_000
    /// The first number of added records, such as species. Tables with a smaller range have their own, as
    /// `FactTable.addedNumbers` says.
    package static let firstAdded = 900_000
    /// Numbers of words: 0 is the category "damage" and the ailment "none", -1 an unknown ailment.
    package static let wordIdentifier = -1...1_000_000
    /// Numbers of version groups and learn methods, which learnsets keep in a byte.
    package static let smallIdentifier = 1...255
    /// Numbers of moves, which learnsets keep in two bytes.
    package static let moveIdentifier = 1...65_535
}
