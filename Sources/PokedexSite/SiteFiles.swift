import Mustache
import PokedexDomain

/// The site's files that are no page of one language and hold no data.
struct SiteFiles: Sendable {
    let sites: LocalizedSites
    private let routes: [Route]
    private let renderer: any TemplateRendering
    private let baseURL: BaseURL?

    init(
        _ sites: LocalizedSites, renderer: any TemplateRendering, configuration: SiteConfiguration
    ) {
        self.sites = sites
        routes = sites.indexes.routes
        self.renderer = renderer
        baseURL = configuration.baseURL
    }

    /// One of the files.
    enum File: Hashable, Sendable {
        /// The front page, which leads to a language.
        case language
        /// What hosts answer with where there is no page.
        case notFound
        /// The words that the scripts of every page need in a language, as a module.
        case words(Language)
        /// The words that one part of the site needs besides.
        case partWords(ScriptPart, Language)
        /// How the site is installed, in a language.
        case manifest(Language)
        /// The rules for search engines.
        case robots
        /// How browsers search the site in a language.
        case search(Language, BaseURL)
        /// Every page with its address in each language, for search engines.
        case sitemap(BaseURL)
    }

    /// All files, the largest first; those whose addresses are absolute with a base URL only.
    var files: [File] {
        let relative: [File] =
            [.language, .notFound, .robots]
            + Language.allCases.flatMap { language in
                [.words(language), .manifest(language)]
                    + ScriptPart.allCases.map { .partWords($0, language) }
            }
        guard let baseURL else { return relative }
        return [.sitemap(baseURL)] + sites.all.map { .search($0.language, baseURL) } + relative
    }

    /// Makes one file.
    ///
    /// - Throws: `RenderError` when its template is wrong.
    func make(_ file: File) throws -> OutputFile {
        switch file {
        case .language:
            try page(
                "index.html", template: "pages/language", root: "./",
                adding: [("absolute", absoluteAddresses)])
        case .notFound:
            try page("404.html", template: "pages/not-found", root: baseURL?.path ?? "/")
        case .words(let language): try words(in: language)
        case .partWords(let part, let language): try words(of: part, in: language)
        case .manifest(let language): try manifest(in: language)
        case .robots: OutputFile(path: "robots.txt", bytes: Array(robots.utf8))
        case .search(let language, let baseURL):
            try render(
                "\(language.code)/opensearch.xml", template: "pages/opensearch",
                with: search(in: language, baseURL: baseURL))
        case .sitemap(let baseURL):
            try render(
                "sitemap.xml", template: "pages/sitemap",
                with: ["pages": .list(routes.flatMap { pages(at: $0, baseURL: baseURL) })])
        }
    }

    /// A page in all languages at once, without pictures.
    ///
    /// - Parameter root: the address of the site's root, ending in `/`.
    private func page(
        _ path: String, template: String, root: String, adding members: [(String, Value)] = []
    ) throws -> OutputFile {
        let object: Object = [
            "contentPolicy": .text(ContentPolicy(pictures: .drawings).text),
            "assets": .text("\(root)assets/"),
            "languages": .list(sites.all.map { language($0, root: root) }),
        ]
        return try render(path, template: template, with: .object(object.adding(members)))
    }

    private func language(_ site: LocalizedSite, root: String) -> Value {
        [
            "code": .text(site.language.code),
            "name": .text(site.names.languages[site.language] ?? site.language.code),
            "home": .text("\(root)\(site.language.code)/"),
            "isLast": .bool(site.language == sites.all.last?.language),
            "ui": site.labels,
        ]
    }

    /// What the front page says of itself where it is shared; `null` without a base URL.
    private var absoluteAddresses: Value {
        guard let baseURL else { return .null }
        return ["canonical": .text(baseURL.text), "image": .text(baseURL.icon)]
    }

    private func search(in language: Language, baseURL: BaseURL) -> Value {
        [
            "lang": .text(language.code),
            "home": .text(baseURL.address(of: .home, in: language)),
            "assets": .text("\(baseURL.text)assets/"),
            "ui": sites[language].labels,
        ]
    }

    private var robots: String {
        let rules = "User-agent: *\nDisallow:\n"
        return baseURL.map { "\(rules)\nSitemap: \($0.text)sitemap.xml\n" } ?? rules
    }

    /// A page's entries in the sitemap: one a language, each naming all.
    private func pages(at route: Route, baseURL: BaseURL) -> [Value] {
        let alternates: [Value] = Language.allCases.map { language in
            [
                "code": .text(language.code),
                "address": .text(baseURL.address(of: route, in: language)),
            ]
        }
        return Language.allCases.map { language in
            [
                "address": .text(baseURL.address(of: route, in: language)),
                "alternates": .list(alternates),
            ]
        }
    }

    private func render(
        _ path: String, template: String, with value: Value
    ) throws -> OutputFile {
        var output = OutputBuffer()
        try renderer.render(template, with: value, into: &output)
        return OutputFile(path: path, bytes: Array(output.bytes))
    }
}
