import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct TypeChartPageTests {
    private func content() throws -> Object {
        try TypeChartPage(site: SiteFixture.site(.english)).content()
    }

    /// The row of an attacking type: modifiers by the defending type's slug, without ordinary ones.
    private func row(_ slug: String) throws -> [String: String] {
        let content = try content()
        let columns = try #require(content["columns"]?.list).compactMap { $0["slug"]?.text }
        let rows = try #require(content["rows"]?.list)
        let row = try #require(rows.first { $0["type"]?["slug"]?.text == slug })
        let cells = try #require(row["cells"]?.list)
        #expect(cells.count == columns.count)
        return Dictionary(uniqueKeysWithValues: zip(columns, cells)).compactMapValues {
            $0["figures"]?.list?.first?["modifier"]?.text
        }
    }

    @Test func hasARowAndAColumnForEachTypeOfTheChart() throws {
        let content = try content()
        let columns = try #require(content["columns"]?.list).compactMap { $0["slug"]?.text }
        let rows = try #require(content["rows"]?.list).compactMap { $0["type"]?["slug"]?.text }
        #expect(columns == rows)
        #expect(columns.count == 11)
        #expect(!columns.contains("stellar"))
    }

    @Test func readsRowsAsAttackAndColumnsAsDefence() throws {
        #expect(
            try row("electric") == [
                "flying": "2", "water": "2", "ground": "0", "grass": "half", "electric": "half",
            ])
        #expect(try row("ground") == ["electric": "2", "flying": "0"])
    }

    @Test func speaksAnOrdinaryCell() throws {
        let page = try SiteFixture.page(TypeChartPage.self, in: SiteFixture.site(.english))
        #expect(
            page.contains(
                #"<td class="dex-chart__cell"><span class="dex-visually-hidden">1</span></td>"#))
        #expect(page.contains("<td class=\"dex-chart__cell dex-chart__cell--half\">½</td>"))
    }

    @Test func leadsToTheTypesOutsideTheChart() throws {
        let others = try #require(content()["others"]?.list)
        #expect(
            others.compactMap { $0["address"]?.text } == [
                "\u{1}types/stellar/", "\u{1}types/shadow/",
            ])
        #expect(others.first?["introduced"]?.text == "Introduced in Generation IX")
    }
}

@Suite struct TypePageTests {
    private func page(_ slug: String, _ language: Language = .english) throws -> TypePage {
        TypePage(try SampleCatalog().type(slug), try SiteFixture.site(language))
    }

    /// The texts of the links in a list's members.
    private func linkTexts(_ list: Value?, _ member: String) -> [String] {
        (list?.list ?? []).compactMap { item in
            item[member]?.markup?.firstMatch(of: /<a [^>]*>([^<]*)</).map { String($0.1) }
        }
    }

