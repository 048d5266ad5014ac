import Parallelism
import PokedexDomain

/// The site in all its languages.
struct LocalizedSites {
    /// One for each language, in the order of ``Language``.
    let all: [LocalizedSite]
    let indexes: CatalogIndexes
    let pictures: PictureSource

    init(
        indexes: CatalogIndexes, translations: Translations, descriptions: Descriptions,
        configuration: SiteConfiguration, renderer: any TemplateRendering
    ) throws {
        self.indexes = indexes
        let moveValues = MoveValuesTable(indexes)
        pictures =
            try configuration.pictures
            ?? .address(PictureBase(indexes.catalog.source.pictureBase))
        let pool = WorkerPool(jobs: Language.allCases.count)
        let names = try pool.map(Language.allCases, minimum: 2) { language in
            try Names(catalog: indexes.catalog, translation: translations[language])
        }
        all = try pool.map(names, minimum: 2) { [pictures] own in
            let companion = names.first { $0.language == own.language.companion }
            return try LocalizedSite(
                language: own.language, indexes: indexes, moveValues: moveValues,
                translation: translations[own.language], descriptions: descriptions, names: own,
                otherNames: companion ?? own, pictures: pictures, renderer: renderer)
        }
    }

    /// The site in one language.
    subscript(language: Language) -> LocalizedSite {
        all.first { $0.language == language } ?? all[0]
    }
}
