import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct TypeChartPageTests {
    private func content() throws -> Object { try SiteFixture.sites().content(TypeChartPage.self) }

    /// The row of an attacking type: modifiers by the defending type's slug, without ordinary ones.
    private func row(_ slug: String) throws -> [String: String] {
        let content = try content()
        let row = try #require(content.items("rows").first { $0.shown("type.slug") == slug })
        let columns = content.lines("columns", "slug")
        let cells = try #require(row["cells"]?.list)
        #expect(cells.count == columns.count)
        return Dictionary(uniqueKeysWithValues: zip(columns, cells)).compactMapValues {
            $0.items("figures").first?["modifier"]?.text
        }
    }

    @Test func hasARowAndAColumnForEachTypeOfTheChart() throws {
        let columns = try content().lines("columns", "slug")
        #expect(try columns == content().lines("rows", "type.slug"))
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
        let page = try SiteFixture.sites().html(TypeChartPage.self)
        #expect(
            page.contains(
                #"<td class="dex-chart__cell"><span class="dex-visually-hidden">1</span>"#))
        #expect(page.contains("<td class=\"dex-chart__cell dex-chart__cell--half\">½"))
    }

    @Test func leadsToTheTypesOutsideTheChart() throws {
        let others = try content().lines("others", "address", "introduced")
        #expect(others.first == "\u{1}types/stellar/ | Introduced in Generation IX")
        #expect(
            try content().lines("others", "address")
                == ["\u{1}types/stellar/", "\u{1}types/shadow/"])
    }
}

@Suite struct TypePageTests {
    private func page(_ slug: String, _ language: Language = .english) throws -> TypePage {
        TypePage(try SampleCatalog().type(slug), try SiteFixture.site(language))
    }

    private func content(_ slug: String) throws -> Object { try page(slug).content() }

    @Test func listsEveryVarietyThatHasTheTypeInAnySlot() throws {
        let content = try content("psychic")
        #expect(
            content.items("cards").map { $0["label"]?.linkText }
                == ["Alolan Raichu", "Deoxys", "Attack Deoxys"])
        #expect(content.shown("count") == "3 Pokémon")
        #expect(content.shown("list") == "\u{2}?q=type:psychic")
    }

    @Test func listsItsMovesByName() throws {
        let content = try content("normal")
        #expect(
            content.items("moves").filter { $0.shown("in") == "–" }.map { $0.shown("name") } == [
                "Breakneck Blitz (Physical)", "Breakneck Blitz (Special)", "Double Slap",
                "Encore", "Quick Attack", "Swift", "Wish",
            ])
        #expect(content.shown("moveCount") == "7 moves")
    }

    /// Bite was Normal in generation I, and by its type Special up to generation III.
    @Test func listsAMoveInTheGamesInWhichItHadTheTypeAndWithItsClassThen() throws {
        let normal = try content("normal")
        let once = normal.items("moves").filter { $0.shown("name") == "Bite" }
        #expect(once.map { Marked($0).shownIn } == [["1"]])
        #expect(once[0].shown("values").contains("class=\"physical\""))
        #expect(try Marked.text(normal["moveCount"], in: "1") != "7 moves")
        let dark = try content("dark").items("moves").filter { $0.shown("name") == "Bite" }
        #expect(Marked(dark[0]).hiddenIn.contains("1"))
        let special = dark.filter { $0.shown("values").contains("class=\"special\"") }
        #expect(special.map { Marked($0).shownIn.contains("3") } == [true])
    }

    /// Clefairy.
    @Test(arguments: [
        ("normal", "5", "1 Pokémon"), ("fairy", "5", "0 Pokémon"), ("fairy", "6", "1 Pokémon"),
    ])
    func countsThoseWhoHadTheTypeInEveryEra(slug: String, era: String, count: String) throws {
        #expect(try Marked.text(content(slug)["count"], in: era) == count)
    }

    @Test func tellsTheClassThatItsMovesHadByType() throws {
        #expect(
            try content("dark").items("facts").map { $0.shown() } == [
                "Introduced in Generation II", "Its moves were Special up to Generation III",
            ])
        #expect(
            try content("fairy").items("facts").map { $0.shown() }
                == ["Introduced in Generation VI"])
    }

    @Test func speaksWhatAMoveLacks() throws {
        #expect(
            try content("shadow").lines("moves", "values").first == """
                <td class="physical">Physical<td>55<td>100\
                <td><i>unknown</i>
                """)
    }

    @Test func showsWhatItDealsAndWhatItTakes() throws {
        let content = try content("ghost")
        let times = ["attacking", "defending"].map { side in
            content.items("matches.\(side)").first?.lines("matchUps", "times")
        }
        #expect(times == [["×2", "×0", "×½"], ["×0"]])
        #expect(try self.content("shadow")["matches"]?.isTruthy == false)
    }

    @Test func namesWhatHadItBefore() throws {
        let rows = try content("normal").items("former.rows")
        #expect(rows.map { $0["header"]?.linkText } == ["Clefairy", "Bite"])
        #expect(
            try content("normal").lines("former.rows", "generations", "then", "now")
                == ["Generations I–V | Normal | Fairy", "Generation I | Normal | Dark"])
        #expect(try content("fairy")["former"]?.isTruthy == false)
    }

    @Test func saysThatNothingHasTheType() throws {
        let html = try SiteFixture.sites().html(TypePage.self, "stellar", .japanese)
        #expect(html.contains("このタイプのポケモンはいません。"))
        #expect(html.contains("このタイプのわざはありません。"))
        #expect(!html.contains("<table"))
    }

    @Test func isTitledAndDescribedInBothLanguages() throws {
        #expect(try page("electric").title() == "Electric type")
        #expect(try page("electric", .japanese).title() == "でんきタイプ")
        #expect(try page("electric").description() != page("shadow").description())
        #expect(try content("electric").shown("other") == "でんき")
    }
}

