import JSON
import Mustache
import Parallelism
import PokedexDomain

/// What the pages of one language say, whatever the theme.
///
/// It is a class so that its holders copy one reference instead of many tables.
final class LocalizedContent: Sendable {
    let language: Language
    let settings: SiteSettings
    /// What the pages ask about the facts.
    let indexes: CatalogIndexes
    /// The finished names of everything.
    let names: Names
    /// The finished names in the language that stands beside this one.
    let otherNames: Names
    /// The other languages, the companion first, and what each calls itself.
    let otherLanguages: [(language: Language, name: String)]
    /// The texts of the pages.
    let translation: Translation
    /// The labels of the pages, for the templates: `{{ui.pokemon.stats}}`.
    let labels: Value
    /// Numbers and units as the language writes them.
    let numbers: Numbers
    let queries: QueryContent
    /// Which Pokémon only one version of a pair has.
    let versionExclusives: VersionExclusives
    /// What moves and abilities do, in words.
    let descriptions: DescriptionTexts
    /// Evolutions in words.
    let evolutionPhrases: EvolutionPhrases
    /// The ways to meet Pokémon in words.
    let encounterWords: EncounterWords
    /// How moves are learned, in words.
    let learnsetTexts: LearnsetTexts
    /// The games that lack Pokémon.
    let absence: GameAbsence
    /// Where pictures come from.
    let pictures: PictureSource
    let spotPictures: [ContentID<Spot>: SpotPicture]
    /// The moves in the order of their names.
    let moveOrder: NameOrder<Move>
    /// The types of Pokémon, with the games in which each has them.
    let markedTypes: MarkedTypes
    /// Moves' values in all games.
    let moveValues: MoveValuesTable

    var index: CatalogIndex { indexes.entities }

    /// - Throws: an error when a translation is missing.
    init(
        settings: SiteSettings, indexes: CatalogIndexes, translation: Translation,
        descriptions: Descriptions, names: Names, allNames: [Names], queries: QueryContent,
        versionExclusives: VersionExclusives, absence: GameAbsence, pictures: PictureSource,
        spotPictures: [ContentID<Spot>: SpotPicture], moveValues: MoveValuesTable
    ) throws {
        let catalog = indexes.catalog
        language = names.language
        self.settings = settings
        self.indexes = indexes
        self.translation = translation
        self.names = names
        let others = names.language.fallbacks.compactMap { language in
            allNames.first { $0.language == language }
        }
        otherNames = others.first ?? names
        otherLanguages = others.map { ($0.language, $0.ownLanguage) }
        labels = Value(JSONValue(.object(try translation.object(under: "ui"))))
        numbers = Numbers(language: language)
        self.queries = queries
        self.versionExclusives = versionExclusives
        self.descriptions = try DescriptionTexts(
            catalog, descriptions: descriptions, names: names, translation: translation)
        evolutionPhrases = try EvolutionPhrases(
            indexes.entities, names: names, translation: translation)
        encounterWords = try EncounterWords(
            indexes.entities, names: names, translation: translation)
        learnsetTexts = try LearnsetTexts(
            catalog, names: names, translation: translation)
        self.absence = absence
        self.pictures = pictures
        self.spotPictures = spotPictures
        moveOrder = NameOrder(
            catalog.moves.map(\.id), names: names.distinguishedMoves, in: language)
        markedTypes = MarkedTypes(indexes: indexes)
        self.moveValues = moveValues
    }
}

/// The site in one language: everything that its pages are made from. The members of its content
/// are its own, too: `site.names`.
@dynamicMemberLookup
final class LocalizedSite: Sendable {
    let content: LocalizedContent
    /// Styles, scripts and drawings.
    let assets: AssetFolder
    /// The pieces of mark-up that recur.
    let partials: RenderedPartials
    /// The cells that say how a move is learned.
    let learnsetCells: LearnsetCells
    /// What tables of places say again and again.
    let foundTexts = FoundTexts.Recurring()
    let evolutionVariants = EvolutionVariants.Known([:])

    /// - Parameter earlier: the site whose partials stay as they are; `nil` to render them.
    /// - Throws: an error when a partial is wrong.
    init(
        _ content: LocalizedContent, assets: AssetFolder, renderer: any TemplateRendering,
        keepingPartialsOf earlier: LocalizedSite? = nil
    ) throws {
        self.content = content
        self.assets = assets
        let maker = PartialMaker(renderer: renderer, content: content, assets: assets)
        partials = try earlier?.partials ?? RenderedPartials(maker)
        learnsetCells = try earlier?.learnsetCells ?? LearnsetCells(maker)
    }

    @inline(__always)
    subscript<Member>(dynamicMember member: KeyPath<LocalizedContent, Member>) -> Member {
        content[keyPath: member]
    }

    /// The pictures of a Pokémon.
    func art(of pokemon: Pokemon) -> Art { partials.maker.art(of: pokemon) }
}

