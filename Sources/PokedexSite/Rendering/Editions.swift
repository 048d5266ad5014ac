import PokedexDomain

/// The site in all its languages.
struct Editions {
    /// One for each language, in the order of ``Language``.
    let all: [Edition]
    let useCases: UseCases
    let pictures: PictureSource

    init(
        useCases: UseCases, phrasebook: Phrasebook, descriptions: Descriptions,
        configuration: SiteConfiguration, renderer: any TemplateRendering
    ) throws {
        self.useCases = useCases
        let moveValues = MoveValuesTable(useCases)
        pictures =
            try configuration.pictures
            ?? .address(PictureBase(useCases.catalog.source.pictureBase))
        let names = try inParallel(Language.allCases, fewest: 2) { language in
            try Names(catalog: useCases.catalog, strings: phrasebook[language])
        }
        let pairs = Array(zip(names, names.reversed()))
        all = try inParallel(pairs, fewest: 2) { [pictures] own, other in
            try Edition(
                language: own.language, useCases: useCases, moveValues: moveValues,
                strings: phrasebook[own.language], descriptions: descriptions, names: own,
                otherNames: other, pictures: pictures, renderer: renderer)
        }
    }

    /// The site in one language.
    subscript(language: Language) -> Edition {
        all.first { $0.language == language } ?? all[0]
    }
}
