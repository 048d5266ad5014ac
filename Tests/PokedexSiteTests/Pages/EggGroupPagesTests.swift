import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct EggGroupPagesTests {
    private func sections(_ slug: String, _ language: Language = .english) throws -> [String] {
        try SiteFixture.sites().content(EggGroupPage.self, slug, language)
            .lines("sections", "anchor", "title", "count")
    }

    @Test func listsMembersByTheOtherGroupInWhichTheyAre() throws {
        #expect(
            try sections("fairy") == [
                "group | Fairy alone | 1 Pokémon", "with-ground | Fairy and Field | 2 Pokémon",
            ])
        #expect(try sections("ground", .japanese) == ["with-fairy | りくじょうとようせい | 2種類"])
    }

    @Test func setsBabiesApartFromThoseThatNeverHaveEggs() throws {
        #expect(
            try sections("no-eggs") == [
                "babies | Babies: only once they have evolved | 1 Pokémon",
                "none | No Eggs | 2 Pokémon",
            ])
    }

    @Test func listsPokemonWithoutGenderAsPartnersOfDittoAlone() throws {
        let sites = try SiteFixture.sites { catalog in
            try catalog.species.change("zapdos", \.slug) { $0.eggGroups = [Identifier(6)] }
        }
        let section = try sites.content(EggGroupPage.self, "fairy").items("sections").last
        #expect(section?.shown("title") == "Without gender: with Ditto alone")
        #expect(section?["cards"]?.list?.count == 1)
    }

    @Test func linksToTheGroupsThatHavePokemonInCommon() throws {
        let rows = try SiteFixture.sites().content(EggGroupListPage.self).items("rows")
        let fairy = try #require(rows.first { $0.shown("name") == "Fairy" })
        #expect(fairy.shown("count") == "3 Pokémon")
        #expect(fairy.shown("address") == "\u{1}egg-groups/fairy/")
        #expect(fairy.lines("shared", "address", "count") == ["\u{1}egg-groups/ground/ | 2"])
    }

    @Test func isLinkedFromThePokemonOfTheGroup() throws {
        let page = try SiteFixture.sites().html(PokemonPage.self, "pikachu")
        #expect(page.contains("<a class=\"dex-link\" href=\"../../egg-groups/fairy/\">Fairy</a>"))
    }

    /// With a game those of its time, and what they are today.
    @Test func aPokemonShowsTheGroupsOfTheChosenGame() throws {
        let sites = try SiteFixture.sites { catalog in
            let fairy = try catalog.eggGroups.entity("fairy", \.slug).id
            try catalog.species.change("pikachu", \.slug) {
                $0.pastEggGroups = [.init(lastGeneration: Identifier(4), elements: [fairy])]
            }
            try catalog.pokemon.change("raichu", \.slug) {
                $0.ownFemaleEighths = 8
                $0.ownEggGroups = [fairy]
            }
        }
        let pikachu = try sites.content(PokemonPage.self, "pikachu")
        let variants = pikachu.items("training.eggGroups.variants")
        #expect(variants.map { $0.lines("groups", "name") } == [["Field", "Fairy"], ["Fairy"]])
        #expect(variants.map { $0.shown("in") } == ["–", "2 3 4"])
        #expect(variants.first?.shown("notIn") == "2 3 4")
        #expect(variants.last?.lines("groups", "address") == ["–"])
        #expect(
            pikachu.lines("training.eggGroups.notes", "text")
                == [
                    "Generations II–IV. Today: Field, Fairy",
                    "There are no Eggs in this game; these are today’s groups.",
                ])
        let raichu = try sites.content(PokemonPage.self, "raichu")
        #expect(raichu.items("training.eggGroups.variants").count == 1)
        #expect(
            raichu.lines("training.eggGroups.variants.groups", "name", "address")
                == ["Fairy | \u{1}egg-groups/fairy/"])
        let ground = try sites.content(EggGroupPage.self, "ground")
        #expect(ground.items("sections").flatMap { $0.items("cards") }.count == 1)
        #expect(ground.shown("lead").hasSuffix(" In older games, Pikachu had other groups."))
        #expect(raichu.shown("training.gender.female") == "100%")
    }
}
