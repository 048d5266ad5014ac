import Mustache
import PokedexDomain

/// The forms of a Pokémon's species as tabs: one for each that differs in more than looks.
///
/// Forms are alike if they have the same types, stats and abilities. Mega and Gigantamax forms are
/// never alike.
struct FormTabs {
    private let page: PokemonPage
    private let site: LocalizedSite

    init(_ page: PokemonPage) {
        self.page = page
        site = page.site
    }

    /// The tabs; `null` where there is one form and it has one look.
    var value: Value {
        get throws {
            let tabs = tabs
            let looks = page.species.varieties.count - tabs.count + page.pokemon.forms.count - 1
            guard tabs.count > 1 || looks > 0 else { return .null }
            return [
                "items": .list(tabs.map(tab)),
                "looks": looks > 0
                    ? .text(try site.counted("ui.pokemon.more-looks", looks)) : .null,
            ]
        }
    }

    /// One form of each kind, in the source's order; of its own kind the page's.
    private var tabs: [Pokemon] {
        var kinds: [Kind] = []
        var tabs: [Pokemon] = []
        for id in page.species.varieties {
            let form = site.index[id]
            let kind = Kind(form)
            if let index = kinds.firstIndex(of: kind) {
                if id == page.pokemon.id { tabs[index] = form }
            } else {
                kinds.append(kind)
                tabs.append(form)
            }
        }
        return tabs
    }

    /// What tabs distinguish.
    private struct Kind: Equatable {
        let types: [Identifier<PokemonType>]
        let stats: [Int]
        let abilities: [AbilitySlot]
        /// The form itself where it is alike to none.
        let form: Identifier<Pokemon>?

        init(_ pokemon: Pokemon) {
            types = pokemon.types
            stats = pokemon.stats.map(\.base)
            abilities = pokemon.abilities
            form = pokemon.isMega || pokemon.isGigantamax ? pokemon.id : nil
        }
    }

    private func tab(_ form: Pokemon) -> Value {
        [
            "name": site.value(site.names.pokemon[form.id]),
            "address": .text(page.links.address(of: PokemonPage.self, form.slug)),
            "isCurrent": .bool(form.id == page.pokemon.id),
        ]
    }
}
