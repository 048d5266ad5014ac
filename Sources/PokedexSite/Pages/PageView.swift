import Mustache
import PokedexDomain

/// What one page gives to its template: finished text, addresses and booleans.
protocol PageView {
    /// The template's name in `Templates/pages/`.
    static var template: String { get }
    /// Which part of the site's navigation it belongs to; `nil` for none.
    static var section: SiteSection? { get }
    /// The site in the page's language.
    var site: LocalizedSite { get }
    /// Where it lies.
    var route: Route { get }
    /// Its title, without the site's name.
    var title: String { get throws }
    /// One sentence for search engines and those who share it.
    var description: String { get throws }
    /// What it is called among the pages above it.
    var crumb: DisplayName { get throws }
    /// The Pokémon whose picture stands for the page where it is shared; `nil` for the site's icon.
    var portrait: Pokemon? { get }
    /// What its template shows.
    func content() throws -> Object
}

extension PageView {
    var links: Links { Links(depth: route.depth) }
    var portrait: Pokemon? { nil }
    var crumb: DisplayName {
        get throws { DisplayName(text: try title, language: site.language) }
    }
}

/// The parts of the site's navigation, in its order.
enum SiteSection: String, CaseIterable {
    case pokemon
    case moves
    case abilities
    case types
    case evolutions
    case pokedexes

    var route: Route {
        switch self {
        case .pokemon: .home
        case .moves: .moves
        case .abilities: .abilities
        case .types: .types
        case .evolutions: .evolutions
        case .pokedexes: .pokedexes
        }
    }
}
