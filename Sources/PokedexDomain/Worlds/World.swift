/// A world of the owner of the site, such as one of a game with maps of its own.
package struct World: Hashable, Sendable, Identified {
    package static let noun = "world"
    /// `worlds/spots.json` has the spots of no world.
    package static let reservedIDs: Set<String> = ["spots"]

    package let id: ContentID<World>
    package var name: String?
    /// What the game makes the world from, as typed.
    package var seed: String?
    /// May have several lines.
    package var comment: String?
    /// The language of the texts, as a BCP 47 tag.
    package var language: String?
    package var createdAt: Moment?
    package var updatedAt: Moment?

    package init(id: ContentID<World>) { self.id = id }

    /// The texts, in the order of files and of help.
    package static let texts = [
        TextField(name: "name", path: \World.name, rule: .name, summary: "its name"),
        TextField(
            name: "seed", path: \World.seed, rule: .line(200), summary: "the seed of the world"),
        TextField(
            name: "comment", path: \World.comment, rule: .comment,
            summary: "a comment, which may have several lines"),
        TextField(
            name: "language", path: \World.language, rule: .language,
            summary: "the language of the texts, such as en or ja"),
    ]
}

/// A place in a world, or in none.
package struct Spot: Hashable, Sendable, Identified {
    package static let noun = "spot"
    package static let reservedIDs: Set<String> = []

    package let id: ContentID<Spot>
    /// `nil` for a spot without a world.
    package var world: ContentID<World>?
    package var name: String?
    /// To the east, as typed; need not be a number.
    package var x: String?
    /// Upwards, as typed; need not be a number.
    package var y: String?
    /// To the south, as typed; need not be a number.
    package var z: String?
    /// May have several lines.
    package var comment: String?
    /// The name of a file, without a folder.
    package var image: String?
    /// The Pokémon seen there, each once.
    package var pokemon: [Slug] = []
    package var createdAt: Moment?
    package var updatedAt: Moment?

    package init(id: ContentID<Spot>, world: ContentID<World>? = nil) {
        (self.id, self.world) = (id, world)
    }

    /// The texts, in the order of files and of help.
    package static let texts = [
        TextField(name: "name", path: \Spot.name, rule: .name, summary: "its name"),
        TextField(name: "x", path: \Spot.x, rule: .line(40), summary: "its coordinate to the east"),
        TextField(name: "y", path: \Spot.y, rule: .line(40), summary: "its height"),
        TextField(
            name: "z", path: \Spot.z, rule: .line(40), summary: "its coordinate to the south"),
        TextField(
            name: "comment", path: \Spot.comment, rule: .comment,
            summary: "a comment, which may have several lines"),
    ]

    /// How many Pokémon a spot may name.
    package static let pokemonLimit = 200
}

/// A record with dates: an entity that people add and change.
package protocol DatedEntity: Identified, Equatable {
    var createdAt: Moment? { get set }
    var updatedAt: Moment? { get set }
    var id: ContentID<Self> { get }
    /// The texts, in the order of files and of help.
    static var texts: [TextField<Self>] { get }
}

extension World: DatedEntity {}
extension Spot: DatedEntity {}

/// A text of an entity: its name in files and options, and what it may contain.
package struct TextField<Entity>: Sendable {
    package let name: String
    package let path: WritableKeyPath<Entity, String?> & Sendable
    package let rule: ContentTextRule
    /// What it is, for help.
    package let summary: String
}

/// What a text of a world or spot may contain.
package enum ContentTextRule: Hashable, Sendable {
    /// One line with something to see.
    case name
    /// One line of at most so many characters.
    case line(Int)
    /// Several lines.
    case comment
    /// A language tag (BCP 47).
    case language

    /// The most characters (Unicode scalars) of a text.
    package var limit: Int {
        switch self {
        case .name: 200
        case .line(let limit): limit
        case .comment: 10_000
        case .language: 35
        }
    }

    /// What is wrong with a text and what to do; `nil` if nothing is.
    package func objection(to text: String) -> String? {
        let scalars = text.unicodeScalars
        if scalars.count > limit {
            return "has \(scalars.count) characters; at most \(limit) are allowed: shorten it"
        }
        if let control = unexpectedControl(in: text) {
            let code = String(control.value, radix: 16, uppercase: true)
            let padded = String(repeating: "0", count: max(0, 4 - code.utf8.count)) + code
            let exception = self == .comment ? " other than line breaks" : ""
            return "has the control character U+\(padded); remove control characters\(exception)"
        }
        if !scalars.contains(where: \.isVisible) {
            return "has nothing that can be seen; write something, or leave it out"
        }
        return self == .language && !Self.isLanguageTag(text)
            ? "is \(quoted(text)), which is not a language tag such as en, ja or pt-BR" : nil
    }

    private func unexpectedControl(in text: String) -> Unicode.Scalar? {
        let checked = self == .comment ? text.filter { $0 != "\n" && $0 != "\r\n" } : text
        return checked.unicodeScalars.first(where: \.isControl)
    }

    /// Whether a text has the shape of a tag: a language of 2 to 8 letters, then parts of 1 to 8
    /// letters and digits.
    private static func isLanguageTag(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let language = parts.first, (2...8).contains(language.utf8.count),
            language.allSatisfy({ $0.isASCII && $0.isLetter })
        else { return false }
        return parts.dropFirst().allSatisfy { part in
            (1...8).contains(part.utf8.count)
                && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
    }
}
