import PokedexDomain
import TestSupport
import Testing

@Suite struct StatsTests {
    private func range(
        _ stat: Stat, _ base: Int, level: Int, formula: StatFormula = .withNatures
    ) -> [Int] {
        let range = StatRange(
            BaseStat(stat: stat, base: base, effort: 0), level: level, formula: formula)
        return [range.lowest, range.highest]
    }

    /// Garchomp's, as players know them.
    @Test func followsTheGamesFormula() {
        #expect(range(.hp, 108, level: 50) == [168, 215])
        #expect(range(.hp, 108, level: 100) == [326, 420])
        #expect(range(.attack, 130, level: 50) == [121, 200])
        #expect(range(.speed, 102, level: 100) == [188, 333])
    }

    /// Mewtwo's of generation I, as players know them.
    @Test func followsTheFormulaOfTheFirstGames() {
        #expect(range(.special, 154, level: 100, formula: .withoutNatures) == [313, 406])
        #expect(range(.hp, 106, level: 100, formula: .withoutNatures) == [322, 415])
        #expect(range(.speed, 130, level: 50, formula: .withoutNatures) == [135, 181])
    }

    @Test func leavesShedinjaItsOneHitPoint() {
        #expect(range(.hp, 1, level: 50) == [1, 1])
        #expect(range(.hp, 1, level: 100) == [1, 1])
        #expect(range(.defense, 1, level: 100) == [6, 111])
    }

    @Test func ranksAmongTheDefaultFormsOfAllSpecies() throws {
        let sample = try SampleCatalog()
        let index = CatalogIndex(sample.catalog)
        let ranks = StatRanks(index)
        let species = sample.catalog.species
        #expect(ranks.count == species.count)
        for pokemon in sample.catalog.pokemon {
            let others = species.map { index.defaultPokemon(of: $0.id).stats }
            for (number, stat) in pokemon.stats.enumerated() {
                let above = others.count { $0[number].base > stat.base }
                #expect(ranks.rank(of: stat) == above + 1)
            }
            let total = pokemon.stats.reduce(0) { $0 + $1.base }
            let above = others.count { $0.reduce(0) { $0 + $1.base } > total }
            #expect(ranks.rank(ofTotal: pokemon.stats) == above + 1)
        }
    }
}
