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

    private func random<Element>(_ all: [Element], _ count: Int, seed: UInt64) -> [Element] {
        var numbers = SeededNumbers(seed: seed)
        return isThorough ? all : Array(all.shuffled(using: &numbers).prefix(count))
    }

    private func pokemon(_ slug: String) throws -> Pokemon {
        try #require(catalog.pokemon.first { $0.slug.text == slug })
    }

    // MARK: Pages

    @Test func everyPlaceHasAPageInTheList() throws {
        let pages = PlacePage.pages(indexes).map(\.route.path)
        #expect(pages.count == 625)
        #expect(Set(pages).count == 625)
        for site in sites {
            let content = try PlaceListPage(site: site).content()
            let listed = (content["regions"]?.list ?? []).flatMap { $0["places"]?.list ?? [] }
            let addresses = listed.compactMap { $0["address"]?.text }
            #expect(Set(addresses) == Set(pages.map { "\u{1}\($0)" }))
            #expect(addresses.count == 625)
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
        #expect(groups.count == 22)
    }

    @Test func everyRegionAndNameOfAPlaceIsKnown() {
        for site in sites {
            for place in places.places {
                let name = site.names.locations[place.id]
                #expect(name.language == site.language, "\(place.slug)")
            }
        }
    }

    /// What readers see are the names of locations; areas have slugs alone.
    @Test(.thorough) func noPageNamesAnArea() throws {
        let areas = Set(catalog.locations.flatMap { $0.areas }.map(\.slug.text))
            .subtracting(catalog.locations.map(\.slug.text))
        for place in random(places.places, 25, seed: 71) {
            for site in sites {
                let facts = PlaceFacts(place, indexes)
                var texts = Set<String>()
                Self.collect(
                    .object(try PlacePage(site: site, subject: place, facts: facts).content()),
                    into: &texts)
                #expect(texts.count > 10)
                #expect(texts.isDisjoint(with: areas), "\(place.slug)")
            }
        }
    }

    private static func collect(_ value: Value, into texts: inout Set<String>) {
        switch value {
        case .text(let text):
            texts.formUnion(text.split(separator: "/").map(String.init))
        case .list(let values): for value in values { collect(value, into: &texts) }
        case .object(let object):
            for member in object.members { collect(member.value, into: &texts) }
        default: break
        }
    }

    // MARK: Tables

    /// All tables of places, or of some.
    private func tables(_ count: Int, seed: UInt64) -> [(VersionGroup, FoundTable)] {
        random(places.places, count, seed: seed).flatMap { place in
            places.games(at: place.id).flatMap { game in
                places.tables(at: place.id, in: game).map { (index[game], $0) }
            }
        }
    }

    @Test(.thorough) func showsNoFiguresWhereTheyMeanNothing() throws {
        // The largest have raids.
        let largest = try ["giants-bed", "rolling-fields"].map { slug in
            try #require(places.places.first { $0.slug.text == slug })
        }
        let raids = largest.flatMap { place in
            places.games(at: place.id).flatMap { game in
                places.tables(at: place.id, in: game).map { (index[game], $0) }
            }
        }
        var (raidRows, newRows, oldChances) = (0, 0, 0)
        for (game, table) in tables(120, seed: 72) + raids {
            let method = index[table.method].slug.text
            let hasNone =
                game.generation.rawValue > 5 || ["colosseum", "xd"].contains(game.slug.text)
            for row in table.rows {
                #expect(row.cells.count == max(1, table.columns.count))
                #expect(row.cells.contains { $0 != .absent })
                if method == "max-raid" || method == "dynamax-adventure" {
                    #expect(row.levels == nil && row.cells == [.met] && row.signs.isEmpty)
                    raidRows += 1
                } else {
                    #expect(row.levels != nil)
                }
                guard hasNone else {
                    oldChances += row.highestChance > 0 ? 1 : 0
                    #expect((0...100).contains(row.highestChance))
                    continue
                }
                newRows += 1
                #expect(row.highestChance == 0, "\(game.slug)")
            }
        }
        #expect(raidRows > 100 && newRows > 100 && oldChances > 100)
    }

    /// The contest is on three days, which pages must say.
    @Test func saysTheDaysOfTheContest() throws {
        let park = try #require(places.places.first { $0.slug.text == "national-park" })
        let game = try #require(
            catalog.versionGroups.first { $0.slug.text == "heartgold-soulsilver" })
        let scyther = try pokemon("scyther").id
        let rows = places.tables(at: park.id, in: game.id).flatMap(\.rows).filter {
            $0.pokemon == scyther
        }
        let slugs = catalog.encounterConditionValues.reduce(into: [:]) { $0[$1.id] = $1.slug.text }
        let days = Set(rows.flatMap(\.signs).compactMap { slugs[$0] }).filter {
            $0.hasPrefix("weekday-")
        }
        #expect(days == ["weekday-tuesday", "weekday-thursday", "weekday-saturday"])
    }

    /// A Pokémon's own rows are those of the places.
    @Test(.thorough) func rowsOfPokemonAreThoseOfPlaces() throws {
        for pokemon in random(catalog.pokemon.filter { !$0.encounters.isEmpty }, 15, seed: 73) {
            for game in indexes.availability.games(of: pokemon) {
                for table in places.tables(of: pokemon, in: game) {
                    let whole = places.tables(at: table.location, in: game).first {
                        $0.method == table.method
                    }
                    #expect(whole?.columns == table.columns)
                    #expect(
                        whole?.rows.filter { $0.pokemon == pokemon.id } == table.rows,
                        "\(pokemon.slug)")
                }
            }
        }
    }

    // MARK: How else

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
        ("azumarill", "ruby-sapphire", "evolve marill"), ("bulbasaur", "scarlet-violet", "-"),
        ("leafeon", "diamond-pearl", "evolve eevee"),
        ("leafeon", "ultra-sun-ultra-moon", "evolve eevee"),
        ("milotic", "diamond-pearl", "evolve feebas"), ("phione", "diamond-pearl", "egg manaphy"),
        ("lucario", "champions", "-"), ("mr-mime", "sword-shield", "met"),
        ("mr-mime-galar", "sword-shield", "met"),
        ("pichu", "lets-go-pikachu-lets-go-eevee", "none"),
    ])
    func knowsHowElse(slug: String, game: String, expected: String) throws {
        let group = try #require(catalog.versionGroups.first { $0.slug.text == game })
        let answers = indexes.availability.answers(for: try pokemon(slug))
        let answer = answers.first { $0.game == group.id }
        #expect(answer.map(text) ?? "none" == expected)
    }

    private func text(_ answer: Availability) -> String {
        guard answer.places.isEmpty else { return "met" }
        return switch answer.otherWay {
        case nil: "-"
        case .evolving(let steps): "evolve \(index[steps[0].from].slug)"
        case .breeding(let parent, let item):
            "egg \(index[parent].slug)"
                + (item.flatMap { id in catalog.items.first { $0.id == id } }
                    .map { " \($0.slug)" } ?? "")
        }
    }

    /// How Pokémon are had in random games, against a plain search over all that a game has.
    @Test(.thorough) func howElseIsWhatAPlainSearchFinds() throws {
        var counts: [String: Int] = [:]
        let pairs = catalog.pokemon.filter { !$0.isBattleOnly }.flatMap { pokemon in
            indexes.availability.games(of: pokemon).map { (pokemon, $0) }
        }.filter { pokemon, game in
            !places.games(of: pokemon.id).contains(game) && indexes.availability.tellsApart(pokemon)
        }
        var searches: [Identifier<VersionGroup>: PlainSearch] = [:]
        for (pokemon, game) in random(pairs, 200, seed: 74) {
            let search = searches[game] ?? PlainSearch(index, in: game)
            searches[game] = search
            let answer = try #require(
                indexes.availability.answers(for: pokemon).first { $0.game == game })
            let name = "\(pokemon.slug) in \(index[game].slug)"
            #expect(answer.places.isEmpty)
            switch answer.otherWay {
            case nil:
                #expect(!search.isHad(pokemon), "\(name): there is a way")
                counts["none", default: 0] += 1
            case .evolving(let steps):
                #expect(steps.last?.into == pokemon.id)
                for step in steps {
                    let isPossible = search.evolves(index[step.from], into: index[step.into])
                    #expect(isPossible, "\(name)")
                }
                let first = index[steps[0].from]
                #expect(
                    search.isMet(first) || search.hatches(first) || !places.hasPlaces(game),
                    "\(name)")
                counts["evolve", default: 0] += 1
            case .breeding(let parent, let item):
                // Phione alone hatches from another Pokémon's Egg that it does not become.
                #expect(search.hatches(pokemon) || pokemon.slug.text == "phione", "\(name)")
                #expect(search.isMet(index[parent]), "\(name)")
                let needsIncense =
                    index[pokemon.species].isBaby && index[game].generation.rawValue < 9
                let chain = index[pokemon.species].evolutionChain.map { index[$0] }
                #expect(item == (needsIncense ? chain?.babyTriggerItem : nil), "\(name)")
                counts["breed", default: 0] += 1
            }
        }
        #expect((counts["evolve"] ?? 0) > 20 && (counts["none"] ?? 0) > 20)
        #expect((counts["breed"] ?? 0) > 0, "\(counts)")
    }
}

