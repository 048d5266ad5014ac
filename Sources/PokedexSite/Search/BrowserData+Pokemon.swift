import JSON
import PokedexDomain

extension BrowserData.File {
    /// `pokemon.json`: every field that a query can ask for, a column each.
    static let pokemon = Self("pokemon") { $0.pokemon }
}

extension BrowserData {
    fileprivate var pokemon: [UInt8] {
        let catalog = indexes.catalog
        let sightings = WorldSightings(indexes.worlds)
        let flags = flags(sightings)
        return Self.document { writer in
            writer.column("type-slugs", catalog.types.map(\.slug.text))
            writer.column("ability-slugs", catalog.abilities.map(\.slug.text))
            writer.column("egg-group-slugs", catalog.eggGroups.map(\.slug.text))
            writer.column("color-slugs", catalog.colors.map(\.slug.text))
            writer.column("shape-slugs", catalog.shapes.map(\.slug.text))
            if let sightings { writer.column("world-slugs", sightings.worlds.map(\.text)) }
            writer.column("flag-names", flags.map(\.name))
            writer.column("slug", catalog.pokemon.map(\.slug.text))
            writeFigures(into: &writer)
            writeAbilitiesAndSpecies(into: &writer)
            writer.column(
                "flags",
                catalog.pokemon.map { pokemon in
                    flags.enumerated().reduce(0) { bits, flag in
                        bits | (flag.element.isSet(pokemon) ? 1 << flag.offset : 0)
                    }
                })
            writeFamilies(into: &writer)
            writer.column("color", catalog.pokemon.map(colorPosition))
            writer.column("shape", catalog.pokemon.map(shapePosition))
            if let sightings {
                writer.column("worlds", catalog.pokemon.map { sightings.worlds(of: $0.slug) })
            }
            writer.column("picture", catalog.pokemon.map(pictures.smallPath))
            for site in languages {
                writer.column("order-\(site.language.code)", ranks(in: site))
            }
            writePokedexes(into: &writer)
        }
    }

    /// What a Pokémon can be: the bits of the field `flags`, the lowest first.
    private func flags(_ sightings: WorldSightings?) -> [(name: String, isSet: (Pokemon) -> Bool)] {
        let index = indexes.entities
        return [
            ("default", \.isDefault),
            ("baby", { index[$0.species].isBaby }),
            ("legendary", { index[$0.species].isLegendary }),
            ("mythical", { index[$0.species].isMythical }),
            ("battle-only", \.isBattleOnly),
            ("mega", \.isMega),
            ("gigantamax", \.isGigantamax),
        ] + (sightings.map { sightings in [("seen", { sightings.isSeen($0.slug) })] } ?? [])
    }

    private func writeFigures(into writer: inout JSONWriter) {
        let all = indexes.catalog.pokemon
        writer.column("number", all.map(\.species.rawValue))
        writer.column("generation", all.map { indexes.entities.generation(of: $0).rawValue })
        writer.column("types", all.map { $0.types.map(typePosition) })
        writer.column("height", all.map(\.height))
        writer.column("weight", all.map(\.weight))
        for stat in Stat.permanent {
            writer.column(stat.rawValue, all.map { $0.stats.first { $0.stat == stat }?.base })
        }
    }

    private func writeAbilitiesAndSpecies(into writer: inout JSONWriter) {
        let catalog = indexes.catalog
        for (name, isHidden) in [("abilities", false), ("hidden-abilities", true)] {
            writer.column(
                name,
                catalog.pokemon.map { pokemon in
                    pokemon.abilities.filter { $0.isHidden == isHidden }
                        .compactMap { $0.ability.map { indexes.entities.position(of: $0) } }
                })
        }
        writer.column(
            "egg-groups",
            catalog.pokemon.map { pokemon in
                indexes.entities.eggGroups(of: pokemon).compactMap(eggGroupPosition)
            })
        writer.column("gender", catalog.pokemon.map(indexes.entities.femaleEighths))
    }

    private func writeFamilies(into writer: inout JSONWriter) {
        let (index, battleForms) = (indexes.entities, indexes.battleForms)
        // The Pokémon whose learnset a form taken only in battle has.
        writer.column(
            "base",
            indexes.catalog.pokemon.map { pokemon in
                battleForms.base(of: pokemon).map { index.position(of: $0.id) }
            })
        // The Pokémon that evolves into this one, or into that which takes its form.
        writer.column(
            "evolves-from",
            indexes.catalog.pokemon.map { pokemon in
                indexes.families.preEvolution(of: battleForms.learner(of: pokemon))
                    .map { index.position(of: $0.id) }
            })
    }

    func eggGroupPosition(_ group: Identifier<EggGroup>) -> Int? {
        indexes.catalog.eggGroups.firstIndex { $0.id == group }
    }

    private func colorPosition(_ pokemon: Pokemon) -> Int? {
        let color = indexes.entities[pokemon.species].color
        return indexes.catalog.colors.firstIndex { $0.id == color }
    }

    func shapePosition(_ pokemon: Pokemon) -> Int? {
        let shape = indexes.entities[pokemon.species].shape
        return indexes.catalog.shapes.firstIndex { $0.id == shape }
    }

    /// The rank of each Pokémon among all by name.
    private func ranks(in site: LocalizedSite) -> [Int] {
        let all = indexes.catalog.pokemon.map(\.id)
        let order = NameOrder(all, names: site.names.pokemon, in: site.language)
        return all.map { order.position(of: $0) }
    }

    /// Each Pokédex's species by number, in the order of its entries.
    private func writePokedexes(into writer: inout JSONWriter) {
        writer.object("pokedexes") { writer in
            for pokedex in indexes.catalog.pokedexes {
                writer.object(pokedex.slug.text) { writer in
                    writer.column("number", pokedex.entries.map(\.number))
                    writer.column("species", pokedex.entries.map(\.species.rawValue))
                }
            }
        }
    }
}

/// Who was seen in which worlds.
private struct WorldSightings {
    /// As queries list them.
    let worlds: [ContentID<World>]
    private let spots: [Slug: [Spot]]
    private let positions: [ContentID<World>: Int]

    /// `nil` where there are neither worlds nor spots.
    init?(_ worlds: Worlds) {
        guard !worlds.isEmpty else { return nil }
        self.worlds = worlds.worlds.map(\.id)
        spots = worlds.spotsByPokemon
        positions = Dictionary(uniqueKeysWithValues: self.worlds.enumerated().map { ($1, $0) })
    }

    /// Whether any spot names a Pokémon, even one without a world.
    func isSeen(_ pokemon: Slug) -> Bool { spots[pokemon] != nil }

    /// The worlds whose spots name a Pokémon, as positions among all, rising.
    func worlds(of pokemon: Slug) -> [Int] {
        Set((spots[pokemon] ?? []).compactMap { $0.world.flatMap { positions[$0] } }).sorted()
    }
}
