import Mustache
import PokedexDomain

/// What the list of Pokémon can be filtered by, for `partials/filters`.
struct FilterView {
    private let site: LocalizedSite

    init(_ site: LocalizedSite) {
        self.site = site
    }

    /// Every choice with the word that the query language has for it.
    var value: Value {
        get throws {
            [
                "types": types,
                "generations": generations,
                "flags": .list(try Self.flags.map { try choice($0, "ui.filters.flags.\($0)") }),
                "stats": .list(try stats),
                "eggGroups": .list(catalog.eggGroups.map(eggGroup)),
                "pokedexes": .list(catalog.pokedexes.map(pokedex)),
                "games": GameChoice(site).value,
                "methods": .list(site.indexes.usedMethods.map(method)),
                "orders": .list(try orders),
            ]
        }
    }

    private var catalog: Catalog { site.indexes.catalog }

    private var types: Value {
        .list(
            site.indexes.typeChart.shownTypes.map { type in
                choice(site.index[type].slug.text, named: site.names.types[type])
            })
    }

    private var generations: Value {
        .list(
            catalog.generations.map { generation in
                choice(
                    "\(generation.id.rawValue)",
                    named: site.names.shortGenerations[generation.id])
            })
    }

    /// What `is:` asks for, in the order of the choices.
    private static let flags = [
        "legendary", "mythical", "baby", "mega", "gigantamax", "favourite",
    ]

    /// The six base stats by the query language's keys, and their sum.
    private var stats: [Value] {
        get throws {
            let names = zip(Self.statKeys, Stat.permanent).map { key, stat in
                (key, site.names.stats.short(stat))
            }
            return (names + [("total", try site.phrase("ui.filters.total"))]).map { key, name in
                ["key": .text(key), "name": .text(name)]
            }
        }
    }

    private static let statKeys = ["hp", "atk", "def", "spa", "spd", "spe"]

    private var orders: [Value] {
        get throws {
            let stats = zip(Self.statKeys, Stat.permanent).map { key, stat in
                choice(key, text: site.names.stats.name(stat))
            }
            return try ["number", "dex", "name"].map { try choice($0, "ui.filters.orders.\($0)") }
                + stats
                + [
                    choice("total", "ui.filters.total"), choice("height", "ui.pokemon.height"),
                    choice("weight", "ui.pokemon.weight"),
                ]
        }
    }

    private func eggGroup(_ group: EggGroup) -> Value {
        choice(group.slug.text, named: site.names.terms.eggGroups[group.id])
    }

    private func pokedex(_ pokedex: Pokedex) -> Value {
        choice(pokedex.slug.text, named: site.names.pokedexes[pokedex.id])
    }

    private func method(_ method: LearnMethod) -> Value {
        choice(method.slug.text, named: site.names.terms.learnMethods[method.id])
    }

    private func choice(_ value: String, _ key: String) throws -> Value {
        choice(value, text: try site.phrase(key))
    }

    private func choice(_ value: String, named name: DisplayName) -> Value {
        choice(value, text: name.text)
    }

    private func choice(_ value: String, text: String) -> Value {
        ["value": .text(value), "name": .text(text)]
    }
}