/// The site in all its languages.
struct LocalizedSites {
    /// One for each language, in the order of ``Language``.
    private(set) var all: [LocalizedSite]
    let settings: SiteSettings
    let indexes: CatalogIndexes
    let queries: QueryContent
    let pictures: PictureSource
    /// What abilities change in the damage that their Pokémon take.
    let matchUps: [Slug: AbilityMatchUp]
    private(set) var assets: AssetFolder
    private let makeAssets: @Sendable ([OutputFile]) throws -> AssetFolder

    /// - Parameter theme: the theme's assets.
    init(
        indexes: CatalogIndexes, translations: Translations, descriptions: Descriptions,
        queries: QueryContent, exclusives: VersionExclusivesTable,
        configuration: SiteConfiguration, spotPictures: [ContentID<Spot>: SpotPicture],
        theme: [OutputFile], renderer: any TemplateRendering
    ) throws {
        let queries = queries.fitting(indexes.worlds)
        let settings = configuration.settings
        self.settings = settings
        self.indexes = indexes
        self.queries = queries
        matchUps = descriptions.matchUps
        let moveValues = MoveValuesTable(indexes)
        let versionExclusives = try exclusives.exclusives(in: indexes)
        pictures =
            try configuration.pictures
            ?? .address(PictureBase(indexes.catalog.source.pictureBase))
        let pool = WorkerPool(jobs: Language.allCases.count)
        let names = try pool.map(Language.allCases, minimum: 2) { language in
            try Names(catalog: indexes.catalog, translation: translations[language])
        }
        let games = names.map(GameScript(indexes: indexes).file)
        makeAssets = { theme in
            try AssetFolder(
                theme: theme, translations, games: games, hasWorlds: !indexes.worlds.isEmpty,
                unasked: queries.declaration.leftOut, name: configuration.assetFolder)
        }
        let assets = try makeAssets(theme)
        self.assets = assets
        let absence = GameAbsence(indexes)
        all = try pool.map(names, minimum: 2) { [pictures] own in
            let content = try LocalizedContent(
                settings: settings, indexes: indexes, translation: translations[own.language],
                descriptions: descriptions, names: own, allNames: names, queries: queries,
                versionExclusives: versionExclusives, absence: absence, pictures: pictures,
                spotPictures: spotPictures, moveValues: moveValues)
            return try LocalizedSite(content, assets: assets, renderer: renderer)
        }
    }

    /// The same site with another theme.
    ///
    /// - Parameter earlier: the theme of before.
    init(_ sites: LocalizedSites, theme: Theme, earlier: Theme?) throws {
        self = sites
        if theme.assets != earlier?.assets { assets = try makeAssets(theme.assets) }
        // They name files of the assets, too.
        let keepsPartials =
            assets.path == sites.assets.path
            && earlier.map { earlier in
                theme.templates.agrees(
                    with: earlier.templates, on: RecurringPartial.allCases.map(\.template))
            } ?? false
        all = try WorkerPool(jobs: Language.allCases.count).map(sites.all, minimum: 2) {
            [assets] site in
            try LocalizedSite(
                site.content, assets: assets, renderer: theme.renderer,
                keepingPartialsOf: keepsPartials ? site : nil)
        }
    }
}

extension LocalizedSite {
    /// A text of the pages.
    ///
    /// - Throws: an error when there is none of that key.
    func phrase(_ key: String) throws -> String {
        try content.translation.text(key)
    }

    /// A text with its placeholders filled.
    ///
    /// - Throws: an error when there is none of that key.
    func phrase(_ key: String, _ values: KeyValuePairs<String, String>) throws -> String {
        try content.translation.format(key, values)
    }

    /// A text with its placeholders filled by those of the values that it has.
    ///
    /// - Throws: an error when there is none of that key, or a value is missing.
    func phrase(_ key: String, from values: KeyValuePairs<String, String>) throws -> String {
        let template = try content.translation.template(key)
        guard let text = template.filled(with: values) else {
            throw content.translation.wrongPlaceholders(template, key, expected: values.map(\.key))
        }
        return text
    }

    /// A count with its noun: `one` and `other` below the key.
    ///
    /// - Throws: an error when there is none of that key.
    func counted(_ key: String, _ count: Int) throws -> String {
        try phrase(
            "\(key).\(count == 1 ? "one" : "other")", ["count": content.numbers.integer(count)])
    }

    /// Texts in a row, as the language joins them.
    func list(_ texts: [String]) throws -> String {
        texts.joined(separator: try phrase("ui.list.separator"))
    }

    /// The names of entities in a row.
    func list<Entity>(
        _ names: KeyPath<Names, NameTable<Entity>>, _ ids: some Sequence<Identifier<Entity>>
    ) throws -> String {
        let table = self.names[keyPath: names]
        return try list(ids.map { table[$0].text })
    }

