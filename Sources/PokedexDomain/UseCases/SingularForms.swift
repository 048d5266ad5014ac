/// Forms that a player only meets or is given: nothing evolves into them, and they leave no Eggs.
///
/// The source does not tell them apart from forms such as Female Meowstic, which evolve as their
/// species' default one does. From the games, to Scarlet and Violet.
enum SingularForms {
    /// Whether a Pokémon is one of them.
    static func contains(_ pokemon: Pokemon) -> Bool {
        let slug = pokemon.slug.text
        return slugs.contains(slug) || slug.split(separator: "-").contains("totem")
    }

    private static let slugs: Set<String> = [
        "pikachu-rock-star", "pikachu-belle", "pikachu-pop-star", "pikachu-phd", "pikachu-libre",
        "pikachu-cosplay", "pikachu-original-cap", "pikachu-hoenn-cap", "pikachu-sinnoh-cap",
        "pikachu-unova-cap", "pikachu-kalos-cap", "pikachu-alola-cap", "pikachu-partner-cap",
        "pikachu-world-cap", "pikachu-starter", "eevee-starter", "floette-eternal",
        "greninja-battle-bond", "greninja-ash", "ursaluna-bloodmoon",
    ]
}
