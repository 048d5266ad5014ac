import Mustache
import PokedexDomain

/// A Pokémon in a list, for `partials/card`: small picture, number, both names and types; the
/// whole card is one link to its page.
struct CardView {
    private let site: LocalizedSite
    private let pokemon: Pokemon
    private let number: Int
    private let links: Links

    /// Takes a Pokémon and what the list says about it.
    ///
    /// - Parameters:
    ///   - number: its number in the list: the national one, or that of a region.
    ///   - links: those of the page that the card stands on.
    init(_ pokemon: Pokemon, number: Int, links: Links, _ site: LocalizedSite) {
        self.pokemon = pokemon
        self.number = number
        self.links = links
        self.site = site
    }

    /// What the partial shows.
    var value: Value {
        get throws {
            [
                "art": try site.partials.art(of: pokemon.id, links: links),
                "number": .text(site.numbers.dexNumber(number)),
                "label": try site.partials.cardLabel(of: pokemon.id, links: links),
            ]
        }
    }
}
