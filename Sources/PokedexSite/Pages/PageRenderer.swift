import Mustache
import PokedexDomain

/// Renders templates. Surveys of names and of translations have renderers that only take notes.
protocol TemplateRendering: Sendable {
    /// Appends what the template makes of the data to the buffer.
    func render(_ template: String, with value: Value, into output: inout OutputBuffer) throws
}

extension Renderer: TemplateRendering {}

/// Renders pages in one language, with what all of them share: head, navigation, breadcrumbs.
struct PageRenderer: Sendable {
    let site: LocalizedSite
    private let renderer: any TemplateRendering
    private let sharing: Sharing?
    private let siteName: String
    private let contentPolicy: String
    private let firstModules: [String]
    /// The `data-in` of what is true of today's games alone, and is said so in all others.
    private let pastEras: String?
    /// The kinds in the header with their labels.
    private let navigation: [(kind: any PageKind.Type, label: String)]
    /// The header's links, by the name of the page's kind.
    private var links: [String: Value] = [:]
    /// Links to the pages to which every page leads at its end.
    private let footer: Value
    /// The pages that stand above others in breadcrumbs, by the names of their kinds. They are called
    /// what the navigation calls them, or else by their titles.
    private let parents: [String: Trail.Crumb]
    /// The addresses of the kinds of one page.
    private let addresses = Object(
        PageKinds.all.filter { $0 is any SinglePageKind.Type }
            .map { ($0.name, .text(Links.address(of: $0))) })

    init(_ site: LocalizedSite, renderer: any TemplateRendering) throws {
        self.site = site
        self.renderer = renderer
        let siteName = try site.phrase("ui.site.name")
        self.siteName = siteName
        sharing = site.settings.baseURL.map { Sharing(site: site, baseURL: $0, siteName: siteName) }
        contentPolicy = ContentPolicy(pictures: site.pictures, site.settings.allow).text
        firstModules = site.assets.firstModules(in: site.language)
        pastEras = EraMarks(shownIn: site.pastEras).shown
        navigation = try PageKinds.navigation.compactMap { kind, place in
            try place.headerLabel.map { (kind, try site.phrase($0)) }
        }
        footer = try PageKinds.navigation.compactMap { kind, place -> Object? in
            guard place.headerLabel == nil, !kind.needsWorlds || !site.indexes.worlds.isEmpty
            else { return nil }
            return try [
                "name": kind.init(site: site).title(), "address": Links.address(of: kind),
                "isInMenu": place == .footerAndMenu,
            ]
        }.templateValue
        var parents: [String: Trail.Crumb] = [:]
        for case let kind? in PageKinds.all.map({ $0.parent }) where parents[kind.name] == nil {
            let label = navigation.first(where: { $0.kind == kind })?.label
            let name = try label ?? kind.init(site: site).title()
            parents[kind.name] = Trail.Crumb(
                name: DisplayName(text: name, language: site.language), route: kind.pattern.route())
        }
        self.parents = parents
        for kind in PageKinds.all { links[kind.name] = header(of: kind).templateValue }
    }

    /// - Parameter view: what the page shows in this language.
    func render(_ page: Page, _ view: any PageKind, into output: inout OutputBuffer) throws {
        try renderer.render("pages/\(page.kind.name)", with: context(of: page, view), into: &output)
        Links.resolve(&output, depth: page.route.depth)
    }

    /// Everything that the page's template is given.
    func context(of page: Page, _ view: any PageKind) throws -> Value {
        let trail = try trail(of: page, view)
        return try .object(
            view.content().adding([
                "ui": site.labels,
                "lang": site.language.code,
                "languageName": site.names.ownLanguage,
                "title": view.title(),
                "siteName": siteName,
                "description": view.description(),
                "contentPolicy": contentPolicy,
                "pastEras": pastEras,
                "home": Links.address(of: HomePage.self),
                "siteRoot": Links.siteRoot,
                "assets": site.assets.address(of: ""),
                "firstModules": firstModules,
                "manifest": Links.manifest(in: site.language),
                "pictures": site.pictures.folder(),
                "addresses": addresses,
                "navigation": links[page.kind.name],
                "footer": footer,
                "trail": trail.map(value),
                "species": view.subjectSpecies.map(value),
                "otherLanguages": otherLanguages(of: page.route),
                "absolute": sharing?.value(of: page, view, trail: trail),
            ]))
    }

    private func header(of page: any PageKind.Type) -> [Object] {
        let isInHeader = navigation.contains { $0.kind == page }
        let current: (any PageKind.Type)? = isInHeader ? page : page.parent
        return navigation.objects { kind, label in
            [
                "name": label, "address": Links.address(of: kind),
                "isCurrent": kind == current, "isHere": kind == page,
            ]
        }
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
        if let whole = try view.whole() { above.append(whole) }
        return Trail(above: above, page: Trail.Crumb(name: try view.crumb(), route: page.route))
    }

    private func value(of trail: Trail) -> Object {
        [
            "above": trail.above.objects {
                ["name": site.value($0.name), "address": Links.address(of: $0.route)]
            },
            "name": site.value(trail.page.name),
        ]
    }

    /// What other websites call a species.
    private func value(of species: Species) -> Object {
        let names = site.language == .english ? site.names : site.otherNames
        let name = names.species[species.id].text
        return ["slug": species.slug.text, "name": name, "nameInAddress": name.partOfAddress]
    }

    /// The page in each other language, named in that language.
    private func otherLanguages(of route: Route) -> [Object] {
        site.otherLanguages.objects { other, name in
            [
                "code": other.code, "name": name,
                "address": Links.address(of: route, in: other),
            ]
        }
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
