import Mustache
import PokedexDomain
import PokedexStore
import Testing

@testable import PokedexSite

/// Families and forms of which the games have one case each.
@Suite(.enabled("content/pokedex.sqlite is not there") { RealSite.exists })
struct RealFamilyTests {
    private let site: LocalizedSite
    private var indexes: CatalogIndexes { site.indexes }

    init() throws {
        site = try RealSite.english()
    }

    private func pokemon(_ slug: String) throws -> Pokemon {
        try indexes.catalog.pokemon(slug)
    }

    /// What stands on the first steps of a Pokémon's family.
    private func steps(_ slug: String) throws -> [String] {
        try nodes(slug).flatMap(ways)
    }

    private func ways(_ node: Value) -> [String] {
        (node["step"]?["variants"]?.list?.first?["ways"]?.list ?? []).compactMap { way in
            way["parts"]?.list?.compactMap { $0["text"]?.text }.joined()
        }
    }

    /// Texts of the ways to a node.
    private func texts(_ name: String, _ node: Value) -> [String] {
        (node["step"]?["variants"]?.list?.first?["ways"]?.list ?? []).compactMap { $0[name]?.text }
    }

    /// The Pokémon on the second place of a Pokémon's family.
    private func nodes(_ slug: String) throws -> [Value] {
        (try family(slug)["trees"]?.list ?? []).flatMap { $0["children"]?.list ?? [] }
    }

