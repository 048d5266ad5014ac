import Mustache
import PokedexDomain

/// The facts for training and breeding a Pokémon.
struct TrainingView {
    private let site: LocalizedSite
    private let pokemon: Pokemon
    private let species: Species

    private let links: Links

    init(_ pokemon: Pokemon, _ species: Species, _ site: LocalizedSite, links: Links) {
        self.links = links
        self.site = site
        self.pokemon = pokemon
        self.species = species
    }

    var value: Value {
        get throws { .object(try facts) }
    }

    private var facts: Object {
        get throws {
            [
                "effort": .text(try effort),
                "captureRate": number(species.captureRate),
                "happiness": number(species.baseHappiness),
                "experience": number(pokemon.baseExperience),
                "growthRate": growthRate,
                "eggGroups": .list(species.eggGroups.map(eggGroup)),
                "hatchCounter": number(species.hatchCounter),
                "habitat": site.known(
                    species.habitat.map { site.names.terms.habitats[$0].text }),
                "color": fact(
                    species.color.map { site.names.terms.colors[$0].text },
                    "color", site.indexes.catalog.colors.first { $0.id == species.color }?.slug),
                "bodyShape": fact(
                    species.shape.map { site.names.terms.shapes[$0].text },
                    "shape", site.indexes.catalog.shapes.first { $0.id == species.shape }?.slug),
                "gender": gender,
                "generation": [
                    "known": .text(site.names.generations[introduction].text),
                    "address": .text(links.pokemonList("gen:\(introduction.rawValue)")),
                ],
                "games": .text(introductionGames),
                "standing": try standing,
                "held": try held,
            ]
        }
    }

    /// A fact that leads to all Pokémon which share it.
    private func fact(_ name: String?, _ key: String, _ slug: Slug?) -> Value {
        [
            "known": name.map { .text($0) } ?? .null,
            "address": slug.map { .text(links.pokemonList("\(key):\($0)")) } ?? .null,
        ]
    }

    private var effort: String {
        get throws {
            let efforts = pokemon.stats.filter { $0.effort > 0 }
            guard !efforts.isEmpty else { return try site.phrase("ui.pokemon.no-effort") }
            return try site.list(
                try efforts.map { stat in
                    try site.phrase(
                        "ui.pokemon.effort",
                        [
                            "stat": site.names.stats.name(stat.stat),
                            "points": String(stat.effort),
                        ])
                })
        }
    }

    private func eggGroup(_ group: Identifier<EggGroup>) -> Value {
        [
            "address": .text(links.address(of: EggGroupPage.self, site.index[group].slug)),
            "name": site.value(site.names.terms.eggGroups[group]),
            "isLast": .bool(group == species.eggGroups.last),
        ]
    }

    /// The growth rate, which leads to the experience for each level.
    private var growthRate: Value {
        let rate = site.indexes.catalog.growthRates.first { $0.id == species.growthRate }
        return [
            "known": rate.map { .text(site.names.terms.growthRates[$0.id].text) } ?? .null,
            "address": rate.map { .text("\(links.address(of: GrowthPage.self))#\($0.slug)") }
                ?? .null,
        ]
    }

    /// What it holds in the wild, with chances and games; `null` where the source has nothing.
    private var held: Value {
        get throws {
            let holdings = site.indexes.heldItems.holdings(of: pokemon)
            return holdings.isEmpty ? .null : ["holdings": .list(try holdings.map(holding))]
        }
    }

    private func holding(_ holding: HeldItemTables.Holding) throws -> Value {
        let games = try holding.games.flatMap { games in
            switch games {
            case .range(let first, let last): [try site.games(from: first, to: last)]
            case .versions(let versions): versions.map { site.names.versions[$0].text }
            }
        }
        return [
            "name": site.value(site.names.items[holding.item]),
            "address": .text(links.address(of: ItemPage.self, site.index[holding.item].slug)),
            "chance": .text(site.numbers.percent(holding.chance)),
            "games": .text(try site.list(games)),
        ]
    }

    private var gender: Value {
        guard let eighths = species.femaleEighths else {
            return ["isGenderless": true]
        }
        let male = site.numbers.percent(eighths: 8 - eighths)
        let female = site.numbers.percent(eighths: eighths)
        return [
            "isGenderless": false,
            "male": .text(male), "female": .text(female),
            "maleWidth": .text(Self.width(eighths: 8 - eighths)),
        ]
    }

    private var introduction: Identifier<Generation> { site.index.generation(of: pokemon) }

    private var introductionGames: String {
        pokemon.mainForm.map { site.names.versionGroups[$0.versionGroup].text } ?? ""
    }

    private var standing: Value {
        get throws {
            let standings = [
                (species.isBaby, "baby"), (species.isLegendary, "legendary"),
                (species.isMythical, "mythical"),
            ]
            guard let (_, slug) = standings.first(where: \.0) else { return .null }
            return [
                "known": .text(try site.phrase("ui.pokemon.\(slug)")),
                "address": .text(links.pokemonList("is:\(slug)")),
            ]
        }
    }

    /// A bar's width: eighths of the whole in percent.
    private static func width(eighths: Int) -> String {
        eighths % 2 == 0 ? "\(eighths * 25 / 2)%" : "\(eighths * 25 / 2).5%"
    }

    private func number(_ number: Int?) -> Value {
        site.known(number.map { site.numbers.integer($0) })
    }
}