@Suite struct TypePairPageTests {
    private func page(_ slug: String, _ language: Language = .english) throws -> String {
        try SiteFixture.sites().html(TypePairPage.self, slug, language)
    }

    @Test func isThereOnceForEveryTwoTypesOfTheChart() throws {
        let paths = TypePairPage.pages(try SiteFixture.sites().indexes).map(\.route.path)
        #expect(paths.count == 11 * 10 / 2)
        #expect(Set(paths).count == paths.count)
        #expect(paths.contains("types/flying-electric/"))
        #expect(!paths.contains("types/electric-flying/"))
    }

    /// What both types make of the damage, and the better of both: "×2 Flying, Water, Electric".
    @Test(arguments: [
        ("flying-electric", "defending", "×0 Ground"),
        ("normal-ghost", "defending", "×0 Normal, Ghost"),
        ("ground-electric", "attacking", "×2 Flying, Water, Electric"),
        ("normal-dark", "attacking", "×2 Psychic"),
    ])
    func saysWhatItTakesAndDeals(slug: String, side: String, row: String) throws {
        let card = try #require(try page(slug).split(separator: "id=\"\(side)\"").last)
            .split(separator: "</section>")[0].split(separator: "<div data-in=")[0]
        let rows = card.split(separator: "<dt>").dropFirst().map { row in
            let names = row.matches(of: /types\/[a-z]+\/">([^<]*)</).map { String($0.1) }
            return "\(row.prefix { $0 != "<" }) \(names.joined(separator: ", "))"
        }
        #expect(rows == [row])
    }

    @Test func listsWhoHasBothTypesInWhateverOrder() throws {
        let html = try page("flying-electric")
        #expect(html.contains("href=\"../../pokemon/zapdos/\""))
        #expect(!html.contains("href=\"../../pokemon/pikachu/\""))
        #expect(html.contains("1 Pokémon · <a class=\"dex-link\" "))
        #expect(html.contains("href=\"../../?q=type:flying+type:electric\""))
        #expect(try page("normal-ghost").contains("No Pokémon has these two types."))
    }

    @Test func isNamedAfterBothTypes() throws {
        let english = try page("ground-ghost")
        #expect(english.contains("<h1 class=\"dex-identity__name\">Ground/Ghost type</h1>"))
        #expect(english.contains("lang=\"ja\">じめん・ゴースト</p>"))
        #expect(
            try page("ground-ghost", .japanese)
                .contains("<h1 class=\"dex-identity__name\">じめん・ゴーストタイプ</h1>"))
    }
}

