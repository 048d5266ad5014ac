import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct NaturesPageTests {
    /// The rows of each group as lines: "Modest: +Sp. Atk −Attack, Dry, Spicy".
    private func groups(_ language: Language, natures: [Nature]? = nil) throws -> [[String]] {
        let site = try SiteFixture.site(language) { catalog in
            if let natures { catalog.natures = natures }
        }
        let groups = try #require(try NaturesPage(site: site).content()["groups"]?.list)
        return groups.map { group in (group["rows"]?.list ?? []).map(Self.line) }
    }

    private static func line(_ row: Value) -> String {
        let name = row["name"]?["text"]?.text ?? ""
        guard let effect = row["effect"], effect.isTruthy else { return "\(name): neutral" }
        let text = { (key: String) in effect[key]?.text ?? "?" }
        return "\(name): +\(text("raised")) −\(text("lowered")), \(text("liked")), "
            + text("disliked")
    }

    private func nature(
        _ number: Int, _ slug: String, _ increased: Stat, _ decreased: Stat
    ) throws -> Nature {
        Nature(
            id: Identifier(number), slug: try Slug(slug),
            name: LocalizedName(english: slug, japanese: slug), increased: increased,
            decreased: decreased)
    }

    @Test func saysWhatEachNatureChangesAndLikes() throws {
        #expect(
            try groups(.english) == [["Modest: +Sp. Atk −Attack, Dry, Spicy"], ["Hardy: neutral"]])
        #expect(
            try groups(.japanese) == [["ひかえめ: +とくこう −こうげき, しぶい, からい"], ["がんばりや: neutral"]])
    }

    @Test func groupsNaturesByTheRaisedStatThenTheLoweredOne() throws {
        let natures = [
            try nature(1, "jolly", .speed, .specialAttack), try nature(2, "brave", .attack, .speed),
            try nature(3, "lonely", .attack, .defense),
        ]
        #expect(
            try groups(.english, natures: natures) == [
                ["lonely: +Attack −Defense, Spicy, Sour", "brave: +Attack −Speed, Spicy, Sweet"],
                ["jolly: +Speed −Sp. Atk, Sweet, Dry"],
            ])
    }

    @Test func saysInItsRowThatANatureIsNeutral() throws {
        let page = try SiteFixture.page(NaturesPage.self, in: SiteFixture.site(.english))
        #expect(
            page.contains(
                "<tr id=\"hardy\"><th scope=\"row\">Hardy <span lang=\"ja\">がんばりや</span></th>"
                    + "<td colspan=\"4\">Neutral: no stat, no flavor</td></tr>"))
    }

    @Test func isLinkedFromEveryFooter() throws {
        let page = try SiteFixture.page(EggGroupListPage.self, in: SiteFixture.site(.japanese))
        #expect(page.contains("<a class=\"dex-bottom__link\" href=\"../natures/\">性格</a>"))
    }
}
