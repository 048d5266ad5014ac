import JSON
import Mustache
import PokedexDomain

/// What the head of a page says in absolute addresses: for search engines, and where it is shared.
struct Sharing: Sendable {
    let site: LocalizedSite
    let baseURL: BaseURL
    let siteName: String

    /// The names below `absolute`.
    ///
    /// - Parameter trail: `nil` on the home page.
    func value(of page: Page, _ view: any PageKind, trail: Trail?) -> Object {
        [
            "canonical": baseURL.address(of: page.route, in: site.language),
            "alternates": baseURL.alternates(of: page.route),
            "search": baseURL.searchDescription(in: site.language),
            "locale": site.language.rules.locale,
            "otherLocales": site.language.fallbacks.map(\.rules.locale),
            "image": image(of: view),
            "breadcrumbs": trail.map { HTML(bytes: breadcrumbs($0)) },
        ]
    }

    /// The picture of the page's Pokémon, or the site's icon.
    private func image(of view: any PageKind) -> Object {
        if let pokemon = view.portrait,
            let address = site.art(of: pokemon).absoluteAddress(baseURL)
        {
            return ["address": address, "alternative": site.names.pokemon[pokemon.id].text]
        }
        return ["address": baseURL.icon(site.assets), "alternative": siteName]
    }

    /// Breadcrumbs as schema.org's `BreadcrumbList` in JSON-LD; no character in it means anything
    /// in HTML.
    func breadcrumbs(_ trail: Trail) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("@context", "https://schema.org")
            writer.member("@type", "BreadcrumbList")
            writer.array("itemListElement") { writer in
                for (index, crumb) in (trail.above + [trail.page]).enumerated() {
                    writer.object { writer in
                        writer.member("@type", "ListItem")
                        writer.member("position", index + 1)
                        writer.member("name", crumb.name.text)
                        // The page itself needs no address.
                        if index < trail.above.count {
                            writer.member(
                                "item", baseURL.address(of: crumb.route, in: site.language))
                        }
                    }
                }
            }
        }
        return writer.bytes
    }
}

extension BaseURL {
    /// The absolute address of a page.
    func address(of route: Route, in language: Language) -> String {
        "\(text)\(language.code)/\(route.path)"
    }

    /// A page's addresses in all languages, each with the language's code.
    func alternates(of route: Route) -> [Object] {
        Language.allCases.objects { language in
            ["code": language.code, "address": address(of: route, in: language)]
        }
    }

    /// The large icon on its background, for pages without a picture.
    func icon(_ assets: AssetFolder) -> String { "\(text)\(assets.path)icon-maskable-512.png" }

    func searchDescription(in language: Language) -> String {
        "\(text)\(language.code)/opensearch.xml"
    }
}

/// The Content-Security-Policy that stands first in every page's head.
///
/// Everything comes from the site itself but pictures, which may come from another host. Directives
/// that browsers ignore in a `<meta>` (`frame-ancestors`, `sandbox`, reports) are absent.
struct ContentPolicy {
    let text: String

    /// - Parameter allowed: the other websites from which pages may load.
    init(pictures: PictureSource, _ allowed: AllowedOrigins? = nil) {
        func sources(_ origins: [WebOrigin]?) -> String {
            (["'self'"] + (origins ?? []).map(\.text)).joined(separator: " ")
        }
        // A path that ends in `/` allows all that lies below it.
        let foreign = pictures.foreign.map { " \($0.address)" } ?? ""
        let frames = allowed?.frame?.isEmpty ?? true ? [] : ["frame-src \(sources(allowed?.frame))"]
        let all =
            [
                "default-src 'none'",
                "script-src \(sources(allowed?.script))",
                "style-src 'self'",
                "img-src \(sources(allowed?.image))\(foreign)",
                "connect-src \(sources(allowed?.connect))",
            ] + frames + [
                "manifest-src 'self'",
                "worker-src 'self'",
                "form-action 'self'",
                "base-uri 'none'",
            ]
        text = all.joined(separator: "; ")
    }
}
