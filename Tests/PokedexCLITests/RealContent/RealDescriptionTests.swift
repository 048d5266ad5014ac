import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// The committed descriptions beside the committed database: complete, and none for what is not.
@Suite(.enabled("content/pokedex.sqlite is not there") { RealSite.exists })
struct RealDescriptionTests {
    @Test func listsEveryMoveAndAbilityOfTheMainGames() throws {
        let catalog = try RealSite.sites().indexes.catalog
        let descriptions = try RealSite.descriptions()
        #expect(descriptions.gaps(in: catalog) == Descriptions.Gaps(moves: [], abilities: []))
        try descriptions.requireKnown(in: catalog)
        #expect(descriptions.moves.count == 938)
        #expect(descriptions.abilities.count == 313)
    }

    @Test func describesEveryMoveInBothLanguagesAndInTheHouseStyle() throws {
        for site in try RealSite.sites().all {
            let isEnglish = site.language == .english
            for move in site.indexes.catalog.moves {
                let text = try #require(site.descriptions[move.id], "\(move.slug)")
                #expect(text.hasSuffix(isEnglish ? "." : "。"), "\(text)")
                #expect(text.count <= (isEnglish ? 240 : 130), "\(text)")
                #expect(!text.contains { "{}\"'".contains($0) }, "\(text)")
                #expect(!text.contains("  ") && !text.contains("。。"), "\(text)")
                #expect(isEnglish || !text.utf8.allSatisfy { $0 < 0x80 }, "\(text)")
                #expect(HouseStyle.violations(in: text, site.language) == [], "\(move.slug)")
                // Which class it has is not the same in all games.
                #expect(!text.contains(/Deals (physical|special)|タイプの(物理|特殊)攻撃/), "\(text)")
            }
            for ability in site.indexes.catalog.abilities {
                #expect(
                    (site.descriptions[ability.id] != nil) == ability.isMainSeries,
                    "\(ability.slug)")
            }
        }
    }

    /// What search engines show differs from page to page.
    @Test(.thorough) func describesNoTwoPagesAlike() throws {
        for site in try RealSite.sites().all {
            let catalog = site.indexes.catalog
            let moves = try catalog.moves.map {
                try MovePage(site: site, subject: $0, learners: nil).description()
            }
            let abilities = try catalog.abilities.map {
                try AbilityPage(site: site, subject: $0).description()
            }
            let families = try catalog.evolutionChains.map {
                try EvolutionPage(site: site, chain: $0).description()
            }
            #expect(Set(moves).count == moves.count)
            #expect(Set(abilities).count == abilities.count)
            #expect(Set(families).count == families.count)
        }
    }

    @Test func tellsWhereChampionsDiffers() throws {
        let slugs: Set = [
            "iron-head", "moonblast", "dire-claw", "freeze-dry", "salt-cure", "toxic-thread",
            "snap-trap", "growth", "sing", "sleep-powder", "hypnosis", "lovely-kiss", "spore",
            "grass-whistle", "dark-void", "relic-song",
        ]
        for site in try RealSite.sites().all {
            let name = site.language == .english ? "In Champions: " : "チャンピオンズでは"
            for move in site.indexes.catalog.moves where slugs.contains(move.slug.text) {
                #expect(site.descriptions[move.id]?.contains(name) == true, "\(move.slug)")
            }
        }
    }

    @Test(arguments: ["tera-blast", "zippy-zap", "bouncy-bubble"])
    func namesTheConditionsOfFacts(slug: String) throws {
        for site in try RealSite.sites().all {
            let move = try #require(
                site.indexes.catalog.moves.first { $0.slug.text == slug })
            let notes = try MoveFactsView(site: site, move: move, games: []).rows().compactMap {
                $0["more"]?.text
            }
            let conditions = site.translation.texts(under: "ui.move-page.condition.\(slug)")
            #expect(conditions.values.sorted() == notes.sorted())
        }
    }

    @Test func tellsKnownMovesAsPlayersDo() throws {
        let examples = [
            "thunderbolt": [
                "Deals Electric damage. 10% chance to paralyze the target.",
                "でんきタイプの攻撃。10%の確率で相手をまひ状態にする。",
            ],
            "explosion": [
                "Deals Normal damage to everyone around the user. Makes the user faint.",
                "自分の周り全員にノーマルタイプの攻撃。自分はひんしになる。",
            ],
            "splash": ["Nothing happens.", "何も起こらない。"],
        ]
        let sites = try RealSite.sites().all
        for move in sites[0].indexes.catalog.moves {
            guard let example = examples[move.slug.text] else { continue }
            #expect(sites.map { $0.descriptions[move.id] } == example)
        }
    }
}
