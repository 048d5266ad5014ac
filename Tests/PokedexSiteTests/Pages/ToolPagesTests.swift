import PokedexDomain
import Testing

@testable import PokedexSite

@Suite struct AboutPageTests {
    @Test func tellsWhenAndFromWhatTheDataSetWasMadeAndWhosePicturesAre() throws {
        let content = try SiteFixture.sites().content(AboutPage.self)
        #expect(content.shown("date") == "2023-11-14")
        #expect(content.shown("commit") == "0123456789abcdef0123456789abcdef01234567")
        #expect(content.shown("hasPictures") == "true")
        let plain = try SiteFixture.sites(configuration: SiteConfiguration(pictures: .drawings))
        #expect(try plain.content(AboutPage.self).shown("hasPictures") == "false")
    }

    @Test func countsWhatThereIs() throws {
        let sites = try SiteFixture.sites()
        let catalog = sites.indexes.catalog
        let expected = [
            6, 10, 14, catalog.abilities.count, catalog.evolutionChains.count,
            catalog.pokedexes.count, catalog.learnsets.values.reduce(0) { $0 + $1.entries.count },
        ]
        let content = try sites.content(AboutPage.self)
        #expect(content.lines("counts", "count") == expected.map(String.init))
        #expect(content.lines("counts", "name").first == "Species")
    }

    @Test func countsCorrectionsByWhoSaysThemAndWhatTheyAreAbout() throws {
        let plain = try SiteFixture.sites().content(AboutPage.self)
        #expect(plain.shown("hasCorrections") == "false")
        let sites = try SiteFixture.sites {
            $0.corrections = Corrections(
                bySource: ["rom showdown": 20, "game": 1_034, "friend": 1],
                byTable: ["learnset": 30, "machine": 5, "species": 20, "form": 1])
        }
        let content = try sites.content(AboutPage.self)
        #expect(content.lines("corrections", "count") == ["1,034", "20", "1"])
        #expect(
            content.lines("corrections", "sources") == [
                "The games themselves", "The code of the games (pret), Pokémon Showdown", "friend",
            ])
        #expect(
            content.lines("correctedKinds", "name", "count") == [
                "Moves that Pokémon learn | 35", "What Pokémon are | 20", "Who is in a game | 1",
            ])
    }
}

@Suite struct FinderPageTests {
    @Test func tellsScriptsTheRarerWaysToLearnMoves() throws {
        #expect(
            try SiteFixture.sites().content(FinderPage.self).shown("otherMethods")
                == "stadium-surfing-pikachu light-ball-egg")
    }
}

@Suite struct AliasPageTests {
    @Test func leadsToTheDefaultVariety() throws {
        let english = try SiteFixture.sites().view(AliasPage.self, "deoxys")
        #expect(try english.content().shown("address") == "\u{1}pokemon/deoxys-normal/")
        #expect(try english.content().shown("heading") == "Deoxys")
        #expect(try english.title().contains("Deoxys"))
        let japanese = try SiteFixture.sites().view(AliasPage.self, "deoxys", .japanese)
        #expect(try japanese.content().shown("heading") == "デオキシス")
        #expect(try japanese.description().contains("デオキシス"))
    }
}
