import Mustache
import PokedexDomain
import PokedexQuery

/// What the list of Pokémon can be filtered by, for `partials/filters`. Flags, bounds, lists of
/// values and orders are those of the query language.
struct FilterView {
    let site: LocalizedSite

    /// Every choice with the word that the query language has for it.
    func value() throws -> Object {
        try [
            "types": types,
            "generations": generations,
            "ability": EraMarks(hiddenIn: withoutAbilities).marking([:]),
            "flags": declared("is"),
            "stats": ranges(inTenths: false),
            "sizes": ranges(inTenths: true),
            "selects": selects(),
            "orders": orders(),
        ]
    }

    private var subject: QueryDeclaration.Subject { site.queries.declaration.pokemon }

    private var types: [Object] {
        site.indexes.typeChart.shownTypes.map { type in
            EraMarks(hiddenIn: site.eras(before: site.index[type].generation)).choice(
                site.index[type].slug.text, site.names.types[type].text)
        }
    }

    private var withoutAbilities: [Era] {
        site.indexes.places.games.eras.filter { !$0.hasAbilities }
    }

    private var generations: [Object] {
        site.indexes.catalog.generations.map { generation in
            EraMarks(hiddenIn: site.eras(before: generation.id)).choice(
                "\(generation.id.rawValue)", site.names.shortGenerations[generation.id].text)
        }
    }

    /// The entries of a list in `content/queries.json` that have a label.
    private func declared(_ list: String) throws -> [Object] {
        let entries = subject.lists[list] ?? []
        return try entries.compactMap { entry in
            try entry.label.object { try ["value": entry.slug, "name": site.phrase($0)] }
        }
    }

    /// What the list can be sorted by; by the numbers of a Pokédex only if one is chosen.
    private func orders() throws -> [Object] {
        try declared("sort").map { order in
            let key = order["value"]?.text ?? ""
            return order.adding(["isByPokedex": subject.key(key)?.kind == .pokedex])
        }
    }

    /// The figures that have two bounds: whole ones, or those with a decimal.
    private func ranges(inTenths: Bool) throws -> [Object] {
        let keys = subject.keys.filter { $0.control == .range && $0.isInTenths == inTenths }
        return try keys.objects { key in try ["key": key.slug, "name": label(of: key)] }
    }

    /// The keys of which one value is chosen, but those that concern moves. Scripts fill in the values.
    private func selects() throws -> [Object] {
        let keys = subject.keys.filter {
            $0.control == .select && $0.kind != .game && $0.kind != .method
        }
        return try keys.objects { key in try ["key": key.slug, "name": label(of: key)] }
    }

    private func label(of key: QueryKey) throws -> String {
        try site.phrase(key.label ?? "ui.filters.\(key.slug)")
    }
}