    private func family(_ slug: String) throws -> Object {
        let species = site.index[try pokemon(slug).species]
        let chain = site.index[try #require(species.evolutionChain)]
        return try EvolutionTreeView(site: site).family(chain, here: nil)
    }

    /// All nodes of a family.
    private func all(_ family: Object) -> [Value] {
        func below(_ node: Value) -> [Value] {
            [node] + (node["children"]?.list ?? []).flatMap(below)
        }
        return (family["trees"]?.list ?? []).flatMap(below)
    }

    /// The rosters have everybody that has moves or places in their games or appeared there, and some
    /// variety of all that their Pokédexes list. Only Gigantamax Pokémon are on none.
    @Test func rostersAgreeWithAllThatIsKnownOfTheirGames() throws {
        let (games, catalog) = (indexes.places.games, indexes.catalog)
        var rosters: [Identifier<VersionGroup>: Set<Identifier<Pokemon>>] = [:]
        for group in catalog.versionGroups where !group.roster.isEmpty {
            rosters[games.main(of: group.id), default: []].formUnion(group.roster)
        }
        #expect(rosters.count == 24)
        var lacking: Set<String> = []
        for pokemon in catalog.pokemon where !pokemon.isGigantamax {
            let named =
                indexes.entities.learnset(of: pokemon.id).versionGroups.map { games.main(of: $0) }
                + indexes.places.games(of: pokemon.id)
                + [games.main(of: try #require(pokemon.mainForm).versionGroup)]
            for game in named where rosters[game]?.contains(pokemon.id) == false {
                lacking.insert("\(indexes.entities[game].slug): \(pokemon.slug)")
            }
        }
        for pokedex in catalog.pokedexes {
            for game in pokedex.versionGroups.compactMap({ rosters[games.main(of: $0)] }) {
                for species in pokedex.entries.map({ indexes.entities[$0.species] })
                where game.isDisjoint(with: species.varieties) {
                    lacking.insert("\(pokedex.slug): \(species.slug)")
                }
            }
        }
        #expect(lacking == [])
    }

    /// Where the source has no moves of them, too: all that Z-A's Pokédexes list, and the like.
    @Test(arguments: [
        ("legends-za", "lucario-mega-z lucario-mega raichu-mega-x floette-mega"),
        (
            "brilliant-diamond-shining-pearl",
            "arceus darkrai shaymin-land shaymin-sky rotom-heat rotom-wash giratina-origin"
        ),
        (
            "legends-arceus",
            "porygon2 giratina-altered tornadus-therian dialga-origin enamorus-therian"
        ),
        ("sword-shield", "charizard-gmax urshifu-rapid-strike-gmax eternatus-eternamax"),
    ])
    func aGameHas(game: String, slugs: String) throws {
        for slug in slugs.split(separator: " ") {
            let (present, absent) = site.absence.games(of: try pokemon(String(slug)).id)
            #expect(present.contains { $0.slug.text == game }, "\(slug)")
            #expect(!absent.contains { $0.slug.text == game }, "\(slug)")
        }
    }

    @Test func noGameHasAFormThatAppearedLater() throws {
        let lucario = try pokemon("lucario-mega-z")
        let (present, absent) = site.absence.games(of: lucario.id)
        #expect(present.map(\.slug.text) == ["legends-za"])
        #expect(absent.first?.slug.text == "red-green-japan")
        #expect(absent.last?.slug.text == "scarlet-violet")
        #expect(
            try PokemonEras(lucario, site).absence()?["text"]?.text
                == "It is not in this game. It is in Legends: Z-A.")
    }

    /// The first three share an Egg group since generation VIII only; Cosplay Pikachu has none.
    @Test(arguments: [
        ("ralts", "platinum", "hypno"), ("charmander", "emerald", "flygon"),
        ("abra", "emerald", "gardevoir"), ("ralts", "emerald", "pikachu-cosplay"),
    ])
    func aParentSharesAGroupOfThatTime(slug: String, game: String, other: String) throws {
        let game = try indexes.catalog.versionGroup(game).id
        let (child, parent) = try (pokemon(slug), pokemon(other).id)
        let moves = indexes.catalog.moves
        let shared = moves.filter { move in
            indexes.eggParents.parents(of: child, move: move.id, in: game)
                .contains { $0.pokemon == parent }
        }
        #expect(shared.map(\.slug.text) == [])
        let all = moves.flatMap {
            indexes.eggParents.parents(of: child, move: $0.id, in: game)
        }
        #expect(!all.isEmpty)
    }

    /// The Move Reminder teaches what the source calls Egg moves of Pokémon that cannot hatch.
    @Test func nobodyHasEggMovesWhoComesFromNoEgg() throws {
        let methods = indexes.catalog.learnMethods
        let egg = try #require(methods.first { $0.known == .egg }?.id)
        let reminder = try #require(methods.first { $0.slug.text == "reminder" }?.id)
        var (hatched, remembered): (Set<String>, Int) = ([], 0)
        for pokemon in indexes.catalog.pokemon {
            let entries = indexes.entities.learnset(of: pokemon.id).entries
            remembered += entries.count { $0.method == reminder }
            let cannotHatch =
                !indexes.entities[pokemon.species].isBaby
                && indexes.entities.eggGroups(of: pokemon).contains {
                    indexes.entities[$0].exception == .noEggs
                }
            guard cannotHatch else { continue }
            for entry in entries where entry.method == egg {
                hatched.insert("\(pokemon.slug) \(indexes.entities[entry.versionGroup].slug)")
            }
        }
        #expect(hatched == [])
        #expect(remembered == 298)
    }

    /// Nothing says who is in these games but moves, and when a Pokémon came. Of Castform's forms in battle it
    /// is not known.
    @Test(arguments: [("colosseum", 389, 3), ("xd", 389, 3), ("champions", 319, 1032)])
    func aGameWithoutRosterLacksOnlyWhatCameLater(slug: String, present: Int, unknown: Int) throws {
        let game = try #require(indexes.catalog.versionGroups.first { $0.slug.text == slug })
        let lacking = indexes.catalog.pokemon.count { indexes.rosters.lacks($0, in: game) }
        #expect(indexes.games.pokemon(in: game.id).count == present)
        #expect(lacking == indexes.catalog.pokemon.count - present - unknown)
    }

    /// Where it cannot evolve, the game lacks what all ways need, or it evolves into another form there.
    @Test func evolvesWhereverBothAre() throws {
        let finder = indexes.availability
        var impossible: [String: Set<String>] = [:]
        for pokemon in indexes.catalog.pokemon {
            for step in indexes.families.steps(from: pokemon.id) where !step.ways.isEmpty {
                for game in indexes.places.games.inOrder
                where game.hasEvolution && finder.has(pokemon.id, in: game.id)
                    && finder.has(step.into, in: game.id)
                    && finder.ways(from: pokemon.id, into: step.into, in: game).isEmpty
                {
                    let evolved = indexes.entities[step.into].slug.text
                    impossible[game.slug.text, default: []].insert(evolved)
                }
            }
        }
        let lines = impossible.sorted { $0.key < $1.key }.map { game, evolved in
            "\(game): \(evolved.sorted().joined(separator: " "))"
        }
        #expect(
            lines.joined(separator: "\n") == """
                colosseum: milotic
                firered-leafgreen: espeon milotic umbreon
                heartgold-soulsilver: glaceon leafeon magnezone milotic probopass
                legends-za: avalugg-hisui marowak-alola mr-mime-galar raichu-alola sliggoo-hisui
                lets-go-pikachu-lets-go-eevee: exeggutor-alola marowak-alola raichu-alola
                scarlet-violet: avalugg-hisui braviary-hisui decidueye-hisui exeggutor-alola \
                lilligant-hisui raichu-alola samurott-hisui sliggoo-hisui typhlosion-hisui \
                weezing-galar
                sun-moon: exeggutor marowak raichu
                sword-shield: exeggutor-alola marowak-alola mr-mime raichu-alola weezing
                xd: milotic
                """)
    }

    @Test(arguments: [
        ("ursaluna-bloodmoon", "Ursaluna"), ("darmanitan-zen", "Darmanitan"),
        ("charizard-mega-x", nil), ("deoxys-attack", nil), ("raichu-alola", nil), ("pikachu", nil),
    ])
    func saysWhoseEvolutionsAFormShows(slug: String, other: String?) throws {
        let form = try pokemon(slug)
        let chain = site.index[try #require(site.index[form.species].evolutionChain)]
        let family = try EvolutionTreeView(site: site).family(
            chain, here: form)
        let name = site.names.pokemon[form.id].text
        let note = other.map {
            "\(name) does not evolve. These are the evolutions of \($0)."
        }
        #expect(family["standsFor"]?.text == note)
    }

    @Test(arguments: [
        ("charizard", "charizard", ["charizard-mega-x", "charizard-mega-y", "charizard-gmax"]),
        ("toxtricity-amped", "toxtricity-low-key", ["toxtricity-low-key-gmax"]),
        ("flabebe", "floette-eternal", ["floette-mega"]),
        ("mewtwo", "mewtwo", ["mewtwo-mega-x", "mewtwo-mega-y"]),
        ("eevee", "eevee", ["eevee-gmax"]), ("groudon", "groudon", []),
    ])
    func putsMegaAndGigantamaxBehindTheFormThatTakesThem(
        slug: String, base: String, forms: [String]
    ) throws {
        let family = try family(slug)
        let node = try #require(
            all(family).first { $0["address"]?.text?.hasSuffix("/\(base)/") ?? false })
        let taken = (node["children"]?.list ?? []).filter {
            ["Mega Evolution", "Gigantamax"].contains(ways($0).joined())
        }
        #expect(
            taken.map { $0["address"]?.text } == forms.map { "\u{1}pokemon/\($0)/" })
    }

