import Mustache
import PokedexDomain

/// The page of one Pokédex: its species by their number there.
struct PokedexPage: PageView {
    static let template = "pages/pokedex"
    static let section: SiteSection? = .pokedexes

    let site: LocalizedSite
    private let pokedex: Pokedex

    init(_ pokedex: Pokedex, _ site: LocalizedSite) {
        self.pokedex = pokedex
        self.site = site
    }

    var route: Route { .pokedex(pokedex.slug) }
    var title: String { site.names.pokedexTitles[pokedex.id].text }

    var description: String {
        get throws {
            try site.phrase("ui.pokedex.description", ["title": title, "count": count])
        }
    }

    func content() throws -> Object {
        let forms = RegionalForms(of: pokedex, site.index)
        return [
            "other": site.other(site.otherNames.pokedexTitles[pokedex.id]),
            "count": .text(try site.counted("ui.pokedex.species-count", pokedex.entries.count)),
            "games": try games,
            "cards": .list(
                try pokedex.entries.map { entry in
                    try CardView(
                        forms.pokemon(of: entry.species), number: entry.number, links: links,
                        site
                    ).value
                }),
        ]
    }

    private var games: Value {
        get throws {
            guard let games = try PokedexGames(site).games(of: pokedex) else { return .null }
            return .text(try site.phrase("ui.pokedex.games", ["games": games]))
        }
    }

    private var count: String { site.numbers.integer(pokedex.entries.count) }
}
