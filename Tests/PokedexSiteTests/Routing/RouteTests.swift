import PokedexDomain
import Testing

@testable import PokedexSite

@Suite struct RouteTests {
    /// A pattern without slug or generation stays as it is.
    @Test(
        arguments: [
            ("moves/{slug}/", "surf", nil, "moves/surf/", 2),
            ("moves/{slug}/", "surf", 1, "moves/surf/", 2),
            ("moves/{slug}/generation-{generation}/", "surf", 3, "moves/surf/generation-3/", 3),
            ("evolutions/generation-{generation}/", nil, 9, "evolutions/generation-9/", 2),
            ("", nil, nil, "", 0), ("moves/", nil, nil, "moves/", 1),
        ] as [(String, String?, Int?, String, Int)])
    func putsASlugAndAGenerationIntoAPattern(
        pattern: String, slug: String?, generation: Int?, path: String, depth: Int
    ) throws {
        let route = RoutePattern(stringLiteral: pattern).route(
            try slug.map { try Slug($0) }, generation: generation.map { Identifier($0) })
        #expect(route == Route(path: path, depth: depth))
        #expect(route.file(in: .japanese) == "ja/\(path)index.html")
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
