import PokedexDomain

/// The names of the games' small vocabularies, in one language.
public struct TermNames: Sendable {
    /// The egg groups: "Field".
    public let eggGroups: NameTable<EggGroup>
    /// The growth rates: "Medium Slow", 「105万タイプ」.
    public let growthRates: NameTable<GrowthRate>
    /// The colours: "Yellow".
    public let colors: NameTable<PokemonColor>
    /// The body shapes: "Four-legged".
    public let shapes: NameTable<PokemonShape>
    /// The habitats: "Forest".
    public let habitats: NameTable<Habitat>
    /// The learn methods as headings: "Egg moves".
    public let learnMethods: NameTable<LearnMethod>
    /// The move targets: "All adjacent foes".
    public let moveTargets: NameTable<MoveTarget>
    /// The ailments: "Paralysis".
    public let moveAilments: NameTable<MoveAilment>
    /// The categories of moves: "Damage and healing".
    public let moveCategories: NameTable<MoveCategory>

    /// Names the vocabularies of a catalog.
    ///
    /// - Throws: ``TranslationError/unnamed(kind:slug:key:file:)`` for a term without any name.
    init(catalog: Catalog, maker: NameMaker) throws(TranslationError) {
        eggGroups = try maker.table(catalog.eggGroups, kind: .eggGroup)
        growthRates = try maker.table(catalog.growthRates, kind: .growthRate)
        colors = try maker.table(catalog.colors, kind: .color)
        shapes = try maker.table(catalog.shapes, kind: .shape)
        habitats = try maker.table(catalog.habitats, kind: .habitat)
        learnMethods = try maker.table(catalog.learnMethods, kind: .learnMethod)
        moveTargets = try maker.table(catalog.moveTargets, kind: .moveTarget)
        moveAilments = try maker.table(catalog.moveAilments, kind: .moveAilment)
        moveCategories = try maker.table(catalog.moveCategories, kind: .moveCategory)
    }
}
