import Mustache
import PokedexDomain

/// The facts for training and breeding a Pokémon.
struct TrainingView {
    let site: LocalizedSite
    let pokemon: Pokemon
    let species: Species
    let eras: PokemonEras

    func value() throws -> Object {
        try [
            "effort": effort(),
            "captureRate": eras.values(\.captureRate, today: species.captureRate),
            "happiness": eras.values(\.baseHappiness, today: species.baseHappiness),
            "experience": eras.values(\.baseExperience, today: pokemon.baseExperience),
            "growthRate": growthRate,
            "eggGroups": eras.eggGroups(),
            "hatchCounter": number(species.hatchCounter),
            "habitat": site.known(species.habitat.map { site.names.terms.habitats[$0].text }),
            "color": fact(
                species.color.map { site.names.terms.colors[$0].text },
                "color", site.indexes.catalog.colors.first { $0.id == species.color }?.slug),
            "bodyShape": fact(
                species.shape.map { site.names.terms.shapes[$0].text },
                "shape", site.indexes.catalog.shapes.first { $0.id == species.shape }?.slug),
            "gender": gender,
            "generation": [
                "known": site.names.generations[introduction].text,
                "address": Links.pokemonList("gen:\(introduction.rawValue)"),
            ] as Object,
            "games": pokemon.mainForm.map { site.names.versionGroups[$0.versionGroup].text } ?? "",
            "standing": standing(),
            "held": held(),
        ]
    }

    /// A fact that leads to all Pokémon which share it.
    private func fact(_ name: String?, _ key: String, _ slug: Slug?) -> Object {
        ["known": name, "address": slug.map { Links.pokemonList("\(key):\($0)") }]
    }

    private func effort() throws -> String {
        let efforts = pokemon.stats.filter { $0.effort > 0 }
        guard !efforts.isEmpty else { return try site.phrase("ui.pokemon.no-effort") }
        return try site.list(
            try efforts.map { stat in
                try site.phrase(
                    "ui.pokemon.effort",
                    ["stat": site.names.stats.name(stat.stat), "points": String(stat.effort)])
            })
    }

    /// The growth rate, which leads to the experience for each level.
    private var growthRate: Object {
        let rate = site.indexes.catalog.growthRates.first { $0.id == species.growthRate }
        return [
            "known": rate.map { site.names.terms.growthRates[$0.id].text },
            "address": rate.map { "\(Links.address(of: GrowthPage.self))#\($0.slug)" },
        ]
    }

    /// What it holds in the wild, with chances and games; `null` where the source has nothing.
    private func held() throws -> Object? {
        let holdings = site.indexes.heldItems.holdings(of: pokemon)
        return holdings.isEmpty ? nil : ["holdings": try holdings.map(holding)]
    }

    private func holding(_ holding: HeldItemTables.Holding) throws -> Object {
        let games = try holding.games.flatMap { games in
            switch games {
            case .range(let first, let last): [try site.games(from: first, to: last)]
            case .versions(let versions): versions.map { site.names.versions[$0].text }
            }
        }
        return try site.link(ItemPage.self, site.index[holding.item]).adding([
            "chance": site.numbers.percent(holding.chance), "games": site.list(games),
        ])
    }

    private var gender: Object {
        guard let eighths = site.index.femaleEighths(of: pokemon) else {
            return ["isGenderless": true]
        }
        return [
            "isGenderless": false,
            "male": site.numbers.percent(eighths: 8 - eighths),
            "female": site.numbers.percent(eighths: eighths),
            "maleWidth": site.numbers.percent(eighths: 8 - eighths),
        ]
    }

    private var introduction: Identifier<Generation> { site.index.generation(of: pokemon) }

    private func standing() throws -> Object? {
        let standings = [
            (species.isBaby, "baby"), (species.isLegendary, "legendary"),
            (species.isMythical, "mythical"),
        ]
        guard let (_, slug) = standings.first(where: \.0) else { return nil }
        return try [
            "known": site.phrase("ui.pokemon.\(slug)"),
            "address": Links.pokemonList("is:\(slug)"),
        ]
    }

    private func number(_ number: Int?) -> Object {
        site.known(number.map { site.numbers.integer($0) })
    }
}
