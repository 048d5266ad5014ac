import Mustache
import PokedexDomain

/// Renders templates. Surveys of names and of translations have renderers that only take notes.
protocol TemplateRendering: Sendable {
    /// Appends what the template makes of the data to the buffer.
    func render(
        _ template: String, with value: Value, into output: inout OutputBuffer
    ) throws
}

extension Renderer: TemplateRendering {}

/// Renders pages in one language, with what all of them share: head, navigation, breadcrumbs.
struct PageRenderer: Sendable {
    let site: LocalizedSite
    private let renderer: any TemplateRendering
    private let sharing: Sharing?
    private let siteName: String
    private let contentPolicy: String
    private let firstModules: Value
    /// The `data-in` of what is true of today's games alone, and is said so in all others.
    private let pastEras: Value
    /// The kinds in the navigation with their labels.
    private let navigation: [(kind: any PageKind.Type, label: String)]
    /// The pages that stand above others in breadcrumbs, by the names of their kinds. They are called
    /// what the navigation calls them, or else by their titles.
    private let parents: [String: Trail.Crumb]
    /// The kinds of one page, which templates reach as `addresses`.
    private let singleKinds = PageKinds.all.filter { $0 is any SinglePageKind.Type }

    init(_ site: LocalizedSite, renderer: any TemplateRendering, baseURL: BaseURL?) throws {
        self.site = site
        self.renderer = renderer
        let siteName = try site.phrase("ui.site.name")
        self.siteName = siteName
        sharing = baseURL.map { Sharing(site: site, baseURL: $0, siteName: siteName) }
        contentPolicy = ContentPolicy(pictures: site.pictures).text
        firstModules = .list(site.assets.firstModules(in: site.language).map { .text($0) })
        pastEras = EraMarks(shownIn: site.pastEras).members[0].1
        navigation = try PageKinds.all.compactMap { kind in
            try kind.navigationLabel.map { (kind, try site.phrase($0)) }
        }
        var parents: [String: Trail.Crumb] = [:]
        for case let kind? in PageKinds.all.map({ $0.parent }) where parents[kind.name] == nil {
            let name = try kind.navigationLabel.map(site.phrase) ?? kind.init(site).title
            parents[kind.name] = Trail.Crumb(
                name: DisplayName(text: name, language: site.language), route: kind.pattern.route())
        }
        self.parents = parents
    }

    /// Renders a page.
    ///
    /// - Parameter view: what the page shows in this language.
    func render(
        _ page: Page, _ view: any PageKind, into output: inout OutputBuffer
    ) throws {
        try renderer.render(
            "pages/\(page.kind.name)", with: context(of: page, view), into: &output)
    }

    /// Everything that the page's template is given.
    func context(of page: Page, _ view: any PageKind) throws -> Value {
        let links = view.links
        let trail = try trail(of: page, view)
        return .object(
            try view.content().adding([
                ("ui", site.labels),
                ("lang", .text(site.language.code)),
                ("languageName", .text(site.names.ownLanguage)),
                ("title", .text(try view.title)),
                ("siteName", .text(siteName)),
                ("description", .text(try view.description)),
                ("contentPolicy", .text(contentPolicy)),
                ("pastEras", pastEras),
                ("home", .text(links.address(of: HomePage.self))),
                ("siteRoot", .text(links.siteRoot)),
                ("assets", .text(site.assets.address(of: "", links))),
                ("firstModules", firstModules),
                ("manifest", .text(links.manifest(in: site.language))),
                ("pictures", site.pictures.folder(links: links).map { .text($0) } ?? .null),
                ("addresses", addresses(links)),
                (
                    "worldsAddress",
                    site.indexes.worlds.isEmpty
                        ? .null : .text(links.address(of: WorldListPage.self))
                ),
                ("navigation", navigation(of: page, links: links)),
                ("trail", trail.map { value(of: $0, links: links) } ?? .null),
                ("otherLanguages", otherLanguages(of: page.route, links: links)),
                ("absolute", try sharing?.value(of: page, view, trail: trail) ?? .null),
            ]))
    }

    private func navigation(of page: Page, links: Links) -> Value {
        let current: (any PageKind.Type)? =
            page.kind.navigationLabel == nil ? page.kind.parent : page.kind
        return .list(
            navigation.map { kind, label in
                [
                    "name": .text(label),
                    "address": .text(links.address(of: kind)),
                    "isCurrent": .bool(kind == current),
                    "isHere": .bool(kind == page.kind),
                ]
            })
    }

    private func addresses(_ links: Links) -> Value {
        .object(Object(singleKinds.map { ($0.name, .text(links.address(of: $0))) }))
    }

    /// The way from the home page to a page; `nil` on the home page.
    private func trail(of page: Page, _ view: any PageKind) throws -> Trail? {
        guard page.kind != HomePage.self else { return nil }
        var above = [
            Trail.Crumb(
                name: DisplayName(text: siteName, language: site.language),
                route: HomePage.pattern.route())
        ]
        if let parent = page.kind.parent, parent != HomePage.self, let crumb = parents[parent.name]
        {
            above.append(crumb)
        }
        if let whole = try view.whole { above.append(whole) }
        return Trail(above: above, page: Trail.Crumb(name: try view.crumb, route: page.route))
    }

    private func value(of trail: Trail, links: Links) -> Value {
        [
            "above": .list(
                trail.above.map { crumb in
                    [
                        "name": .text(crumb.name.text),
                        "address": .text(links.address(of: crumb.route)),
                    ]
                }),
            "name": site.value(trail.page.name),
        ]
    }

    /// The page in each other language, named in that language.
    private func otherLanguages(of route: Route, links: Links) -> Value {
        .list(
            site.otherLanguages.map { other, name in
                [
                    "code": .text(other.code),
                    "name": .text(name),
                    "address": .text(links.address(of: route, in: other)),
                ]
            })
    }
}

/// The breadcrumbs of a page.
struct Trail {
    struct Crumb {
        let name: DisplayName
        let route: Route
    }

    /// The pages above, the topmost first.
    let above: [Crumb]
    let page: Crumb
}

extension Object {
    /// The object with further members; one of the same name replaces the earlier one.
    func adding(_ members: [(String, Value)]) -> Object {
        var object = self
        for (name, value) in members { object[name] = value }
        return object
    }
}