    @Test func showsEveryMegaAndGigantamaxFormOnce() throws {
        let forms = indexes.catalog.pokemon.filter { $0.isMega || $0.isGigantamax }
        let drawn = try indexes.families.all.flatMap { chain in
            let family = try EvolutionTreeView(site: site).family(
                chain, here: nil)
            return all(family).compactMap { $0["address"]?.text }
        }
        for form in forms {
            #expect(drawn.count { $0 == "\u{1}pokemon/\(form.slug)/" } == 1, "\(form.slug)")
        }
    }

    @Test func tellsThatPhioneIsBred() throws {
        #expect(
            try steps("manaphy") == ["Phione hatches from Eggs of Manaphy; it does not evolve"])
    }

    @Test func tellsThatWurmpleEvolvesAtRandom() throws {
        #expect(try steps("wurmple") == ["Level 7, at random", "Level 7, at random"])
    }

    @Test(arguments: [
        ("dunsparce", "Level up knowing Hyper Drill; the form is random"),
        ("tandemaus", "Level up in battle from level 25 on; the form is random"),
    ])
    func tellsThatTheFormIsRandom(slug: String, step: String) throws {
        #expect(try steps(slug) == [step])
    }

    @Test func tellsWhichNaturesDecideToxelsForm() throws {
        let nodes = try nodes("toxel")
        #expect(nodes.map { $0["name"]?["text"]?.text } == ["Toxtricity", "Low Key Toxtricity"])
        #expect(nodes.map { $0["form"]?["text"]?.text } == ["Amped Form", nil])
        #expect(
            nodes.map(ways)
                == [["Level 30 depending on its nature"], ["Level 30 depending on its nature"]])
        #expect(
            nodes.map { texts("note", $0) } == [
                [
                    "Natures: Hardy, Brave, Adamant, Naughty, Docile, Impish, Lax, Hasty, Jolly, "
                        + "Naive, Rash, Sassy, Quirky"
                ],
                [
                    "Natures: Lonely, Bold, Relaxed, Timid, Serious, Modest, Mild, Quiet, Bashful, "
                        + "Calm, Gentle, Careful"
                ],
            ])
        let natures = FormNatures.all.values.joined()
        #expect(natures.sorted() == indexes.catalog.natures.map(\.slug.text).sorted())
    }

    @Test(arguments: [
        ("pichu", "Friendship of 160 or more (up to Generation VII 220)"),
        ("riolu", "Friendship of 160 or more (up to Generation VII 220)"),
        ("snom", "Friendship of 160 or more"),
    ])
    func tellsTheFriendshipOfEveryGeneration(slug: String, note: String) throws {
        #expect(texts("note", try nodes(slug)[0]) == [note])
    }

    @Test(arguments: ["meltan", "melmetal"])
    func joinsMeltanAndMelmetal(slug: String) throws {
        #expect(try steps(slug) == ["Use 400 Meltan Candy in Pokémon GO"])
    }

    @Test(arguments: [
        "ursaluna-bloodmoon", "floette-eternal", "pikachu-original-cap", "pikachu-cosplay",
        "raticate-totem-alola", "greninja-battle-bond", "eevee-starter",
    ])
    func letsNothingEvolveIntoFormsThatAreGiven(slug: String) throws {
        let form = try pokemon(slug)
        #expect(indexes.families.preEvolution(of: form) == nil)
        #expect(indexes.learnsets.tables(of: form).inherited == [])
    }

    @Test(arguments: [
        ("meowstic-female", "espurr"), ("basculegion-female", "basculin-white-striped"),
        ("oinkologne-female", "lechonk"), ("dudunsparce-three-segment", "dunsparce"),
        ("toxtricity-low-key", "toxel"),
    ])
    func letsFormsEvolveAsTheirSpeciesDoes(slug: String, base: String) throws {
        let form = try pokemon(slug)
        #expect(indexes.families.preEvolution(of: form)?.slug.text == base)
    }

    /// Kangaskhan is not in Scarlet and Violet, and Champions alone teaches Switcheroo to Manectric.
    @Test func aParentIsInAGameThatTradesWithTheEggs() throws {
        let egg = try #require(indexes.catalog.learnMethods.first { $0.known == .egg }?.id)
        var found = 0
        for child in indexes.catalog.pokemon {
            let entries = indexes.entities.learnset(of: child.id).entries
            for entry in entries where entry.method == egg {
                let game = indexes.entities[indexes.places.games.main(of: entry.versionGroup)]
                guard game.generation.rawValue > 7 else { continue }
                let parents = indexes.eggParents.parents(
                    of: child, move: entry.move, in: entry.versionGroup)
                found += parents.count
                let absent = parents.filter {
                    !indexes.rosters.games(of: $0.pokemon).contains(game.id)
                }
                #expect(absent.isEmpty, "\(child.slug) in \(game.slug)")
            }
        }
        #expect(found > 10_000)
    }

    @Test(arguments: ["pichu", "ralts", "flabebe", "clefairy", "dunsparce"])
    func letsNoFormThatIsGivenHandMovesDown(slug: String) throws {
        let given: Set = [
            try pokemon("floette-eternal").id, try pokemon("pikachu-original-cap").id,
        ]
        let learner = try pokemon(slug)
        let tables = indexes.learnsets.tables(of: learner)
        for game in tables.games.parts.flatMap(\.versionGroups) {
            for move in Set(tables.methods.flatMap(\.rows).map(\.move)) {
                let parents = indexes.eggParents.parents(of: learner, move: move, in: game)
                #expect(given.isDisjoint(with: parents.map(\.pokemon)))
            }
        }
    }

    @Test func countsFamiliesInTheDatabaseAsOnTheSite() throws {
        let counts = CatalogCounts(indexes.catalog)
        #expect(counts[.families] == FamilyList(indexes).count)
        #expect(counts[.families] == indexes.catalog.evolutionChains.count - 1, "Melmetal's")
        let about = try #require(AboutPage(site: site).content()["counts"]?.list)
        let name = try site.phrase("ui.about.counts.families")
        let families = about.first { $0["name"]?.text == name }
        #expect(families?["count"]?.text == site.numbers.integer(counts[.families]))
    }
}
