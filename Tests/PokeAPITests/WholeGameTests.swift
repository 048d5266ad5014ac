import Foundation
import PokedexDomain
import TestSupport
import Testing

@testable import PokeAPI

/// What games have and who came and left, recomputed from the whole content in another way than the
/// program's: from the files of machines, forms and version groups, by slugs.
@Suite(.thorough, .enabled(if: WholeContent.isPresent, Comment(rawValue: WholeContent.comment)))
struct WholeGameTests {
    private let content: WholeContent.Imported
    private let indexes: CatalogIndexes
    private let source: SourceGames
    private let slugs: [Identifier<VersionGroup>: String]

    init() throws {
        content = try WholeContent.imported.get()
        indexes = try Self.indexes.get()
        source = try Self.source.get()
        slugs = Dictionary(
            uniqueKeysWithValues: content.catalog.versionGroups.map { ($0.id, $0.slug.text) })
    }

    /// Made once for all tests.
    private static let indexes = Result {
        CatalogIndexes(try WholeContent.imported.get().catalog)
    }
    private static let source = Result { try SourceGames(WholeContent.imported.get()) }

    private var games: [VersionGroup] { indexes.places.games.inOrder }

    private func game(_ slug: String) throws -> VersionGroup {
        try #require(games.first { $0.slug.text == slug })
    }

    private func contents(_ slug: String) throws -> GameContents {
        GameContents(try game(slug), indexes)
    }

    /// The Pokémon that are not forms taken only in battle.
    private var lasting: Set<String> {
        Set(source.forms.filter { $0.isFirst && !$0.isOfBattle }.map(\.pokemon))
    }

    private func names(_ pokemon: [Pokemon]) -> [String] { pokemon.map(\.slug.text) }

    // MARK: Machines

    @Test(arguments: [
        ("red-blue", 55), ("heartgold-soulsilver", 100), ("black-2-white-2", 101),
        ("sword-shield", 200), ("scarlet-violet", 229),
    ])
    func machinesAreAsInTheSource(slug: String, count: Int) throws {
        let found = try contents(slug).machines.map { machine in
            let label = machine.machine.kind.rawValue + Self.twoDigits(machine.machine.number)
            let move = indexes.entities[machine.move]
            return "\(label) \(move.slug) \(machine.learners ?? -1)"
        }
        let learnsets = source.byMachine.filter { lasting.contains($0.key) }.values
        let expected = try source.machines.filter { $0.game == slug }.map { machine in
            let learners = learnsets.count { $0[slug]?.contains(machine.move) ?? false }
            return "\(machine.item) \(try name(of: machine.move)) \(learners)"
        }
        #expect(found.count == count)
        #expect(Set(found) == Set(expected))
        #expect(found.count == Set(expected).count)
        #expect(!found.contains { $0.hasSuffix(" 0") })
    }

    private static func twoDigits(_ number: Int) -> String {
        (number < 10 ? "0" : "") + String(number)
    }

    private func name(of move: Int) throws -> String {
        try content.json("move/\(move)")["name"].string ?? ""
    }

    @Test func theSourceLacksMostMachinesOfOneGame() throws {
        let slug = "brilliant-diamond-shining-pearl"
        #expect(try contents(slug).machines.count == 17)
        #expect(indexes.places.games.knownMachineCount(of: try game(slug)) == 100)
        #expect(games.count { indexes.places.games.knownMachineCount(of: $0) != nil } == 1)
    }

    @Test func gamesWithoutMachinesAreThoseOfTheSource() {
        let empty = games.filter { GameContents($0, indexes).machines.isEmpty }
        #expect(empty.map(\.slug.text) == ["legends-arceus", "champions"])
        #expect(!source.machines.contains { ["legends-arceus", "champions"].contains($0.game) })
    }

    // MARK: Pokédexes

