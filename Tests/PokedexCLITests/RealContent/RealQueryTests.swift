import Foundation
import PokedexDomain
import PokedexQuery
import TestSupport
import Testing

@testable import PokedexSite

/// Queries over the committed database: the table that all readers of the language share, and a
/// comparison with the learnsets themselves.
///
/// Skipped where `content/pokedex.sqlite` is not there.
@Suite(.enabled("content/pokedex.sqlite is not there") { RealSite.exists })
struct RealQueryTests {
    /// A case of `Tests/Queries/cases.json`.
    private struct Case: Decodable {
        struct Hits: Decodable, Equatable {
            let count: Int
            let first: [String]
            let last: String?
        }

        struct Mistake: Decodable, Equatable {
            let kind: String
            let start: Int
            let length: Int
            let nearest: [String]?
        }

        let query: String
        let canonical: String
        let language: String?
        let hits: Hits?
        let errors: [Mistake]?
    }

    private static let table = "Tests/Queries/cases.json"

    @Test(.enabled("Tests/Queries/cases.json is not there") { ProjectFiles.exists(table) })
    func agreesWithTheSharedTable() throws {
        let cases = try JSONDecoder().decode(
            [Case].self, from: Data(ProjectFiles.bytes(of: Self.table)))
        let search = try RealSite.search()
        #expect(!cases.isEmpty)
        for one in cases {
            let language = Language(rawValue: one.language ?? "en") ?? .english
            let answer = search.find(one.query, in: language)
            #expect(answer.query == one.canonical, "\(one.query)")
            #expect(mistakes(answer) == one.errors ?? [], "\(one.query)")
            let hits = Case.Hits(
                count: answer.hits.count, first: answer.hits.prefix(5).map(\.slug.text),
                last: answer.hits.last?.slug.text)
            if let expected = one.hits { #expect(hits == expected, "\(one.query)") }
        }
    }

    private func mistakes(_ answer: PokemonSearch.Answer) -> [Case.Mistake] {
        answer.mistakes.map { mistake in
            let isUnknown = ["unknown-key", "unknown-value"].contains(mistake.name)
            return Case.Mistake(
                kind: mistake.name, start: mistake.range.lowerBound, length: mistake.range.count,
                nearest: isUnknown ? mistake.nearest : nil)
        }
    }

    @Test(.enabled("Tests/Queries/cases.json is not there") { ProjectFiles.exists(table) })
    func readsEveryCanonicalFormAsItself() throws {
        let cases = try JSONDecoder().decode(
            [Case].self, from: Data(ProjectFiles.bytes(of: Self.table)))
        let reader = QueryReader(try RealSite.search().vocabulary)
        for one in cases {
            let reading = reader.readCanonical(one.canonical)
            #expect(reading.query.text == one.canonical, "\(one.query)")
            #expect(reading.mistakes == [], "\(one.query)")
        }
    }

    /// A case of `Tests/Queries/ways.json`.
    private struct WayCase: Decodable {
        struct Learned: Decodable, Equatable {
            let move: String
            let game: String
            let ways: [Way]
        }

        struct Way: Decodable, Equatable {
            let method: String
            let level: Int?
            let machines: [String]?
            let from: String?
        }

        let query: String
        let pokemon: String
        let moves: [Learned]
    }

    /// What `find --json` writes, as far as it is about moves.
    private struct WrittenAnswer: Decodable {
        struct Hit: Decodable {
            let slug: String
            let moves: [WayCase.Learned]?
        }

        let hits: [Hit]
    }

    private static let ways = "Tests/Queries/ways.json"

    @Test(.enabled("Tests/Queries/ways.json is not there") { ProjectFiles.exists(ways) })
    func saysHowMovesAreLearnedAsTheSharedTableDoes() throws {
        let decoder = JSONDecoder()
        let cases = try decoder.decode(
            [WayCase].self, from: Data(ProjectFiles.bytes(of: Self.ways)))
        let search = try RealSite.search()
        #expect(!cases.isEmpty)
        for one in cases {
            let answer = try decoder.decode(
                WrittenAnswer.self, from: Data(search.find(one.query, in: .english).json))
            let hit = try #require(answer.hits.first { $0.slug == one.pokemon }, "\(one.query)")
            #expect(hit.moves == one.moves, "\(one.query)")
        }
    }

    @Test func agreesWithTheEncounters() throws {
        let search = try RealSite.search()
        let catalog = try RealSite.sites().indexes.catalog
        let groups = Dictionary(
            uniqueKeysWithValues: catalog.versionGroups.map { ($0.id, $0.slug.text) })
        let games = Dictionary(
            uniqueKeysWithValues: catalog.versions.map { version in
                let group = groups[version.versionGroup] ?? ""
                return (version.id, gamesOfAddOns[group] ?? group)
            })
        let places = catalog.locations.filter { place in
            let areas = Set(place.areas.map(\.id))
            return catalog.pokemon.contains { $0.encounters.contains { areas.contains($0.area) } }
        }
        #expect(places.count > 600)
        var numbers = SeededNumbers(seed: 251)
        let isThorough = ProcessInfo.processInfo.environment["TEST_ALL"] != nil
        for place in places.shuffled(using: &numbers).prefix(isThorough ? places.count : 40) {
            let areas = Set(place.areas.map(\.id))
            /// The games in which each Pokémon is met there.
            let met = catalog.pokemon.reduce(into: [Slug: Set<String>]()) { met, pokemon in
                let there = pokemon.encounters.filter { areas.contains($0.area) }
                let found = Set(there.flatMap(\.versions).compactMap { games[$0] })
                if !found.isEmpty { met[pokemon.slug] = found }
            }
            let all = search.find("place:\(place.slug)", in: .english)
            #expect(
                all.mistakes == [] && Set(all.hits.map(\.slug)) == Set(met.keys), "\(place.slug)")
            let game = try #require(
                Set(met.values.joined()).sorted().randomElement(using: &numbers))
            // Games in which nothing is learned have no name in queries.
            let inGame = search.find("game:\(game)", in: .english)
            guard inGame.mistakes.isEmpty else { continue }
            let expected = Set(met.filter { $0.value.contains(game) }.keys)
                .intersection(inGame.hits.map(\.slug))
            let found = search.find("place:\(place.slug) game:\(game)", in: .english)
            #expect(Set(found.hits.map(\.slug)) == expected, "\(place.slug) in \(game)")
        }
    }

    @Test func agreesWithTheLearnsets() throws {
        let search = try RealSite.search()
        let index = try RealSite.sites().indexes.entities
        let catalog = index.catalog
        let scan = MoveScan(index)
        var numbers = SeededNumbers(seed: 25)
        let isThorough = ProcessInfo.processInfo.environment["TEST_ALL"] != nil
        for _ in 0..<(isThorough ? 100 : 20) {
            let move = try #require(catalog.moves.randomElement(using: &numbers))
            let games = catalog.versionGroups.shuffled(using: &numbers)
                .prefix(Int.random(in: 0...2, using: &numbers))
            let methods = catalog.learnMethods.shuffled(using: &numbers)
                .prefix(Int.random(in: 0...2, using: &numbers))
            // Games and methods in which nothing is learned have no name in queries.
            let known = { (key: String, slugs: [String]) in
                slugs.filter { slug in
                    search.find("\(key):\(slug)", in: .english).mistakes.isEmpty
                }
            }
            let gameSlugs = known("game", games.map(\.slug.text))
            let methodSlugs = known("method", methods.map(\.slug.text))
            var query = "move:\(move.slug)"
            if !gameSlugs.isEmpty { query += " game:\(gameSlugs.joined(separator: "|"))" }
            if !methodSlugs.isEmpty { query += " method:\(methodSlugs.joined(separator: "|"))" }
            let wanted = (
                games: catalog.versionGroups.filter {
                    gameSlugs.isEmpty || gameSlugs.contains($0.slug.text)
                },
                methods: catalog.learnMethods.filter {
                    methodSlugs.isEmpty || methodSlugs.contains($0.slug.text)
                }
            )
            let expected = catalog.pokemon.filter {
                scan.canHave(
                    move.id, $0.id, games: wanted.games.map(\.id),
                    methods: wanted.methods.map(\.id))
            }
            let found = search.find(query, in: .english).hits.map(\.slug)
            #expect(Set(found) == Set(expected.map(\.slug)), "\(query)")
        }
    }
}
