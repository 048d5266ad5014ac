/// A variety of a species, with types, stats and a learnset of its own: PokéAPI's `pokemon`.
package struct Pokemon: Hashable, Sendable {
    /// Its number; that of the species for the default variety, above 10000 for the others.
    package let id: Identifier<Pokemon>
    /// Its identifier.
    package let slug: Slug
    /// The species it is a variety of.
    package let species: Identifier<Species>
    /// Whether it is what the species' name alone means.
    package let isDefault: Bool
    /// Decimetres; 7 is 0.7 m. `nil` where unknown (the source's 0).
    package let height: Int?
    /// Hectograms; 69 is 6.9 kg. `nil` where unknown (the source's 0).
    package let weight: Int?
    /// Experience points for defeating it; `nil` where unknown (49 of them).
    package let baseExperience: Int?
    /// Its types, one or two, in order.
    package let types: [Identifier<PokemonType>]
    /// Its six base stats, in the order of ``Stat/permanent``.
    package let stats: [BaseStat]
    /// Its abilities, by slot.
    package var abilities: [AbilitySlot]
    /// What was different in earlier generations.
    package var past: PokemonPast
    /// Where its pictures are.
    package let pictures: Pictures
    /// Its forms in the source's order, the one it is shown as first.
    package var forms: [Form]
    /// Where and how it is met, by area, way, conditions and games; empty where the source has no
    /// record, which does not mean that it is nowhere.
    package var encounters: [Encounter]
    /// What it may hold in the wild, by item and games; empty where the source has no record.
    package var heldItems: [HeldItem]

    /// Holds one Pokémon.
    package init(
        id: Identifier<Pokemon>, slug: Slug, species: Identifier<Species>, isDefault: Bool,
        height: Int?, weight: Int?, baseExperience: Int?, types: [Identifier<PokemonType>],
        stats: [BaseStat], abilities: [AbilitySlot], past: PokemonPast, pictures: Pictures,
        forms: [Form], encounters: [Encounter] = [], heldItems: [HeldItem] = []
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
        self.pictures = pictures
        self.forms = forms
        self.encounters = encounters
        self.heldItems = heldItems
    }
}

extension Pokemon {
    /// The form that it is shown as; `nil` where the source lists none.
    package var mainForm: Form? { forms.first }

    /// Whether it is a Mega Evolution.
    package var isMega: Bool { mainForm?.isMega ?? false }

    /// Whether it is a Gigantamax form; the source says so in the slug alone.
    package var isGigantamax: Bool {
        mainForm?.formSlug.split(separator: "-").last == "gmax"
    }

    /// Whether it exists only in battle: Mega, Gigantamax, Primal, Zen Mode….
    package var isBattleOnly: Bool { mainForm.map { $0.isBattleOnly || $0.isMega } ?? false }
}

/// What a Pokémon was in earlier generations, up to and including the one that is named.
package struct PokemonPast: Hashable, Sendable {
    /// A list that held up to and including a generation.
    package struct Entry<Element: Hashable & Sendable>: Hashable, Sendable {
        /// The last generation in which it held.
        package let lastGeneration: Identifier<Generation>
        /// What held.
        package let elements: [Element]

        /// Holds one list.
        package init(lastGeneration: Identifier<Generation>, elements: [Element]) {
            self.lastGeneration = lastGeneration
            self.elements = elements
        }
    }

    /// Its types then: all of them.
    package let types: [Entry<Identifier<PokemonType>>]
    /// Its abilities then: the slots that differed, an empty one without ability.
    package let abilities: [Entry<AbilitySlot>]
    /// Its base stats then: those that differed.
    package let stats: [Entry<BaseStat>]

    /// Holds what was different; each list sorted by generation.
    package init(
        types: [Entry<Identifier<PokemonType>>] = [], abilities: [Entry<AbilitySlot>] = [],
        stats: [Entry<BaseStat>] = []
    ) {
        self.types = types
        self.abilities = abilities
        self.stats = stats
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
    package let paths: [Kind: String]

    /// Holds the paths.
    package init(paths: [Kind: String]) {
        self.paths = paths
    }

    /// The path of a kind of picture; `nil` where there is none.
    package subscript(kind: Kind) -> String? { paths[kind] }
}

/// A look of a Pokémon that changes nothing or little else, such as Unown B. PokéAPI's
/// `pokemon-form`.
package struct Form: Hashable, Sendable {
    /// Its number.
    package let id: Identifier<Form>
    /// Its identifier.
    package let slug: Slug
    /// What the slug adds to the Pokémon's, such as `mega-x`; empty for the ordinary form.
    package let formSlug: String
    /// The Pokémon's name in this form, such as "Mega Charizard X"; mostly without Japanese.
    package let name: LocalizedName
    /// The form's own name, such as "Alolan Form" and 「アローラのすがた」.
    package let label: LocalizedName
    /// Its types, which differ from the Pokémon's for Arceus and Silvally.
    package let types: [Identifier<PokemonType>]
    /// Whether it is the one the Pokémon is shown as.
    package let isDefault: Bool
    /// Whether it exists in battle alone.
    package let isBattleOnly: Bool
    /// Whether it is a Mega Evolution.
    package let isMega: Bool
    /// The version group it appeared in.
    package let versionGroup: Identifier<VersionGroup>
    /// The small picture's path below the picture base; `nil` where there is none.
    package let picture: String?

    /// Holds one form.
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