    @Test func pokedexesOfEveryGameAreAsInTheSource() throws {
        var differences = Differences()
        for game in games {
            let groups = source.groups.filter { source.main(of: $0) == game.slug.text }
            let expected = try groups.flatMap { try pokedexes(of: $0) }
                .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
            let found = GameContents(game, indexes).pokedexes
            differences.compare(game.slug.text, found.map(\.slug.text), expected)
            for pokedex in found {
                let json = try content.json("pokedex/\(pokedex.id.rawValue)")
                differences.compare(
                    pokedex.slug.text,
                    pokedex.entries.map {
                        "\($0.number) \(indexes.entities[$0.species].slug)"
                    },
                    json["pokemon_entries"].array.map {
                        let species = $0["pokemon_species"]["name"].string ?? "?"
                        return "\($0["entry_number"].int ?? -1) \(species)"
                    })
            }
        }
        #expect(differences.found == [])
        #expect(
            games.filter { GameContents($0, indexes).pokedexes.isEmpty }.map(\.slug.text)
                == ["colosseum", "xd"])
    }

    private func pokedexes(of group: String) throws -> [String] {
        try content.json("version-group/\(source.number(of: group))")["pokedexes"].array
            .compactMap { $0["name"].string }
    }

    // MARK: Who is new

    @Test func whoIsNewInEveryGameIsAsInTheSource() throws {
        var differences = Differences()
        for game in games {
            let contents = GameContents(game, indexes)
            // The source dates generation I by Japan's Red and Green; elsewhere it came with Red and Blue.
            let first = game.slug.text == "red-blue" ? "red-green-japan" : game.slug.text
            let own = source.forms.filter { $0.isFirst && source.main(of: $0.group) == first }
            for (found, isSpecies) in [(contents.newSpecies, true), (contents.newForms, false)] {
                let expected = try own.filter { try source.isDefault($0.pokemon) == isSpecies }
                differences.compare(
                    "\(game.slug) \(isSpecies ? "species" : "forms")", names(found).sorted(),
                    expected.map(\.pokemon).sorted())
                #expect(found.map(\.species) == found.map(\.species).sorted(), "\(game.slug)")
            }
        }
        #expect(differences.found == [])
    }

    @Test(arguments: [
        ("red-green-japan", 151), ("red-blue", 151), ("yellow", 0), ("gold-silver", 100),
        ("ruby-sapphire", 135), ("diamond-pearl", 107), ("black-white", 156), ("x-y", 72),
        ("scarlet-violet", 120),
    ])
    func bringsAsManySpeciesAsIsKnown(slug: String, count: Int) throws {
        #expect(try contents(slug).newSpecies.count == count)
    }

    // MARK: Who came, returned and left

    @Test(arguments: [
        ("scarlet-violet", "sword-shield"), ("legends-za", "scarlet-violet"),
        ("emerald", "ruby-sapphire"), ("gold-silver", "yellow"),
    ])
    func whoCameReturnedAndLeftIsAsInTheSource(slug: String, before: String) throws {
        let comparison = try #require(GameComparison(try game(slug), indexes))
        #expect(comparison.before.slug.text == before)
        let now = source.roster(of: slug).intersection(lasting)
        let then = source.roster(of: before).intersection(lasting)
        let earlier = source.games.prefix { $0 != slug }.reduce(into: Set<String>()) {
            $0.formUnion(source.roster(of: $1))
        }
        let added = now.subtracting(then)
        #expect(Set(names(comparison.came)) == added.subtracting(earlier))
        #expect(Set(names(comparison.returned)) == added.intersection(earlier))
        #expect(Set(names(comparison.left)) == then.subtracting(now))
        for list in [comparison.came, comparison.returned, comparison.left] {
            #expect(list.map(\.species) == list.map(\.species).sorted())
            #expect(Set(list.map(\.id)).count == list.count)
        }
    }

    @Test func everyGameHasAYear() {
        #expect(indexes.catalog.versionGroups.filter { $0.year == nil }.map(\.slug.text) == [])
        let years = indexes.places.games.inOrder.compactMap(\.year)
        #expect(years == years.sorted())
    }

    @Test func everyGameIsComparedWithTheLastOfTheMainLine() throws {
        let beside: Set = [
            "colosseum", "firered-leafgreen", "xd", "lets-go-pikachu-lets-go-eevee",
            "brilliant-diamond-shining-pearl",
            "legends-arceus", "legends-za", "champions",
        ]
        // The source's order has Emerald before two games that are older.
        let older = ["colosseum", "firered-leafgreen"]
        var games = source.games.filter { !older.contains($0) }
        games.insert(contentsOf: older, at: try #require(games.firstIndex(of: "emerald")))
        #expect(indexes.places.games.inOrder.map(\.slug.text) == games)
        for (place, slug) in games.enumerated() {
            let expected = games.prefix(place).last { !beside.contains($0) }
            let compared = indexes.places.games.compared(with: try game(slug))
            #expect(compared?.slug.text == expected, "\(slug)")
        }
    }
}
