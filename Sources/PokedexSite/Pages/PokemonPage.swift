import Mustache
import PokedexDomain

/// The page of one Pokémon: every variety has its own.
struct PokemonPage: PageView {
    static let template = "pages/pokemon"
    static let section: SiteSection? = .pokemon

    let edition: Edition
    let pokemon: Pokemon
    let species: Species
    let learnsets: [GenerationLearnset]

    init(_ pokemon: Pokemon, learnsets: [GenerationLearnset], _ edition: Edition) {
        self.edition = edition
        self.pokemon = pokemon
        species = edition.index[pokemon.species]
        self.learnsets = learnsets
    }

    var route: Route { .pokemon(pokemon.slug) }
    var crumb: DisplayName { get throws { name } }
    var portrait: Pokemon? { pokemon }
    var name: DisplayName { edition.names.pokemon[pokemon.id] }
    var otherName: DisplayName { edition.otherNames.pokemon[pokemon.id] }
    var number: String { edition.numbers.dexNumber(species.id.rawValue) }

    var title: String {
        get throws {
            try edition.phrase("ui.pokemon.title", ["name": name.text, "number": number])
        }
    }

    var description: String {
        get throws {
            try edition.phrase(
                "ui.pokemon.description", ["name": name.text, "other": otherName.text])
        }
    }

    func content() throws -> Object {
        [
            "heading": edition.value(name),
            "other": edition.other(otherName),
            "slug": .text(pokemon.slug.text),
            "number": .text(number),
            "genus": edition.known(edition.names.genera[species.id]?.text),
            "colors": .text(Art.colorClasses(pokemon.types, edition.index)),
            "badges": .list(pokemon.types.map { edition.fragments.badge(of: $0) }),
            "shape": .text(art.shape),
            "picture": art.large(alternative: name.text, drawing: try drawing(of: name.text)),
            "shinyPicture": art.largeShiny(
                alternative: try shinyName, drawing: try drawing(of: shinyName)),
            "height": edition.value(pokemon.height.map { edition.numbers.height(decimetres: $0) }),
            "weight": edition.value(pokemon.weight.map { edition.numbers.weight(hectograms: $0) }),
            "heroAbilities": try heroAbilities,
            "hasForms": .bool(species.varieties.count > 1 || pokemon.forms.count > 1),
            "varieties": try varieties,
            "looks": try looks,
            "stats": StatsView(pokemon, edition).value,
            "matchUps": try MatchUpView(edition).defending(pokemon.types),
            "abilities": abilities,
            "evolution": try evolution,
            "training": try TrainingView(pokemon, species, edition).value,
            "dexNumbers": dexNumbers,
            "changes": try PastView(pokemon, species, edition).value,
            "learnset": try LearnsetView(self).value,
            "turn": turn,
        ]
    }

    private var art: Art { Art(pokemon, links: links, edition) }

    private var shinyName: String {
        get throws { try edition.phrase("ui.pokemon.shiny-picture", ["name": name.text]) }
    }

    private func drawing(of name: String) throws -> String {
        try edition.phrase("ui.pokemon.drawing", ["name": name])
    }

    /// The abilities' names: the ordinary ones together, the hidden one apart.
    private var heroAbilities: Value {
        get throws {
            let groups = [
                ("ui.pokemon.ability", pokemon.abilities.filter { !$0.isHidden }),
                ("ui.pokemon.hidden-ability", pokemon.abilities.filter(\.isHidden)),
            ]
            return .list(
                try groups.filter { !$0.1.isEmpty }.map { term, slots in
                    let names = slots.compactMap(\.ability).map { edition.names.abilities[$0].text }
                    return [
                        "term": .text(try edition.phrase(term)),
                        "names": .text(try edition.list(names)),
                    ]
                })
        }
    }

    private var abilities: Value {
        .list(
            pokemon.abilities.compactMap { slot in
                slot.ability.map { id in
                    [
                        "name": edition.value(edition.names.abilities[id]),
                        "other": edition.other(edition.otherNames.abilities[id]),
                        "address": .text(links.address(of: .ability(edition.index[id].slug))),
                        "isHidden": .bool(slot.isHidden),
                    ]
                }
            })
    }

    /// The species' varieties, where it has more than one.
    private var varieties: Value {
        get throws {
            guard species.varieties.count > 1 else { return .null }
            let count = String(species.varieties.count)
            return [
                "count": .text(try edition.phrase("ui.pokemon.varieties-count", ["count": count])),
                "items": .list(species.varieties.map { variety(edition.index[$0]) }),
            ]
        }
    }

    private func variety(_ variety: Pokemon) -> Value {
        [
            "name": edition.value(edition.names.pokemon[variety.id]),
            "other": edition.other(edition.otherNames.pokemon[variety.id]),
            "address": .text(links.address(of: .pokemon(variety.slug))),
            "isCurrent": .bool(variety.id == pokemon.id),
            "art": Art(variety, links: links, edition).small,
        ]
    }

    /// The Pokémon's forms that change little or nothing, where it has more than one.
    private var looks: Value {
        get throws {
            guard pokemon.forms.count > 1 else { return .null }
            let count = String(pokemon.forms.count)
            return [
                "count": .text(try edition.phrase("ui.pokemon.looks-count", ["count": count])),
                "items": .list(pokemon.forms.map(look)),
            ]
        }
    }

    private func look(_ form: Form) -> Value {
        [
            "name": edition.value(edition.names.forms[form.id]),
            "other": edition.other(edition.otherNames.forms[form.id]),
            "art": art.small(of: form),
            "isBattleOnly": .bool(form.isBattleOnly),
            "hasTypes": .bool(form.types != pokemon.types),
            "types": .list(form.types.map { edition.fragments.badge(of: $0) }),
        ]
    }

    private var evolution: Value {
        get throws {
            guard let chain = species.evolutionChain else { return .null }
            return try EvolutionTreeView(edition, links: links)
                .family(edition.index[chain], here: pokemon)
        }
    }

    private var dexNumbers: Value {
        .list(
            edition.useCases.dexNumbers(of: species.id).map { place in
                [
                    "name": .text(edition.names.pokedexes[place.pokedex.id].text),
                    "address": .text(links.address(of: .pokedex(place.pokedex.slug))),
                    "number": .text(edition.numbers.dexNumber(place.number)),
                ]
            })
    }

    /// The neighbours in the national Pokédex.
    private var turn: Value {
        let place = edition.useCases.position(of: species.id)
        return ["previous": neighbour(at: place - 1), "next": neighbour(at: place + 1)]
    }

    private func neighbour(at place: Int) -> Value {
        let all = edition.useCases.catalog.species
        guard all.indices.contains(place) else { return .null }
        let species = all[place]
        return [
            "number": .text(edition.numbers.dexNumber(species.id.rawValue)),
            "name": edition.value(edition.names.species[species.id]),
            "other": edition.other(edition.otherNames.species[species.id]),
            "address": .text(
                links.address(of: .pokemon(edition.index[species.varieties[0]].slug))),
        ]
    }
}
