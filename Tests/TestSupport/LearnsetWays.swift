import Foundation
import PokedexDomain

/// Who learns which moves in the games of a version group, as the files for browsers tell it.
package struct LearnsetWays: Equatable {
    /// The version group's slug; `nil` where all games are told together.
    package let versionGroup: String?
    /// By learn method's slug; each way is a number of move, Pokémon and level, sorted.
    package let ways: [String: [Int]]

    /// Reads `learnsets/{version-group}.json`.
    ///
    /// - Throws: `DecodingError`, or ``SampleError`` when its columns do not fit together.
    package init(json: [UInt8]) throws {
        let file = try JSONDecoder().decode(File.self, from: Data(json))
        versionGroup = file.versionGroup
        ways = try file.methods.mapValues { try $0.ways }
    }

    /// What a catalog says of the games of a version group; forms taken only in battle have their
    /// base's moves.
    package init(of versionGroup: VersionGroup, in indexes: CatalogIndexes) {
        let (index, battleForms) = (indexes.entities, indexes.battleForms)
        let slugs = Dictionary(
            uniqueKeysWithValues: index.catalog.learnMethods.map { ($0.id, $0.slug.text) })
        var ways: [Identifier<LearnMethod>: [Int]] = [:]
        for (place, pokemon) in index.catalog.pokemon.enumerated() {
            for entry in battleForms.effectiveLearnset(of: pokemon).entries
            where entry.versionGroup == versionGroup.id {
                ways[entry.method, default: []].append(
                    Self.way(index.position(of: entry.move), place, entry.level))
            }
        }
        self.versionGroup = versionGroup.slug.text
        self.ways = Dictionary(
            uniqueKeysWithValues: ways.map { (slugs[$0] ?? "", $1.sorted()) })
    }

    private struct File: Decodable {
        let versionGroup: String
        let methods: [String: Columns]

        enum CodingKeys: String, CodingKey {
            case versionGroup = "version-group"
            case methods
        }
    }

    private struct Columns: Decodable {
        let moves: [Int]
        let pokemon: [[Int]]
        let levels: [[Int]]?

        var ways: [Int] {
            get throws {
                let levels = levels ?? pokemon.map { $0.map { _ in 0 } }
                guard moves.count == pokemon.count, levels.map(\.count) == pokemon.map(\.count)
                else { throw SampleError("the columns of a method differ in length") }
                return moves.indices.flatMap { row in
                    zip(LearnsetWays.sums(pokemon[row]), levels[row]).map {
                        LearnsetWays.way(moves[row], $0, $1)
                    }
                }.sorted()
            }
        }
    }

    private static func way(_ move: Int, _ pokemon: Int, _ level: Int) -> Int {
        (move << 16 | pokemon) << 8 | level
    }

    /// Turns a first number and the steps after it into the numbers.
    package static func sums(_ steps: [Int]) -> [Int] {
        var sum = 0
        return steps.map { step in
            sum += step
            return sum
        }
    }
}

/// Who learns which moves in any game: `learnsets/any.json`.
package struct AnyLearnset: Decodable {
    private let moves: [Int]
    private let pokemon: [[Int]]

    /// Reads the file.
    ///
    /// - Throws: `DecodingError`.
    package init(json: [UInt8]) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(json))
    }

    /// The places of the Pokémon that learn each move, by the move's place.
    package var learners: [Int: [Int]] {
        Dictionary(uniqueKeysWithValues: zip(moves, pokemon.map(LearnsetWays.sums)))
    }

    /// What a catalog says.
    package static func learners(in indexes: CatalogIndexes) -> [Int: [Int]] {
        let (index, battleForms) = (indexes.entities, indexes.battleForms)
        var learners: [Int: [Int]] = [:]
        for (place, pokemon) in index.catalog.pokemon.enumerated() {
            let entries = battleForms.effectiveLearnset(of: pokemon).entries
            for move in Set(entries.map(\.move)) {
                learners[index.position(of: move), default: []].append(place)
            }
        }
        return learners
    }
}
