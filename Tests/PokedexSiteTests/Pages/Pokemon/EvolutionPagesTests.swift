import PokedexDomain
import Testing

@testable import PokedexSite

@Suite struct EvolutionListPageTests {
    @Test func putsFamiliesWhereTheirLowestNumberStands() throws {
        let list = FamilyList(try SiteFixture.sites().indexes)
        #expect(list.evolving.map(\.first.slug.text) == ["pichu"])
        #expect(list.evolving.map(\.generation.rawValue) == [1])
        #expect(list.alone.map(\.first.slug.text) == ["clefairy", "zapdos", "deoxys"])
    }

    @Test func namesAllByGenerationAndLeadsToTheDrawings() throws {
        let content = try SiteFixture.sites().content(EvolutionListPage.self, nil, .japanese)
        #expect(
            content.lines("generations", "name", "address")
                == ["第1世代 | \u{1}evolutions/generation-1/"])
        #expect(
            content.lines("generations.families", "address", "members")
                == ["\u{1}evolutions/pichu/ | ピカチュウ、ライチュウ"])
        #expect(
            content.lines("alone", "name", "address") == [
                "ピッピ | \u{1}evolutions/clefairy/", "サンダー | \u{1}evolutions/zapdos/",
                "デオキシス | \u{1}evolutions/deoxys/",
            ])
        #expect(content.shown("count") == "4系統")
        #expect(content.shown("aloneCount") == "3系統")
    }
}

@Suite struct EvolutionGenerationPageTests {
    @Test func drawsTheFamiliesThatBeginInAGeneration() throws {
        let site = try SiteFixture.site(.japanese)
        let pages = EvolutionGenerationPage.pages(site.indexes)
        #expect(pages.map(\.route.path) == ["evolutions/generation-1/"])
        let page = try pages[0].makeViews()(site)
        #expect(try page.title() == "進化一覧：第1世代")
        let content = try page.content()
        #expect(content.lines("families", "title") == ["ピチューの進化"])
        #expect(content.items("families.trees").count == 1)
        #expect(content.lines("generations", "isCurrent") == ["true"])
    }
}

@Suite struct EvolutionPageTests {
    private func page(_ slug: String, _ language: Language = .english) throws -> any PageKind {
        try SiteFixture.sites().view(EvolutionPage.self, slug, language)
    }

    @Test func isNamedAfterTheFirstOfTheFamilyAndDescribedByItsMembers() throws {
        #expect(try page("pichu").title() == "Evolution of Pichu")
        #expect(try page("pichu").content().shown("other") == "ピチュー")
        #expect(try page("pichu", .japanese).description().hasPrefix("ピチュー、ピカチュウ、ライチュウ"))
        #expect(try page("deoxys", .japanese).description().hasPrefix("デオキシスは進化しない"))
    }

    @Test func listsEveryVarietyOfItsSpecies() throws {
        let content = try page("pichu").content()
        #expect(
            content.lines("cards", "number") == ["0025", "0025", "0026", "0026", "0026", "0172"])
        #expect(content.shown("count") == "6 Pokémon with their forms")
        #expect(try page("clefairy").content().shown("count") == "1 Pokémon")
    }

    @Test func saysThatASpeciesDoesNotEvolve() throws {
        let html = try SiteFixture.sites().html(EvolutionPage.self, "clefairy")
        #expect(html.contains("It does not evolve."))
        #expect(html.contains("<title>Evolution of Clefairy – "))
    }
}
