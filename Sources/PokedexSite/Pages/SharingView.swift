import Mustache
import PokedexDomain

/// How a page is found and shared: what its head says in absolute addresses.
struct SharingView: Sendable {
    let site: LocalizedSite
    let baseURL: BaseURL
    let siteName: String

    /// What the head of a page says.
    ///
    /// - Parameter trail: the way to it; `nil` on the list of Pokémon.
    func value<View: PageView>(of view: View, trail: Trail?) throws -> Value {
        [
            "canonical": .text(baseURL.address(of: view.route, in: site.language)),
            "alternates": .list(
                Language.allCases.map { language in
                    [
                        "code": .text(language.code),
                        "address": .text(baseURL.address(of: view.route, in: language)),
                    ]
                }),
            "search": .text(baseURL.searchDescription(in: site.language)),
            "locale": .text(site.language.locale),
            "otherLocale": .text(site.language.companion.locale),
            "image": image(of: view),
            "breadcrumbs": trail.map { trail in
                .html(
                    HTML(
                        bytes: BreadcrumbList(trail, in: site.language, baseURL: baseURL).json))
            } ?? .null,
        ]
    }

    /// The picture of the page's Pokémon, or the site's icon.
    private func image<View: PageView>(of view: View) -> Value {
        if let pokemon = view.portrait,
            let address = Art(pokemon, links: view.links, site).absoluteAddress(baseURL)
        {
            let name = site.names.pokemon[pokemon.id].text
            return ["address": .text(address), "alternative": .text(name)]
        }
        return ["address": .text(baseURL.icon), "alternative": .text(siteName)]
    }
}

extension BaseURL {
    /// The large icon on its ground, which stands for pages without a picture.
    var icon: String { "\(text)assets/icon-maskable-512.png" }

    /// What tells browsers how the site is searched in a language.
    func searchDescription(in language: Language) -> String {
        "\(text)\(language.code)/opensearch.xml"
    }
}

extension Language {
    /// The language with its country, as Open Graph wants it.
    var locale: String {
        switch self {
        case .english: "en_US"
        case .japanese: "ja_JP"
        }
    }
}