/// Which Pokémon a game has by meeting, evolving and Eggs: all of them at once, until nothing is added.
private struct PlainSearch {
    private let index: CatalogIndex
    private let game: VersionGroup
    private let met: Set<Identifier<Pokemon>>
    private let present: Set<Identifier<Pokemon>>
    private let had: Set<Identifier<Pokemon>>
    private let edges: Set<Edge>
    /// What hatches from the Eggs of those that are met.
    private let hatched: Set<Identifier<Pokemon>>

    private struct Edge: Hashable {
        let from: Identifier<Pokemon>
        let into: Identifier<Pokemon>
    }

    init(_ index: CatalogIndex, in game: Identifier<VersionGroup>) {
        self.index = index
        let group = index[game]
        self.game = group
        let groups = Set(
            index.catalog.versionGroups.filter {
                $0.id == game || gamesOfAddOns[$0.slug.text] == group.slug.text
            }.map(\.id))
        let versions = Set(
            index.catalog.versions.filter { groups.contains($0.versionGroup) }.map(\.id))
        let met = Set(
            index.catalog.pokemon.filter { pokemon in
                pokemon.encounters.contains { !versions.isDisjoint(with: $0.versions) }
            }.map(\.id))
        self.met = met
        let taught = Set(
            index.catalog.pokemon.filter { pokemon in
                index.learnset(of: pokemon.id).entries.contains { groups.contains($0.versionGroup) }
            }.map(\.id))
        let listed = Set(
            index.catalog.pokedexes.filter { !groups.isDisjoint(with: $0.versionGroups) }
                .flatMap(\.entries).map { index.defaultPokemon(of: $0.species).id })
        present = met.union(taught.isEmpty ? listed : taught)
        let isThere = present
        edges = Set(
            index.catalog.evolutionChains.flatMap(\.evolutions).compactMap { way in
                let edge = Edge(
                    from: way.baseForm ?? index.defaultPokemon(of: way.from).id,
                    into: way.evolvedForm ?? index.defaultPokemon(of: way.into).id)
                return Self.isPossible(way, edge, in: group, index)
                    && isThere.contains(edge.from) ? edge : nil
            })
        hatched = Self.eggs(of: met, edges, present, group, index)
        had = Self.closure(of: met, edges, present, group, index)
    }

