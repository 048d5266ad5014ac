import Mustache
import PokedexDomain

/// The first page of all Pokémon by a stat: the table that the list of Pokémon makes with scripts.
struct StatListPage: PageKind {
    static let name = "stat-list"
    static let pattern: RoutePattern = "pokemon/by/{order}/"

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        StatListPart.all(indexes).filter { $0.number == 1 }.map { part in
            part.page(of: Self.self) { StatListPage(part, $0) }
        }
    }

    let site: LocalizedSite
    private let part: StatListPart

    init(_ part: StatListPart, _ site: LocalizedSite) {
        self.part = part
        self.site = site
    }

    var title: String { get throws { try StatListView(part, site, links).title } }
    var description: String { get throws { try StatListView(part, site, links).description } }

    func content() throws -> Object { try StatListView(part, site, links).content }
}

/// The further pages of all Pokémon by a stat.
struct StatListPartPage: PageKind {
    static let name = "stat-list-part"
    static let pattern: RoutePattern = "pokemon/by/{order}/{part}/"

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        StatListPart.all(indexes).filter { $0.number > 1 }.map { part in
            part.page(of: Self.self) { StatListPartPage(part, $0) }
        }
    }

    let site: LocalizedSite
    private let part: StatListPart

    init(_ part: StatListPart, _ site: LocalizedSite) {
        self.part = part
        self.site = site
    }

    var title: String { get throws { try StatListView(part, site, links).title } }
    var description: String { get throws { try StatListView(part, site, links).description } }

    func content() throws -> Object { try StatListView(part, site, links).content }
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
    func link(_ site: LocalizedSite, _ links: Links, isHere: Bool = false) throws -> Value {
        [
            "name": .text(try phrase("name", site)), "address": .text(address(links)),
            "isHere": .bool(isHere),
        ]
    }

    /// Its first page.
    func address(_ links: Links) -> String {
        links.address(of: StatListPage.pattern.route(["order": text]))
    }
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

    /// Its page.
    func page(
        of kind: any PageKind.Type,
        view: @escaping @Sendable (LocalizedSite) throws -> any PageKind
    ) -> Page {
        Page(kind: kind, route: route, generation: 0) { view }
    }
}

/// A part of all Pokémon in an order, for `partials/stat-list`.
struct StatListView {
    private let part: StatListPart
    private let site: LocalizedSite
    private let links: Links

    init(_ part: StatListPart, _ site: LocalizedSite, _ links: Links) {
        self.part = part
        self.site = site
        self.links = links
    }

    var title: String {
        get throws {
            let heading = try self.heading
            guard part.number > 1 else { return heading }
            return try site.phrase(
                "ui.stat-list.title-part",
                ["title": heading, "number": site.numbers.integer(part.number)])
        }
    }

    var description: String {
        get throws {
            try site.phrase(
                "ui.stat-list.description", ["what": try what, "count": count])
        }
    }

    var content: Object {
        get throws {
            [
                "heading": .text(try heading),
                "count": .text(try site.phrase("ui.stat-list.count", ["count": count])),
                "orders": .list(
                    try StatOrder.all.map { try $0.link(site, links, isHere: $0 == part.order) }),
                "inGames": try inGames,
                "list": .text(links.pokemonList("sort:-\(part.order.text)")),
                "columns": try StatColumns(site, links, sorted: part.order).value,
                "rows": .list(try part.pokemon(site.indexes).map(row)),
                "parts": .list((1...part.count).map(link)),
            ]
        }
    }

    /// What precedes the link to the list in each of the games whose values may be others.
    private var inGames: Value {
        get throws {
            let past = Set(site.pastEras)
            let games = site.indexes.places.games.inOrder.filter { past.contains(Era($0)) }
            return .list(
                try games.map { game in
                    let name = site.names.versionGroups[game.id].text
                    let text = try site.phrase("ui.stat-list.in-game", ["game": name])
                    return .object(
                        Object([("text", .text(text))] + EraMarks(shownIn: [game]).members))
                })
        }
    }

    private var heading: String {
        get throws { try site.phrase("ui.stat-list.title", ["what": try what]) }
    }

    private var what: String { get throws { try part.order.phrase("name", site) } }

    private var count: String { site.numbers.integer(site.indexes.catalog.pokemon.count) }

    private func row(_ pokemon: Pokemon) throws -> Value {
        [
            "art": try site.partials.art(of: pokemon.id, links: links),
            "number": .text(site.numbers.dexNumber(pokemon.species.rawValue)),
            "address": .text(links.address(of: PokemonPage.self, pokemon.slug)),
            "name": site.value(site.names.pokemon[pokemon.id]),
            "other": site.other(
                site.otherNames.pokemon[pokemon.id], beside: site.names.pokemon[pokemon.id]),
            "types": .list([site.partials.pokemonTypes[pokemon.id]]),
            "abilities": try abilities(pokemon.abilities.filter { !$0.isHidden }),
            "hidden": try abilities(pokemon.abilities.filter(\.isHidden)),
            "values": .list(
                StatOrder.all.map { order in
                    [
                        "value": .integer(order.value(of: pokemon)),
                        "isSorted": .bool(order == part.order),
                    ]
                }),
        ]
    }

    /// The names of abilities; `null` where there are none.
    private func abilities(_ slots: [AbilitySlot]) throws -> Value {
        let names = slots.compactMap(\.ability).map { site.names.abilities[$0].text }
        return names.isEmpty
            ? .null : .text(names.joined(separator: try site.phrase("ui.list.separator")))
    }

    /// A part by the places that it shows: 257–512.
    private func link(to number: Int) -> Value {
        let other = StatListPart(order: part.order, number: number, count: part.count)
        let first = (number - 1) * StatListPart.size + 1
        let last = min(number * StatListPart.size, site.indexes.catalog.pokemon.count)
        return [
            "name": .text("\(site.numbers.integer(first))–\(site.numbers.integer(last))"),
            "address": .text(links.address(of: other.route)),
            "isHere": .bool(number == part.number),
        ]
    }
}

/// The heads of a table of Pokémon that can be sorted, for `partials/stat-head`.
struct StatColumns {
    private let site: LocalizedSite
    private let links: Links
    private let sorted: StatOrder?

    /// - Parameter sorted: the order of the table; `nil` where scripts say it.
    init(_ site: LocalizedSite, _ links: Links, sorted: StatOrder? = nil) {
        self.site = site
        self.links = links
        self.sorted = sorted
    }

    var value: Value {
        get throws {
            .list(
                try StatOrder.all.map { order in
                    [
                        "key": .text(order.text),
                        "name": .text(try order.phrase("short", site)),
                        "letter": .text(try order.phrase("letter", site)),
                        "address": .text(order.address(links)),
                        "isSorted": .bool(order == sorted),
                    ]
                })
        }
    }
}
