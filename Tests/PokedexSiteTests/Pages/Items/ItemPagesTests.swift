import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct ItemPagesTests {
    private static let sites = Result {
        try SiteFixture.sites { SampleCatalog.addHeldItems(to: &$0) }
    }

    private func page(_ slug: String, _ language: Language = .english) throws -> any PageKind {
        try Self.sites.get().view(ItemPage.self, slug, language)
    }

    @Test func listsItemsByWhatTheyAreFor() throws {
        let content = try Self.sites.get().content(ItemListPage.self)
        let groups = content.items("groups").map { group in
            "\(group.shown("title")): \(group.lines("items", "name", "other"))"
        }
        #expect(
            groups == [
                #"For evolution: ["Thunder Stone | かみなりのいし"]"#,
                #"Berries: ["Oran Berry | オレンのみ"]"#, #"Poké Balls: ["Poké Ball | モンスターボール"]"#,
                #"Held by wild Pokémon: ["Light Ball | でんきだま"]"#,
            ])
        #expect(content.shown("count") == "4 items")
    }

    @Test func saysWhatABerryIs() throws {
        let english = try page("oran-berry").content()
        #expect(
            english.lines("facts", "term", "text") == [
                "Kind | Berry that cures or heals", "Power of Fling | 10",
                "Flavors | Spicy 10, Dry 10, Bitter 10, Sour 10", "Growth | 16 hours",
                "Firmness | Super hard", "Size | 35 mm",
            ])
        #expect(
            english.lines("gift", "power", "before") == ["Power 80 | 60 in Generations IV–V"])
        #expect(english.shown("hasEra") == "true")
        let japanese = try page("oran-berry", .japanese).content()
        #expect(
            japanese.lines("facts", "term", "text") == [
                "種類 | 状態異常やHPを回復するきのみ", "なげつけるの威力 | 10",
                "味 | からい10、しぶい10、にがい10、すっぱい10", "育つ時間 | 16時間", "かたさ | すごくかたい",
                "大きさ | 35mm",
            ])
        #expect(japanese.shown("gift.before") == "第4～5世代は60")
    }

    @Test func leavesOutWhatIsNotKnown() throws {
        let content = try page("poke-ball").content()
        #expect(content.lines("facts", "term", "text") == ["Kind | Poké Ball"])
        for name in ["gift", "evolutions", "babies", "held"] {
            #expect(content[name]?.isTruthy == false, "\(name)")
        }
    }

    @Test func saysWhoEvolvesWithIt() throws {
        let page = try page("thunder-stone")
        #expect(
            try page.content().lines("evolutions.rows", "from.name", "into.address", "text").first
                == "Pikachu | \u{1}pokemon/raichu/ | Use a Thunder Stone")
        #expect(
            try page.description()
                == "Thunder Stone (かみなりのいし): which Pokémon evolve with this item, and which wild "
                + "Pokémon hold it.")
        #expect(try page.title() == "Thunder Stone (item)")
    }

    @Test func marksTheGamesInWhichNobodyEvolvesWithIt() throws {
        let site = try Self.sites.get()[.english]
        let rows = try page("thunder-stone").content().items("evolutions.rows")
        for row in rows {
            let pokemon = try ["from.name", "into.name"].map { path in
                try #require(
                    site.indexes.catalog.pokemon.first {
                        site.names.pokemon[$0.id].text == row.shown(path)
                    })
            }
            let named = row.shown("absent").split(separator: " ").map(String.init)
            for game in site.indexes.places.games.inOrder {
                let hasBoth = pokemon.allSatisfy {
                    site.indexes.availability.has($0.id, in: game.id)
                }
                let isAbsent =
                    named.contains(game.token)
                    || named.contains(site.indexes.places.games.era(of: game).token)
                #expect(hasBoth || isAbsent, "\(pokemon.map(\.slug)) in \(game.slug)")
            }
        }
        #expect(rows.contains { $0["absent"]?.isTruthy == true })
    }

    @Test func saysWhoHoldsItByGame() throws {
        let content = try page("light-ball").content()
        #expect(
            content.items("held.sections").map { section in
                [section.shown("games")] + section.lines("holders", "name", "chance")
            } == [
                ["Generations IV–V", "Pikachu | 5%"], ["Generation III", "Pikachu | 1%"],
            ])
        #expect(content.shown("held.count") == "1 Pokémon")
    }

    @Test func saysWhoseEggsNeedIt() throws {
        let sites = try SiteFixture.sites {
            $0.evolutionChains[0].babyTriggerItem = Identifier(213)
        }
        let page = try sites.view(ItemPage.self, "light-ball")
        let babies = try page.content().lines("babies", "way", "note")
        #expect(
            babies == ["Breed while a parent holds Light Ball | Not needed from Generation IX on"])
        #expect(try page.content().items("babies.pokemon").count == 1)
        #expect(
            try page.description()
                == "Light Ball (でんきだま): which baby Pokémon hatches when a parent holds this item.")
    }

    @Test func aPokemonsPageListsWhatItHolds() throws {
        let site = try Self.sites.get()[.english]
        let pokemon = try site.pokemon("pikachu")
        let training = TrainingView(
            site: site, pokemon: pokemon, species: site.index[pokemon.species],
            eras: PokemonEras(pokemon, site))
        #expect(
            try training.value().lines("held.holdings", "address", "chance", "games") == [
                "\u{1}items/oran-berry/ | 50% | Generations III–IV",
                "\u{1}items/light-ball/ | 5% | Generations IV–V",
                "\u{1}items/light-ball/ | 1% | Generation III",
            ])
    }

    @Test func namesOfItemsInEvolutionsAreLinks() throws {
        let html = try SiteFixture.sites().html(PokemonPage.self, "raichu")
        for beginning in ["Use a ", "<span>"] {
            let link = #"<a class="dex-link" href="../../items/thunder-stone/">Thunder Stone</a>"#
            #expect(html.contains(beginning + link))
        }
    }
}
