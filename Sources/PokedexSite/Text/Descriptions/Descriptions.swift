import JSON
import PokedexDomain

/// What moves and abilities do, as far as it is told in words of our own: the two lists in
/// `content/descriptions/`.
public struct Descriptions: Sendable {
    /// Where the description of each move comes from, by slug. A move that is not listed is composed
    /// from its facts.
    public let moves: [String: MoveDescription]
    /// The description of each ability, by slug.
    public let abilities: [String: OwnText]

    /// The files, below the folder of the site's content.
    public static let files = (
        moves: "descriptions/moves.json", abilities: "descriptions/abilities.json"
    )

    /// Reads the two lists.
    ///
    /// - Parameters:
    ///   - moves: the bytes of `moves.json`.
    ///   - abilities: the bytes of `abilities.json`.
    ///   - folder: the content's folder, shown in messages.
    /// - Throws: `JSONError` when one is not JSON, has a slug twice or something that is no slug,
    ///   lacks a text that it needs, or has one that is empty, too long or not one line.
    public init(moves: [UInt8], abilities: [UInt8], folder: String) throws(JSONError) {
        let moves = try JSONText(moves, path: "\(folder)/\(Self.files.moves)")
        let abilities = try JSONText(abilities, path: "\(folder)/\(Self.files.abilities)")
        self.moves = try moves.descriptions { text, node throws(JSONError) in
            try text.moveDescription(node)
        }
        self.abilities = try abilities.descriptions { text, node throws(JSONError) in
            try text.ownText(node)
        }
    }
}

extension Descriptions {
    /// Where the lists and a catalog part: slugs, each list sorted.
    public struct Gaps: Hashable, Sendable {
        /// The moves that are in no list.
        public let moves: [String]
        /// The abilities of the main games that are in no list.
        public let abilities: [String]
        /// What is listed as a move but is none of the catalog's.
        public let unknownMoves: [String]
        /// What is listed as an ability but is none of the catalog's.
        public let unknownAbilities: [String]
    }

    /// Compares the lists with a catalog.
    public func gaps(in catalog: Catalog) -> Gaps {
        let moves = Set(catalog.moves.map(\.slug.text))
        let abilities = Set(catalog.abilities.map(\.slug.text))
        let main = Set(catalog.abilities.filter(\.isMainSeries).map(\.slug.text))
        return Gaps(
            moves: moves.subtracting(self.moves.keys).sorted(),
            abilities: main.subtracting(self.abilities.keys).sorted(),
            unknownMoves: Set(self.moves.keys).subtracting(moves).sorted(),
            unknownAbilities: Set(self.abilities.keys).subtracting(abilities).sorted())
    }
}
