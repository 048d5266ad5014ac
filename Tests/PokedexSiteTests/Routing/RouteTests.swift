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

    @Test(arguments: [
        (0, ["./", "pokemon/mew/", "../ja/"]), (1, ["../", "../pokemon/mew/", "../../ja/"]),
        (2, ["../../", "../../pokemon/mew/", "../../../ja/"]),
    ])
    func leadsToOtherPagesFromEveryDepth(depth: Int, expected: [String]) throws {
        let addresses = [
            Links.address(of: HomePage.self), Links.address(of: PokemonPage.self, try Slug("mew")),
            Links.address(of: HomePage.pattern.route(), in: .japanese),
        ]
        #expect(addresses.map { resolved($0, depth: depth) } == expected)
    }
}