    func isMet(_ pokemon: Pokemon) -> Bool { met.contains(pokemon.id) }
    func isHad(_ pokemon: Pokemon) -> Bool { had.contains(pokemon.id) }

    /// Varieties that no evolution names come about as their species' default one does.
    func evolves(_ base: Pokemon, into evolved: Pokemon) -> Bool {
        edges.contains(Edge(from: base.id, into: evolved.id))
            || edges.contains(
                Edge(from: base.id, into: index.defaultPokemon(of: evolved.species).id))
    }

    /// Whether an Egg of something that is met may have it: it comes first, or second after a baby of
    /// an incense.
    func hatches(_ pokemon: Pokemon) -> Bool { hatched.contains(pokemon.id) }

    private static func closure(
        of met: Set<Identifier<Pokemon>>, _ edges: Set<Edge>, _ present: Set<Identifier<Pokemon>>,
        _ game: VersionGroup, _ index: CatalogIndex
    ) -> Set<Identifier<Pokemon>> {
        var had = met
        while true {
            let before = had.count
            for edge in edges where had.contains(edge.from) { had.insert(edge.into) }
            had.formUnion(eggs(of: met, edges, present, game, index))
            if had.count == before { return had }
        }
    }

    /// What hatches from the Eggs of some Pokémon.
    private static func eggs(
        of parents: Set<Identifier<Pokemon>>, _ edges: Set<Edge>,
        _ present: Set<Identifier<Pokemon>>, _ game: VersionGroup, _ index: CatalogIndex
    ) -> Set<Identifier<Pokemon>> {
        let withoutEggs: Set = [
            "colosseum", "xd", "lets-go-pikachu-lets-go-eevee", "legends-arceus", "legends-za",
            "champions",
        ]
        guard game.generation.rawValue > 1, !withoutEggs.contains(game.slug.text) else { return [] }
        var eggs: Set<Identifier<Pokemon>> = []
        let bases = Dictionary(edges.map { ($0.into, $0.from) }, uniquingKeysWith: min)
        for parent in parents {
            let species = index[index[parent].species]
            let isWithout = species.eggGroups.contains { index[$0].slug.text == "no-eggs" }
            guard !species.isBaby, !isWithout else { continue }
            // Downwards to the first stage that the game has.
            var line = [parent]
            while let base = bases[line[line.count - 1]], present.contains(base) {
                line.append(base)
            }
            eggs.insert(line[line.count - 1])
            let baby = index[index[line[line.count - 1]].species]
            let chain = baby.evolutionChain.map { index[$0] }
            if baby.isBaby, game.generation.rawValue < 9, chain?.babyTriggerItem != nil {
                eggs.formUnion(line.dropLast().suffix(1))
            }
        }
        return eggs
    }

