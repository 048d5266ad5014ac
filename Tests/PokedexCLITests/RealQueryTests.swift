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
                kind: mistake.name, start: mistake.place.lowerBound, length: mistake.place.count,
                nearest: isUnknown ? mistake.nearest : nil)
        }
    }

    @Test(.enabled("Tests/Queries/cases.json is not there") { ProjectFiles.exists(table) })
    func readsEveryCanonicalFormAsItself() throws {
        let cases = try JSONDecoder().decode(
            [Case].self, from: Data(ProjectFiles.bytes(of: Self.table)))
        let reader = QueryReader(try RealSite.search().vocabulary)
        for one in cases {
            let reading = reader.read(one.canonical)
            #expect(QueryWriter.text(of: reading.query) == one.canonical, "\(one.query)")
            #expect(reading.mistakes == [], "\(one.query)")
        }
    }

    @Test func agreesWithTheLearnsets() throws {
        let index = try RealSite.sites().indexes.entities
        let catalog = index.catalog
        let finder = PokemonFinder(
            index,
            moveAccess: try RealSite.sites().indexes.moveAccess)
        let scan = MoveScan(index)
        var numbers = SeededNumbers(seed: 25)
        for _ in 0..<100 {
            let move = try #require(catalog.moves.randomElement(using: &numbers)).id
            let games = catalog.versionGroups.shuffled(using: &numbers)
                .prefix(Int.random(in: 0...2, using: &numbers)).map(\.id)
            let methods = catalog.learnMethods.shuffled(using: &numbers)
                .prefix(Int.random(in: 0...2, using: &numbers)).map(\.id)
            var conditions = [PokemonQuery.Condition(.moves([move]))]
            if !games.isEmpty { conditions.append(.init(.games(games))) }
            if !methods.isEmpty { conditions.append(.init(.methods(methods))) }
            let found = finder.find(PokemonQuery(conditions: conditions)) { _ in 0 }
            let expected = catalog.pokemon.map(\.id).filter {
                scan.canHave(
                    move, $0, games: games.isEmpty ? catalog.versionGroups.map(\.id) : games,
                    methods: methods.isEmpty ? catalog.learnMethods.map(\.id) : methods)
            }
            #expect(Set(found.map(\.id)) == Set(expected), "\(conditions)")
        }
    }
}
