/// A species of Pokémon: what the national Pokédex numbers.
package struct Species: Hashable, Sendable {
    /// Its number in the national Pokédex.
    package var id: Identifier<Species>
    /// Its identifier; not always that of one of its Pokémon (`deoxys` is `deoxys-normal`).
    package var slug: Slug
    package var name: LocalizedName
    /// Its category in the Pokédex, such as "Mouse Pokémon".
    package var genus: LocalizedName
    package var generation: Identifier<Generation>
    /// The females among eight; `nil` for species without gender.
    package var femaleEighths: Int?
    /// How easily it is caught, from 3 to 255; `nil` where unknown.
    package var captureRate: Int?
    /// Its friendship when caught, from 0 to 255; `nil` where unknown.
    package var baseHappiness: Int?
    /// How many cycles of steps its Egg needs; `nil` where unknown.
    package var hatchCounter: Int?
    /// How fast it gains levels.
    package var growthRate: Identifier<GrowthRate>?
    /// Its egg groups, in the source's order.
    package var eggGroups: [Identifier<EggGroup>]
    /// Its Egg groups of earlier generations.
    package var pastEggGroups: [PokemonPast.Entry<Identifier<EggGroup>>]
    /// Its colour; `nil` where unknown.
    package var color: Identifier<PokemonColor>?
    package var shape: Identifier<PokemonShape>?
    /// Where it lives; `nil` where unknown (639 species).
    package var habitat: Identifier<Habitat>?
    /// Whether it is a baby, which cannot have Eggs.
    package var isBaby: Bool
    package var isLegendary: Bool
    package var isMythical: Bool
    /// Whether female and male look different.
    package var hasGenderDifferences: Bool
    /// Whether its Pokémon can change from one to another.
    package var formsSwitchable: Bool
    /// The species it evolves from; `nil` for the first of a family.
    package var evolvesFrom: Identifier<Species>?
    /// Its family.
    package var evolutionChain: Identifier<EvolutionChain>?
    /// Its varieties, the default one first, then in the source's order.
    package var varieties: [Identifier<Pokemon>]

    package init(
        id: Identifier<Species>, slug: Slug, name: LocalizedName, genus: LocalizedName,
        generation: Identifier<Generation>, femaleEighths: Int?, captureRate: Int?,
        baseHappiness: Int?, hatchCounter: Int?, growthRate: Identifier<GrowthRate>?,
        eggGroups: [Identifier<EggGroup>],
        pastEggGroups: [PokemonPast.Entry<Identifier<EggGroup>>] = [],
        color: Identifier<PokemonColor>?,
        shape: Identifier<PokemonShape>?, habitat: Identifier<Habitat>?, isBaby: Bool,
        isLegendary: Bool, isMythical: Bool, hasGenderDifferences: Bool, formsSwitchable: Bool,
        evolvesFrom: Identifier<Species>?, evolutionChain: Identifier<EvolutionChain>?,
        varieties: [Identifier<Pokemon>]
    ) {
        self.id = id
        self.slug = slug
        self.name = name
        self.genus = genus
        self.generation = generation
        self.femaleEighths = femaleEighths
        self.captureRate = captureRate
        self.baseHappiness = baseHappiness
        self.hatchCounter = hatchCounter
        self.growthRate = growthRate
        self.eggGroups = eggGroups
        self.pastEggGroups = pastEggGroups
        self.color = color
        self.shape = shape
        self.habitat = habitat
        self.isBaby = isBaby
        self.isLegendary = isLegendary
        self.isMythical = isMythical
        self.hasGenderDifferences = hasGenderDifferences
        self.formsSwitchable = formsSwitchable
        self.evolvesFrom = evolvesFrom
        self.evolutionChain = evolutionChain
        self.varieties = varieties
    }
}

extension FactRange {
    package static let femaleEighths = 0...8
    /// Capture rate, happiness, hatch counter, and what evolutions and flavors have as much of.
    package static let byte = 0...255
}