    private static func isPossible(
        _ way: Evolution, _ edge: Edge, in game: VersionGroup, _ index: CatalogIndex
    ) -> Bool {
        guard game.slug.text != "champions", index[way.versionGroup].order <= game.order else {
            return false
        }
        let names = game.regions.map { index[$0].slug.text }
        if let place = way.conditions.location, let region = index[place].region,
            !game.regions.contains(region)
        {
            return false
        }
        if way.conditions.minimumBeauty != nil, !names.contains("hoenn"), !names.contains("sinnoh")
        {
            return false
        }
        // Of an ordinary form and a region's own, one comes about.
        let region = Self.region(of: index[edge.into])
        let chain = index[way.from].evolutionChain.map { index[$0].evolutions } ?? []
        let siblings = chain.filter { other in
            other.into == way.into
                && (other.baseForm ?? index.defaultPokemon(of: other.from).id) == edge.from
        }.map { $0.evolvedForm ?? index.defaultPokemon(of: $0.into).id }
        guard Set(siblings).count > 1 else { return true }
        if let region { return names.contains(region) }
        // In Ultra Space, Pokémon evolve as outside of Alola.
        if game.slug.text == "ultra-sun-ultra-moon" { return true }
        return !siblings.contains { other in
            Self.region(of: index[other]).map(names.contains) ?? false
        }
    }

    private static func region(of pokemon: Pokemon) -> String? {
        let words = pokemon.slug.text.split(separator: "-").map(String.init)
        return words.dropFirst().first { ["alola", "galar", "hisui", "paldea"].contains($0) }
    }
}
