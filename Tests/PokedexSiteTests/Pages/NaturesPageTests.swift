import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct NaturesPageTests {
    /// The rows of each group; `–` for those that are neutral.
    private func groups(_ sites: LocalizedSites, _ language: Language) throws -> [[String]] {
        try sites.content(NaturesPage.self, nil, language).items("groups").map { group in
            group.lines(
                "rows", "name", "effect.raised", "effect.lowered", "effect.liked",
                "effect.disliked")
        }
    }

    @Test func saysWhatEachNatureChangesAndLikes() throws {
        let sites = try SiteFixture.sites()
        #expect(
            try groups(sites, .english) == [
                ["Modest | Sp. Atk | Attack | Dry | Spicy"], ["Hardy | – | – | – | –"],
            ])
        #expect(
            try groups(sites, .japanese)
                == [["ひかえめ | とくこう | こうげき | しぶい | からい"], ["がんばりや | – | – | – | –"]])
    }

    @Test func groupsNaturesByTheRaisedStatThenTheLoweredOne() throws {
        let sites = try SiteFixture.sites { catalog in
            catalog.natures = try [
                ("jolly", Stat.speed, Stat.specialAttack), ("brave", .attack, .speed),
                ("lonely", .attack, .defense),
            ].enumerated().map { place, nature in
                Nature(
                    id: Identifier(place + 1), slug: try Slug(nature.0),
                    name: LocalizedName(english: nature.0, japanese: nature.0),
                    increased: nature.1, decreased: nature.2)
            }
        }
        #expect(
            try groups(sites, .english) == [
                [
                    "lonely | Attack | Defense | Spicy | Sour",
                    "brave | Attack | Speed | Spicy | Sweet",
                ], ["jolly | Speed | Sp. Atk | Sweet | Dry"],
            ])
    }

    @Test func saysInItsRowThatANatureIsNeutral() throws {
        #expect(
            try SiteFixture.sites().html(NaturesPage.self).contains(
                "<tr id=\"hardy\"><th scope=\"row\">Hardy <span lang=\"ja\">がんばりや</span>"
                    + "<td colspan=\"4\">Neutral: no stat, no flavor"))
    }

    @Test func isLinkedFromEveryFooter() throws {
        #expect(
            try SiteFixture.sites().html(EggGroupListPage.self, nil, .japanese)
                .contains("<a href=\"../natures/\">性格</a>"))
    }
}