    @Test func listsEveryVarietyThatHasTheTypeInAnySlot() throws {
        let content = try page("psychic").content()
        #expect(
            linkTexts(content["cards"], "label") == ["Alolan Raichu", "Deoxys", "Attack Deoxys"])
        #expect(content["count"]?["text"]?.text == "3 Pokémon")
        #expect(content["list"]?.text == "\u{2}?q=type:psychic")
    }

    @Test func listsItsMovesByName() throws {
        let content = try page("normal").content()
        let rows = try #require(content["moves"]?.list)
        #expect(
            rows.filter { $0["in"]?.isTruthy == false }.compactMap { $0["name"]?["text"]?.text }
                == [
                    "Breakneck Blitz (Physical)", "Breakneck Blitz (Special)", "Double Slap",
                    "Encore",
                    "Quick Attack",
                    "Swift", "Wish",
                ])
        #expect(content["moveCount"]?["text"]?.text == "7 moves")
    }

    @Test func listsAMoveThatHadTheTypeInTheGamesInWhichItDid() throws {
        let content = try page("normal").content()
        let rows = try #require(content["moves"]?.list)
        let bites = rows.filter { $0["name"]?["text"]?.text == "Bite" }
        #expect(bites.map { Marked($0).shownIn } == [["1"]])
        #expect(bites[0]["values"]?.markup?.contains("dex-class--physical") == true)
        #expect(try Marked.text(content["moveCount"], in: "1") != "7 moves")
        let dark = try #require(try page("dark").content()["moves"]?.list)
        let bite = try #require(dark.first { $0["name"]?["text"]?.text == "Bite" })
        #expect(Marked(bite).hiddenIn.contains("1"))
    }

    @Test func showsTheClassThatAMoveHadByItsType() throws {
        let rows = try #require(try page("dark").content()["moves"]?.list)
        let bites = rows.filter { $0["name"]?["text"]?.text == "Bite" }
        let special = bites.filter {
            $0["values"]?.markup?.contains("dex-class--special") == true
        }
        #expect(special.map { Marked($0).shownIn.contains("3") } == [true])
    }

    @Test func countsThoseWhoHadTheTypeInEveryEra() throws {
        let normal = try page("normal").content()["count"]
        let fairy = try page("fairy").content()["count"]
        // Clefairy.
        #expect(try Marked.text(normal, in: "5") == "1 Pokémon")
        #expect(try Marked.text(fairy, in: "5") == "0 Pokémon")
        #expect(try Marked.text(fairy, in: "6") == "1 Pokémon")
    }

    @Test func tellsTheClassThatItsMovesHadByType() throws {
        let facts = try ["dark", "fairy"].map {
            try page($0).content()["facts"]?.list?.compactMap(\.text)
        }
        #expect(
            facts == [
                ["Introduced in Generation II", "Its moves were Special up to Generation III"],
                ["Introduced in Generation VI"],
            ])
    }

    @Test func speaksWhatAMoveLacks() throws {
        let moves = try page("shadow").content()["moves"]?.list
        #expect(
            moves?.first?["values"]?.markup == """
                <td class="dex-class dex-class--physical">Physical</td><td>55</td><td>100</td>\
                <td><span class="dex-unknown">unknown</span></td>
                """)
    }

    @Test func hasNoMatchUpsOutsideTheChart() throws {
        #expect(try page("shadow").content()["matches"]?.isTruthy == false)
        #expect(try page("electric").content()["matches"]?.isTruthy == true)
    }

    @Test func showsWhatItDealsAndWhatItTakes() throws {
        let matches = try #require(try page("ghost").content()["matches"])
        let times = ["attacking", "defending"].map { side in
            (matches[side]?.list?.first?["matchUps"]?.list ?? []).compactMap { $0["times"]?.text }
        }
        #expect(times == [["×2", "×0", "×½"], ["×0"]])
    }

    @Test func namesWhatHadItBefore() throws {
        let former = try page("normal").content()["former"]
        #expect(linkTexts(former?["rows"], "header") == ["Clefairy", "Bite"])
        let rows = try #require(former?["rows"]?.list)
        #expect(rows.map { $0["generations"]?.text } == ["Generations I–V", "Generation I"])
        #expect(rows.map { $0["then"]?.text } == ["Normal", "Normal"])
        #expect(rows.map { $0["now"]?.text } == ["Fairy", "Dark"])
        #expect(try page("fairy").content()["former"]?.isTruthy == false)
    }

    @Test func saysThatNothingHasTheType() throws {
        let html = try SiteFixture.page(
            TypePage.self, "stellar", in: SiteFixture.site(.japanese))
        #expect(html.contains("このタイプのポケモンはいません。"))
        #expect(html.contains("このタイプのわざはありません。"))
        #expect(!html.contains("<table"))
    }

    @Test func isTitledAndDescribedInBothLanguages() throws {
        #expect(try page("electric").title == "Electric type")
        #expect(try page("electric", .japanese).title == "でんきタイプ")
        #expect(try page("electric").description != page("shadow").description)
        #expect(try page("electric").content()["other"]?["text"]?.text == "でんき")
    }
}

@Suite struct TypePairPageTests {
    private func page(_ slug: String, in site: LocalizedSite) throws -> String {
        try SiteFixture.page(TypePairPage.self, slug, in: site)
    }

