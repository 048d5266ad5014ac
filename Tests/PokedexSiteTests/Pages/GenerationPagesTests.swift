import PokedexDomain
import Testing

@testable import PokedexSite

/// Pages of single generations. The sample catalog is too small to have any: they are made here.
@Suite struct GenerationPagesTests {
    private let site: LocalizedSite

    init() throws { site = try SiteFixture.site(.english) }

    /// Who learns Thunderbolt in a generation, where pages have two generations at most.
    private func learners(_ number: Int) throws -> String {
        let generation = Identifier<Generation>(number)
        let move = try site.move("thunderbolt")
        let all = site.indexes.moveLearners.learners(of: move.id)
        let division = PageDivision(all.map(\.generation), lengths: all.map { _ in 200_000 })
        let table = site.indexes.moveLearners.learners(of: move.id, in: generation)
        return try site.html(
            of: MoveGenerationPage.page(move.slug, generation: generation) {
                MoveGenerationPage(
                    site: $0, generation: generation, division: division, move: move,
                    learners: table)
            })
    }

    private func learnset(_ number: Int) throws -> String {
        let generation = Identifier<Generation>(number)
        let pokemon = try site.pokemon("pikachu")
        let all = site.indexes.learnsets.learnsets(of: pokemon)
        let division = PageDivision(all.map(\.generation), lengths: all.map { _ in 200_000 })
        let learnset = try #require(all.first { $0.generation == generation })
        return try site.html(
            of: PokemonGenerationPage.page(pokemon.slug, generation: generation) {
                PokemonGenerationPage(
                    site: $0, generation: generation, division: division, pokemon: pokemon,
                    learnset: learnset)
            })
    }

    @Test func showsWhoLearnsAMoveInOneGeneration() throws {
        let html = try learners(7)
        for part in [
            "<h1 class=\"dex-head__title\">Pokémon that learn Thunderbolt in",
            "<a href=\"../../../pokemon/raichu-alola/\">",
            // It leads to the whole page.
            "href=\"../../../moves/thunderbolt/\">Thunderbolt in all generations</a>",
            // The breadcrumbs name that between the list and the generation.
            "dex-crumbs__link\" href=\"../../../moves/\">Moves<",
            "dex-crumbs__link\" href=\"../../../moves/thunderbolt/\">Thunderbolt<",
            "<span aria-current=\"page\">Generation VII</span>",
            // The newest generations are on the move's own page.
            "href=\"../../../moves/thunderbolt/#generation-8\" rel=\"next\"",
            "href=\"../../../moves/thunderbolt/generation-6/\" rel=\"prev\"",
            "href=\"../../../../ja/moves/thunderbolt/generation-7/\"",
        ] { #expect(html.contains(part), "\(part)") }
        #expect(html.contains(#/<details [^>]*id="generation-7" [^>]*open="open">/#))
        #expect(!html.contains("id=\"generation-6\""))
        #expect(try !learners(1).contains("rel=\"prev\""))
    }

    @Test func showsWhatAPokemonLearnsInOneGeneration() throws {
        let html = try learnset(1)
        #expect(html.contains("Moves that Pikachu learns in Generation I</h1>"))
        #expect(html.contains(#/<details [^>]*id="generation-1" [^>]*open="open">/#))
        #expect(html.contains("<caption id=\"learn-1-machine\">"))
        #expect(html.contains("<a href=\"../../../moves/thunderbolt/\">"))
    }
}
