import PokedexDomain

/// The finished names of everything in a catalog, in one language.
///
/// Made once per language. An entity without a name in the language has that of another one, and its
/// ``DisplayName`` has that language. It is a class so that values that hold it copy one reference.
package final class Names: Sendable {
    package let language: Language
    /// The species: "Pikachu".
    package let species: NameTable<Species>
    /// The category of a species: "Mouse Pokémon"; a species without one is absent.
    package let genera: [Identifier<Species>: DisplayName]
    /// The Pokémon as players say them: "Alolan Raichu". A default variety has its species' name.
    package let pokemon: NameTable<Pokemon>
    /// The Pokémon in each form: "Unown B". The first form has its Pokémon's name.
    package let forms: NameTable<Form>
    /// The names of the forms themselves: "Attack Forme"; an ordinary form is absent.
    package let formLabels: [Identifier<Form>: DisplayName]
    /// The types: "Fire".
    package let types: NameTable<PokemonType>
    /// The abilities: "As One".
    package let abilities: NameTable<Ability>
    /// The abilities, namesakes told apart: "As One (Ice Rider)".
    package let distinguishedAbilities: NameTable<Ability>
    /// The moves: "Bloom Doom".
    package let moves: NameTable<Move>
    /// The moves, namesakes told apart: "Bloom Doom (Physical)".
    package let distinguishedMoves: NameTable<Move>
    /// The natures: "Adamant".
    package let natures: NameTable<Nature>
    /// The items: "Thunder Stone".
    package let items: NameTable<Item>
    /// The locations that readers meet: "Mt. Coronet".
    package let locations: NameTable<Location>
    /// The same, namesakes told apart: "Route 1 (Kanto)".
    package let distinguishedLocations: NameTable<Location>
    /// The Pokédexes: "Central Kalos".
    package let pokedexes: NameTable<Pokedex>
    /// The Pokédexes with the word itself: "Central Kalos Pokédex".
    package let pokedexTitles: NameTable<Pokedex>
    /// The generations: "Generation IV".
    package let generations: NameTable<Generation>
    /// The generations for narrow columns: "Gen IV".
    package let shortGenerations: NameTable<Generation>
    /// The regions: "Kanto".
    package let regions: NameTable<Region>
    /// The version groups: "FireRed & LeafGreen".
    package let versionGroups: NameTable<VersionGroup>
    /// The version groups for narrow columns: "FRLG".
    package let shortVersionGroups: NameTable<VersionGroup>
    /// The games: "FireRed".
    package let versions: NameTable<GameVersion>
    /// The names of the small vocabularies.
    package let terms: TermNames
    /// The names of the stats and of the classes of moves.
    package let stats: StatNames
    package let machines: MachineLabels
    /// What the language calls itself: "English", 「日本語」.
    package let ownLanguage: String
    private let translation: Translation
    /// The word for what is not known: "Unknown".
    package let unknown: String

    /// Names everything in a catalog.
    ///
    /// - Throws: an error when a text is missing, an entity has a name in no language, or
    ///   entities share a name that nothing distinguishes.
    package init(catalog: Catalog, translation: Translation) throws {
        let maker = NameMaker(translation: translation)
        let namesakes = try Namesakes(translation: translation)
        let varieties = try VarietyNames(catalog: catalog, translation: translation)
        let stats = try StatNames(translation: translation)
        self.translation = translation
        language = translation.language
        species = try maker.table(catalog.species, kind: .species)
        genera = Self.genera(of: catalog, maker: maker)
        pokemon = varieties.pokemon
        forms = varieties.forms
        formLabels = varieties.formLabels
        types = try maker.table(catalog.types, kind: .type)
        abilities = try maker.table(catalog.abilities, kind: .ability)
        distinguishedAbilities = try namesakes.distinguished(
            catalog.abilities, names: abilities, mark: { _ in nil })
        moves = try maker.table(catalog.moves, kind: .move)
        distinguishedMoves = try namesakes.distinguished(
            catalog.moves, names: moves, mark: { stats.name($0.damageClass) })
        natures = try maker.table(catalog.natures, kind: .nature)
        items = try maker.table(catalog.items, kind: .item)
        pokedexes = try maker.table(catalog.pokedexes, kind: .pokedex, suffix: ".name")
        pokedexTitles = try maker.table(catalog.pokedexes, kind: .pokedex, suffix: ".title")
        generations = try maker.table(catalog.generations, kind: .generation, suffix: ".name")
        shortGenerations = try maker.table(catalog.generations, kind: .generation, suffix: ".short")
        regions = try maker.table(catalog.regions, kind: .region)
        let locations = catalog.namedLocations
        self.locations = try maker.table(locations, kind: .location)
        distinguishedLocations = try namesakes.distinguished(
            locations, names: self.locations,
            mark: { [regions] in $0.region.map { regions[$0].text } })
        versionGroups = try maker.table(catalog.versionGroups, kind: .versionGroup, suffix: ".name")
        shortVersionGroups = try maker.table(
            catalog.versionGroups, kind: .versionGroup, suffix: ".short")
        versions = try maker.table(catalog.versions, kind: .version)
        terms = try TermNames(catalog: catalog, maker: maker)
        self.stats = stats
        machines = try MachineLabels(translation: translation, versionGroups: catalog.versionGroups)
        ownLanguage = try translation.text("language")
        unknown = try translation.text("unknown")
    }

    /// The keys of a group of texts that are named by slugs, such as `color`, in the translation's
    /// order; empty where there is no such group.
    func slugs(in group: String) -> [String] {
        ((try? translation.object(under: group)) ?? []).map(\.name)
    }

    /// A text of such a group; the slug where there is none.
    func text(of slug: String, in group: String) -> String {
        translation.textIfPresent("\(group).\(slug)") ?? slug
    }

    private static func genera(
        of catalog: Catalog, maker: NameMaker
    ) -> [Identifier<Species>: DisplayName] {
        let words = maker.translation.texts(under: "genus")
        var genera: [Identifier<Species>: DisplayName] = [:]
        for species in catalog.species {
            let slug = species.slug.text
            let genus = maker.name(species.genus, word: words[slug], of: .genus, key: slug)
            if genus == nil { maker.translation.note(.name(.genus, maker.language), of: slug) }
            genera[species.id] = genus
        }
        return genera
    }
}