    /// What is said of the damage: "×2 Flying, Water, Electric".
    private func rows(_ slug: String, _ side: String) throws -> [String] {
        let page = try page(slug, in: SiteFixture.site(.english))
        let card = try #require(page.split(separator: "id=\"\(side)\"").last)
            .split(separator: "</section>")[0].split(separator: "<div data-in=")[0]
        return card.split(separator: "dex-match__times").dropFirst().map { row in
            let names = row.matches(of: /types\/[a-z]+\/">([^<]*)</).map { String($0.1) }
            let times = row.firstMatch(of: />([^<]*)</).map { String($0.1) }
            return "\(times ?? "") \(names.joined(separator: ", "))"
        }
    }

    @Test func isThereOnceForEveryTwoTypesOfTheChart() throws {
        let pages = TypePairPage.pages(CatalogIndexes(try SampleCatalog().catalog))
        let paths = Set(pages.map(\.route.path))
        #expect(pages.count == 11 * 10 / 2)
        #expect(paths.count == pages.count)
        #expect(paths.contains("types/flying-electric/"))
        #expect(!paths.contains("types/electric-flying/"))
    }

    @Test func takesWhatBothTypesMakeOfIt() throws {
        #expect(try rows("flying-electric", "defending") == ["×0 Ground"])
        #expect(try rows("normal-ghost", "defending") == ["×0 Normal, Ghost"])
    }

    @Test func dealsWithTheBetterOfBoth() throws {
        #expect(try rows("ground-electric", "attacking") == ["×2 Flying, Water, Electric"])
        #expect(try rows("normal-dark", "attacking") == ["×2 Psychic"])
    }

    @Test func listsWhoHasBothTypesInWhateverOrder() throws {
        let site = try SiteFixture.site(.english)
        let html = try page("flying-electric", in: site)
        #expect(html.contains("href=\"../../pokemon/zapdos/\""))
        #expect(!html.contains("href=\"../../pokemon/pikachu/\""))
        #expect(html.contains("1 Pokémon · <a class=\"dex-link\" "))
        #expect(html.contains("href=\"../../?q=type:flying+type:electric\""))
        #expect(try page("normal-ghost", in: site).contains("No Pokémon has these two types."))
    }

    @Test func isNamedAfterBothTypes() throws {
        let english = try page("ground-ghost", in: SiteFixture.site(.english))
        #expect(english.contains("<h1 class=\"dex-identity__name\">Ground/Ghost type</h1>"))
        #expect(english.contains("lang=\"ja\">じめん・ゴースト</p>"))
        let japanese = try page("ground-ghost", in: SiteFixture.site(.japanese))
        #expect(japanese.contains("<h1 class=\"dex-identity__name\">じめん・ゴーストタイプ</h1>"))
    }
}

@Suite struct TypeMatchesViewTests {
    /// What abilities change: "Of these Pokémon: Lightning Rod, Electric: ×½ → ×0".
    ///
    /// - Parameters:
    ///   - era: that of the reader's game; `nil` for none.
    ///   - change: what is different in the catalog.
    private func abilities(
        _ slugs: String..., in era: String? = nil, also added: String? = nil,
        change: (inout Catalog) -> Void = { _ in }
    ) throws -> [String] {
        let site = try SiteFixture.site(.english) { catalog in
            change(&catalog)
            guard let added else { return }
            catalog.abilities.insert(
                Ability(
                    id: Identifier(1), slug: try Slug(added),
                    name: LocalizedName(english: added, japanese: nil),
                    generation: Identifier(3), isMainSeries: true), at: 0)
        }
        let types = try slugs.map { try SampleCatalog().type($0) }
        let members = TypeMembers(site.indexes) { Set($0) == Set(types.map(\.id)) }
        let view = TypeMatchesView(site: site, types: types, members: members)
        let shown = { (list: Value?) in
            (list?.list ?? []).filter { one in
                era.map(Marked(one).isShown) ?? (one["in"]?.isTruthy == false)
            }
        }
        return shown(try view.value["abilities"]?["groups"]).flatMap { group in
            shown(group["rows"]).map { row in
                let texts = [row["name"]?["text"]?.text] + (row["changes"]?.list ?? []).map(\.text)
                return "\(group["title"]?.text ?? ""): "
                    + texts.compactMap { $0 }.joined(separator: ", ")
            }
        }
    }