@Suite struct TypeMatchesViewTests {
    /// What abilities change: "Of these Pokémon: Lightning Rod, Electric: ×½ → ×0".
    ///
    /// - Parameter era: that of the reader's game; `nil` for none.
    private func abilities(
        _ slugs: String..., in era: String? = nil, of sites: LocalizedSites? = nil
    ) throws -> [String] {
        let site = try (sites ?? SiteFixture.sites())[.english]
        let types = try slugs.map { try SampleCatalog().type($0) }
        let members = TypeMembers(site.indexes) { Set($0) == Set(types.map(\.id)) }
        let view = try TypeMatchesView(site: site, types: types, members: members).value()
        let isShown = { (value: Value) in
            era.map(Marked(value).isShown) ?? (value["in"]?.isTruthy == false)
        }
        return view.items("abilities.groups").filter(isShown).flatMap { group in
            group.items("rows").filter(isShown).map { row in
                let texts = [row.shown("name")] + row.items("changes").map { $0.shown() }
                return "\(group.shown("title")): \(texts.joined(separator: ", "))"
            }
        }
    }

    /// The sites with one more ability.
    private func sites(adding slug: String) throws -> LocalizedSites {
        try SiteFixture.sites { catalog in
            catalog.abilities.insert(
                Ability(
                    id: Identifier(1), slug: try Slug(slug),
                    name: LocalizedName(english: slug, japanese: nil),
                    generation: Identifier(3), isMainSeries: true), at: 0)
        }
    }

    @Test func saysWhatAbilitiesChange() throws {
        #expect(
            try abilities("electric") == ["Of these Pokémon: Lightning Rod, Electric: ×½ → ×0"])
        #expect(
            try abilities("normal") == ["Other abilities: Lightning Rod, Electric: ×1 → ×0"])
        #expect(try abilities("ground").isEmpty, "it is so without the ability")
    }

    /// Zapdos had Lightning Rod in generation V alone.
    @Test(arguments: [
        ("5", "Of these Pokémon"), (nil, "Other abilities"), ("6", "Other abilities"),
    ])
    func groupsAbilitiesByThoseWhoHadThemInTheGame(era: String?, title: String) throws {
        #expect(
            try abilities("flying", "electric", in: era)
                == ["\(title): Lightning Rod, Electric: ×1 → ×0"])
    }

    /// Clefairy was Normal up to generation V.
    @Test func groupsAbilitiesByThoseWhoHadTheTypeInTheGame() throws {
        let sites = try SiteFixture.sites { catalog in
            for place in catalog.pokemon.indices { catalog.pokemon[place].abilities = [] }
            try catalog.pokemon.change("clefairy", \.slug) {
                $0.abilities = [AbilitySlot(slot: 1, isHidden: false, ability: Identifier(31))]
            }
        }
        let titles = { (type: String, era: String?) in
            try abilities(type, in: era, of: sites).map { String($0.prefix { $0 != ":" }) }
        }
        #expect(try titles("normal", "5") == ["Of these Pokémon"])
        #expect(try titles("normal", "6") == ["Other abilities"])
        #expect(try titles("normal", nil) == ["Other abilities"])
        #expect(try titles("fairy", "6") == ["Of these Pokémon"])
        #expect(try titles("fairy", "5").isEmpty)
    }

    @Test func tellsTheConditionsOfAnAbility() throws {
        let filter = try abilities("electric", of: sites(adding: "filter"))
        #expect(
            filter.filter { $0.contains("filter") }
                == ["Other abilities: filter, super effective: ×2 → ×1.5"])
        let guardian = try abilities("flying", "electric", of: sites(adding: "wonder-guard"))
        #expect(guardian.first == "Other abilities: wonder-guard, all others: ×1 → ×0")
    }
}

@Suite struct TypeCalculatorTests {
    /// The chips by their names: where each leads, and whether it is chosen.
    private func sides(_ slugs: String...) throws -> [[String: String]] {
        let calculator = TypeCalculator(site: try SiteFixture.site(.english))
        let types = try slugs.map { try SampleCatalog().type($0) }
        return try calculator.value(types).map { side in
            let chips =
                side.items("types").map { ($0.shown("slug"), Self.text($0)) }
                + side.items("none").map { ("none", Self.text($0)) }
            return Dictionary(uniqueKeysWithValues: chips)
        }
    }

