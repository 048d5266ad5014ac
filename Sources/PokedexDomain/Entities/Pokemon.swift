/// A variety of a species, with types, stats and a learnset of its own: PokéAPI's `pokemon`.
package struct Pokemon: Hashable, Sendable {
    /// Its number; that of the species for the default variety, above 10000 for the others.
    package var id: Identifier<Pokemon>
    package var slug: Slug
    /// The species it is a variety of.
    package var species: Identifier<Species>
    /// Whether it is what the species' name alone means.
    package var isDefault: Bool
    /// Decimetres; 7 is 0.7 m. `nil` where unknown (the source's 0).
    package var height: Int?
    /// Hectograms; 69 is 6.9 kg. `nil` where unknown (the source's 0).
    package var weight: Int?
    /// Experience points for defeating it; `nil` where unknown (49 of them).
    package var baseExperience: Int?
    /// Its types, one or two, in order.
    package var types: [Identifier<PokemonType>]
    /// Its six base stats, in the order of ``Stat/permanent``.
    package var stats: [BaseStat]
    /// Its abilities, by slot.
    package var abilities: [AbilitySlot]
    /// What was different in earlier generations.
    package var past: PokemonPast
    /// What is different in single games, by game; it comes before what was different in their
    /// generation.
    package var inGames: [PokemonGameValues]
    package var pictures: Pictures
    /// Its forms in the source's order, the one it is shown as first.
    package var forms: [Form]
    /// Where and how it is met, by area, way, conditions and games; empty where the source has no
    /// record, which does not mean that it is nowhere.
    package var encounters: [Encounter]
    /// What it may hold in the wild, by item and games; empty where the source has no record.
    package var heldItems: [HeldItem]
    /// Its Egg groups, where they are not those of its species; empty where they are.
    package var ownEggGroups: [Identifier<EggGroup>]
    /// The females among eight, where they are not those of its species.
    package var ownFemaleEighths: Int?
    /// At which levels it masters moves in games that know that, by game and move; empty where it is unknown.
    package var masteries: [Mastery]

    package init(
        id: Identifier<Pokemon>, slug: Slug, species: Identifier<Species>, isDefault: Bool,
        height: Int?, weight: Int?, baseExperience: Int?, types: [Identifier<PokemonType>],
        stats: [BaseStat], abilities: [AbilitySlot], past: PokemonPast,
        inGames: [PokemonGameValues] = [], pictures: Pictures, forms: [Form],
        encounters: [Encounter] = [], heldItems: [HeldItem] = [],
        ownEggGroups: [Identifier<EggGroup>] = [], ownFemaleEighths: Int? = nil,
        masteries: [Mastery] = []
    ) {
        self.id = id
        self.slug = slug
        self.species = species
        self.isDefault = isDefault
        self.height = height
        self.weight = weight
        self.baseExperience = baseExperience
        self.types = types
        self.stats = stats
        self.abilities = abilities
        self.past = past
        self.inGames = inGames
        self.pictures = pictures
        self.forms = forms
        self.encounters = encounters
        self.heldItems = heldItems
        self.ownEggGroups = ownEggGroups
        self.ownFemaleEighths = ownFemaleEighths
        self.masteries = masteries
    }
}

extension Pokemon {
    /// The form that it is shown as; `nil` where the source lists none.
    package var mainForm: Form? { forms.first }

    package var isMega: Bool { mainForm?.isMega ?? false }

    /// Whether it is a Gigantamax form; the source says so in the slug alone.
    package var isGigantamax: Bool {
        mainForm?.formSlug.split(separator: "-").last == "gmax"
    }

    /// Whether it exists only in battle: Mega, Gigantamax, Primal, Zen Mode….
    package var isBattleOnly: Bool { mainForm.map { $0.isBattleOnly || $0.isMega } ?? false }
}

extension Array {
    /// The list that held in a generation; `nil` where today's did. The entries are the oldest first.
    func elements<Fact>(in generation: Identifier<Generation>) -> [Fact]?
    where Element == PokemonPast.Entry<Fact> {
        first { $0.lastGeneration >= generation }?.elements
    }
}

/// What a Pokémon was in earlier generations, up to and including the one that is named.
package struct PokemonPast: Hashable, Sendable {
    /// A list that held up to and including a generation.
    package struct Entry<Element: Hashable & Sendable>: Hashable, Sendable {
        /// The last generation in which it held.
        package var lastGeneration: Identifier<Generation>
        /// What held.
        package var elements: [Element]

        package init(lastGeneration: Identifier<Generation>, elements: [Element]) {
            (self.lastGeneration, self.elements) = (lastGeneration, elements)
        }
    }

    /// Its types then: all of them.
    package var types: [Entry<Identifier<PokemonType>>]
    /// Its abilities then: the slots that differed, an empty one without ability.
    package var abilities: [Entry<AbilitySlot>]
    /// Its base stats then: those that differed.
    package var stats: [Entry<BaseStat>]
    /// What it was to catch and to defeat then; one element each.
    package var training: [Entry<TrainingValues>]

    /// Holds what was different; each list sorted by generation.
    package init(
        types: [Entry<Identifier<PokemonType>>] = [], abilities: [Entry<AbilitySlot>] = [],
        stats: [Entry<BaseStat>] = [], training: [Entry<TrainingValues>] = []
    ) {
        (self.types, self.abilities, self.stats) = (types, abilities, stats)
        self.training = training
    }
}

