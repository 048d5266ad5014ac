import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct AliasPageTests {
    @Test func leadsToTheDefaultVariety() throws {
        let page = AliasPage(
            try SampleCatalog().species("deoxys"), try SiteFixture.site(.english))
        let content = try page.content()
        #expect(page.route == .pokemon(try Slug("deoxys")))
        #expect(content["address"]?.text == "../../pokemon/deoxys-normal/")
        #expect(content["heading"]?["text"]?.text == "Deoxys")
        #expect(try page.title.contains("Deoxys"))
    }

    @Test func namesTheSpeciesInThePagesLanguage() throws {
        let page = AliasPage(
            try SampleCatalog().species("deoxys"), try SiteFixture.site(.japanese))
        #expect(try page.content()["heading"]?["text"]?.text == "デオキシス")
        #expect(try page.description.contains("デオキシス"))
    }
}
