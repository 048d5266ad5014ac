import Mustache
import PokedexDomain
import PokedexQuery

/// What the list of Pokémon can be filtered by, for `partials/filters`. Flags, bounds, lists of
/// values and orders are those of the query language.
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
                "ability": .object(Object(EraMarks(hiddenIn: withoutAbilities).members)),
                "flags": try declared("is"),
                "stats": try ranges(inTenths: false),
                "sizes": try ranges(inTenths: true),
                "selects": try selects,
                "games": GameChoice(site).value,
                "methods": .list(options("methods")),
                "orders": try orders,
            ]
        }
    }

    private var subject: QueryDeclaration.Subject { site.queries.declaration.pokemon }

    private var types: Value {
        .list(
            site.indexes.typeChart.shownTypes.map { type in
                EraMarks(hiddenIn: site.eras(before: site.index[type].generation)).choice(
                    site.index[type].slug.text, site.names.types[type].text)
            })
    }

    private var withoutAbilities: [Era] {
        site.indexes.places.games.eras.filter { !$0.hasAbilities }
    }

    private var generations: Value {
        .list(
            site.indexes.catalog.generations.map { generation in
                EraMarks(hiddenIn: site.eras(before: generation.id)).choice(
                    "\(generation.id.rawValue)", site.names.shortGenerations[generation.id].text)
            })
    }

    /// The entries of a list in `content/queries.json` that have a label.
    private func declared(_ list: String) throws -> Value {
        let entries = subject.lists[list] ?? []
        return .list(
            try entries.compactMap { entry in
                try entry.label.map { choice(entry.slug, try site.phrase($0)) }
            })
    }

    /// What the list can be sorted by; by the numbers of a Pokédex only if one is chosen.
    private var orders: Value {
        get throws {
            .list(
                try (subject.lists["sort"] ?? []).compactMap { entry in
                    try entry.label.map { label in
                        [
                            "value": .text(entry.slug), "name": .text(try site.phrase(label)),
                            "isByPokedex": .bool(subject.key(entry.slug)?.kind == .pokedex),
                        ]
                    }
                })
        }
    }

    /// The figures that have two bounds: whole ones, or those with a decimal.
    private func ranges(inTenths: Bool) throws -> Value {
        let keys = subject.keys.filter {
            $0.control == .range && $0.figure?.isInTenths == inTenths
        }
        return .list(
            try keys.map { key in
                ["key": .text(key.slug), "name": .text(try label(of: key))]
            })
    }

    /// The keys of which one value is chosen, but those that concern moves.
    private var selects: Value {
        get throws {
            let keys = subject.keys.filter {
                $0.control == .select && $0.kind != .game && $0.kind != .method
            }
            return .list(
                try keys.map { key in
                    [
                        "key": .text(key.slug), "name": .text(try label(of: key)),
                        "options": .list(options(of: key)),
                    ]
                })
        }
    }

    private func label(of key: QueryKey) throws -> String {
        try site.phrase(key.label ?? "ui.filters.\(key.slug)")
    }

    private func options(of key: QueryKey) -> [Value] {
        let list = key.values ?? ""
        guard let entries = subject.lists[list] else { return options(list) }
        return entries.map { choice($0.slug, $0.names[site.language]?.first ?? $0.slug) }
    }

    private func options(_ list: String) -> [Value] {
        let names = RecordNameMaker(
            catalog: site.indexes.catalog, worlds: site.indexes.worlds, names: [site.names],
            queries: site.queries)
        return names.entries(of: list).map { choice($0.slug, $0.name(in: site.language)) }
    }

    private func choice(_ value: String, _ name: String) -> Value {
        ["value": .text(value), "name": .text(name)]
    }
}
