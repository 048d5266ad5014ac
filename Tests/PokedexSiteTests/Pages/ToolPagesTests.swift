import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct AboutPageTests {
    @Test func tellsWhenAndFromWhatTheDataSetWasMade() throws {
        let content = try AboutPage(site: SiteFixture.site(.english)).content()
        #expect(content["date"]?.text == "2023-11-14")
        #expect(content["commit"]?.text == "0123456789abcdef0123456789abcdef01234567")
    }

    @Test func saysWhosePicturesAreOnlyWhereThereAreAny() throws {
        let site = try SiteFixture.site(.english)
        #expect(try AboutPage(site: site).content()["hasPictures"]?.bool == true)
        let plain = try SiteFixture.sites(
            configuration: SiteConfiguration(pictures: .drawings))
        #expect(try AboutPage(site: plain.all[0]).content()["hasPictures"]?.bool == false)
    }

    @Test func countsWhatThereIs() throws {
        let site = try SiteFixture.site(.english)
        let counts = try #require(try AboutPage(site: site).content()["counts"]?.list)
        let catalog = site.indexes.catalog
        let expected = [
            6, 10, 14, catalog.abilities.count, catalog.evolutionChains.count,
            catalog.pokedexes.count, catalog.learnsets.values.reduce(0) { $0 + $1.entries.count },
        ]
        #expect(counts.compactMap { $0["count"]?.text } == expected.map(String.init))
        #expect(counts.first?["name"]?.text == "Species")
    }
}

@Suite struct FinderPageTests {
    @Test func tellsScriptsTheRarerWaysToLearnMoves() throws {
        let content = try FinderPage(site: try SiteFixture.site(.english)).content()
        #expect(content["otherMethods"]?.text == "stadium-surfing-pikachu light-ball-egg")
    }
}

@Suite struct AliasPageTests {
    @Test func leadsToTheDefaultVariety() throws {
        let page = AliasPage(
            site: try SiteFixture.site(.english), species: try SampleCatalog().species("deoxys"))
        let content = try page.content()
        #expect(content["address"]?.text == "\u{1}pokemon/deoxys-normal/")
        #expect(content["heading"]?["text"]?.text == "Deoxys")
        #expect(try page.title.contains("Deoxys"))
    }

    @Test func namesTheSpeciesInThePagesLanguage() throws {
        let page = AliasPage(
            site: try SiteFixture.site(.japanese), species: try SampleCatalog().species("deoxys"))
        #expect(try page.content()["heading"]?["text"]?.text == "デオキシス")
        #expect(try page.description.contains("デオキシス"))
    }
}
