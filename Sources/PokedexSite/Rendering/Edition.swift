import Mustache
import PokedexDomain

/// The site in one language: everything that its pages are made from.
///
/// It is a class only so that what holds it copies one reference instead of many tables.
final class Edition: Sendable {
    /// The language.
    let language: Language
    /// What the pages ask about the facts.
    let useCases: UseCases
    /// The finished names of everything.
    let names: Names
    /// The finished names in the language that stands beside this one.
    let otherNames: Names
    /// The words of the pages.
    let strings: Strings
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
    let fragments: Fragments

    /// The facts' index.
    var index: CatalogIndex { useCases.index }

    /// How a learnset's cells are worded.
    let cellTexts: CellTexts

    /// The cells that tell how Pokémon learn a move.
    let learnerFragments: LearnerFragments

    /// The moves in the order of their names.
    let moveOrder: NameOrder<Move>

    /// Prepares one language.
    ///
    /// - Throws: `StringsError` when a word is missing, `RenderError` when a partial is wrong.
    init(
        language: Language, useCases: UseCases, moveValues: MoveValuesTable, strings: Strings,
        descriptions: Descriptions, names: Names, otherNames: Names, pictures: PictureSource,
        renderer: any TemplateRendering
    ) throws {
        self.language = language
        self.useCases = useCases
        self.strings = strings
        self.names = names
        self.otherNames = otherNames
        self.pictures = pictures
        numbers = Numbers(language: language)
        evolutionPhrases = try EvolutionPhrases(
            catalog: useCases.catalog, names: names, strings: strings)
        self.descriptions = try DescriptionTexts(
            useCases.catalog, descriptions: descriptions, names: names, strings: strings)
        labels = Value(try strings.object(under: "ui"))
        cellTexts = try CellTexts(strings, machines: names.machines)
        moveOrder = NameOrder(
            useCases.catalog.moves.map(\.id), names: names.distinguishedMoves, in: language)
        let maker = FragmentMaker(
            renderer: FragmentRenderer(renderer), names: names, otherNames: otherNames,
            labels: labels, index: useCases.index, language: language, pictures: pictures)
        fragments = try Fragments(
            useCases: useCases, moveValues: moveValues, cellTexts: cellTexts, maker: maker)
        let learnerTexts = try LearnerTexts(
            useCases.catalog.learnMethods, names: names, cellTexts: cellTexts, strings: strings)
        learnerFragments = try LearnerFragments(
            useCases.index, texts: learnerTexts, cellTexts: cellTexts, maker: maker)
    }
}
