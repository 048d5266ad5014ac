import Mustache
import PokedexDomain

/// The page of one Pokédex: its species by their number there.
struct PokedexPage: PageView {
    static let template = "pages/pokedex"
    static let section: SiteSection? = .pokedexes

    let edition: Edition
    private let pokedex: Pokedex

    init(_ pokedex: Pokedex, _ edition: Edition) {
        self.pokedex = pokedex
        self.edition = edition
    }

    var route: Route { .pokedex(pokedex.slug) }
    var title: String { edition.names.pokedexTitles[pokedex.id].text }

    var description: String {
        get throws {
            try edition.phrase("ui.pokedex.description", ["title": title, "count": count])
        }
    }

    func content() throws -> Object {
        let forms = RegionalForms(of: pokedex, edition.index)
        return [
            "other": edition.other(edition.otherNames.pokedexTitles[pokedex.id]),
            "count": .text(try edition.counted("ui.pokedex.species-count", pokedex.entries.count)),
            "games": try games,
            "cards": .list(
                try pokedex.entries.map { entry in
                    try CardView(
                        forms.pokemon(of: entry.species), number: entry.number, links: links,
                        edition
                    ).value
                }),
        ]
    }

    private var games: Value {
        get throws {
            guard let games = try PokedexGames(edition).games(of: pokedex) else { return .null }
            return .text(try edition.phrase("ui.pokedex.games", ["games": games]))
        }
    }

    private var count: String { edition.numbers.integer(pokedex.entries.count) }
}
