import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// What is known of each game of the committed database, in the order of release.
@Suite(.enabled("content/pokedex.sqlite is not there") { RealSite.exists })
struct RealGameTests {
    /// Its year and the game that it is compared with; how many machines it has, and how many species
    /// and forms are new in it, which is compared in `make test-all` alone.
    private static let games = """
        red-green-japan: 1996, after none; 55 machines, 151 species, 0 forms
        blue-japan: 1996, after red-green-japan; 55 machines, 0 species, 0 forms
        red-blue: 1998, after blue-japan; 55 machines, 151 species, 0 forms
        yellow: 1998, after red-blue; 55 machines, 0 species, 0 forms
        gold-silver: 1999, after yellow; 57 machines, 100 species, 0 forms
        crystal: 2000, after gold-silver; 57 machines, 0 species, 0 forms
        ruby-sapphire: 2002, after crystal; 58 machines, 135 species, 3 forms
        colosseum: 2003, after ruby-sapphire; 58 machines, 0 species, 0 forms
        firered-leafgreen: 2004, after ruby-sapphire; 58 machines, 0 species, 2 forms
        emerald: 2004, after ruby-sapphire; 58 machines, 0 species, 1 forms
        xd: 2005, after emerald; 58 machines, 0 species, 0 forms
        diamond-pearl: 2006, after emerald; 100 machines, 107 species, 2 forms
        platinum: 2008, after diamond-pearl; 100 machines, 0 species, 7 forms
        heartgold-soulsilver: 2009, after platinum; 100 machines, 0 species, 0 forms
        black-white: 2010, after heartgold-soulsilver; 101 machines, 156 species, 3 forms
        black-2-white-2: 2012, after black-white; 101 machines, 0 species, 6 forms
        x-y: 2013, after black-2-white-2; 105 machines, 72 species, 39 forms
        omega-ruby-alpha-sapphire: 2014, after x-y; 107 machines, 0 species, 27 forms
        sun-moon: 2016, after omega-ruby-alpha-sapphire; 100 machines, 81 species, 58 forms
        ultra-sun-ultra-moon: 2017, after sun-moon; 100 machines, 5 species, 10 forms
        lets-go-pikachu-lets-go-eevee: 2018, after ultra-sun-ultra-moon; 60 machines, 2 species, 2 forms
        sword-shield: 2019, after ultra-sun-ultra-moon; 200 machines, 89 species, 68 forms
        brilliant-diamond-shining-pearl: 2021, after sword-shield; 17 of 100 machines, 0 species, 0 forms
        legends-arceus: 2022, after sword-shield; 0 machines, 7 species, 21 forms
        scarlet-violet: 2022, after sword-shield; 229 machines, 120 species, 28 forms
        legends-za: 2025, after scarlet-violet; 160 machines, 0 species, 49 forms
        champions: 2026, after scarlet-violet; 0 machines, 0 species, 0 forms
        """

    /// Priorities and classes that PokéAPI has for today's games alone.
    @Test(arguments: [
        ("protect", "gold-silver", 2, DamageClass.status), ("protect", "emerald", 3, .status),
        ("protect", "black-white", 4, .status), ("teleport", "ultra-sun-ultra-moon", 0, .status),
        ("teleport", "lets-go-pikachu-lets-go-eevee", -6, .status),
        ("extreme-speed", "heartgold-soulsilver", 1, .physical),
        ("extreme-speed", "black-white", 2, .physical), ("fake-out", "platinum", 1, .physical),
        ("bide", "firered-leafgreen", 0, .physical), ("roar", "yellow", 0, .status),
        ("water-shuriken", "x-y", 1, .physical), ("water-shuriken", "sun-moon", 1, .special),
    ])
    func knowsWhatAMoveWasInAGame(
        slug: String, game: String, priority: Int, damageClass: DamageClass
    ) throws {
        let indexes = try RealSite.sites().indexes
        let move = try #require(indexes.catalog.moves.first { $0.slug.text == slug })
        let group = try indexes.catalog.versionGroup(game)
        let values = indexes.moveHistory.values(of: move, in: group)
        #expect((values.priority, values.damageClass) == (priority, damageClass))
    }

    @Test func knowsEachGame() throws {
        let indexes = try RealSite.sites().indexes
        let games = indexes.places.games
        let lines = games.inOrder.map { game in
            let before = games.compared(with: game)?.slug.text ?? "none"
            let known = "\(game.slug): \(game.year ?? 0), after \(before)"
            guard isThorough else { return known }
            let contents = GameContents(game, indexes)
            let machines = [contents.machines.count, games.knownMachineCount(of: game)]
                .compactMap { $0.map(String.init) }.joined(separator: " of ")
            return "\(known); \(machines) machines, \(contents.newSpecies.count) species, "
                + "\(contents.newForms.count) forms"
        }
        let expected = Self.games.split(separator: "\n").map { line in
            isThorough ? String(line) : String(line.prefix { $0 != ";" })
        }
        #expect(lines == expected)
    }
}
