import Foundation
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// The committed table of version exclusives beside the committed database: that it has every pair and
/// whole families, and what the encounters say.
@Suite(.enabled("content/pokedex.sqlite is not there") { RealSite.exists })
struct RealVersionExclusivesTests {
    private let indexes: CatalogIndexes
    private let exclusives: VersionExclusives
    private let versions: [String: GameVersion]
    private let pokemon: [String: Pokemon]
    private let families: JoinedFamilies

    private var catalog: Catalog { indexes.catalog }
    private var index: CatalogIndex { indexes.entities }

    init() throws {
        let site = try #require(try RealSite.sites().all.first)
        indexes = site.indexes
        exclusives = site.versionExclusives
        let catalog = site.indexes.catalog
        versions = Dictionary(
            uniqueKeysWithValues: catalog.versions.map { ($0.slug.text, $0) })
        pokemon = Dictionary(uniqueKeysWithValues: catalog.pokemon.map { ($0.slug.text, $0) })
        families = JoinedFamilies(catalog)
    }

    /// What the table lists for a version.
    private func listed(_ version: GameVersion) throws -> Set<Identifier<Pokemon>> {
        let pair = try #require(exclusives.pair(of: version.versionGroup))
        return Set(try #require(pair.sides.first { $0.version == version.id }).pokemon)
    }

    private func slugs(_ pokemon: some Sequence<Identifier<Pokemon>>) -> [String] {
        pokemon.map { index[$0].slug.text }.sorted()
    }

    @Test func hasEveryPairOfVersions() {
        let counts = Dictionary(grouping: catalog.versions, by: \.versionGroup).mapValues(\.count)
        let groups = index.versionGroupsInOrder.map(\.id).filter { counts[$0] == 2 }
        #expect(exclusives.pairs.map(\.versionGroup) == groups)
        #expect(groups.count == 21)
        for side in exclusives.pairs.flatMap(\.sides) { #expect(!side.pokemon.isEmpty) }
    }

    @Test func listsNoPokemonForBothVersions() {
        for pair in exclusives.pairs {
            let sides = pair.sides.map { Set($0.pokemon) }
            #expect(sides.count == 2)
            #expect(sides[0].isDisjoint(with: sides[1]))
        }
    }

    /// In national order every change of the file has one place.
    @Test func listsPokemonInNationalOrder() throws {
        for list in try file().flatMap({ $0.families + $0.singles }) {
            let order = list.pokemon.map { (index[$0].species.rawValue, $0.rawValue) }
            #expect(zip(order, order.dropFirst()).allSatisfy { $0 < $1 }, "\(list.version)")
        }
    }

    @Test func listsWholeFamilies() throws {
        for pair in try file() {
            for list in pair.families {
                let version = try #require(versions[list.version])
                let own = Set(list.pokemon.map(families.family(of:)))
                let members = catalog.pokemon.filter { pokemon in
                    own.contains(families.family(of: pokemon.id))
                        && learns(pokemon.id, in: version.versionGroup)
                }
                let singles = pair.singles.first { $0.version == list.version }?.pokemon ?? []
                #expect(
                    slugs(members.map(\.id)) == slugs(try listed(version).subtracting(singles)))
            }
        }
    }

    /// A single Pokémon stands for itself: its family is in both versions.
    @Test func listsSinglePokemonOfWhatBothVersionsHave() throws {
        for pair in try file() {
            let exclusive = pair.families.flatMap(\.pokemon).map(families.family(of:))
            for single in pair.singles.flatMap(\.pokemon) {
                #expect(!exclusive.contains(families.family(of: single)))
            }
        }
    }

    @Test(arguments: [
        ("ekans", "red-blue", "red"), ("arbok", "red-blue", "red"), ("elekid", "red-blue", nil),
        ("electabuzz", "red-blue", "red"), ("ekans", "yellow", nil), ("pikachu", "red-blue", nil),
        ("charizard-mega-y", "x-y", "y"), ("charizard", "x-y", nil), ("pinsir", "x-y", "x"),
        ("vulpix-alola", "sun-moon", "sun"), ("vulpix", "sun-moon", nil),
        ("arcanine", "lets-go-pikachu-lets-go-eevee", nil),
        ("growlithe", "lets-go-pikachu-lets-go-eevee", "lets-go-pikachu"),
        ("scizor", "brilliant-diamond-shining-pearl", "brilliant-diamond"),
        ("kleavor", "brilliant-diamond-shining-pearl", nil),
        ("sirfetchd", "sword-shield", "sword"), ("farfetchd", "sword-shield", nil),
        ("farfetchd", "the-isle-of-armor", "the-isle-of-armor-sword"),
        ("lunala", "ultra-sun-ultra-moon", "ultra-moon"), ("indeedee-male", "sword-shield", nil),
    ])
    func knowsTheOnlyVersion(slug: String, group: String, version: String?) throws {
        let group = try catalog.versionGroup(group)
        let found = exclusives.onlyVersion(with: try #require(pokemon[slug]).id, of: group.id)
        #expect(found == version.flatMap { versions[$0]?.id })
    }

    /// Pairs whose encounters are nearly complete. Those of the others lack much: mass outbreaks and
    /// White Forest (Black and White), Mirage spots (Omega Ruby and Alpha Sapphire), or everything
    /// (Brilliant Diamond and Shining Pearl, Scarlet and Violet).
    @Test(
        .thorough,
        arguments: [
            "red-green-japan", "red-blue", "gold-silver", "ruby-sapphire", "firered-leafgreen",
            "diamond-pearl", "heartgold-soulsilver", "x-y", "lets-go-pikachu-lets-go-eevee",
            "sword-shield",
        ])
    func agreesWithTheEncounters(group: String) throws {
        let group = try catalog.versionGroup(group)
        let pair = try #require(exclusives.pair(of: group.id))
        let all = pair.sides.map { Set(met(in: $0.version).map(families.family(of:))) }
        let metInOne = [all[0].subtracting(all[1]), all[1].subtracting(all[0])]
        for (side, metHere) in zip(pair.sides, metInOne) {
            let only = Set(
                catalog.pokemon.filter { pokemon in
                    metHere.contains(families.family(of: pokemon.id))
                        && learns(pokemon.id, in: group.id) && !pokemon.isBattleOnly
                }.map(\.id))
            let version = try #require(catalog.versions.first { $0.id == side.version })
            let known = Self.differences.filter { $0.version == version.slug.text }
            #expect(
                slugs(Set(side.pokemon).subtracting(only)) == known.flatMap(\.listed).sorted())
            #expect(slugs(only.subtracting(side.pokemon)) == known.flatMap(\.met).sorted())
        }
    }

    /// What the table and the encounters say differently, and why the table is right.
    private struct Difference {
        let version: String
        /// Listed, though the encounters do not say it.
        var listed: [String] = []
        /// Met in this version alone, and not listed.
        var met: [String] = []
    }

    private static let differences = [
        // The Bug-Catching Contest of both versions has them.
        Difference(version: "gold", met: ["caterpie", "metapod", "butterfree"]),
        Difference(version: "silver", met: ["weedle", "kakuna", "beedrill"]),
        // Southern Island needs the Eon Ticket, which was given away at events.
        Difference(version: "ruby", listed: ["latios"]),
        Difference(version: "sapphire", listed: ["latias"]),
        // Fossils of the Underground are no encounters.
        Difference(version: "diamond", listed: ["cranidos", "rampardos"]),
        Difference(version: "pearl", listed: ["shieldon", "bastiodon"]),
        // Fossils are revived in both, but found by Rock Smash in one: Helix and Claw Fossil, or Dome
        // and Root Fossil.
        Difference(version: "heartgold", listed: ["omanyte", "omastar", "anorith", "armaldo"]),
        Difference(version: "soulsilver", listed: ["kabuto", "kabutops", "lileep", "cradily"]),
        // Mega Stones that one version has are no encounters.
        Difference(version: "x", listed: ["charizard-mega-x", "mewtwo-mega-x"]),
        Difference(version: "y", listed: ["charizard-mega-y", "mewtwo-mega-y"]),
        // The first partner is no encounter. The other stage is a gift in the other version, and there
        // are no Eggs.
        Difference(version: "lets-go-pikachu", listed: ["growlithe", "pikachu-starter"]),
        Difference(version: "lets-go-eevee", listed: ["meowth", "eevee-starter"]),
        // The apple by which Applin evolves is found in one version.
        Difference(version: "sword", listed: ["flapple"]),
        Difference(version: "shield", listed: ["appletun"]),
        // Eggs may have either gender: uncertain.
        Difference(version: "sword", met: ["indeedee-male"]),
        Difference(version: "shield", met: ["indeedee-female"]),
        // Espurr of both versions becomes either.
        Difference(version: "shield", met: ["meowstic-female"]),
        // The Crown Tundra has it in both: uncertain.
        Difference(version: "shield", met: ["basculin-blue-striped"]),
    ]

    /// The Pokémon that a player meets in a version without events, other players, and other games.
    private func met(in version: Identifier<GameVersion>) -> [Identifier<Pokemon>] {
        let methods = catalog.encounterMethods.filter { Self.foreignMethods.contains($0.slug.text) }
        let conditions = catalog.encounterConditionValues.filter { value in
            let slug = value.slug.text
            return Self.foreignConditions.contains(slug) || slug.hasPrefix("friend-safari-")
                || slug.hasPrefix("slot2-") && slug != "slot2-none"
        }
        let foreign = (methods: Set(methods.map(\.id)), conditions: Set(conditions.map(\.id)))
        return catalog.pokemon.filter { pokemon in
            !pokemon.isBattleOnly
                && pokemon.encounters.contains { encounter in
                    encounter.versions.contains(version)
                        && !foreign.methods.contains(encounter.method)
                        && foreign.conditions.isDisjoint(with: encounter.conditions)
                }
        }.map(\.id)
    }

    private static let foreignMethods: Set = [
        "colosseum-bonus-disc-jpn", "colosseum-bonus-disc-us", "pokemon-channel-pal",
        "pokemon-ranger", "snag", "snag-rematch",
    ]
    private static let foreignConditions: Set = [
        "other-scan-qr-code", "other-event-arceus-in-party",
    ]

    /// Whether a Pokémon learns a move in the games, or for an add-on in the game that it extends.
    private func learns(
        _ pokemon: Identifier<Pokemon>, in group: Identifier<VersionGroup>
    ) -> Bool {
        let slug = index[group].slug.text
        return index.learnset(of: pokemon).versionGroups
            .contains { index[$0].slug.text == gamesOfAddOns[slug] ?? slug }
    }
}

extension RealVersionExclusivesTests {
    /// A pair as the file has it.
    private struct Pair {
        var families: [List] = []
        var singles: [List] = []
    }

