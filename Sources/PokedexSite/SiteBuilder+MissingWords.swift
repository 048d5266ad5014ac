import Mustache
import Parallelism
import PokedexDomain

extension SiteBuilder {
    /// What the pages have no words for in a language: names, phrases and descriptions. Every page is
    /// made, in both languages, so that what is looked up is what a build would look up; nothing is
    /// rendered.
    ///
    /// - Parameter jobs: how many pages are made at a time, 1 or more.
    /// - Returns: sorted by title.
    /// - Throws: `TranslationError` when the words have another fault than that some are missing.
    public static func missingWords(
        catalog: Catalog, english: Translation, japanese: Translation, descriptions: Descriptions,
        jobs: Int
    ) throws -> [MissingWords] {
        let survey = WordSurvey()
        survey.note(descriptions.gaps(in: catalog))
        let builder = try SiteBuilder(
            catalog: catalog,
            translations: Translations(
                english: english.surveyed(by: survey), japanese: japanese.surveyed(by: survey)),
            descriptions: descriptions, queries: nil,
            configuration: SiteConfiguration(baseURL: BaseURL("https://example.org/")),
            renderer: Unrendered(), assets: [])
        for file in builder.siteFiles.files { _ = try builder.siteFiles.make(file) }
        let pages = builder.pages
        _ = try WorkerPool(jobs: jobs).run(count: pages.count) {
            OutputBuffer()
        } work: { output, position in
            let tables = PageTables(of: pages[position], builder.indexes)
            for pageRenderer in builder.pageRenderers {
                _ = try pageRenderer.render(pages[position], tables: tables, into: &output)
            }
        } finish: { _ in
        }
        return survey.report
    }
}

/// Renders nothing: the pages' data is all that is wanted.
private struct Unrendered: TemplateRendering {
    func render(_ template: String, with value: Value, into output: inout OutputBuffer) {}
}

extension WordSurvey {
    fileprivate func note(_ gaps: Descriptions.Gaps) {
        for slug in gaps.moves { note(.listedMove, of: slug) }
        for slug in gaps.abilities { note(.abilityDescription, of: slug) }
        for slug in gaps.unknownMoves { note(.describedMove, of: slug) }
        for slug in gaps.unknownAbilities { note(.describedAbility, of: slug) }
    }
}
