import PokedexDomain

/// The way from the list of Pokémon to a page.
struct Trail {
    /// One page on the way.
    struct Crumb {
        let name: DisplayName
        let route: Route
    }

    /// The pages above, the topmost first.
    let above: [Crumb]
    /// The page itself.
    let page: Crumb
}
