import Mustache
import PokedexDomain

/// The page of one Pokémon: every variety has its own.
struct PokemonPage: SubjectPage {
    static let name = "pokemon"
    static let pattern: RoutePattern = "pokemon/{slug}/"
    static var names: KeyPath<Names, NameTable<Pokemon>> { \.pokemon }
    static var parent: (any SinglePageKind.Type)? { HomePage.self }
    static let searchList: String? = "pokemon"

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.catalog.pokemon.map { pokemon in
            page(
                pokemon.slug, generation: indexes.entities.generation(of: pokemon),
                sharing: { PokemonPageFacts(pokemon, indexes) },
                view: { PokemonPage(site: $1, subject: pokemon, facts: $0) })
        }
    }

    let site: LocalizedSite
    let subject: Pokemon
    let facts: PokemonPageFacts

    var species: Species { site.index[subject.species] }
    var portrait: Pokemon? { subject }
    var subjectSpecies: Species? { species }
    private var number: String { site.numbers.dexNumber(species.id.rawValue) }

    func placeholders() -> KeyValuePairs<String, String> {
        ["name": name.text, "other": otherName.text, "number": number]
    }

    func content() throws -> Object {
        let (pokemon, art) = (subject, site.art(of: subject))
        let eras = PokemonEras(pokemon, site)
        let forms = FormsView(self)
        let seen = site.indexes.worlds.spots(with: pokemon.slug)
        let shinyName = try site.phrase("ui.pokemon.shiny-picture", ["name": name.text])
        return try headed([
            "slug": pokemon.slug.text,
            "number": number,
            "genus": site.known(site.names.genera[species.id]?.text),
            "colors": Art.colorClasses(pokemon.types, site.index),
            "absence": eras.absence(),
            "types": eras.badges,
            "typeNotes": eras.typeNotes(),
            "shape": art.shape,
            "tints": art.tints,
            "picture": art.large(alternative: name.text, drawing: drawing(of: name.text)),
            "shinyPicture": art.largeShiny(alternative: shinyName, drawing: drawing(of: shinyName)),
            "height": site.value(pokemon.height.map { site.numbers.height(decimetres: $0) }),
            "weight": site.value(pokemon.weight.map { site.numbers.weight(hectograms: $0) }),
            "tabs": forms.tabs(),
            "line": EvolutionLineView(page: self).value(),
            "mark": site.partials.arts[pokemon.id],
            "forms": forms.section(),
            "stats": eras.stats(),
            "matchUpEras": eras.matchUps(),
            "abilities": eras.abilities,
            "abilityNotes": eras.abilityNotes(),
            "evolution": evolution(),
            "training": TrainingView(site: site, pokemon: pokemon, species: species, eras: eras)
                .value(),
            "numbers": numbers(),
            "changes": GameChangesView(site: site, changes: facts.changes).value(),
            "learnset": LearnsetView(page: self).value(),
            "places": PlacesView(page: self).value(),
            "seen": SeenView(site: site, spots: seen).value(),
            "turn": turn,
        ])
    }

    private func drawing(of name: String) throws -> String {
        try site.phrase("ui.pokemon.drawing", ["name": name])
    }

    private func evolution() throws -> Object? {
        try species.evolutionChain.map {
            try EvolutionTreeView(site: site).family(site.index[$0], here: subject)
        }
    }

    /// Its number in the national Pokédex, which all Pokémon have, and those in the others.
    private func numbers() throws -> Object {
        let entries = site.indexes.dexNumbers(of: species.id)
        return try [
            "others": entries.count > 1
                ? site.counted("ui.pokemon.other-numbers", entries.count - 1) : nil,
            "items": entries.objects { entry in
                [
                    "name": site.names.pokedexes[entry.pokedex.id].text,
                    "address": Links.address(of: PokedexPage.self, entry.pokedex.slug),
                    "number": site.numbers.dexNumber(entry.number),
                ]
            },
        ]
    }

    /// The neighbours in the national Pokédex.
    private var turn: Object {
        let index = site.index.position(of: species.id)
        return ["previous": neighbour(at: index - 1), "next": neighbour(at: index + 1)]
    }

    private func neighbour(at index: Int) -> Object? {
        let all = site.indexes.catalog.species
        guard all.indices.contains(index) else { return nil }
        let species = all[index]
        return [
            "number": site.numbers.dexNumber(species.id.rawValue),
            "name": site.value(site.names.species[species.id]),
            "address": Links.address(
                of: PokemonPage.self, site.index.defaultPokemon(of: species.id).slug),
        ]
    }
}

/// What all languages show of a Pokémon.
struct PokemonPageFacts: Sendable {
    /// What it learns in all games.
    let learnset: LearnsetTables
    /// The game whose tables stand first, and what it learns there; `nil` where it learns nothing.
    let main: (game: Identifier<VersionGroup>, learnset: LearnsetTables)?
    /// How it is had in each game.
    let answers: [Availability]
    /// What changed from game to game.
    let changes: [PokemonChange]

    init(_ pokemon: Pokemon, _ indexes: CatalogIndexes) {
        let learnsets = indexes.learnsets
        learnset = learnsets.tables(of: pokemon)
        main = learnsets.mainGame(of: pokemon).map { ($0, learnsets.tables(of: pokemon, in: $0)) }
        answers = indexes.availability.answers(for: pokemon)
        changes = indexes.games.changes.changes(of: pokemon)
    }
}
