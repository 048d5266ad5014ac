import PokedexDomain

/// The site in all its languages.
struct Editions {
    /// One for each language, in the order of ``Language``.
    let all: [Edition]
    let useCases: UseCases

    init(
        useCases: UseCases, phrasebook: Phrasebook, descriptions: Descriptions,
        configuration: SiteConfiguration, renderer: any TemplateRendering
    ) throws {
        self.useCases = useCases
        let moveValues = MoveValuesTable(useCases)
        let pictures =
            try configuration.pictures
            ?? .address(PictureBase(useCases.catalog.source.pictureBase))
        var names: [Language: Names] = [:]
        for language in Language.allCases {
            names[language] = try Names(catalog: useCases.catalog, strings: phrasebook[language])
        }
        let prepared = names
        all = try Language.allCases.compactMap { language -> Edition? in
            guard let own = prepared[language], let other = prepared[language.other] else {
                return nil
            }
            return try Edition(
                language: language, useCases: useCases, moveValues: moveValues,
                strings: phrasebook[language], descriptions: descriptions, names: own,
                otherNames: other, pictures: pictures, renderer: renderer)
        }
    }
}