/// The names of the games' small vocabularies, in one language.
package struct TermNames: Sendable {
    /// The egg groups: "Field".
    package let eggGroups: NameTable<EggGroup>
    /// The growth rates: "Medium Slow", 「105万タイプ」.
    package let growthRates: NameTable<GrowthRate>
    /// The colours: "Yellow".
    package let colors: NameTable<PokemonColor>
    /// The body shapes: "Four-legged".
    package let shapes: NameTable<PokemonShape>
    /// The kinds of item: "Evolution item".
    package let itemCategories: NameTable<ItemCategory>
    /// The habitats: "Forest".
    package let habitats: NameTable<Habitat>
    /// The learn methods as headings: "Egg moves".
    package let learnMethods: NameTable<LearnMethod>
    /// The move targets: "All adjacent foes".
    package let moveTargets: NameTable<MoveTarget>
    /// The ailments: "Paralysis".
    package let moveAilments: NameTable<MoveAilment>
    /// The categories of moves: "Damage and healing".
    package let moveCategories: NameTable<MoveCategory>

    /// Names the vocabularies of a catalog.
    ///
    /// - Throws: an error for a term without any name.
    init(catalog: Catalog, maker: NameMaker) throws {
        eggGroups = try maker.table(catalog.eggGroups, kind: .eggGroup)
        growthRates = try maker.table(catalog.growthRates, kind: .growthRate)
        colors = try maker.table(catalog.colors, kind: .color)
        shapes = try maker.table(catalog.shapes, kind: .shape)
        itemCategories = try maker.table(catalog.itemCategories, kind: .itemCategory)
        habitats = try maker.table(catalog.habitats, kind: .habitat)
        learnMethods = try maker.table(catalog.learnMethods, kind: .learnMethod)
        moveTargets = try maker.table(catalog.moveTargets, kind: .moveTarget)
        moveAilments = try maker.table(catalog.moveAilments, kind: .moveAilment)
        moveCategories = try maker.table(catalog.moveCategories, kind: .moveCategory)
    }
}
