import JSON
import Mustache
import PokedexDomain

/// A file of the site that is not a page of one language.
struct SiteFile: Sendable {
    /// Its path below the output folder.
    let path: String
    /// Makes its content.
    let bytes: @Sendable () throws -> [UInt8]
}

/// The files that belong to the site as a whole, and those that a language has once: the pages that
/// lead to a language, and what search engines and browsers ask for.
struct SharedFiles: Sendable {
    let sites: LocalizedSites
    let pages: [Page]
    let renderer: any TemplateRendering
    private var baseURL: BaseURL? { sites.settings.baseURL }

    /// The front page and the page for missing addresses, by the names of their templates in `pages/`.
    static let pageNames = [frontPageName, notFoundName]
    private static let frontPageName = "language"
    private static let notFoundName = "not-found"

    /// All files, the largest first; those with absolute addresses only with a base URL.
    func all() throws -> [SiteFile] {
        let absolute = baseURL.map { baseURL in
            [sitemap(baseURL)] + sites.all.map { search($0, baseURL) }
        }
        return try (absolute ?? []) + [frontPage, notFound(), robots] + sites.all.map(manifest)
    }

    /// The front page, which leads to a language.
    private var frontPage: SiteFile {
        let absolute: Object? = baseURL.object {
            ["canonical": $0.text, "image": $0.icon(sites.assets)]
        }
        return page(
            "index.html", template: "pages/\(Self.frontPageName)", root: "./",
            adding: ["absolute": absolute])
    }

    /// What hosts answer with where there is no page; they serve it at any address.
    private func notFound() throws -> SiteFile {
        let root = baseURL?.path ?? "/"
        return page(
            "404.html", template: "pages/\(Self.notFoundName)", root: root,
            adding: ["headers": try sites.all.map { try header(of: $0, root: root) }])
    }

    /// The header of the page that is shown where there is none, in one language; the address decides
    /// which is shown.
    private func header(of site: LocalizedSite, root: String) throws -> Object {
        let home = "\(root)\(site.language.code)/"
        return try [
            "code": site.language.code, "home": home, "ui": site.labels,
            "navigation": PageKinds.navigation.compactMap { kind, place in
                try place.headerLabel.object { label in
                    try ["name": site.phrase(label), "address": home + kind.pattern.route().path]
                }
            },
        ]
    }

    /// The rules for search engines.
    private var robots: SiteFile {
        let rules = "User-agent: *\nDisallow:\n"
        let text = baseURL.map { "\(rules)\nSitemap: \($0.text)sitemap.xml\n" } ?? rules
        return SiteFile(path: "robots.txt") { Array(text.utf8) }
    }

    /// How browsers search the site in a language.
    private func search(_ site: LocalizedSite, _ baseURL: BaseURL) -> SiteFile {
        file("\(site.language.code)/opensearch.xml", template: "pages/opensearch") {
            [
                "lang": site.language.code,
                "home": baseURL.address(of: HomePage.pattern.route(), in: site.language),
                "assets": baseURL.text + sites.assets.path,
                "ui": site.labels,
            ]
        }
    }

    /// Every page that search engines should know, once a language, each with all its addresses.
    private func sitemap(_ baseURL: BaseURL) -> SiteFile {
        let routes = pages.filter { $0.kind.listings.contains(.sitemap) }.map(\.route)
        return file("sitemap.xml", template: "pages/sitemap") {
            let entries = routes.flatMap { route in
                let alternates = baseURL.alternates(of: route)
                return Language.allCases.objects { language in
                    [
                        "address": baseURL.address(of: route, in: language),
                        "alternates": alternates,
                    ]
                }
            }
            return ["pages": entries]
        }
    }

    /// A page in all languages at once, without pictures.
    ///
    /// - Parameter root: the address of the site's root, ending in `/`.
    private func page(
        _ path: String, template: String, root: String, adding members: Object
    ) -> SiteFile {
        file(path, template: template) { [sites] in
            members.adding([
                "contentPolicy": ContentPolicy(pictures: .drawings, sites.settings.allow).text,
                "assets": root + sites.assets.path,
                "lang": Language.allCases[0].code,
                "species": Value.null,
                "languages": sites.all.objects { site in
                    [
                        "code": site.language.code, "name": site.names.ownLanguage,
                        "home": "\(root)\(site.language.code)/", "ui": site.labels,
                    ]
                }.inLine,
            ])
        }
    }

    private func file(
        _ path: String, template: String, value: @escaping @Sendable () -> Object
    ) -> SiteFile {
        SiteFile(path: path) { [renderer] in
            var output = OutputBuffer()
            try renderer.render(template, with: value().templateValue, into: &output)
            return output.bytes
        }
    }
}

extension SharedFiles {
    /// `{language}/manifest.webmanifest`: what the site is called and looks like where it is
    /// installed. Its addresses are relative, so that it works wherever the site lies.
    private func manifest(_ site: LocalizedSite) throws -> SiteFile {
        let name = try site.phrase("ui.site.name")
        let assets = sites.assets
        return SiteFile(path: "\(site.language.code)/manifest.webmanifest") {
            var writer = JSONWriter()
            writer.object { writer in
                writer.member("id", "./")
                writer.member("start_url", "./")
                writer.member("scope", "../")
                writer.member("lang", site.language.code)
                writer.member("name", name)
                writer.member("short_name", name)
                writer.member("display", "standalone")
                writer.member("background_color", "#ffffff")
                writer.member("theme_color", "#ffffff")
                writer.array("icons") { writer in
                    for icon in Self.icons {
                        writer.object { writer in
                            writer.member("src", "../\(assets.path)\(icon.file)")
                            writer.member("sizes", icon.sizes)
                            writer.member(
                                "type", icon.file.hasSuffix("svg") ? "image/svg+xml" : "image/png")
                            if icon.isMaskable { writer.member("purpose", "maskable") }
                        }
                    }
                }
            }
            return writer.bytes
        }
    }

    private static let icons = [
        (file: "icon.svg", sizes: "any", isMaskable: false),
        (file: "icon-192.png", sizes: "192x192", isMaskable: false),
        (file: "icon-512.png", sizes: "512x512", isMaskable: false),
        (file: "icon-maskable-512.png", sizes: "512x512", isMaskable: true),
    ]
}