    /// How many species there are, in words.
    func speciesCount(_ count: Int) throws -> String {
        try counted("ui.pokedex.species-count", count)
    }

    /// A name in both languages, for a sentence: "Static (せいでんき)"; one where both are the same.
    func bothNames(_ name: DisplayName, _ other: DisplayName) throws -> String {
        guard other.language != name.language, other.text != name.text else { return name.text }
        return try phrase("ui.both-names", ["name": name.text, "other": other.text])
    }

    /// A generation's number alone: "IV", 「4」.
    func numeral(of generation: Identifier<Generation>) throws -> String {
        try phrase("ui.generations.numeral.\(generation.rawValue)")
    }

    /// A range of generations, such as "Generations I–V"; one alone has its name.
    func generations(
        from first: Identifier<Generation>, to last: Identifier<Generation>
    ) throws -> String {
        guard first != last else { return content.names.generations[first].text }
        return try phrase(
            "ui.generations.span", ["first": numeral(of: first), "last": numeral(of: last)])
    }

    /// A range of games: "Generations I–V" where it begins and ends with generations, else the names
    /// of its first and last games.
    func games(
        from first: Identifier<VersionGroup>, to last: Identifier<VersionGroup>
    ) throws -> String {
        let order = content.index.versionGroupsInOrder
        let generations = (content.index[first].generation, content.index[last].generation)
        let isWhole =
            order.first { $0.generation == generations.0 }?.id == first
            && order.last { $0.generation == generations.1 }?.id == last
        if isWhole { return try self.generations(from: generations.0, to: generations.1) }
        let (first, last) = (
            content.names.versionGroups[first].text, content.names.versionGroups[last].text
        )
        guard first != last else { return first }
        return try phrase("ui.move-page.games", ["first": first, "last": last])
    }
}

extension LocalizedSite {
    /// A fact for `partials/known`, which shows `–` where it is not known.
    func known(_ text: String?) -> Object { ["known": text] }

    /// A height or a weight for `partials/measure`, which shows `–` where it is not known.
    func value(_ measure: Measure?) -> Object {
        ["metric": measure?.metric, "imperial": measure?.imperial]
    }

    /// A name for a template, with its language where that is not the page's.
    func value(_ name: DisplayName) -> Object { name.value(in: content.language) }

    /// The name in the other language; `nil` where that has none of its own, or the same.
    func other(_ other: DisplayName, beside name: DisplayName) -> Object? {
        other.value(in: content.language, beside: name)
    }

    /// An entity's `name`, and `other`, the name in the other language.
    func bothNames<Entity>(
        _ names: KeyPath<Names, NameTable<Entity>>, _ id: Identifier<Entity>
    ) -> Object {
        let name = self.names[keyPath: names][id]
        return [
            "name": value(name),
            "other": other(content.otherNames[keyPath: names][id], beside: name),
        ]
    }

    /// A generation's `number` and `name`.
    func heading(of generation: Identifier<Generation>) -> Object {
        ["number": generation.rawValue, "name": content.names.generations[generation].text]
    }

    /// A text for `partials/linked-items`, which links the items in it.
    func value(_ text: ItemText) -> [Object] {
        text.parts.objects { part in
            [
                "text": part.text,
                "item": part.item.map { Links.address(of: ItemPage.self, content.index[$0].slug) },
            ]
        }
    }

    /// Facts with their terms, those that are known.
    ///
    /// - Parameters:
    ///   - key: below which the texts of the terms are.
    func terms(_ key: String, _ facts: KeyValuePairs<String, String?>) throws -> [Object] {
        try facts.compactMap { term, text in
            try text.object { try ["term": phrase("\(key).\(term)"), "text": $0] }
        }
    }

    func signed(_ count: Int) -> String? { count == 0 ? nil : content.numbers.signed(count) }

    /// What heads a group of names that begin alike.
    func initial(_ initial: String?) throws -> String {
        try initial ?? phrase("ui.initials.other")
    }

    /// Games by their slugs, for scripts.
    func slugs(of games: [Identifier<VersionGroup>]) -> String {
        games.map { content.index[$0].slug.text }.joined(separator: " ")
    }
}

extension [Object] {
    /// Each with `isLast`, for lists in a line.
    var inLine: [Object] { enumerated().map { $1.adding(["isLast": $0 == count - 1]) } }
}

extension DisplayName {
    /// The name for a template: `text`, whole and in parts, and `lang` where it is not the page's
    /// language.
    func value(in page: Language) -> Object {
        Self.shape.object(
            .text(text), languageTag(on: page).templateValue, .text(start), rest.templateValue)
    }

    private static let shape = ObjectShape("text", "lang", "start", "rest")

    /// The name in the other language, for a template; `nil` where it says nothing that the name
    /// beside it does not.
    func value(in page: Language, beside name: DisplayName) -> Object? {
        language == page || text == name.text ? nil : value(in: page)
    }
}
