import Mustache
import PokedexDomain
import Testing

@testable import PokedexSite

@Suite struct BreadcrumbListTests {
    @Test(arguments: [
        "</script><script>alert(1)</script>", "<!-- & --> ]]>", "\"], \"a\": [\"", "a\\\"\u{2028}b",
        "&lt;b&gt;",
    ])
    func holdsNamesThatMeanNothingInHTML(name: String) throws {
        let route = Route.ability(try Slug("stench"))
        let trail = Trail(
            above: [crumb("Pokédex", .home)], page: crumb(name, route))
        let list = BreadcrumbList(
            trail, in: .english, baseURL: try BaseURL("https://example.org/a&b/"))
        #expect(!list.json.contains { "<>&".utf8.contains($0) })

        let items = try Value(json: list.json, path: "list")["itemListElement"]?.list ?? []
        #expect(items.map { $0["name"]?.text } == ["Pokédex", name])
        #expect(items[1]["item"]?.text == "https://example.org/a&b/en/abilities/stench/")
    }

    private func crumb(_ name: String, _ route: Route) -> Trail.Crumb {
        Trail.Crumb(name: DisplayName(text: name, language: .english), route: route)
    }
}
