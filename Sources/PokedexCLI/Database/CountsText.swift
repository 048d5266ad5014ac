import PokedexStore

/// What a database holds, counted in words.
struct CountsText {
    /// The counts, some to a line.
    let lines: [String]

    /// Words for counts.
    init(_ counts: CatalogCounts) {
        let rows = [
            [
                Figures.count(counts.species, "species", "species"),
                Figures.count(counts.pokemon, "Pokémon", "Pokémon"),
                Figures.count(counts.forms, "form", "forms"),
                Figures.count(counts.families, "family", "families"),
            ],
            [
                Figures.count(counts.moves, "move", "moves"),
                Figures.count(counts.machines, "machine", "machines"),
                Figures.count(counts.abilities, "ability", "abilities"),
                Figures.count(counts.types, "type", "types"),
                Figures.count(counts.natures, "nature", "natures"),
            ],
            [
                Figures.count(counts.generations, "generation", "generations"),
                Figures.count(counts.regions, "region", "regions"),
                Figures.count(counts.games, "game", "games"),
                Figures.count(counts.pokedexes, "Pokédex", "Pokédexes"),
                Figures.count(counts.items, "item", "items"),
                Figures.count(counts.locations, "place", "places"),
            ],
            [Figures.count(counts.learnsetEntries, "learnset entry", "learnset entries")],
        ]
        lines = rows.map { $0.joined(separator: ", ") }
    }
}
