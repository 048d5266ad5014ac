import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct EggGroupPagesTests {
    private func page(_ slug: String, in site: LocalizedSite) throws -> EggGroupPage {
        let group = site.indexes.catalog.eggGroups.first { $0.slug.text == slug }
        return EggGroupPage(site: site, subject: try #require(group))
    }

    private func sections(of slug: String, _ language: Language) throws -> [String] {
        let site = try SiteFixture.site(language)
        let sections = try page(slug, in: site).content()["sections"]?.list ?? []
        return sections.map { section in
            "\(section["anchor"]?.text ?? ""): \(section["title"]?.text ?? ""), "
                + "\(section["count"]?.text ?? "")"
        }
    }

    @Test func listsMembersByTheOtherGroupInWhichTheyAre() throws {
        #expect(
            try sections(of: "fairy", .english) == [
                "group: Fairy alone, 1 Pokémon", "with-ground: Fairy and Field, 2 Pokémon",
            ])
        #expect(try sections(of: "ground", .japanese) == ["with-fairy: りくじょうとようせい, 2種類"])
    }

    @Test func setsBabiesApartFromThoseThatNeverHaveEggs() throws {
        #expect(
            try sections(of: "no-eggs", .english) == [
                "babies: Babies: only once they have evolved, 1 Pokémon",
                "none: No Eggs, 2 Pokémon",
            ])
    }

    @Test func listsPokemonWithoutGenderAsPartnersOfDittoAlone() throws {
        let site = try SiteFixture.site(.english) { catalog in
            catalog.species = catalog.species.map { species in
                var species = species
                if species.slug.text == "zapdos" { species.eggGroups = [Identifier(6)] }
                return species
            }
        }
        let sections = try page("fairy", in: site).content()["sections"]?.list ?? []
        #expect(sections.last?["title"]?.text == "Without gender: with Ditto alone")
        #expect(sections.last?["cards"]?.list?.count == 1)
    }

    @Test func linksToTheGroupsThatHavePokemonInCommon() throws {
        let rows =
            try EggGroupListPage(site: SiteFixture.site(.english)).content()["rows"]?.list ?? []
        let fairy = try #require(rows.first { $0["name"]?["text"]?.text == "Fairy" })
        #expect(fairy["count"]?.text == "3 Pokémon")
        #expect(fairy["address"]?.text == "\u{1}egg-groups/fairy/")
        let shared = try #require(fairy["shared"]?.list)
        #expect(shared.map { $0["address"]?.text } == ["\u{1}egg-groups/ground/"])
        #expect(shared.map { $0["count"]?.text } == ["2"])
    }

    @Test func isLinkedFromThePokemonOfTheGroup() throws {
        let page = try SiteFixture.page(PokemonPage.self, "pikachu", in: SiteFixture.site(.english))
        #expect(page.contains("<a class=\"dex-link\" href=\"../../egg-groups/fairy/\">Fairy</a>"))
    }
}