/// What it is to catch and to defeat a Pokémon; each `nil` where it is as in later games.
package struct TrainingValues: Hashable, Sendable {
    /// 0 to 255.
    package var captureRate: Int?
    /// Its friendship when it is caught, 0 to 255.
    package var baseHappiness: Int?
    /// Experience points for defeating it.
    package var baseExperience: Int?

    package init(captureRate: Int? = nil, baseHappiness: Int? = nil, baseExperience: Int? = nil) {
        self.captureRate = captureRate
        self.baseHappiness = baseHappiness
        self.baseExperience = baseExperience
    }
}

/// What is different about a Pokémon in one game alone.
package struct PokemonGameValues: Hashable, Sendable {
    package var game: Identifier<VersionGroup>
    /// All of its types there; empty where they are the usual ones.
    package var types: [Identifier<PokemonType>]
    /// The slots that differ, an empty one without ability.
    package var abilities: [AbilitySlot]
    /// The base stats that differ.
    package var stats: [BaseStat]
    package var training: TrainingValues
    /// All of its Egg groups there; empty where they are the usual ones.
    package var eggGroups: [Identifier<EggGroup>]

    package init(
        game: Identifier<VersionGroup>, types: [Identifier<PokemonType>] = [],
        abilities: [AbilitySlot] = [], stats: [BaseStat] = [],
        training: TrainingValues = TrainingValues(), eggGroups: [Identifier<EggGroup>] = []
    ) {
        (self.game, self.types, self.abilities, self.stats) = (game, types, abilities, stats)
        (self.training, self.eggGroups) = (training, eggGroups)
    }
}

/// Where a Pokémon's pictures are: paths below the data set's picture base, such as
/// `pokemon/other/home/25.png`.
package struct Pictures: Hashable, Sendable {
    /// The kinds of picture, by PokéAPI's `sprites`.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The small picture: `front_default`.
        case sprite = "default"
        /// The small picture of the shiny one: `front_shiny`.
        case shiny
        /// The small picture of the female: `front_female`.
        case female
        /// Pokémon HOME's picture: `other.home.front_default`.
        case home
        /// Pokémon HOME's picture of the shiny one: `other.home.front_shiny`.
        case homeShiny = "home-shiny"
        /// The official artwork: `other.official-artwork.front_default`.
        case artwork
        /// The official artwork of the shiny one: `other.official-artwork.front_shiny`.
        case artworkShiny = "artwork-shiny"
    }

    /// The paths by kind; a kind without picture is absent.
    package var paths: [Kind: String]

    package init(paths: [Kind: String]) { self.paths = paths }

    /// The path of a kind of picture; `nil` where there is none.
    package subscript(kind: Kind) -> String? { paths[kind] }
}

/// A look of a Pokémon that changes nothing or little else, such as Unown B. PokéAPI's
/// `pokemon-form`.
package struct Form: Hashable, Sendable {
    package var id: Identifier<Form>
    package var slug: Slug
    /// What the slug adds to the Pokémon's, such as `mega-x`; empty for the ordinary form.
    package var formSlug: String
    /// The Pokémon's name in this form, such as "Mega Charizard X"; mostly without Japanese.
    package var name: LocalizedName
    /// The form's own name, such as "Alolan Form" and 「アローラのすがた」.
    package var label: LocalizedName
    /// Its types, which differ from the Pokémon's for Arceus and Silvally.
    package var types: [Identifier<PokemonType>]
    /// Whether it is the one the Pokémon is shown as.
    package var isDefault: Bool
    /// Whether it exists in battle alone.
    package var isBattleOnly: Bool
    package var isMega: Bool
    package var versionGroup: Identifier<VersionGroup>
    /// The small picture's path below the picture base; `nil` where there is none.
    package var picture: String?

    package init(
        id: Identifier<Form>, slug: Slug, formSlug: String, name: LocalizedName,
        label: LocalizedName, types: [Identifier<PokemonType>], isDefault: Bool,
        isBattleOnly: Bool, isMega: Bool, versionGroup: Identifier<VersionGroup>, picture: String?
    ) {
        self.id = id
        self.slug = slug
        self.formSlug = formSlug
        self.name = name
        self.label = label
        self.types = types
        self.isDefault = isDefault
        self.isBattleOnly = isBattleOnly
        self.isMega = isMega
        self.versionGroup = versionGroup
        self.picture = picture
    }
}

/// A gift that a Pokémon has, such as Static.
package struct Ability: Hashable, Sendable {
    package var id: Identifier<Ability>
    package var slug: Slug
    package var name: LocalizedName
    package var generation: Identifier<Generation>
    /// Whether it belongs to the main series of games (313 of 373).
    package var isMainSeries: Bool

    package init(
        id: Identifier<Ability>, slug: Slug, name: LocalizedName,
        generation: Identifier<Generation>, isMainSeries: Bool
    ) {
        self.id = id
        self.slug = slug
        self.name = name
        self.generation = generation
        self.isMainSeries = isMainSeries
    }
}

/// An ability that a Pokémon may have.
package struct AbilitySlot: Hashable, Sendable {
    /// The slot: 1 and 2 are the ordinary ones, 3 is the hidden one.
    package var slot: Int
    package var isHidden: Bool
    /// The ability; `nil` in a past list where the slot was empty.
    package var ability: Identifier<Ability>?

    package init(slot: Int, isHidden: Bool, ability: Identifier<Ability>?) {
        (self.slot, self.isHidden, self.ability) = (slot, isHidden, ability)
    }
}

extension FactRange {
    package static let height = 1...1_000_000
    package static let weight = 1...1_000_000
    package static let baseExperience = 0...100_000
    package static let typeSlot = 1...2
    package static let abilitySlot = 1...3
}
