import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct ItemPagesTests {
    private func site(_ language: Language) throws -> LocalizedSite {
        try SiteFixture.site(language) { SampleCatalog.addHeldItems(to: &$0) }
    }

    private func page(_ slug: String, in site: LocalizedSite) throws -> ItemPage {
        let item = site.indexes.catalog.items.first { $0.slug.text == slug }
        return ItemPage(site: site, subject: try #require(item))
    }

    private func facts(_ content: Object) -> [String] {
        (content["facts"]?.list ?? []).map {
            "\($0["term"]?.text ?? "?"): \($0["text"]?.text ?? "?")"
        }
    }

    @Test func listsItemsByWhatTheyAreFor() throws {
        let content = try ItemListPage(site: site(.english)).content()
        let groups = (content["groups"]?.list ?? []).map { group in
            let items = (group["items"]?.list ?? []).map {
                "\($0["name"]?["text"]?.text ?? "?")/\($0["other"]?["text"]?.text ?? "?")"
            }
            return "\(group["title"]?.text ?? "?"): \(items.joined(separator: ", "))"
        }
        #expect(
            groups == [
                "For evolution: Thunder Stone/かみなりのいし", "Berries: Oran Berry/オレンのみ",
                "Poké Balls: Poké Ball/モンスターボール", "Held by wild Pokémon: Light Ball/でんきだま",
            ])
        #expect(content["count"]?.text == "4 items")
    }

    @Test func saysWhatABerryIs() throws {
        let english = try page("oran-berry", in: site(.english)).content()
        #expect(
            facts(english) == [
                "Kind: Berry that cures or heals", "Power of Fling: 10",
                "Flavors: Spicy 10, Dry 10, Bitter 10, Sour 10", "Growth: 16 hours",
                "Firmness: Super hard", "Size: 35 mm",
            ])
        #expect(english["gift"]?["power"]?.text == "Power 80")
        #expect(english["gift"]?["before"]?.text == "60 in Generations IV–V")
        #expect(english["hasEra"]?.bool == true)
        let japanese = try page("oran-berry", in: site(.japanese)).content()
        #expect(
            facts(japanese) == [
                "種類: 状態異常やHPを回復するきのみ", "なげつけるの威力: 10",
                "味: からい10、しぶい10、にがい10、すっぱい10", "育つ時間: 16時間", "かたさ: すごくかたい", "大きさ: 35mm",
            ])
        #expect(japanese["gift"]?["before"]?.text == "第4～5世代は60")
    }

    @Test func leavesOutWhatIsNotKnown() throws {
        let content = try page("poke-ball", in: site(.english)).content()
        #expect(facts(content) == ["Kind: Poké Ball"])
        for name in ["gift", "evolutions", "babies", "held"] {
            #expect(content[name]?.isTruthy == false, "\(name)")
        }
    }

    @Test func saysWhoEvolvesWithIt() throws {
        let page = try page("thunder-stone", in: site(.english))
        let rows = try page.content()["evolutions"]?["rows"]?.list ?? []
        let first = try #require(rows.first)
        #expect(first["from"]?["name"]?["text"]?.text == "Pikachu")
        #expect(first["into"]?["address"]?.text == "\u{1}pokemon/raichu/")
        #expect(first["text"]?.text == "Use a Thunder Stone")
        #expect(
            try page.description
                == "Thunder Stone (かみなりのいし): which Pokémon evolve with this item, and which wild "
                + "Pokémon hold it.")
        #expect(try page.title == "Thunder Stone (item)")
    }

    @Test func marksTheGamesInWhichNobodyEvolvesWithIt() throws {
        let site = try site(.english)
        let rows = try page("thunder-stone", in: site).content()["evolutions"]?["rows"]?.list ?? []
        for row in rows {
            let names = ["from", "into"].map { row[$0]?["name"]?["text"]?.text ?? "" }
            let pokemon = try names.map { name in
                try #require(
                    site.indexes.catalog.pokemon.first { site.names.pokemon[$0.id].text == name })
            }
            let named = Set((row["absent"]?.text ?? "").split(separator: " ").map(String.init))
            for game in site.indexes.places.games.inOrder {
                let hasBoth = pokemon.allSatisfy {
                    site.indexes.availability.has($0.id, in: game.id)
                }
                let isAbsent =
                    named.contains(game.slug.text) || named.contains(Era(game).token)
                #expect(hasBoth || isAbsent, "\(names) in \(game.slug)")
            }
        }
        #expect(rows.contains { $0["absent"]?.isTruthy == true })
    }

    @Test func saysWhoHoldsItByGame() throws {
        let held = try #require(try page("light-ball", in: site(.english)).content()["held"])
        let sections = (held["sections"]?.list ?? []).map { section in
            let holders = (section["holders"]?.list ?? []).map {
                "\($0["name"]?["text"]?.text ?? "?") \($0["chance"]?.text ?? "?")"
            }
            return "\(section["games"]?.text ?? "?"): \(holders)"
        }
        #expect(
            sections == [
                #"Generations IV–V: ["Pikachu 5%"]"#,
                #"Generation III: ["Pikachu 1%"]"#,
            ])
        #expect(held["count"]?.text == "1 Pokémon")
    }

    @Test func saysWhoseEggsNeedIt() throws {
        let site = try SiteFixture.site(.english) { catalog in
            let chain = catalog.evolutionChains[0]
            catalog.evolutionChains[0] = EvolutionChain(
                id: chain.id, babyTriggerItem: Identifier(213), evolutions: chain.evolutions)
        }
        let page = try page("light-ball", in: site)
        let babies = try #require(try page.content()["babies"])
        #expect(babies["way"]?.text == "Breed while a parent holds Light Ball")
        #expect(babies["note"]?.text == "Not needed from Generation IX on")
        #expect(babies["pokemon"]?.list?.count == 1)
        #expect(
            try page.description
                == "Light Ball (でんきだま): which baby Pokémon hatches when a parent holds this item.")
    }

    @Test func aPokemonsPageListsWhatItHolds() throws {
        let site = try site(.english)
        let pokemon = try #require(
            site.indexes.catalog.pokemon.first { $0.slug.text == "pikachu" })
        let training = try TrainingView(
            site: site, pokemon: pokemon, species: site.index[pokemon.species]
        ).value
        let held = (training["held"]?["holdings"]?.list ?? []).map { holding in
            ["address", "chance", "games"].map { holding[$0]?.text ?? "?" }
        }
        #expect(
            held == [
                ["\u{1}items/oran-berry/", "50%", "Generations III–IV"],
                ["\u{1}items/light-ball/", "5%", "Generations IV–V"],
                ["\u{1}items/light-ball/", "1%", "Generation III"],
            ])
    }

    @Test func namesOfItemsInEvolutionsAreLinks() throws {
        let site = try site(.english)
        let html = try SiteFixture.page(PokemonPage.self, "raichu", in: site)
        #expect(
            html.contains(
                #"Use a <a class="dex-link" href="../../items/thunder-stone/">Thunder Stone</a>"#))
        #expect(
            html.contains(
                #"<span><a class="dex-link" href="../../items/thunder-stone/">Thunder Stone</a>"#))
    }
}