    @Test func saysWhatAbilitiesChange() throws {
        #expect(
            try abilities("electric") == ["Of these Pokémon: Lightning Rod, Electric: ×½ → ×0"])
        #expect(
            try abilities("normal") == ["Other abilities: Lightning Rod, Electric: ×1 → ×0"])
    }

    /// Zapdos had Lightning Rod in generation V alone.
    @Test func groupsAbilitiesByThoseWhoHadThemInTheGame() throws {
        #expect(
            try abilities("flying", "electric", in: "5")
                == ["Of these Pokémon: Lightning Rod, Electric: ×1 → ×0"])
        for era in [nil, "6"] {
            #expect(
                try abilities("flying", "electric", in: era)
                    == ["Other abilities: Lightning Rod, Electric: ×1 → ×0"])
        }
    }

    /// Clefairy was Normal up to generation V.
    @Test func groupsAbilitiesByThoseWhoHadTheTypeInTheGame() throws {
        let title = { (type: String, era: String?) in
            try abilities(type, in: era) { catalog in
                let lightningRod = AbilitySlot(slot: 1, isHidden: false, ability: Identifier(31))
                for place in catalog.pokemon.indices {
                    let isClefairy = catalog.pokemon[place].slug.text == "clefairy"
                    catalog.pokemon[place].abilities = isClefairy ? [lightningRod] : []
                }
            }.map { String($0.prefix { $0 != ":" }) }
        }
        #expect(try title("normal", "5") == ["Of these Pokémon"])
        #expect(try title("normal", "6") == ["Other abilities"])
        #expect(try title("normal", nil) == ["Other abilities"])
        #expect(try title("fairy", "6") == ["Of these Pokémon"])
        #expect(try title("fairy", "5").isEmpty)
    }

    @Test func leavesOutWhatIsThereWithoutTheAbility() throws {
        #expect(try abilities("ground").isEmpty)
    }

    @Test func tellsTheConditionsOfAnAbility() throws {
        let filter = try abilities("electric", also: "filter").filter { $0.contains("filter") }
        #expect(filter == ["Other abilities: filter, super effective: ×2 → ×1.5"])
        let guardian = try abilities("flying", "electric", also: "wonder-guard")
        #expect(guardian.first == "Other abilities: wonder-guard, all others: ×1 → ×0")
    }
}

@Suite struct TypeCalculatorTests {
    /// The chips by their names: where each leads, and whether it is chosen.
    private func sides(_ slugs: String...) throws -> [[String: String]] {
        let site = try SiteFixture.site(.english)
        let calculator = TypeCalculator(site: site)
        let types = try slugs.map { try SampleCatalog().type($0) }
        return try calculator.value(types).map { side in
            var chips = (side["types"]?.list ?? []).reduce(into: [:]) { chips, chip in
                chips[chip["slug"]?.text ?? ""] = Self.text(chip)
            }
            if let none = side["none"], none.isTruthy { chips["none"] = Self.text(none) }
            return chips
        }
    }

    private static func text(_ chip: Value) -> String {
        (chip["address"]?.text ?? "") + (chip["isCurrent"]?.bool == true ? " chosen" : "")
    }

    @Test func leadsFromTheChartToATypesOwnChoice() throws {
        let sides = try sides()
        #expect(sides.count == 1)
        #expect(sides[0].count == 11)
        #expect(sides[0]["ground"] == "\u{1}types/ground/#pair")
    }

    @Test func leadsFromATypeToItsPairs() throws {
        let sides = try sides("ground")
        #expect(sides[0]["ground"] == "\u{1}types/ground/ chosen")
        #expect(sides[0]["water"] == "\u{1}types/water/")
        #expect(sides[1]["none"] == "\u{1}types/ground/ chosen")
        #expect(sides[1]["water"] == "\u{1}types/ground-water/")
        #expect(sides[1]["flying"] == "\u{1}types/flying-ground/")
        #expect(sides[1]["ground"] == nil)
    }