    private static func text(_ chip: Value) -> String {
        chip.shown("address").replacing("\u{1}", with: "")
            + (chip["isCurrent"]?.bool == true ? " chosen" : "")
    }

    @Test func leadsFromTheChartToATypesOwnChoice() throws {
        let sides = try sides()
        #expect(sides.map(\.count) == [11])
        #expect(sides[0]["ground"] == "types/ground/#pair")
    }

    @Test func leadsFromATypeToItsPairs() throws {
        let sides = try sides("ground")
        #expect(
            ["ground", "water"].map { sides[0][$0] } == ["types/ground/ chosen", "types/water/"])
        #expect(
            ["none", "water", "flying", "ground"].map { sides[1][$0] } == [
                "types/ground/ chosen", "types/ground-water/", "types/flying-ground/", nil,
            ])
    }

    @Test func changesEitherTypeOfAPair() throws {
        let sides = try sides("ground", "water")
        #expect(
            ["ground", "electric", "water"].map { sides[0][$0] }
                == ["types/ground-water/ chosen", "types/water-electric/", "types/water/"])
        #expect(
            ["none", "water", "electric"].map { sides[1][$0] }
                == ["types/ground/", "types/ground-water/ chosen", "types/ground-electric/"])
    }
}

@Suite struct TypeChangesViewTests {
    /// The rows in words: "Generation I: Ghost Psychic ×0 ×2".
    private func rows(_ value: Object?) -> [String] {
        (value?.items("rows") ?? []).map { row in
            let types = ["attacking", "defending"].map { side in
                row.shown(side).firstMatch(of: />([^<]+)</).map { String($0.1) } ?? ""
            }
            return (["\(row.shown("generations")):"] + types + ["then", "now"].map(row.shown))
                .joined(separator: " ")
        }
    }

    /// The rows of all types, where the relations are different.
    private func rows(
        change: (inout [TypeRelation]) throws -> Void
    ) throws -> [String] {
        let site = try SiteFixture.site(.english) { try change(&$0.typeRelations) }
        return rows(try TypeChangesView(site: site).all())
    }

    @Test func beginsWithTheYoungerOfBothTypes() throws {
        let view = TypeChangesView(site: try SiteFixture.site(.english))
        #expect(
            rows(try view.all()) == [
                "Generations II–V: Ghost Steel ×½ ×1", "Generation I: Ghost Psychic ×0 ×2",
                "Generations II–V: Dark Steel ×½ ×1",
            ])
    }

    @Test func showsATypeOnlyWhatConcernsIt() throws {
        let view = TypeChangesView(site: try SiteFixture.site(.japanese))
        let sample = try SampleCatalog()
        #expect(
            rows(try view.changes(of: sample.type("steel").id))
                == ["第2～5世代: ゴースト はがね ×½ ×1", "第2～5世代: あく はがね ×½ ×1"])
        #expect(try view.changes(of: sample.type("water").id)?.names == nil)
    }

    @Test func leavesOutWhatIsAsItIsToday() throws {
        let rows = try rows { relations in
            for place in relations.indices where relations[place].lastGeneration != nil {
                relations[place].percent = 200
            }
        }
        #expect(
            rows == ["Generations II–V: Ghost Steel ×2 ×1", "Generations II–V: Dark Steel ×2 ×1"])
    }

    @Test func leavesOutTypesThatDidNotExistThen() throws {
        let rows = try rows { relations in
            for place in relations.indices where relations[place].lastGeneration != nil {
                relations[place].lastGeneration = Identifier(1)
            }
        }
        #expect(rows == ["Generation I: Ghost Psychic ×0 ×2"])
    }

    @Test func letsOnePastFollowAnother() throws {
        let rows = try rows { relations in
            let (ghost, psychic) = (Identifier<PokemonType>(8), Identifier<PokemonType>(14))
            let place = relations.firstIndex {
                $0.attacking == ghost && $0.defending == psychic && $0.lastGeneration == nil
            }
            relations.insert(
                TypeRelation(
                    attacking: ghost, defending: psychic, percent: 50,
                    lastGeneration: Identifier(4)), at: try #require(place))
        }
        #expect(
            rows[1...2] == [
                "Generation I: Ghost Psychic ×0 ×2", "Generations II–IV: Ghost Psychic ×½ ×2",
            ])
    }
}
