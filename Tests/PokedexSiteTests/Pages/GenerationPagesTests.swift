import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// Pages of single generations. The sample catalog is too small to have any: they are made here.
@Suite struct GenerationPagesTests {
    private let site: LocalizedSite

    init() throws {
        site = try SiteFixture.site(.english)
    }

    /// Who learns Thunderbolt in a generation, where pages have two generations at most.
    private func learners(_ number: Int) throws -> String {
        let generation = Identifier<Generation>(number)
        let move = try #require(site.indexes.catalog.moves.first { $0.slug.text == "thunderbolt" })
        let all = site.indexes.moveLearners.learners(of: move.id)
        let division = PageDivision(
            all.map(\.generation), lengths: all.map { _ in 200_000 })
        let table = site.indexes.moveLearners.learners(of: move.id, in: generation)
        return try SiteFixture.rendered(
            MoveGenerationPage.page(move.slug, generation: generation) {
                MoveGenerationPage(
                    site: $0, generation: generation, division: division, move: move,
                    learners: table)
            }, in: site)
    }

    private func learnset(_ number: Int) throws -> String {
        let generation = Identifier<Generation>(number)
        let pokemon = try #require(
            site.indexes.catalog.pokemon.first { $0.slug.text == "pikachu" })
        let all = site.indexes.learnsets.learnsets(of: pokemon)
        let division = PageDivision(
            all.map(\.generation), lengths: all.map { _ in 200_000 })
        let learnset = try #require(all.first { $0.generation == generation })
        return try SiteFixture.rendered(
            PokemonGenerationPage.page(pokemon.slug, generation: generation) {
                PokemonGenerationPage(
                    site: $0, generation: generation, division: division, pokemon: pokemon,
                    learnset: learnset)
            }, in: site)
    }

    @Test func showsWhoLearnsAMoveInOneGeneration() throws {
        let html = try learners(7)
        #expect(html.contains("<h1 class=\"dex-head__title\">Pokémon that learn Thunderbolt in"))
        #expect(html.contains(#/<details [^>]*id="generation-7" [^>]*open="open">/#))
        #expect(html.contains("<a href=\"../../../pokemon/raichu-alola/\">"))
        #expect(!html.contains("id=\"generation-6\""))
    }

    @Test func showsWhatAPokemonLearnsInOneGeneration() throws {
        let html = try learnset(1)
        #expect(html.contains("Moves that Pikachu learns in Generation I</h1>"))
        #expect(html.contains(#/<details [^>]*id="generation-1" [^>]*open="open">/#))
        #expect(html.contains("<caption id=\"learn-1-machine\">"))
        #expect(html.contains("<a href=\"../../../moves/thunderbolt/\">"))
    }

    @Test func leadsToTheWholePage() throws {
        let html = try learners(7)
        #expect(
            html.contains("href=\"../../../moves/thunderbolt/\">Thunderbolt in all generations</a>")
        )
        // The breadcrumbs name it between the list and the generation.
        let crumbs = ["../../../moves/\">Moves<", "../../../moves/thunderbolt/\">Thunderbolt<"]
        #expect(crumbs.allSatisfy { html.contains("dex-crumbs__link\" href=\"\($0)") })
        #expect(html.contains("<span aria-current=\"page\">Generation VII</span>"))
    }

    @Test func leadsToTheGenerationsBeforeAndAfter() throws {
        // The newest generations are on the move's own page.
        let newest = try learners(7)
        #expect(newest.contains("href=\"../../../moves/thunderbolt/#generation-8\" rel=\"next\""))
        #expect(newest.contains("href=\"../../../moves/thunderbolt/generation-6/\" rel=\"prev\""))
        #expect(try !learners(1).contains("rel=\"prev\""))
    }

    @Test func leadsToTheSameInTheOtherLanguage() throws {
        #expect(
            try learners(3).contains(
                "href=\"../../../../ja/moves/thunderbolt/generation-3/\""))
    }
}
