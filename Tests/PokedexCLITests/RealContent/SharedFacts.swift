import Foundation
import PokedexDomain
import TestSupport
import Testing

/// Facts of other sources, compared with PokéAPI's. They lie beside the project, not in it; without them the
/// tests that compare with them are skipped.
enum SharedFacts {
    static let isPresent = FileManager.default.fileExists(
        atPath: folder.appendingPathComponent("README.md").path)

    /// Why a test was skipped.
    static let comment: Comment =
        "../shared/facts is not there: no facts are compared with those of other sources"

    private static let folder = ProjectFiles.folder.deletingLastPathComponent()
        .appendingPathComponent("shared/facts")

    /// How many rows of a file `make test` compares; `make test-all` compares all.
    private static let count = 300

    /// A row of a file, by the columns that the file's first line names.
    struct Row: Sendable {
        fileprivate let cells: [String: String]

        /// A cell; empty where the file says nothing.
        subscript(column: String) -> String { cells[column] ?? "" }

        /// What names the row: cells of the form `pokemon=geodude;version=gold`.
        var key: Row {
            Row(
                cells: self["key"].split(separator: ";").reduce(into: [:]) { parts, part in
                    let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
                    if sides.count == 2 { parts[sides[0]] = sides[1] }
                })
        }

        var text: String { cells.sorted { $0.key < $1.key }.map(\.value).joined(separator: " | ") }
    }

    /// Rows of a file; the same ones each time.
    static func rows(
        of name: String, where isCompared: (Row) -> Bool = { _ in true }
    ) throws -> [Row] {
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        let lines = text.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        let columns = try #require(lines.first)
        let rows = lines.dropFirst().map { line in
            Row(cells: Dictionary(uniqueKeysWithValues: zip(columns, line)))
        }
        .filter(isCompared)
        guard !isThorough, rows.count > count else { return rows }
        var numbers = SeededNumbers(seed: 38)
        return Array(rows.shuffled(using: &numbers).prefix(count))
    }
}

/// The facts that are shown, by slug.
struct FactsBySlug {
    let indexes: CatalogIndexes
    let pokemon: [String: Pokemon]
    let species: [String: Species]
    let moves: [String: Move]
    let games: [String: VersionGroup]
    let versions: [String: GameVersion]
    let methods: [String: LearnMethod]
    let items: [String: Item]

    var index: CatalogIndex { indexes.entities }

    init(_ indexes: CatalogIndexes) {
        self.indexes = indexes
        let catalog = indexes.catalog
        pokemon = catalog.pokemon.reduce(into: [:]) { $0[$1.slug.text] = $1 }
        species = catalog.species.reduce(into: [:]) { $0[$1.slug.text] = $1 }
        moves = catalog.moves.reduce(into: [:]) { $0[$1.slug.text] = $1 }
        games = catalog.versionGroups.reduce(into: [:]) { $0[$1.slug.text] = $1 }
        versions = catalog.versions.reduce(into: [:]) { $0[$1.slug.text] = $1 }
        methods = catalog.learnMethods.reduce(into: [:]) { $0[$1.slug.text] = $1 }
        items = catalog.items.reduce(into: [:]) { $0[$1.slug.text] = $1 }
    }

    /// The game of a slug, which can be that of a version.
    func game(_ slug: String) -> VersionGroup? {
        games[slug] ?? versions[slug].map { index[$0.versionGroup] }
    }

    /// The Pokémon of a slug; that of a species is its default one.
    func pokemon(_ slug: String) throws -> Pokemon {
        let found = pokemon[slug] ?? species[slug].map { index.defaultPokemon(of: $0.id) }
        return try #require(found, "\(slug)")
    }

    /// A value that a Pokémon has for those who catch and defeat it, in a game.
    func training(
        _ value: KeyPath<TrainingValues, Int?>, of pokemon: Pokemon, in game: VersionGroup
    ) -> Int? {
        indexes.games.history.value(
            value, of: pokemon, in: game, today: today(of: pokemon)[keyPath: value])
    }

    func today(of pokemon: Pokemon) -> TrainingValues {
        let species = index[pokemon.species]
        return TrainingValues(
            captureRate: species.captureRate, baseHappiness: species.baseHappiness,
            baseExperience: pokemon.baseExperience)
    }

    /// Whether a Pokémon has a row for a move in its own learnset.
    ///
    /// - Parameter level: any if it is `nil`.
    func learns(
        _ move: String, _ pokemon: Pokemon, by method: String, at level: Int?, in game: String,
        own: Bool
    ) -> Bool {
        guard let move = moves[move], let method = methods[method], let game = games[game] else {
            return false
        }
        let learnset =
            own
            ? index.learnset(of: pokemon.id) : indexes.battleForms.effectiveLearnset(of: pokemon)
        return learnset.entries(in: game.id).contains {
            $0.move == move.id && $0.method == method.id && (level ?? $0.level) == $0.level
        }
    }

    /// How many of a hundred of a Pokémon hold an item in a version, by the item's slug.
    func heldItems(of pokemon: Pokemon, in version: GameVersion) -> [String: Int] {
        pokemon.heldItems.filter { $0.versions.contains(version.id) }.reduce(into: [:]) {
            $0[index[$1.item].slug.text] = $1.chance
        }
    }
}
