import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct MovePageTests {
    private func page(
        _ slug: String, _ language: Language = .english,
        change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> MovePage {
        let site = try SiteFixture.site(language, change: change)
        let move = try #require(site.indexes.catalog.moves.first { $0.slug.text == slug })
        return MovePage(
            site: site, subject: move, learners: site.indexes.moveLearners.learners(of: move.id))
    }

    /// The facts as lines: "Condition: Paralysis (10% chance)"; `–` for what is not known.
    private func facts(_ slug: String, _ language: Language = .english) throws -> [String] {
        let rows = try #require(try page(slug, language).content()["facts"]?.list)
        return rows.map { row in
            let value = row["value"]?["known"]?.text ?? "–"
            return "\(row["term"]?.text ?? ""): \(value)"
                + (row["more"]?.text.map { " (\($0))" } ?? "")
        }
    }

    /// The key figures as lines: "Power 90", and in brackets what is spoken where there is none.
    private func keys(_ slug: String) throws -> [String] {
        let keys = try #require(try page(slug).content()["values"]?.list?.first?["keys"]?.list)
        return keys.map { key in
            let number = key["number"]?.text.map { $0 + (key["unit"]?.text ?? "") }
            return "\(key["term"]?.text ?? "") \(number ?? "(\(key["missing"]?.text ?? ""))")"
        }
    }

    private func changes(_ page: MovePage) throws -> [String] {
        let rows = try #require(try page.content()["changes"]?["rows"]?.list)
        return rows.map { row in
            ["generations", "what", "then", "now"].map { row[$0]?.text ?? "" }
                .joined(separator: " | ")
        }
    }

    @Test func tellsKeyFigures() throws {
        #expect(try keys("thunderbolt") == ["Power 90", "Accuracy 100%", "PP 15", "Priority 0"])
        #expect(try keys("quick-attack").last == "Priority +1")
    }

    @Test func saysWhyAFigureIsMissing() throws {
        #expect(
            try keys("wish") == [
                "Power (none)", "Accuracy (never misses)", "PP 10", "Priority 0",
            ])
        #expect(try keys("shadow-rush")[2] == "PP (unknown)")
        #expect(try keys("breakneck-blitz--special")[0] == "Power (not fixed)")
    }

    @Test func leadsWithWhatTheMoveDoes() throws {
        #expect(
            try page("thunderbolt").content()["lead"]?.text
                == "Deals special Electric damage. 10% chance to paralyze the target.")
        #expect(
            try page("shadow-rush", .japanese).content()["lead"]?.text
                == "ダークタイプの物理攻撃。ダークポケモン以外に効果ばつぐん。")
    }

    @Test func saysNothingOfAMoveOfWhichNothingIsKnown() throws {
        let page = try page("hope") { catalog in
            let place = try #require(catalog.moves.firstIndex { $0.slug.text == "wish" })
            catalog.moves[place] = catalog.moves[place].with(slug: try Slug("hope"))
        }
        #expect(try page.content()["lead"]?.isTruthy == false)
        #expect(try page.description.hasPrefix("Wish (ねがいごと): Normal type"))
    }

    @Test func tellsWhatAMoveDoesInNumbers() throws {
        #expect(
            try facts("thunderbolt") == [
                "Target: One adjacent Pokémon", "Introduced: Generation I", "PP with PP Max: 24",
                "Kind of effect: Damage and status condition", "Condition: Paralysis (10% chance)",
                "Critical hits: Normal rate",
            ])
        #expect(try facts("double-slap").contains("Hits: 2–5 times"))
        #expect(try facts("bite").contains("Flinching: 30% chance"))
        #expect(try facts("volt-tackle").contains("Recoil: 33% of the damage dealt"))
        #expect(
            try facts("psycho-boost").contains("Stat changes: Special Attack −2 (100% chance)"))
    }

    @Test func tellsThemInJapanese() throws {
        #expect(
            try facts("thunderbolt", .japanese).contains("状態異常・状態変化: まひ (10%の確率)"))
        #expect(try facts("double-slap", .japanese).contains("攻撃回数: 2～5回"))
    }

    @Test func keepsTheUnknownUnknown() throws {
        #expect(
            try facts("shadow-rush") == [
                "Target: One adjacent Pokémon", "Introduced: Generation III",
                "PP with PP Max: –", "Kind of effect: –",
            ])
    }

    @Test func doesNotRepeatAChanceThatARowTells() throws {
        #expect(try !facts("thunderbolt").contains { $0.hasPrefix("Added effect") })
    }

    @Test func tellsAnAddedEffectsChanceThatNoRowTells() throws {
        let page = try page("thunderbolt") { catalog in
            let place = try #require(catalog.moves.firstIndex { $0.slug.text == "thunderbolt" })
            catalog.moves[place] = catalog.moves[place].with(effectChance: 20)
        }
        let rows = try #require(try page.content()["facts"]?.list)
        let row = rows.first { $0["term"]?.text == "Added effect" }
        #expect(row?["value"]?["known"]?.text == "20% chance")
    }

    @Test func showsMatchUpsOfMovesThatDealDamage() throws {
        let rows = try #require(
            try page("thunderbolt").content()["matches"]?["eras"]?.list?.first?["matchUps"]?
                .list)
        #expect(rows.map { $0["times"]?.text } == ["×2", "×0", "×½"])
        #expect(try page("thunder-wave").content()["matches"]?.isTruthy == false)
        #expect(try page("shadow-rush").content()["matches"]?.isTruthy == false)
    }

    @Test func tellsWhatChangedOverTheGenerations() throws {
        #expect(try changes(page("thunderbolt")) == ["Generations I–V | Power | 95 | 90"])
        #expect(
            try changes(page("bite", .japanese)) == [
                "第1世代 | タイプ | ノーマル | あく", "第2～3世代 | 分類 | 特殊 | 物理",
            ])
        #expect(try changes(page("thunder-wave")) == ["Generations I–VI | Accuracy | 100% | 90%"])
    }

    @Test func namesTheGamesOfAChangeWithinAGeneration() throws {
        let past = { (game: Int) in
            PastMoveValues(
                before: Identifier(game), type: nil, power: nil, accuracy: nil, powerPoints: 40,
                effectChance: nil)
        }
        let page = { (game: Int) in
            try self.page("encore") { catalog in
                let place = try #require(catalog.moves.firstIndex { $0.slug.text == "encore" })
                catalog.moves[place] = catalog.moves[place].with(past: [past(game)])
            }
        }
        #expect(
            try changes(page(9)) == ["Gold & Silver – Diamond & Pearl | PP | 40 | 5"])
        #expect(try changes(page(5)) == ["Generation II | PP | 40 | 5"])
    }

    @Test func saysNoneWhereAMoveLostItsAddedEffect() throws {
        let page = try page("encore") { catalog in
            let place = try #require(catalog.moves.firstIndex { $0.slug.text == "encore" })
            catalog.moves[place] = catalog.moves[place].with(past: [
                PastMoveValues(
                    before: Identifier(15), type: nil, power: nil, accuracy: nil,
                    powerPoints: nil, effectChance: 10)
            ])
        }
        #expect(try changes(page) == ["Generations II–V | Chance of the added effect | 10% | None"])
    }

    @Test func tellsNoChangesWhereThereAreNone() throws {
        #expect(try page("wish").content()["changes"]?.isTruthy == false)
    }

    /// The values by game as lines: "Generations I–V: Electric Special *95* 100% 15 10%"; what differs
    /// from today's is between asterisks, and what stands for a missing value in brackets.
    private func values(_ page: MovePage) throws -> [String] {
        let rows = try #require(try page.content()["history"]?["rows"]?.list)
        return rows.map { row in
            let cells = (row["cells"]?.list ?? []).map { cell in
                let text = cell["known"]?.text ?? "(\(cell["missing"]?.text ?? "?"))"
                return cell["isDifferent"]?.bool == true ? "*\(text)*" : text
            }
            return "\(row["games"]?.text ?? ""): \(cells.joined(separator: " "))"
        }
    }

    @Test func hasTheColorOfItsTypeInTheGame() throws {
        let content = try page("bite").content()
        #expect(content["colors"]?.text == "dex-t1-dark")
        let tints = try #require(content["tints"]?.list)
        #expect(tints.map { $0["colors"]?.text } == ["dex-t1-normal"])
        #expect(tints.map { Marked($0).shownIn } == [["red-blue", "yellow"]])
        #expect(try page("surf").content()["tints"]?.list?.isEmpty == true)
        let html = try SiteFixture.page(MovePage.self, "bite", in: SiteFixture.site(.english))
        #expect(
            html.contains(
                "<span class=\"dex-summary__tint dex-t1-normal\" data-in=\"red-blue yellow\"></span>"
            ))
    }

    @Test func tellsItsValuesByGame() throws {
        #expect(
            try values(page("thunderbolt")) == [
                "Generations VI–IX: Electric Special 90 100% 15 10%",
                "Generations I–V: Electric Special *95* 100% 15 10%",
            ])
        #expect(
            try values(page("bite", .japanese)) == [
                "第4～9世代: あく 物理 60 100% 25 30%", "第2～3世代: あく *特殊* 60 100% 25 30%",
                "第1世代: *ノーマル* 物理 60 100% 25 30%",
            ])
    }

    @Test func tellsNoValuesByGameWhereNoneChanged() throws {
        #expect(try page("wish").content()["history"]?.isTruthy == false)
    }

    @Test func leavesOutTheChanceOfMovesWithoutAddedEffect() throws {
        let page = try page("thunder-wave")
        #expect(try page.content()["history"]?["hasChance"]?.bool == false)
        #expect(
            try values(page) == [
                "Generations VII–IX: Electric Status (none) 90% 20",
                "Generations I–VI: Electric Status (none) *100%* 20",
            ])
    }

    private func machines(_ page: MovePage) throws -> [String] {
        let rows = try #require(try page.content()["machines"]?["rows"]?.list)
        return rows.map { row in
            "\(row["games"]?.text ?? "") \(row["labels"]?.list?.compactMap(\.text) ?? [])"
        }
    }

    @Test func numbersItsMachinesByGame() throws {
        let thunderbolt = try machines(page("thunderbolt"))
        #expect(
            thunderbolt == [
                "Legends: Z-A [\"TM067\"]", "Scarlet & Violet [\"TM126\"]",
                "Generation VIII [\"TR08\"]", "Generations III–VII [\"TM24\"]",
                "Generation I [\"TM24\"]",
            ])
        #expect(try page("wish").content()["machines"]?.isTruthy == false)
    }

    @Test func separatesGamesBetweenWhichItHadNoMachine() throws {
        let page = try page("encore") { catalog in
            let place = try #require(catalog.moves.firstIndex { $0.slug.text == "encore" })
            // Red & Blue, Yellow, and Ruby & Sapphire.
            catalog.moves[place].machines = [1, 2, 5].map {
                Machine(
                    versionGroup: Identifier($0), kind: .technicalMachine, number: 7)
            }
        }
        #expect(
            try machines(page) == ["Generation III [\"TM07\"]", "Generation I [\"TM07\"]"])
    }

    @Test func tellsNamesakesApart() throws {
        let slugs = ["breakneck-blitz--physical", "breakneck-blitz--special"]
        #expect(
            try slugs.map { try page($0).title } == [
                "Breakneck Blitz (Physical), Normal-type move",
                "Breakneck Blitz (Special), Normal-type move",
            ])
        let heading = try page(slugs[0], .japanese).content()["heading"]?["text"]?.text
        #expect(heading == "ウルトラダッシュアタック（物理）")
    }

    @Test func describesItselfWithWhatIsKnown() throws {
        #expect(
            try page("thunderbolt").description
                == "Thunderbolt (１０まんボルト): Electric type, Special, power 90, accuracy 100%, PP 15. "
                + "Deals special Electric damage. 10% chance to paralyze the target.")
        #expect(
            try page("shadow-rush", .japanese).description
                == "ダークラッシュ（Shadow Rush）：ダークタイプ、物理、威力55、命中100%。"
                + "ダークタイプの物理攻撃。ダークポケモン以外に効果ばつぐん。")
    }
}

extension Move {
    fileprivate func with(
        slug: Slug? = nil, effectChance: Int? = nil, past: [PastMoveValues] = []
    ) -> Move {
        Move(
            id: id, slug: slug ?? self.slug, name: name, generation: generation, type: type,
            damageClass: damageClass, power: power, accuracy: accuracy, powerPoints: powerPoints,
            priority: priority, target: target, effectChance: effectChance, effect: effect,
            statChanges: statChanges, past: past, machines: machines)
    }
}
