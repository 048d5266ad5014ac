import Mustache
import PokedexDomain

/// The site in one language: everything that its pages are made from.
///
/// It is a class only so that what holds it copies one reference instead of many tables.
final class LocalizedSite: Sendable {
    /// The language.
    let language: Language
    /// What the pages ask about the facts.
    let indexes: CatalogIndexes
    /// The finished names of everything.
    let names: Names
    /// The finished names in the language that stands beside this one.
    let otherNames: Names
    /// The words of the pages.
    let translation: Translation
    /// Numbers and units as the language writes them.
    let numbers: Numbers
    /// What moves and abilities do, in words.
    let descriptions: DescriptionTexts
    /// Evolutions in words.
    let evolutionPhrases: EvolutionPhrases
    /// Where pictures come from.
    let pictures: PictureSource
    /// The labels of the pages, for the templates: `{{ui.pokemon.stats}}`.
    let labels: Value
    /// The pieces of mark-up that recur.
    let partials: RenderedPartials

    /// The facts' index.
    var index: CatalogIndex { indexes.entities }

    /// How a learnset's cells are worded.
    let cellTexts: CellTexts

    /// The cells that tell how Pokémon learn a move.
    let learnerPartials: LearnerPartials

    /// The moves in the order of their names.
    let moveOrder: NameOrder<Move>

    /// Prepares one language.
    ///
    /// - Throws: `TranslationError` when a word is missing, `RenderError` when a partial is wrong.
    init(
        language: Language, indexes: CatalogIndexes, moveValues: MoveValuesTable,
        translation: Translation,
        descriptions: Descriptions, names: Names, otherNames: Names, pictures: PictureSource,
        renderer: any TemplateRendering
    ) throws {
        self.language = language
        self.indexes = indexes
        self.translation = translation
        self.names = names
        self.otherNames = otherNames
        self.pictures = pictures
        numbers = Numbers(language: language)
        evolutionPhrases = try EvolutionPhrases(
            catalog: indexes.catalog, names: names, translation: translation)
        self.descriptions = try DescriptionTexts(
            indexes.catalog, descriptions: descriptions, names: names, translation: translation)
        labels = Value(try translation.object(under: "ui"))
        cellTexts = try CellTexts(translation, machines: names.machines)
        moveOrder = NameOrder(
            indexes.catalog.moves.map(\.id), names: names.distinguishedMoves, in: language)
        let maker = PartialMaker(
            renderer: PartialRenderer(renderer), names: names, otherNames: otherNames,
            labels: labels, index: indexes.entities, language: language, pictures: pictures)
        partials = try RenderedPartials(
            indexes: indexes, moveValues: moveValues, cellTexts: cellTexts, maker: maker)
        let learnerTexts = try LearnerTexts(
            indexes.catalog.learnMethods, names: names, cellTexts: cellTexts,
            translation: translation)
        learnerPartials = try LearnerPartials(
            indexes.entities, texts: learnerTexts, cellTexts: cellTexts, maker: maker)
    }
}
