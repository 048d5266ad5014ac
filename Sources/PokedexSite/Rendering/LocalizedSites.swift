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
        let pairs = Array(zip(names, names.reversed()))
        all = try pool.map(pairs, minimum: 2) { [pictures] own, other in
            try LocalizedSite(
                language: own.language, indexes: indexes, moveValues: moveValues,
                translation: translations[own.language], descriptions: descriptions, names: own,
                otherNames: other, pictures: pictures, renderer: renderer)
        }
    }

    /// The site in one language.
    subscript(language: Language) -> LocalizedSite {
        all.first { $0.language == language } ?? all[0]
    }
}
