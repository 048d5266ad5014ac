import PokedexDomain

/// Every field of a Pokémon that queries can ask for and `data/pokemon.json` has, a column each, in
/// the catalog's order.
package struct PokemonFields: Sendable {
    /// What a field holds.
    package enum Values: Sendable {
        /// A number; `nil` where it is unknown.
        case numbers([Int?])
        /// Members of a list, by position there.
        case terms([[Int]], of: String)
        /// A member of a list, by position there; `nil` where it is unknown.
        case term([Int?], of: String)
    }

    /// A field by its name in `data/pokemon.json`.
    package struct Field: Sendable {
        /// Its name.
        package let name: String
        /// Its values.
        package let values: Values
    }

    /// The slugs that fields of terms hold positions of, by the list's name.
    package let lists: [(name: String, slugs: [String])]
    /// What a Pokémon can be: the bits of the field `flags`, the lowest first.
    package let flagNames: [String]
    /// All fields.
    package let all: [Field]

    /// Takes the fields from a catalog, and from the worlds of the site's owner, if there are any.
    package init(
        _ index: CatalogIndex, battleForms: BattleForms, families: PokemonFamilies, worlds: Worlds
    ) {
        let catalog = index.catalog
        let pokemon = catalog.pokemon

        func numbers(_ name: String, _ value: (Pokemon) -> Int?) -> Field {
            Field(name: name, values: .numbers(pokemon.map(value)))
        }
        func terms(_ name: String, of list: String, _ value: (Pokemon) -> [Int]) -> Field {
            Field(name: name, values: .terms(pokemon.map(value), of: list))
        }
        func abilities(of pokemon: Pokemon, isHidden: Bool) -> [Int] {
            pokemon.abilities.filter { $0.isHidden == isHidden }
                .compactMap { $0.ability.map { index.position(of: $0) } }
        }
        func flag(
            _ name: String, _ isSet: @escaping (Pokemon) -> Bool
        ) -> (name: String, isSet: (Pokemon) -> Bool) {
            (name, isSet)
        }
        let sightings = WorldSightings(worlds)
        var flags = [
            flag("default") { $0.isDefault },
            flag("baby") { index[$0.species].isBaby },
            flag("legendary") { index[$0.species].isLegendary },
            flag("mythical") { index[$0.species].isMythical },
            flag("battle-only") { $0.isBattleOnly },
            flag("mega") { $0.isMega },
            flag("gigantamax") { $0.isGigantamax },
        ]
        if !worlds.isEmpty { flags.append(flag("seen") { sightings.isSeen($0.slug) }) }
        flagNames = flags.map(\.name)
        var lists = [
            ("type-slugs", catalog.types.map(\.slug.text)),
            ("ability-slugs", catalog.abilities.map(\.slug.text)),
            ("egg-group-slugs", catalog.eggGroups.map(\.slug.text)),
            ("color-slugs", catalog.colors.map(\.slug.text)),
            ("shape-slugs", catalog.shapes.map(\.slug.text)),
        ]
        if !worlds.isEmpty { lists.append(("world-slugs", sightings.worlds.map(\.text))) }
        self.lists = lists
        var fields: [Field] = [
            numbers("number") { $0.species.rawValue },
            numbers("generation") { index.generation(of: $0).rawValue },
            terms("types", of: "type-slugs") { $0.types.map { index.position(of: $0) } },
            numbers("height", \.height), numbers("weight", \.weight),
        ]
        for stat in Stat.permanent {
            fields.append(numbers(stat.rawValue) { $0.base(stat) })
        }
        fields +=
            [
                terms("abilities", of: "ability-slugs") { abilities(of: $0, isHidden: false) },
                terms("hidden-abilities", of: "ability-slugs") {
                    abilities(of: $0, isHidden: true)
                },
                terms("egg-groups", of: "egg-group-slugs") { pokemon in
                    index[pokemon.species].eggGroups.compactMap { group in
                        catalog.eggGroups.firstIndex { $0.id == group }
                    }
                },
                numbers("gender") { index[$0.species].femaleEighths },
                numbers("flags") { pokemon in
                    flags.enumerated().reduce(0) { bits, flag in
                        bits | (flag.element.isSet(pokemon) ? 1 << flag.offset : 0)
                    }
                },
                // The Pokémon whose learnset a form taken only in battle has.
                numbers("base") { battleForms.base(of: $0).map { index.position(of: $0.id) } },
                // The Pokémon that evolves into this one, or into that which takes its form.
                numbers("evolves-from") { pokemon in
                    families.preEvolution(of: battleForms.learner(of: pokemon))
                        .map { index.position(of: $0.id) }
                },
                Field(
                    name: "color",
                    values: .term(
                        pokemon.map {
                            let color = index[$0.species].color
                            return catalog.colors.firstIndex { $0.id == color }
                        }, of: "color-slugs")),
                Field(
                    name: "shape",
                    values: .term(
                        pokemon.map {
                            let shape = index[$0.species].shape
                            return catalog.shapes.firstIndex { $0.id == shape }
                        }, of: "shape-slugs")),
            ] as [Field]
        if !worlds.isEmpty {
            fields.append(terms("worlds", of: "world-slugs") { sightings.worlds(of: $0.slug) })
        }
        all = fields
    }

    /// The sums of fields of numbers; `nil` where one is unknown.
    package func sums(of names: [String]) -> [Int?] {
        let columns = names.map { name -> [Int?] in
            if case .numbers(let numbers) = self[name] { numbers } else { [] }
        }
        guard let first = columns.first else { return [] }
        return columns.dropFirst().reduce(first) { sums, column in
            zip(sums, column).map { sum, number in
                if let sum, let number { sum + number } else { nil }
            }
        }
    }

    /// By position, whether a field of terms holds any of these slugs.
    func holds(_ slugs: [String], in name: String) -> [Bool] {
        switch self[name] {
        case .terms(let values, let list):
            let wanted = positions(of: slugs, in: list)
            return values.map { !wanted.isDisjoint(with: $0) }
        case .term(let values, let list):
            let wanted = positions(of: slugs, in: list)
            return values.map { $0.map(wanted.contains) ?? false }
        case .numbers, nil: return []
        }
    }

    /// By position, whether a flag is set.
    func isSet(_ flag: String) -> [Bool] {
        guard let bit = flagNames.firstIndex(of: flag), case .numbers(let flags) = self["flags"]
        else { return [] }
        return flags.map { ($0 ?? 0) & 1 << bit != 0 }
    }

    private subscript(name: String) -> Values? { all.first { $0.name == name }?.values }

    private func positions(of slugs: [String], in list: String) -> Set<Int> {
        let all = lists.first { $0.name == list }?.slugs ?? []
        return Set(slugs.compactMap { all.firstIndex(of: $0) })
    }
}

/// Who was seen in which worlds.
private struct WorldSightings {
    /// As queries list them.
    let worlds: [ContentID<World>]
    private let spots: [Slug: [Spot]]
    private let positions: [ContentID<World>: Int]

    init(_ worlds: Worlds) {
        self.worlds = worlds.worlds.map(\.id)
        spots = worlds.spotsByPokemon
        positions = Dictionary(
            uniqueKeysWithValues: self.worlds.enumerated().map { ($1, $0) })
    }

    /// Whether any spot names a Pokémon, even one without a world.
    func isSeen(_ pokemon: Slug) -> Bool { spots[pokemon] != nil }

    /// The worlds whose spots name a Pokémon, as positions among all, rising.
    func worlds(of pokemon: Slug) -> [Int] {
        Set((spots[pokemon] ?? []).compactMap { $0.world.flatMap { positions[$0] } }).sorted()
    }
}

extension Pokemon {
    /// A base stat; `nil` where the source has none.
    package func base(_ stat: Stat) -> Int? {
        stats.first { $0.stat == stat }?.base
    }
}
