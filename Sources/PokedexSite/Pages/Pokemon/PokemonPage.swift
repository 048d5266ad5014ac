import Mustache
import PokedexDomain

/// The page of one Pokémon: every variety has its own.
struct PokemonPage: PageKind {
    static let name = "pokemon"
    static let pattern: RoutePattern = "pokemon/{slug}/"
    static var parent: (any SinglePageKind.Type)? { HomePage.self }
    static let searchList: String? = "pokemon"

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.catalog.pokemon.map { pokemon in
            page(
                pokemon.slug, generation: indexes.entities.generation(of: pokemon),
                sharing: {
                    (
                        indexes.learnsets.learnsets(of: pokemon),
                        indexes.availability.answers(for: pokemon),
                        indexes.games.changes.changes(of: pokemon)
                    )
                },
                view: {
                    PokemonPage(pokemon, learnsets: $0.0, answers: $0.1, changes: $0.2, $1)
                })
        }
    }

    let site: LocalizedSite
    let pokemon: Pokemon
    let species: Species
    let learnsets: [GenerationLearnset]
    let answers: [Availability]
    private let changes: [PokemonChange]

    /// - Parameters:
    ///   - learnsets: its tables of moves.
    ///   - answers: how it is had in each game.
    ///   - changes: what changed from game to game.
    init(
        _ pokemon: Pokemon, learnsets: [GenerationLearnset], answers: [Availability] = [],
        changes: [PokemonChange] = [], _ site: LocalizedSite
    ) {
        self.site = site
        self.answers = answers
        self.changes = changes
        self.pokemon = pokemon
        species = site.index[pokemon.species]
        self.learnsets = learnsets
    }

    var crumb: DisplayName { get throws { name } }
    var portrait: Pokemon? { pokemon }
    var name: DisplayName { site.names.pokemon[pokemon.id] }
    var otherName: DisplayName { site.otherNames.pokemon[pokemon.id] }
    var number: String { site.numbers.dexNumber(species.id.rawValue) }

    var title: String {
        get throws {
            try site.phrase("ui.pokemon.title", ["name": name.text, "number": number])
        }
    }

    var description: String {
        get throws {
            try site.phrase(
                "ui.pokemon.description", ["name": name.text, "other": otherName.text])
        }
    }

    /// The owner's spots where it was seen; `null` if there is none.
    private var seen: Value {
        get throws {
            try SeenView(site.indexes.worlds.spots(with: pokemon.slug), site, links).value
        }
    }

    func content() throws -> Object {
        let eras = PokemonEras(pokemon, site, links: links)
        return [
            "heading": site.value(name),
            "other": site.other(otherName, beside: name),
            "slug": .text(pokemon.slug.text),
            "number": .text(number),
            "genus": site.known(site.names.genera[species.id]?.text),
            "colors": .text(Art.colorClasses(pokemon.types, site.index)),
            "absence": try eras.absence,
            "types": eras.badges,
            "typeNotes": try eras.typeNotes,
            "shape": .text(art.shape),
            "tints": art.tints,
            "picture": art.large(alternative: name.text, drawing: try drawing(of: name.text)),
            "shinyPicture": art.largeShiny(
                alternative: try shinyName, drawing: try drawing(of: shinyName)),
            "height": site.value(pokemon.height.map { site.numbers.height(decimetres: $0) }),
            "weight": site.value(pokemon.weight.map { site.numbers.weight(hectograms: $0) }),
            "tabs": try forms.tabs,
            "line": try EvolutionLineView(self).value,
            "mark": try site.partials.art(of: pokemon.id, links: links),
            "forms": try forms.section,
            "stats": try eras.stats,
            "matchUpEras": try eras.matchUps,
            "abilities": eras.abilities,
            "abilityNotes": try eras.abilityNotes,
            "evolution": try evolution,
            "training": try TrainingView(pokemon, species, site, links: links).value,
            "numbers": try numbers,
            "changes": try GameChangesView(pokemon, changes, site).value,
            "learnset": try LearnsetView(self).value,
            "places": try PlacesView(self).value,
            "seen": try seen,
            "turn": turn,
        ]
    }

    private var forms: FormsView { FormsView(self) }

    private var art: Art { Art(pokemon, links: links, site) }

    private var shinyName: String {
        get throws { try site.phrase("ui.pokemon.shiny-picture", ["name": name.text]) }
    }

    private func drawing(of name: String) throws -> String {
        try site.phrase("ui.pokemon.drawing", ["name": name])
    }

    private var evolution: Value {
        get throws {
            guard let chain = species.evolutionChain else { return .null }
            return try EvolutionTreeView(site, links: links)
                .family(site.index[chain], here: pokemon)
        }
    }

    /// Its number in the national Pokédex, which all Pokémon have, and those in the others.
    private var numbers: Value {
        get throws {
            let entries = site.indexes.dexNumbers(of: species.id)
            return [
                "others": entries.count > 1
                    ? .text(try site.counted("ui.pokemon.other-numbers", entries.count - 1))
                    : .null,
                "items": .list(
                    entries.map { entry in
                        [
                            "name": .text(site.names.pokedexes[entry.pokedex.id].text),
                            "address": .text(
                                links.address(of: PokedexPage.self, entry.pokedex.slug)),
                            "number": .text(site.numbers.dexNumber(entry.number)),
                        ]
                    }),
            ]
        }
    }

    /// The neighbours in the national Pokédex.
    private var turn: Value {
        let index = site.index.position(of: species.id)
        return ["previous": neighbour(at: index - 1), "next": neighbour(at: index + 1)]
    }

    private func neighbour(at index: Int) -> Value {
        let all = site.indexes.catalog.species
        guard all.indices.contains(index) else { return .null }
        let species = all[index]
        return [
            "number": .text(site.numbers.dexNumber(species.id.rawValue)),
            "name": site.value(site.names.species[species.id]),
            "address": .text(
                links.address(of: PokemonPage.self, site.index.defaultPokemon(of: species.id).slug)),
        ]
    }
}
