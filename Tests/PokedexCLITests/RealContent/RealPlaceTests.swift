import Foundation
import Mustache
import TestSupport
import Testing

@testable import PokedexDomain
@testable import PokedexSite

/// The places of the committed database, and how else Pokémon are had.
@Suite(.enabled("content/pokedex.sqlite is not there") { RealSite.exists })
struct RealPlaceTests {
    private let sites: [LocalizedSite]
    private let indexes: CatalogIndexes
    private var catalog: Catalog { indexes.catalog }
    private var index: CatalogIndex { indexes.entities }
    private var places: PlaceIndex { indexes.places }

    init() throws {
        let sites = try RealSite.sites()
        self.sites = sites.all
        indexes = sites.indexes
    }

    @Test func everyPlaceHasAPageInTheList() throws {
        let pages = PlacePage.pages(indexes).map(\.route.path)
        #expect(pages.count == 954)
        #expect(Set(pages).count == 954)
        for site in sites {
            let content = try PlaceListPage(site: site).content()
            let listed = (content["regions"]?.list ?? []).flatMap { $0["places"]?.list ?? [] }
            let addresses = listed.compactMap { $0["address"]?.text }
            #expect(Set(addresses) == Set(pages.map { "\u{1}\($0)" }))
            #expect(addresses.count == 954)
            #expect(listed.allSatisfy { ($0["count"]?.integer ?? 0) > 0 })
        }
    }

    @Test func everyGameWithPlacesHasAPage() throws {
        // By versions, as the facts have them.
        let versions = Set(catalog.pokemon.flatMap(\.encounters).flatMap(\.versions))
        let groups = Set(
            versions.map { index[index[$0].versionGroup].slug.text }
        ).subtracting(gamesOfAddOns.keys)
        let pages = PlaceGamePage.pages(indexes).map(\.route.path)
        #expect(Set(pages) == Set(groups.map { "places/in/\($0)/" }))
        #expect(pages.count == groups.count)
        #expect(groups.count == 26)
    }

    @Test func everyRegionAndNameOfAPlaceIsKnown() {
        for site in sites {
            for place in places.places {
                let name = site.names.locations[place.id]
                #expect(name.language == site.language, "\(place.slug)")
            }
        }
    }

    /// The contest is on three days, which pages must say.
    @Test func saysTheDaysOfTheContest() throws {
        let park = try #require(places.places.first { $0.slug.text == "national-park" })
        let game = try catalog.versionGroup("heartgold-soulsilver")
        let scyther = try catalog.pokemon("scyther").id
        let rows = places.tables(at: park.id, in: game.id).flatMap(\.rows).filter {
            $0.pokemon == scyther
        }
        let slugs = catalog.encounterConditionValues.reduce(into: [:]) { $0[$1.id] = $1.slug.text }
        let days = Set(rows.flatMap(\.signs).compactMap { slugs[$0] }).filter {
            $0.hasPrefix("weekday-")
        }
        #expect(days == ["weekday-tuesday", "weekday-thursday", "weekday-saturday"])
    }

    /// Every Pokémon's page has places, or says whose count.
    @Test(.thorough) func everyPokemonHasAnAnswer() throws {
        let silent = catalog.pokemon.filter { pokemon in
            indexes.battleForms.base(of: pokemon) == nil
                && indexes.availability.tellsApart(pokemon)
                && indexes.availability.games(of: pokemon).isEmpty
        }
        #expect(silent.map(\.slug.text) == [])
    }

    @Test(arguments: [
        ("ninetales", "red-blue", "evolve vulpix"), ("raichu-alola", "sun-moon", "evolve pikachu"),
        ("raichu-alola", "scarlet-violet", "-"),
        ("azurill", "ruby-sapphire", "egg marill sea-incense"),
        ("azumarill", "ruby-sapphire", "evolve marill"), ("bulbasaur", "scarlet-violet", "met"),
        ("leafeon", "diamond-pearl", "evolve eevee"),
        ("leafeon", "ultra-sun-ultra-moon", "evolve eevee"),
        ("milotic", "diamond-pearl", "evolve feebas"), ("phione", "diamond-pearl", "egg manaphy"),
        ("rotom-wash", "scarlet-violet", "form rotom"), ("lucario", "champions", "-"),
        ("mr-mime", "sword-shield", "met"),
        ("mr-mime-galar", "sword-shield", "met"),
        ("pichu", "lets-go-pikachu-lets-go-eevee", "none"),
    ])
    func knowsHowElse(slug: String, game: String, expected: String) throws {
        let group = try catalog.versionGroup(game)
        let answers = try indexes.availability.answers(for: catalog.pokemon(slug))
        let answer = answers.first { $0.game == group.id }
        #expect(answer.map(text) ?? "none" == expected)
    }

    private func text(_ answer: Availability) -> String {
        guard answer.places.isEmpty else { return "met" }
        return switch answer.otherWay {
        case nil: "-"
        case .evolving(let steps): "evolve \(index[steps[0].from].slug)"
        case .form(let other): "form \(index[other].slug)"
        case .breeding(let parent, let item):
            "egg \(index[parent].slug)"
                + (item.flatMap { id in catalog.items.first { $0.id == id } }
                    .map { " \($0.slug)" } ?? "")
        }
    }
}
