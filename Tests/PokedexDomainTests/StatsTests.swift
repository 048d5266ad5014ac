import PokedexDomain
import TestSupport
import Testing

@Suite struct StatsTests {
    /// Garchomp's, Mewtwo's of generation I, and Shedinja's with its one hit point, as players know them.
    @Test(arguments: [
        (Stat.hp, 108, 50, StatFormula.withNatures, [168, 215]),
        (.hp, 108, 100, .withNatures, [326, 420]), (.attack, 130, 50, .withNatures, [121, 200]),
        (.speed, 102, 100, .withNatures, [188, 333]),
        (.special, 154, 100, .withoutNatures, [313, 406]),
        (.hp, 106, 100, .withoutNatures, [322, 415]),
        (.speed, 130, 50, .withoutNatures, [135, 181]), (.hp, 1, 50, .withNatures, [1, 1]),
        (.hp, 1, 100, .withNatures, [1, 1]), (.defense, 1, 100, .withNatures, [6, 111]),
    ])
    func followsTheGamesFormula(
        stat: Stat, base: Int, level: Int, formula: StatFormula, expected: [Int]
    ) {
        let range = StatRange(
            BaseStat(stat: stat, base: base, effort: 0), level: level, formula: formula)
        #expect([range.lowest, range.highest] == expected)
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
