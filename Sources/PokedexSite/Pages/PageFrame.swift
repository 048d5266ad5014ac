import Mustache
import PokedexDomain

/// What every page of one language shares: head, navigation, footer.
struct PageFrame: Sendable {
    private let edition: Edition
    private let baseURL: BaseURL?
    private let siteName: String
    private let sectionNames: [SiteSection: String]

    init(_ edition: Edition, baseURL: BaseURL?) throws {
        self.edition = edition
        self.baseURL = baseURL
        siteName = try edition.strings.text("ui.site.name")
        var names: [SiteSection: String] = [:]
        for section in SiteSection.allCases {
            names[section] = try edition.strings.text("ui.nav.\(section.rawValue)")
        }
        sectionNames = names
    }

    /// Everything a page's template needs.
    func context<View: PageView>(of view: View) throws -> Value {
        let links = view.links
        return .object(
            try view.content().adding([
                ("ui", edition.labels),
                ("lang", .text(edition.language.code)),
                ("title", .text(try view.title)),
                ("siteName", .text(siteName)),
                ("description", .text(try view.description)),
                ("contentPolicy", .text(contentPolicy)),
                ("home", .text(links.address(of: .home))),
                ("aboutAddress", .text(links.address(of: .about))),
                ("assets", .text(links.asset(""))),
                ("navigation", navigation(of: view, links: links)),
                ("trail", try trail(of: view, links: links)),
                ("otherLanguage", otherLanguage(of: view.route, links: links)),
                ("absolute", absoluteAddresses(of: view.route)),
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

    private func trail<View: PageView>(of view: View, links: Links) throws -> Value {
        guard view.route != .home else { return .null }
        var above = [crumb(siteName, .home, links)]
        if let section = View.section, section != .pokemon, section.route != view.route {
            above.append(crumb(sectionNames[section] ?? "", section.route, links))
        }
        return ["above": .list(above), "name": edition.value(try view.crumb)]
    }

    private func crumb(_ name: String, _ route: Route, _ links: Links) -> Value {
        ["name": .text(name), "address": .text(links.address(of: route))]
    }

    private func otherLanguage(of route: Route, links: Links) -> Value {
        let other = edition.language.other
        return [
            "code": .text(other.code),
            "name": .text(edition.otherNames.languages[other] ?? other.code),
            "address": .text(links.address(of: route, in: other)),
        ]
    }

    /// The addresses that must be absolute; `null` without a base URL.
    private func absoluteAddresses(of route: Route) -> Value {
        guard let baseURL else { return .null }
        return [
            "canonical": .text(baseURL.address(of: route, in: edition.language)),
            "alternates": .list(
                Language.allCases.map { language in
                    [
                        "code": .text(language.code),
                        "address": .text(baseURL.address(of: route, in: language)),
                    ]
                }),
        ]
    }

    private var contentPolicy: String {
        ContentPolicy(pictures: edition.pictures).text
    }
}
