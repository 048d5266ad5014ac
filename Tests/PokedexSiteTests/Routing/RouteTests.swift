import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct RouteTests {
    private static func all() throws -> [Route] {
        let slug = try Slug("a-b")
        return [
            .home, .pokemon(slug), .moves, .move(slug), .abilities, .ability(slug), .types,
            .type(slug), .evolutions, .evolution(slug), .pokedexes, .pokedex(slug), .about,
            .finder, .compare, .settings, .offline,
        ]
    }

    @Test func liesAsDeepAsItsPathHasFolders() throws {
        for route in try Self.all() {
            #expect(route.path.split(separator: "/").count == route.depth)
        }
    }

    @Test func hasAFolderOfItsOwn() throws {
        let files = try Self.all().map { $0.file(in: .japanese) }
        #expect(Set(files).count == files.count)
        #expect(files.allSatisfy { $0.hasPrefix("ja/") && $0.hasSuffix("/index.html") })
        #expect(files[0] == "ja/index.html")
        #expect(files[1] == "ja/pokemon/a-b/index.html")
    }

    @Test func namesAFamilyAfterItsFirstSpecies() throws {
        let sample = try SampleCatalog()
        let indexes = CatalogIndexes(sample.catalog)
        let chain = try #require(try sample.species("raichu").evolutionChain)
        #expect(indexes.route(of: sample.index[chain]).path == "evolutions/pichu/")
    }

    @Test func leadsFromASpeciesSlugThatNoVarietyHas() throws {
        let sample = try SampleCatalog()
        let indexes = CatalogIndexes(sample.catalog)
        let aliases = sample.catalog.species.filter { indexes.alias(of: $0) != nil }
        #expect(aliases.map(\.slug.text) == ["deoxys"])
    }

    @Test func listsEveryPageForSearchEnginesOnce() throws {
        let sample = try SampleCatalog()
        let routes = CatalogIndexes(sample.catalog).routes
        let catalog = sample.catalog
        let pages =
            catalog.pokemon.count + catalog.moves.count + catalog.abilities.count
            + catalog.types.count + catalog.evolutionChains.count + catalog.pokedexes.count
        #expect(routes.count == 9 + pages)
        #expect(Set(routes).count == routes.count)
        #expect(!routes.contains(.pokemon(try Slug("deoxys"))))
    }
}
