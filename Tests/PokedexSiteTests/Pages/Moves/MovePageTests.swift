import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct MovePageTests {
    private func page(_ slug: String, _ language: Language = .english) throws -> any PageKind {
        try SiteFixture.sites().view(MovePage.self, slug, language)
    }

    private func content(_ slug: String, _ language: Language = .english) throws -> Object {
        try page(slug, language).content()
    }

    /// The page of a move that is different.
    private func page(
        _ slug: String, _ language: Language = .english, change: (inout Move) throws -> Void
    ) throws -> any PageKind {
        try SiteFixture.sites { try $0.moves.change(slug, \.slug, change) }
            .view(MovePage.self, slug, language)
    }

    /// The facts as lines: "Condition: Paralysis (10% chance)"; `–` for what is not known.
    private func facts(_ content: Object) -> [String] {
        content.items("facts").map { row in
            "\(row.shown("term")): \(row.shown("value.known"))"
                + (row["more"]?.text.map { " (\($0))" } ?? "")
        }
    }

    /// The key figures as lines: "Power 90", and in brackets what is spoken where there is none.
    private func keys(_ slug: String) throws -> [String] {
        let values = try #require(try content(slug).items("values").first)
        return values.items("keys").map { key in
            let number = key["number"]?.text.map { $0 + (key["unit"]?.text ?? "") }
            return "\(key.shown("term")) \(number ?? "(\(key.shown("missing")))")"
        }
    }

    private func changes(_ page: any PageKind) throws -> [String] {
        try page.content().lines("changes.rows", "generations", "what", "then", "now")
    }

    @Test func tellsKeyFiguresOrWhyOneIsMissing() throws {
        #expect(try keys("thunderbolt") == ["Power 90", "Accuracy 100%", "PP 15", "Priority 0"])
        #expect(try keys("quick-attack").last == "Priority +1")
        #expect(
            try keys("wish")
                == ["Power (none)", "Accuracy (never misses)", "PP 10", "Priority 0"])
        #expect(try keys("shadow-rush")[2] == "PP (unknown)")
        #expect(try keys("breakneck-blitz--special")[0] == "Power (not fixed)")
    }

    @Test func leadsWithWhatTheMoveDoes() throws {
        #expect(
            try content("thunderbolt").shown("lead")
                == "Deals Electric damage. 10% chance to paralyze the target.")
        #expect(
            try content("shadow-rush", .japanese).shown("lead")
                == "ダークタイプの攻撃。ダークポケモン以外に効果ばつぐん。")
    }

    @Test func saysNothingOfAMoveOfWhichNothingIsKnown() throws {
        let sites = try SiteFixture.sites { catalog in
            try catalog.moves.change("wish", \.slug) { $0.slug = try Slug("hope") }
        }
        let page = try sites.view(MovePage.self, "hope")
        #expect(try page.content()["lead"]?.isTruthy == false)
        #expect(try page.description().hasPrefix("Wish (ねがいごと): Normal type"))
    }

    @Test func tellsWhatAMoveDoesInNumbers() throws {
        #expect(
            facts(try content("thunderbolt")) == [
                "Target: One adjacent Pokémon",
                "Target: One adjacent Pokémon (today’s; not known for this game)",
                "Introduced: Generation I", "PP with PP Max: 24",
                "Kind of effect: Damage and status condition", "Condition: Paralysis (10% chance)",
                "Critical hits: Normal rate",
            ])
        #expect(
            facts(try content("shadow-rush")) == [
                "Target: One adjacent Pokémon",
                "Target: One adjacent Pokémon (today’s; not known for this game)",
                "Introduced: Generation III",
                "PP with PP Max: –", "Kind of effect: –",
            ])
    }

    @Test(arguments: [
        ("double-slap", Language.english, "Hits: 2–5 times"),
        ("bite", .english, "Flinching: 30% chance"),
        ("volt-tackle", .english, "Recoil: 33% of the damage dealt"),
        ("psycho-boost", .english, "Stat changes: Special Attack −2 (100% chance)"),
        ("thunderbolt", .japanese, "状態異常・状態変化: まひ (10%の確率)"),
        ("double-slap", .japanese, "攻撃回数: 2～5回"),
    ])
    func tellsAFact(slug: String, language: Language, fact: String) throws {
        #expect(facts(try content(slug, language)).contains(fact))
    }

    @Test func tellsAnAddedEffectsChanceThatNoRowTells() throws {
        let page = try page("thunderbolt") { $0.effectChance = 20 }
        #expect(facts(try page.content()).contains("Added effect: 20% chance"))
    }

    @Test func showsMatchUpsOfMovesThatDealDamage() throws {
        let eras = try content("thunderbolt").items("matches.eras")
        #expect(eras.first?.lines("matchUps", "times") == ["×2", "×0", "×½"])
        #expect(try content("thunder-wave")["matches"]?.isTruthy == false)
        #expect(try content("shadow-rush")["matches"]?.isTruthy == false)
    }

    @Test func tellsWhatChangedOverTheGenerations() throws {
        #expect(try changes(page("thunderbolt")) == ["Generations I–V | Power | 95 | 90"])
        #expect(
            try changes(page("bite", .japanese))
                == ["第1世代 | タイプ | ノーマル | あく", "第2～3世代 | 分類 | 特殊 | 物理"])
        #expect(try changes(page("thunder-wave")) == ["Generations I–VI | Accuracy | 100% | 90%"])
        #expect(try content("wish")["changes"]?.isTruthy == false)
    }

    /// Within a generation the games are named; a move may have lost its added effect.
    @Test(
        arguments: [
            (9, 40, nil, "Gold & Silver – Diamond & Pearl | PP | 40 | 5"),
            (5, 40, nil, "Generation II | PP | 40 | 5"),
            (15, nil, 10, "Generations II–V | Chance of the added effect | 10% | None"),
        ] as [(Int, Int?, Int?, String)])
    func tellsAChange(before: Int, powerPoints: Int?, chance: Int?, change: String) throws {
        let page = try page("encore") {
            $0.past = [
                PastMoveValues(
                    before: Identifier(before),
                    values: OtherMoveValues(powerPoints: powerPoints, effectChance: chance))
            ]
        }
        #expect(try changes(page) == [change])
    }

    /// The values by game as lines: "Generations I–V: Electric Special *95* 100% 15 10%"; what differs
    /// from today's is between asterisks, and what stands for a missing value in brackets.
    private func values(_ content: Object) -> [String] {
        content.items("history.rows").map { row in
            let cells = row.items("cells").map { cell in
                let text = cell["known"]?.text ?? "(\(cell.shown("missing")))"
                return cell["isDifferent"]?.bool == true ? "*\(text)*" : text
            }
            return "\(row.shown("games")): \(cells.joined(separator: " "))"
        }
    }

    @Test func hasTheColorOfItsTypeInTheGame() throws {
        let content = try content("bite")
        #expect(content.shown("colors") == "t1-dark")
        #expect(content.lines("tints", "colors", "in") == ["t1-normal | g1 g2"])
        #expect(try self.content("surf").shown("tints") == "[]")
        #expect(
            try SiteFixture.sites().html(MovePage.self, "bite").contains(
                "<span class=\"dex-summary__tint t1-normal\" data-in=\"g1 g2\"></span>"
            ))
    }

    @Test func tellsItsValuesByGame() throws {
        #expect(
            values(try content("thunderbolt")) == [
                "Generations VI–IX: Electric Special 90 100% 15 10%",
                "Generations I–V: Electric Special *95* 100% 15 10%",
            ])
        #expect(
            values(try content("bite", .japanese)) == [
                "第4～9世代: あく 物理 60 100% 25 30%", "第2～3世代: あく *特殊* 60 100% 25 30%",
                "第1世代: *ノーマル* 物理 60 100% 25 30%",
            ])
        #expect(try content("wish")["history"]?.isTruthy == false)
    }

    /// The sample has no values of Legends: Z-A, in which some learn the move.
    @Test func saysOfWhichGamesTheValuesAreUnknown() throws {
        let sites = try SiteFixture.sites()
        let thunderbolt = try sites.content(MovePage.self, "thunderbolt")
        #expect(
            thunderbolt.shown("unknownValues")
                == "Moves can have another power or accuracy in Legends: Z-A, which our data lacks: those "
                + "of other games of that time are shown.")
        let bite = try sites.content(MovePage.self, "bite", .japanese)
        #expect(bite["unknownValues"]?.isTruthy == false)
        let page = try sites.html(PokemonPage.self, "pikachu", .japanese)
        #expect(page.contains("では威力や命中が異なることがありますが、データにないため"))
        let zapdos = try sites.content(PokemonPage.self, "zapdos")
        #expect(zapdos["learnset"]?["unknownValues"]?.isTruthy == false)
    }

    /// Priority and target have columns where they are not the same in all games.
    @Test(arguments: [
        (
            Language.english, "Target", ["User", "One adjacent Pokémon"],
            [
                "Generations VI–IX: Normal Status (none) (never misses) 10 0 User",
                "Generations III–V: Normal Status (none) (never misses) 10 *−6* *One adjacent Pokémon*",
            ]
        ),
        (
            .japanese, "対象", ["自分", "1匹選択"],
            ["第6～9世代: ノーマル 変化 (なし) (必中) 10 0 自分", "第3～5世代: ノーマル 変化 (なし) (必中) 10 *−6* *1匹選択*"]
        ),
    ])
    func tellsThePriorityAndTheTargetOfEachGame(
        language: Language, term: String, targets: [String], rows: [String]
    ) throws {
        let page = try page("wish", language) {
            $0.past = [
                PastMoveValues(
                    before: Identifier(15),
                    values: OtherMoveValues(priority: -6, target: Identifier(10)))
            ]
        }
        let content = try page.content()
        #expect(
            content.lines("facts", "term", "value.known", "in", "notIn").prefix(2) == [
                "\(term) | \(targets[0]) | – | g5 g8 g9 g11",
                "\(term) | \(targets[1]) | g5 g8 g9 g11 | –",
            ])
        #expect(
            content.items("values").map { $0.lines("keys", "number").last }
                == ["0", "−6"])
        #expect(values(content) == rows)
    }

    @Test func leavesOutTheChanceOfMovesWithoutAddedEffect() throws {
        let content = try content("thunder-wave")
        #expect(content.shown("history.hasChance") == "false")
        #expect(
            values(content) == [
                "Generations VII–IX: Electric Status (none) 90% 20",
                "Generations I–VI: Electric Status (none) *100%* 20",
            ])
    }

    @Test func numbersItsMachinesByGame() throws {
        #expect(
            try content("thunderbolt").lines("machines.rows", "games", "labels") == [
                "Legends: Z-A | [TM067]", "Scarlet & Violet | [TM126]", "Generation VIII | [TR08]",
                "Generations III–VII | [TM24]", "Generation I | [TM24]",
            ])
        #expect(try content("wish")["machines"]?.isTruthy == false)
    }

    @Test func separatesGamesBetweenWhichItHadNoMachine() throws {
        // Red & Blue, Yellow, and Ruby & Sapphire.
        let page = try page("encore") {
            $0.machines = [1, 2, 5].map {
                Machine(versionGroup: Identifier($0), kind: .technicalMachine, number: 7)
            }
        }
        #expect(
            try page.content().lines("machines.rows", "games", "labels")
                == ["Generation III | [TM07]", "Generation I | [TM07]"])
    }

    @Test func tellsNamesakesApart() throws {
        let slugs = ["breakneck-blitz--physical", "breakneck-blitz--special"]
        #expect(
            try slugs.map { try page($0).title() } == [
                "Breakneck Blitz (Physical), Normal-type move",
                "Breakneck Blitz (Special), Normal-type move",
            ])
        #expect(try content(slugs[0], .japanese).shown("heading") == "ウルトラダッシュアタック（物理）")
    }

    @Test func describesItselfWithWhatIsKnown() throws {
        #expect(
            try page("thunderbolt").description()
                == "Thunderbolt (１０まんボルト): Electric type, Special, power 90, accuracy 100%, PP 15. "
                + "Deals Electric damage. 10% chance to paralyze the target.")
        #expect(
            try page("shadow-rush", .japanese).description()
                == "ダークラッシュ（Shadow Rush）：ダークタイプ、物理、威力55、命中100%。"
                + "ダークタイプの攻撃。ダークポケモン以外に効果ばつぐん。")
    }
}
