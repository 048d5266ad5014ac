import Mustache
import PokedexDomain

/// The first page of all Pokémon by a stat: the table that the list of Pokémon makes with scripts.
struct StatListPage: StatListPartKind {
    static let name = "stat-list"
    static let pattern: RoutePattern = "pokemon/by/{order}/"
    static let isFirst = true

    let site: LocalizedSite
    let part: StatListPart
}

/// The further pages of all Pokémon by a stat.
struct StatListPartPage: StatListPartKind {
    static let name = "stat-list-part"
    static let pattern: RoutePattern = "pokemon/by/{order}/{part}/"
    static let isFirst = false

    let site: LocalizedSite
    let part: StatListPart
}

/// What Pokémon are sorted by, the highest first: a base stat, or the sum of all.
struct StatOrder: Hashable, Sendable {
    /// `nil` for the sum.
    let stat: Stat?

    /// The six stats in the games' order, then the sum.
    static let all = Stat.permanent.map { StatOrder(stat: $0) } + [StatOrder(stat: nil)]

    /// How it stands in addresses.
    var text: String { stat?.rawValue ?? "total" }

    func value(of pokemon: Pokemon) -> Int {
        pokemon.stats.reduce(0) { sum, value in
            stat == nil || value.stat == stat ? sum + value.base : sum
        }
    }

    /// The positions of Pokémon, that with the highest value first; equal ones by national number.
    func positions(_ pokemon: [Pokemon]) -> [Int] {
        pokemon.enumerated()
            .map { (rank: (-value(of: $1), $1.species, $1.id), position: $0) }
            .sorted { $0.rank < $1.rank }
            .map(\.position)
    }

    /// What it is called: the text `name`, `short` or `letter` of a stat.
    func phrase(_ form: String, _ site: LocalizedSite) throws -> String {
        try site.phrase(stat.map { "stat.\($0.rawValue).\(form)" } ?? "ui.filters.total")
    }

    /// A link to its first page.
    func link(_ site: LocalizedSite, isHere: Bool = false) throws -> Object {
        try ["name": phrase("name", site), "address": address, "isHere": isHere]
    }

    /// That of its first page.
    var address: String { Links.address(of: StatListPage.pattern.route(["order": text])) }
}

/// A page's part of all Pokémon in an order.
struct StatListPart: Sendable {
    let order: StatOrder
    /// From 1 on.
    let number: Int
    /// How many parts the order has.
    let count: Int

    /// How many Pokémon a page shows.
    static let size = 256

    /// Every part of every order.
    static func all(_ indexes: CatalogIndexes) -> [StatListPart] {
        let count = (indexes.catalog.pokemon.count + size - 1) / size
        return StatOrder.all.flatMap { order in
            (1...max(count, 1)).map { StatListPart(order: order, number: $0, count: count) }
        }
    }

    /// The Pokémon that it shows.
    func pokemon(_ indexes: CatalogIndexes) -> [Pokemon] {
        let all = indexes.catalog.pokemon
        return order.positions(all).dropFirst((number - 1) * Self.size).prefix(Self.size)
            .map { all[$0] }
    }

    /// Where it is.
    var route: Route {
        let kind: any PageKind.Type = number == 1 ? StatListPage.self : StatListPartPage.self
        return kind.pattern.route(["order": order.text, "part": String(number)])
    }
}

/// A page with a part of all Pokémon in an order, for `partials/stat-list`.
protocol StatListPartKind: PageKind {
    /// Whether its pages have the first part of an order.
    static var isFirst: Bool { get }
    var part: StatListPart { get }
    init(site: LocalizedSite, part: StatListPart)
}

extension StatListPartKind {
    static var texts: String { "stat-list" }

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        StatListPart.all(indexes).filter { ($0.number == 1) == isFirst }.map { part in
            Page(kind: Self.self, route: part.route, generation: 0) {
                { Self(site: $0, part: part) }
            }
        }
    }

    func placeholders() throws -> KeyValuePairs<String, String> {
        ["what": try part.order.phrase("name", site), "count": count]
    }

    func title() throws -> String {
        let heading = try text("title")
        guard part.number > 1 else { return heading }
        return try site.phrase(
            "ui.stat-list.title-part",
            ["title": heading, "number": site.numbers.integer(part.number)])
    }

    func content() throws -> Object {
        try [
            "heading": text("title"),
            "count": text("count"),
            "orders": StatOrder.all.map { try $0.link(site, isHere: $0 == part.order) },
            "inGames": inGames(),
            "list": Links.pokemonList("sort:-\(part.order.text)"),
            "columns": site.statColumns(sorted: part.order),
            "rows": part.pokemon(site.indexes).map(row),
            "parts": (1...part.count).map(link),
        ]
    }

    /// What precedes the link to the list in each of the games whose values may be others.
    private func inGames() throws -> [Object] {
        let past = Set(site.pastEras)
        let games = site.indexes.places.games.inOrder.filter {
            past.contains(site.indexes.places.games.era(of: $0))
        }
        return try games.map { game in
            let name = site.names.versionGroups[game.id].text
            return try EraMarks(shownIn: [game]).marking([
                "text": site.phrase("ui.stat-list.in-game", ["game": name])
            ])
        }
    }

    private var count: String { site.numbers.integer(site.indexes.catalog.pokemon.count) }

    private func row(_ pokemon: Pokemon) throws -> Object {
        try site.entry(PokemonPage.self, pokemon).adding([
            "art": site.partials.arts[pokemon.id],
            "number": site.numbers.dexNumber(pokemon.species.rawValue),
            "types": [site.partials.pokemonTypes[pokemon.id]],
            "abilities": abilities(pokemon.abilities.filter { !$0.isHidden }),
            "hidden": abilities(pokemon.abilities.filter(\.isHidden)),
            "values": StatOrder.all.objects { order in
                ["value": order.value(of: pokemon), "isSorted": order == part.order]
            },
        ])
    }

    /// The names of abilities; `nil` where there are none.
    private func abilities(_ slots: [AbilitySlot]) throws -> String? {
        let abilities = slots.compactMap(\.ability)
        return abilities.isEmpty ? nil : try site.list(\.abilities, abilities)
    }

    /// A part by the places that it shows: 257–512.
    private func link(to number: Int) -> Object {
        let other = StatListPart(order: part.order, number: number, count: part.count)
        let first = (number - 1) * StatListPart.size + 1
        let last = min(number * StatListPart.size, site.indexes.catalog.pokemon.count)
        return [
            "name": "\(site.numbers.integer(first))–\(site.numbers.integer(last))",
            "address": Links.address(of: other.route),
            "isHere": number == part.number,
        ]
    }
}

extension LocalizedSite {
    /// The heads of a table of Pokémon that can be sorted, for `partials/stat-head`.
    ///
    /// - Parameter sorted: the order of the table; `nil` where scripts say it.
    func statColumns(sorted: StatOrder? = nil) throws -> [Object] {
        try StatOrder.all.objects { order in
            try [
                "key": order.text,
                "name": order.phrase("short", self),
                "letter": order.phrase("letter", self),
                "address": order.address,
                "isSorted": order == sorted,
            ]
        }
    }
}