    @Test func changesEitherTypeOfAPair() throws {
        let sides = try sides("ground", "water")
        #expect(sides[0]["ground"] == "\u{1}types/ground-water/ chosen")
        #expect(sides[0]["electric"] == "\u{1}types/water-electric/")
        #expect(sides[0]["water"] == "\u{1}types/water/")
        #expect(sides[1]["none"] == "\u{1}types/ground/")
        #expect(sides[1]["water"] == "\u{1}types/ground-water/ chosen")
        #expect(sides[1]["electric"] == "\u{1}types/ground-electric/")
    }
}

@Suite struct TypeChangesViewTests {
    /// The rows in words: "Generation I: Ghost Psychic ×0 ×2".
    private func rows(_ value: Object?) -> [String] {
        (value?["rows"]?.list ?? []).map { row in
            let types = ["attacking", "defending"].map { key in
                (row[key]?.markup ?? "").split(separator: ">").dropFirst().first?
                    .split(separator: "<").first.map(String.init) ?? ""
            }
            let texts = ["generations", "then", "now"].map { row[$0]?.text ?? "" }
            return "\(texts[0]): \(types[0]) \(types[1]) \(texts[1]) \(texts[2])"
        }
    }

    @Test func beginsWithTheYoungerOfBothTypes() throws {
        let view = TypeChangesView(site: try SiteFixture.site(.english))
        #expect(
            rows(try view.all) == [
                "Generations II–V: Ghost Steel ×½ ×1", "Generation I: Ghost Psychic ×0 ×2",
                "Generations II–V: Dark Steel ×½ ×1",
            ])
    }

    @Test func showsATypeOnlyWhatConcernsIt() throws {
        let view = TypeChangesView(site: try SiteFixture.site(.japanese))
        let sample = try SampleCatalog()
        #expect(
            rows(try view.changes(of: sample.type("steel").id)) == [
                "第2～5世代: ゴースト はがね ×½ ×1", "第2～5世代: あく はがね ×½ ×1",
            ])
        #expect(try view.changes(of: sample.type("water").id)?.names == nil)
    }

    @Test func leavesOutWhatIsAsItIsToday() throws {
        let site = try SiteFixture.site(.english) { catalog in
            catalog.typeRelations = catalog.typeRelations.map { relation in
                TypeRelation(
                    attacking: relation.attacking, defending: relation.defending,
                    percent: relation.lastGeneration == nil ? relation.percent : 200,
                    lastGeneration: relation.lastGeneration)
            }
        }
        #expect(
            rows(try TypeChangesView(site: site).all) == [
                "Generations II–V: Ghost Steel ×2 ×1", "Generations II–V: Dark Steel ×2 ×1",
            ])
    }

    @Test func leavesOutTypesThatDidNotExistThen() throws {
        let site = try SiteFixture.site(.english) { catalog in
            catalog.typeRelations = catalog.typeRelations.map { relation in
                TypeRelation(
                    attacking: relation.attacking, defending: relation.defending,
                    percent: relation.percent,
                    lastGeneration: relation.lastGeneration.map { _ in Identifier(1) })
            }
        }
        #expect(rows(try TypeChangesView(site: site).all) == ["Generation I: Ghost Psychic ×0 ×2"])
    }

    @Test func letsOnePastFollowAnother() throws {
        let site = try SiteFixture.site(.english) { catalog in
            let ghost = Identifier<PokemonType>(8)
            let psychic = Identifier<PokemonType>(14)
            let place = catalog.typeRelations.firstIndex {
                $0.attacking == ghost && $0.defending == psychic && $0.lastGeneration == nil
            }
            catalog.typeRelations.insert(
                TypeRelation(
                    attacking: ghost, defending: psychic, percent: 50,
                    lastGeneration: Identifier(4)), at: try #require(place))
        }
        #expect(
            rows(try TypeChangesView(site: site).all)[1...2] == [
                "Generation I: Ghost Psychic ×0 ×2", "Generations II–IV: Ghost Psychic ×½ ×2",
            ])
    }
}