    private struct List {
        let version: String
        let pokemon: [Identifier<Pokemon>]
    }

    private func file() throws -> [Pair] {
        let json = try JSONSerialization.jsonObject(
            with: Data(ProjectFiles.bytes(of: "content/version-exclusives.json")))
        return try #require(json as? [String: [String: Any]]).values.map { members in
            var pair = Pair()
            for (name, value) in members {
                if name == "only" {
                    pair.singles = try #require(value as? [String: [String]]).map(list)
                } else {
                    pair.families.append(try list(name, #require(value as? [String])))
                }
            }
            return pair
        }
    }

    private func list(_ version: String, _ slugs: [String]) throws -> List {
        List(version: version, pokemon: try slugs.map { try #require(pokemon[$0]).id })
    }
}

/// Families as the evolutions join them, regional forms apart.
private struct JoinedFamilies {
    private var next: [Identifier<Pokemon>: Identifier<Pokemon>] = [:]

    init(_ catalog: Catalog) {
        let ordinary = Dictionary(
            uniqueKeysWithValues: catalog.pokemon.filter(\.isDefault).map { ($0.species, $0.id) })
        for evolution in catalog.evolutionChains.flatMap(\.evolutions) {
            guard let base = evolution.baseForm ?? ordinary[evolution.from],
                let evolved = evolution.evolvedForm ?? ordinary[evolution.into],
                family(of: base) != family(of: evolved)
            else { continue }
            next[family(of: evolved)] = family(of: base)
        }
    }

    /// The Pokémon that stands for a family.
    func family(of pokemon: Identifier<Pokemon>) -> Identifier<Pokemon> {
        var current = pokemon
        while let before = next[current] { current = before }
        return current
    }
}
