import PokedexDomain
import Testing

@testable import PokedexSite

@Suite struct RouteTests {
    @Test func putsASlugIntoAPattern() throws {
        let pattern: RoutePattern = "moves/{slug}/"
        #expect(pattern.route(try Slug("surf")).path == "moves/surf/")
        #expect(pattern.route(try Slug("surf")).depth == 2)
        #expect(pattern.route(try Slug("surf")).file(in: .japanese) == "ja/moves/surf/index.html")
    }

    @Test func putsAGenerationIntoAPattern() throws {
        let pattern: RoutePattern = "moves/{slug}/generation-{generation}/"
        let families: RoutePattern = "evolutions/generation-{generation}/"
        let route = pattern.route(try Slug("surf"), generation: Identifier(3))
        #expect(route == Route(path: "moves/surf/generation-3/", depth: 3))
        #expect(route.file(in: .english) == "en/moves/surf/generation-3/index.html")
        #expect(families.route(generation: Identifier(9)).path == "evolutions/generation-9/")
    }

    @Test func leavesAGenerationOutOfAPatternWithout() throws {
        let pattern: RoutePattern = "moves/{slug}/"
        #expect(pattern.route(try Slug("surf"), generation: Identifier(1)).path == "moves/surf/")
    }

    @Test func leavesAPatternWithoutSlugAsItIs() {
        let home: RoutePattern = ""
        let moves: RoutePattern = "moves/"
        #expect(home.route() == Route(path: "", depth: 0))
        #expect(home.route().file(in: .english) == "en/index.html")
        #expect(moves.route() == Route(path: "moves/", depth: 1))
    }

    @Test func leadsFromTheHomePageDownwards() throws {
        let links = Links(depth: 0)
        #expect(links.address(of: HomePage.self) == "./")
        #expect(links.address(of: PokemonPage.self, try Slug("mew")) == "pokemon/mew/")
        #expect(links.address(of: HomePage.pattern.route(), in: .japanese) == "../ja/")
    }

    @Test func leadsFromAPageUpwards() throws {
        let links = Links(depth: 2)
        #expect(links.address(of: HomePage.self) == "../../")
        #expect(links.address(of: MovePage.self, try Slug("surf")) == "../../moves/surf/")
        #expect(links.address(of: AboutPage.pattern.route(), in: .english) == "../../../en/about/")
    }
}
