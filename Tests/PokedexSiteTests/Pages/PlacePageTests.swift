import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct PlacePageTests {
    @Test(arguments: Language.allCases)
    func leadsToTheListOfWhoIsMetThere(language: Language) throws {
        let site = try SiteFixture.site(language, change: SampleCatalog.addPlaces)
        for place in site.indexes.places.places {
            let page = PlacePage(place, PlaceFacts(place, site.indexes), site)
            let address = try #require(page.content()["list"]?.text)
            #expect(address.hasSuffix("?q=place:\(place.slug)"))
            let search = try QueryFixture.search(change: SampleCatalog.addPlaces)
            let found = search.find("place:\(place.slug)", in: language)
            #expect(found.mistakes == [])
            #expect(found.hits.count == site.indexes.places.pokemon(at: place.id).count)
        }
    }
}
