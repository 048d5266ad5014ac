import Mustache
import Parallelism
import PokedexDomain
import Synchronization

extension SiteBuilder {
    /// The names that each template is given, gathered from the pages in all languages, as if the
    /// base URL were known, pictures had several formats and the owner had a world. Of a kind with many hundred pages only a part is looked at: all pages
    /// of a kind are given the same names.
    ///
    /// - Parameters:
    ///   - theme: checked for files that a build refuses; its templates are not rendered.
    ///   - jobs: how many pages are looked at at a time, 1 or more.
    /// - Returns: by the templates' names, such as `pages/move`.
    /// - Throws: an error when a translation is missing, when the version
    ///   exclusives do not fit the catalog, and when the theme has a file in the place of another.
    package static func outlines(
        catalog: Catalog, translations: Translations, descriptions: Descriptions,
        queries: QueryContent, exclusives: VersionExclusivesTable,
        configuration: SiteConfiguration, theme: Theme? = nil, jobs: Int
    ) throws -> [String: ValueOutline] {
        let survey = NameSurvey()
        let builder = try SiteBuilder(
            catalog: catalog, translations: translations, descriptions: descriptions,
            queries: queries, exclusives: exclusives, configuration: configuration.complete(),
            worlds: .example(naming: catalog.pokemon.first?.slug), renderer: survey, theme: theme)
        let pages = Dictionary(grouping: builder.pages) { $0.kind.name }.values.flatMap { pages in
            stride(from: 0, to: pages.count, by: pages.count > 600 ? pages.count / 150 : 1)
                .map { pages[$0] }
        }
        try builder.makeData(of: pages, jobs: jobs)
        return survey.outlines
    }

    /// What has no translation in a language: names, phrases and descriptions. The data of every
    /// page is made in every language, so that what is looked up is what a build would look up.
    ///
    /// - Parameter jobs: how many pages are looked at at a time, 1 or more.
    /// - Returns: sorted by title.
    /// - Throws: an error when a translation has another fault than that it is missing, and
    ///   when the version exclusives do not fit the catalog.
    package static func missingTranslations(
        catalog: Catalog, translations: [Translation], descriptions: Descriptions,
        queries: QueryContent, exclusives: VersionExclusivesTable, jobs: Int
    ) throws -> [MissingTranslations] {
        let survey = TranslationSurvey()
        survey.note(descriptions.gaps(in: catalog))
        let translations = try Translations(translations.map { $0.surveyed(by: survey) })
        let builder = try SiteBuilder(
            catalog: catalog, translations: translations, descriptions: descriptions,
            queries: queries, exclusives: exclusives,
            configuration: SiteConfiguration().complete(),
            worlds: .example(naming: catalog.pokemon.first?.slug), renderer: Unrendered(),
            theme: nil)
        try builder.makeData(of: builder.pages, jobs: jobs)
        return survey.report
    }

    /// Makes the data of pages and of the shared files, and writes nothing.
    private func makeData(of pages: [Page], jobs: Int) throws {
        for file in sharedFiles { _ = try file.bytes() }
        _ = try WorkerPool(jobs: jobs).run(count: pages.count) {
            OutputBuffer()
        } work: { output, index in
            let view = pages[index].makeViews()
            for renderer in renderers {
                try renderer.render(pages[index], view(renderer.site), into: &output)
            }
        } finish: { _ in
        }
    }
}

extension SiteConfiguration {
    /// With a base URL, and pictures with everything that they can have.
    fileprivate func complete() throws -> SiteConfiguration {
        var configuration = self
        configuration.settings.baseURL = try settings.baseURL ?? BaseURL("https://example.org/")
        let pattern = try PicturePattern(
            "https://example.org/{id}-{width}.{format}", formats: [.webp, .png], widths: [96, 512],
            isInFolder: false)
        configuration.pictures = .pattern(PatternPictures(pattern))
        return configuration
    }
}

extension SiteWorlds {
    /// A world with everything that worlds and spots can have.
    fileprivate static func example(naming pokemon: Slug?) throws -> SiteWorlds {
        var worlds = Worlds()
        let date = Moment(secondsSince1970: 0)
        var world = World(id: try ContentID("world"))
        world.name = "World"
        world.seed = "1"
        world.comment = "Comment"
        world.createdAt = date
        world.updatedAt = Moment(secondsSince1970: 1)
        worlds[world.id] = world
        for index in 0..<20 {
            var spot = Spot(id: try ContentID("spot-\(index)"), world: index == 3 ? nil : world.id)
            spot.name = "Spot"
            spot.x = index == 2 ? "x" : "\(index)"
            spot.y = "64"
            spot.z = "0"
            spot.comment = "Comment"
            spot.pokemon = [pokemon].compactMap { $0 }
            spot.createdAt = date
            spot.updatedAt = world.updatedAt
            worlds[spot.id] = spot
        }
        let picture = SpotPicture(name: "spot.png", width: 16, height: 9) { [] }
        return SiteWorlds(
            worlds,
            pictures: Dictionary(uniqueKeysWithValues: worlds.spots.map { ($0.id, picture) }))
    }
}

/// Notes what each template is given, and renders nothing.
private final class NameSurvey: TemplateRendering {
    private let noted = Mutex<[String: ValueOutline]>([:])

    /// By the templates' names.
    var outlines: [String: ValueOutline] { noted.withLock { $0 } }

    func render(_ template: String, with value: Value, into output: inout OutputBuffer) {
        noted.withLock { $0[template, default: ValueOutline()].add(value) }
    }
}

/// Renders nothing.
private struct Unrendered: TemplateRendering {
    func render(_ template: String, with value: Value, into output: inout OutputBuffer) {}
}

extension TranslationSurvey {
    fileprivate func note(_ gaps: Descriptions.Gaps) {
        for slug in gaps.moves { note(.listedMove, of: slug) }
        for slug in gaps.abilities { note(.abilityDescription, of: slug) }
    }
}
