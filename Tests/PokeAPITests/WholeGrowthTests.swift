import PokedexDomain
import TestSupport
import Testing

@testable import PokeAPI

/// The experience of every growth rate at every level, compared with the JSON, which lists them.
@Suite(.thorough, .enabled(if: WholeContent.isPresent, Comment(rawValue: WholeContent.comment)))
struct WholeGrowthTests {
    @Test func formulasGiveEveryFigureOfTheSource() throws {
        let content = try WholeContent.imported.get()
        var differences = Differences()
        var figures = 0
        for rate in content.catalog.growthRates {
            let curve = try ExperienceCurve(rate)
            let levels = try content.json("growth-rate/\(rate.id.rawValue)")["levels"].array
            differences.compare(
                rate.slug.text, Array(ExperienceCurve.levels), levels.compactMap { $0["level"].int }
            )
            for entry in levels {
                let level = try #require(entry["level"].int)
                differences.compare(
                    "\(rate.slug) at level \(level)", curve.experience(atLevel: level),
                    entry["experience"].int)
                figures += 1
            }
        }
        #expect(differences.found == [])
        #expect(figures == 600)
    }
}
