import Mustache
import PokedexDomain

/// What every page of one language shares: head, navigation, footer.
struct PageFrame: Sendable {
    private let site: LocalizedSite
    private let sharing: SharingView?
    private let siteName: String
    private let sectionNames: [SiteSection: String]
    private let contentPolicy: String

    init(_ site: LocalizedSite, baseURL: BaseURL?) throws {
        self.site = site
        let siteName = try site.translation.text("ui.site.name")
        self.siteName = siteName
        sharing = baseURL.map {
            SharingView(site: site, baseURL: $0, siteName: siteName)
        }
        var names: [SiteSection: String] = [:]
        for section in SiteSection.allCases {
            names[section] = try site.translation.text("ui.nav.\(section.rawValue)")
        }
        sectionNames = names
        contentPolicy = ContentPolicy(pictures: site.pictures).text
    }

    /// Everything a page's template needs.
    func context<View: PageView>(of view: View) throws -> Value {
        let links = view.links
        let trail = try trail(of: view)
        return .object(
            try view.content().adding([
                ("ui", site.labels),
                ("lang", .text(site.language.code)),
                ("title", .text(try view.title)),
                ("siteName", .text(siteName)),
                ("description", .text(try view.description)),
                ("contentPolicy", .text(contentPolicy)),
                ("home", .text(links.address(of: .home))),
                ("siteRoot", .text(links.siteRoot)),
                ("assets", .text(links.asset(""))),
                ("manifest", .text(links.manifest(in: site.language))),
                ("pictures", site.pictures.folder(links: links).map { .text($0) } ?? .null),
                ("addresses", addresses(links)),
                ("navigation", navigation(of: view, links: links)),
                ("trail", trail.map { value(of: $0, links: links) } ?? .null),
                ("otherLanguage", otherLanguage(of: view.route, links: links)),
                ("absolute", try sharing?.value(of: view, trail: trail) ?? .null),
            ]))
    }

    private func navigation<View: PageView>(of view: View, links: Links) -> Value {
        .list(
            SiteSection.allCases.map { section in
                [
                    "name": .text(sectionNames[section] ?? ""),
                    "address": .text(links.address(of: section.route)),
                    "isCurrent": .bool(section == View.section),
                    "isHere": .bool(section.route == view.route),
                ]
            })
    }

    /// The pages that every page leads to, besides the parts of the site.
    private func addresses(_ links: Links) -> Value {
        [
            "about": .text(links.address(of: .about)),
            "compare": .text(links.address(of: .compare)),
            "finder": .text(links.address(of: .finder)),
            "settings": .text(links.address(of: .settings)),
        ]
    }

    private func trail<View: PageView>(of view: View) throws -> Trail? {
        guard view.route != .home else { return nil }
        var above = [crumb(siteName, .home)]
        if let section = View.section, section != .pokemon, section.route != view.route {
            above.append(crumb(sectionNames[section] ?? "", section.route))
        }
        return Trail(above: above, page: Trail.Crumb(name: try view.crumb, route: view.route))
    }

    private func crumb(_ name: String, _ route: Route) -> Trail.Crumb {
        Trail.Crumb(name: DisplayName(text: name, language: site.language), route: route)
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

    private func otherLanguage(of route: Route, links: Links) -> Value {
        let other = site.language.companion
        return [
            "code": .text(other.code),
            "name": .text(site.otherNames.languages[other] ?? other.code),
            "address": .text(links.address(of: route, in: other)),
        ]
    }
}
