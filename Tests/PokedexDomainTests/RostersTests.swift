import TestSupport
import Testing

@testable import PokedexDomain

/// Who is in which game, and where that is not known.
struct RostersTests {
    /// The slugs of the games that have a Pokémon, and of those that lack it.
    private func games(
        of slug: String, change: (inout Catalog) throws -> Void
    ) throws -> (present: Set<String>, absent: Set<String>) {
        let sample = try SampleCatalog(change: change)
        let indexes = CatalogIndexes(sample.catalog)
        let (rosters, pokemon) = (indexes.rosters, try sample.pokemon(slug))
        let games = indexes.places.games.inOrder
        return (
            Set(rosters.games(of: pokemon.id).map { sample.index[$0].slug.text }),
            Set(games.filter { rosters.lacks(pokemon, in: $0) }.map(\.slug.text))
        )
    }

    private func forget(_ slugs: String..., in catalog: inout Catalog) throws {
        for slug in slugs { try catalog.versionGroups.change(slug, \.slug) { $0.roster = [] } }
    }

    @Test func aGameWithARosterLacksAllOthers() throws {
        let (present, absent) = try games(of: "zapdos") { catalog in
            try catalog.versionGroups.change("yellow", \.slug) { $0.roster = [Identifier(25)] }
            for (pokemon, learnset) in catalog.learnsets {
                catalog.learnsets[pokemon] = Learnset(
                    entries: learnset.entries.filter { $0.versionGroup.rawValue != 2 })
            }
            for place in catalog.pokedexes.indices { catalog.pokedexes[place].entries = [] }
        }
        #expect(present.contains("red-blue"))
        #expect(!present.contains("yellow") && absent.contains("yellow"))
    }

    /// Only what came later is known not to be there.
    @Test func aGameWithoutARosterMayHaveAnybodyOfItsTime() throws {
        let forgotten = ["ruby-sapphire", "gold-silver"]
        for (slug, lacking) in [("raichu", []), ("deoxys-normal", ["gold-silver"])] {
            let (present, absent) = try games(of: slug) { catalog in
                for game in forgotten { try forget(game, in: &catalog) }
                let place = try catalog.pokemon.entity(slug, \.slug).id
                catalog.learnsets[place] = Learnset(
                    entries: (catalog.learnsets[place]?.entries ?? []).filter {
                        ![3, 5].contains($0.versionGroup.rawValue)
                    })
                try catalog.pokemon.change(slug, \.slug) { $0.encounters = [] }
            }
            #expect(absent.filter(forgotten.contains) == Set(lacking), "\(slug)")
            #expect(!present.contains("gold-silver"), "\(slug)")
        }
    }

    @Test func whatHasMovesOrAppearedInAGameIsThere() throws {
        for (slug, game) in [
            ("pikachu", "yellow"), ("pikachu-gmax", "sword-shield"),
            ("raichu-mega-x", "legends-za"),
        ] {
            let (present, absent) = try games(of: slug) { catalog in
                try catalog.versionGroups.change(game, \.slug) { $0.roster = [Identifier(145)] }
            }
            #expect(present.contains(game) && !absent.contains(game), "\(slug)")
        }
    }

    /// A Pokédex lists species: where no variety is known to be there, it is the default one.
    @Test func someVarietyOfWhatAPokedexListsIsThere() throws {
        for isOtherKnown in [false, true] {
            let (present, _) = try games(of: "raichu") { catalog in
                try forget("yellow", in: &catalog)
                for (pokemon, learnset) in catalog.learnsets {
                    catalog.learnsets[pokemon] = Learnset(
                        entries: learnset.entries.filter { $0.versionGroup.rawValue != 2 })
                }
                let alolan = try catalog.pokemon.entity("raichu-alola", \.slug).id
                if isOtherKnown {
                    try catalog.versionGroups.change("yellow", \.slug) { $0.roster = [alolan] }
                }
            }
            #expect(present.contains("yellow") != isOtherKnown)
        }
    }

    /// Mega Raichu X, which appeared in the game, does not stand for Raichu.
    @Test func aFormTakenInBattleStandsForNoSpeciesOfAPokedex() throws {
        let (present, _) = try games(of: "raichu") { catalog in
            let game = try catalog.versionGroups.entity("legends-za", \.slug).id
            catalog.pokedexes[1].versionGroups.append(game)
            for (pokemon, learnset) in catalog.learnsets {
                catalog.learnsets[pokemon] = Learnset(
                    entries: learnset.entries.filter { $0.versionGroup != game })
            }
            try forget("legends-za", in: &catalog)
        }
        #expect(present.contains("legends-za"))
    }

    @Test func addOnsAreInTheirGame() throws {
        let (present, absent) = try games(of: "clefairy") { catalog in
            try SampleCatalog.addIsleOfArmor(to: &catalog)
            try catalog.versionGroups.change("the-isle-of-armor", \.slug) {
                $0.roster = [Identifier(35)]
            }
        }
        #expect(present.contains("sword-shield") && !absent.contains("sword-shield"))
        #expect(!present.contains("the-isle-of-armor"))
    }

    /// Such as one that a host has added.
    @Test func aPokemonOfWhichNoGameIsKnownMayBeInAny() throws {
        let (present, absent) = try games(of: "zapdos") { catalog in
            let zapdos = try catalog.pokemon.entity("zapdos", \.slug).id
            catalog.learnsets[zapdos] = nil
            for place in catalog.versionGroups.indices {
                catalog.versionGroups[place].roster.removeAll { $0 == zapdos }
            }
            for place in catalog.pokedexes.indices { catalog.pokedexes[place].entries = [] }
            try catalog.pokemon.change("zapdos", \.slug) {
                $0.encounters = []
                $0.forms = []
            }
        }
        #expect(present.isEmpty && absent.isEmpty)
    }
}
