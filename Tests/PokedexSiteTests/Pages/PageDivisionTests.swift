import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct PageDivisionTests {
    private func division(_ lengths: [Int]) -> (kept: [Int], moved: [Int]) {
        let division = PageDivision(Array(lengths.indices), lengths: lengths)
        return (Array(division.kept), Array(division.moved))
    }

    @Test func movesTheOldestGenerationsOfAPageThatIsTooLong() {
        #expect(division([]) == ([], []))
        #expect(division([300_000, 140_000]) == ([0, 1], []))
        #expect(division([300_000, 140_001]) == ([0], [1]))
        // A short old one follows those before it, so that the order stays.
        #expect(division([200_000, 200_000, 200_000, 10]) == ([0, 1], [2, 3]))
        #expect(division([500_000, 10]) == ([0], [1]), "the newest stays")
    }

    /// Pages are listed by the sizes, views divide by the tables.
    @Test func dividesMovesBySizesAsByTables() throws {
        let indexes = CatalogIndexes(try SampleCatalog().catalog)
        for move in indexes.catalog.moves {
            let learners = indexes.moveLearners.learners(of: move.id)
            #expect(indexes.moveLearners.sizes(of: move.id) == learners.map(\.size))
            for table in learners {
                #expect(
                    indexes.moveLearners.learners(of: move.id, in: table.generation) == table)
            }
        }
    }

    @Test func countsNoFewerEntriesThanRows() throws {
        let indexes = CatalogIndexes(try SampleCatalog().catalog)
        for pokemon in indexes.catalog.pokemon {
            let rows = indexes.learnsets.learnsets(of: pokemon).map(\.size.rows)
            #expect(rows.reduce(0, +) <= indexes.learnsets.entryCount(of: pokemon))
        }
    }
}
