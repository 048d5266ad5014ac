import Mustache
import PokedexDomain

/// Where a Pokémon is met and how else it is had, game by game, for `partials/places`.
struct PlacesView {
    private let page: PokemonPage
    private let site: LocalizedSite
    private let texts: FoundTexts
    private var links: Links { page.links }

    init(_ page: PokemonPage) {
        self.page = page
        site = page.site
        texts = FoundTexts(page.site)
    }

    var value: Value {
        get throws {
            let answers = page.answers
            return [
                "whose": try whose,
                "hasChances": .bool(
                    answers.lazy.flatMap(\.tables).flatMap(\.rows).contains {
                        $0.highestChance > 0
                    }),
                "hasGames": .bool(!answers.isEmpty),
                "games": .list(try answers.map(game)),
            ]
        }
    }

    /// The Pokémon whose places count: that which takes the form in battle, or the default variety
    /// where the source does not tell the forms apart.
    private var whose: Value {
        get throws {
            let pokemon = page.pokemon
            let other: (key: String, pokemon: Pokemon)? =
                if let base = site.indexes.battleForms.base(of: pokemon) {
                    ("ui.places.battle-form", base)
                } else if site.indexes.availability.tellsApart(pokemon) {
                    nil
                } else {
                    ("ui.places.same-as", site.index.defaultPokemon(of: pokemon.species))
                }
            guard let other else { return .null }
            return try LinkedPhrase(
                site, other.key, name: site.names.pokemon[other.pokemon.id],
                address: links.address(of: PokemonPage.self, other.pokemon.slug) + "#places"
            ).value
        }
    }

    private func game(_ answer: Availability) throws -> Value {
        let rows = answer.tables.flatMap { table in
            table.rows.map { (rank: rank(of: $0, table), row: (table: table, row: $0)) }
        }
        .sorted { $0.rank < $1.rank }.map(\.row)
        return [
            "slug": .text(site.index[answer.game].slug.text),
            "name": .text(site.names.versionGroups[answer.game].text),
            "only": try only(in: answer.game),
            "sum": rows.isEmpty ? .null : .text(try sum(of: rows)),
            "way": try answer.otherWay.map { try way($0) } ?? .null,
            "source": try source(of: answer).map { .text($0) } ?? .null,
            "hasChances": .bool(rows.contains { $0.row.highestChance > 0 }),
            "rows": .list(try rows.map { try row($0.0, $0.1, in: answer.game) }),
        ]
    }

    /// "Ruby only", by the reviewed table.
    private func only(in game: Identifier<VersionGroup>) throws -> Value {
        guard
            let version = site.versionExclusives.onlyVersion(with: page.pokemon.id, of: game)
        else { return .null }
        return .text(
            try site.phrase("ui.places.only", ["game": site.names.versions[version].text]))
    }

    /// The best first: what is caught without more ado before what is given, and that before what
    /// takes something special; of equal ones the most frequent.
    private func rank(of row: FoundRow, _ table: FoundTable) -> FoundRank {
        let places = site.indexes.places
        let way = places.way(table.method)
        let meanings = row.signs.compactMap { places.conditions[$0] }
        return FoundRank(
            kind: way.kind(under: meanings), group: way.group,
            isSpecial: meanings.contains { $0.display == .fold },
            signs: meanings.count, chance: row.highestChance,
            isAddOn: !places.games.addOns(of: row.versions).isEmpty,
            location: table.location, method: table.method)
    }

    /// The best places in a line: "Route 2 (10–20 %), Viridian Forest (5 %) and 3 more".
    private func sum(of rows: [(table: FoundTable, row: FoundRow)]) throws -> String {
        var places: [(location: Identifier<Location>, note: String?)] = []
        for (table, row) in rows where !places.contains(where: { $0.location == table.location }) {
            let addOn = site.indexes.places.games.addOns(of: row.versions).first
            places.append(
                (
                    table.location,
                    try addOn.map { site.names.shortVersionGroups[$0].text } ?? note(on: row, table)
                ))
        }
        let shown = try places.prefix(Self.bestPlaces).map { place in
            let name = site.names.locations[place.location].text
            guard let note = place.note else { return name }
            return try site.phrase("ui.places.noted", ["place": name, "note": note])
        }
        let text = try site.list(shown)
        guard places.count > Self.bestPlaces else { return text }
        return try site.phrase(
            "ui.places.and-more",
            [
                "places": text,
                "more": site.counted("ui.places.more", places.count - Self.bestPlaces),
            ])
    }

    private static let bestPlaces = 3

    /// What is said of a place in a line: the chance, or how it is met where that is no ordinary way.
    private func note(on row: FoundRow, _ table: FoundTable) throws -> String? {
        let chances = row.cells.compactMap { cell -> ClosedRange<Int>? in
            if case .chance(let range) = cell { range } else { nil }
        }
        if let lowest = chances.map(\.lowerBound).min(),
            let highest = chances.map(\.upperBound).max()
        {
            return try texts.chance(lowest...highest)
        }
        let way = site.indexes.places.way(table.method)
        let kind = way.kind(under: row.signs.compactMap { site.indexes.places.conditions[$0] })
        if kind == .fossil { return site.encounterWords.name(of: kind) }
        return kind == .wild && ![.raid, .fixed, .roaming].contains(way.group)
            ? nil : site.encounterWords.shortName(of: table.method)
    }

    private func way(_ way: Availability.OtherWay) throws -> Value {
        switch way {
        case .evolving(let steps):
            let first = site.index[steps[0].from]
            let how = steps.map { step in
                site.evolutionPhrases.phrases(for: step.ways).map(\.short)
                    .reduce(into: []) { texts, text in
                        if !texts.contains(text) { texts.append(text) }
                    }
                    .joined(separator: " / ")
            }
            return [
                "phrase": try phrase("ui.places.evolve", first),
                "note": .text(try note(how.joined(separator: " → "))),
            ]
        case .breeding(let parent, let item):
            return [
                "phrase": try phrase("ui.places.breed", site.index[parent]),
                "note": try item.map { item in
                    .text(
                        try note(
                            site.phrase(
                                "ui.places.incense", ["item": site.names.items[item].text])))
                } ?? .null,
            ]
        }
    }

    private func note(_ text: String) throws -> String {
        try site.phrase("ui.places.way-note", ["note": text])
    }

    private func phrase(_ key: String, _ pokemon: Pokemon) throws -> Value {
        try LinkedPhrase(
            site, key, name: site.names.pokemon[pokemon.id],
            address: links.address(of: PokemonPage.self, pokemon.slug) + "#places"
        ).value
    }

    /// What is not known; `nil` where there is an answer from complete data.
    private func source(of answer: Availability) throws -> String? {
        switch answer.source {
        case .none: try site.phrase("ui.places.no-data")
        case .few: try site.phrase("ui.places.incomplete")
        case .whole:
            answer.tables.isEmpty && answer.otherWay == nil
                ? try site.phrase("ui.places.no-place") : nil
        }
    }

    private func row(
        _ table: FoundTable, _ row: FoundRow, in game: Identifier<VersionGroup>
    ) throws -> Value {
        let (chance, times) = try chance(of: row, table)
        return [
            "place": texts.link(to: table.location, links),
            "way": .text(site.encounterWords.name(of: table.method, in: game)),
            "signs": try texts.signs(row.signs, times: times),
            "versions": .list(texts.versions(row.versions).map { .text($0) }),
            "levels": try texts.levels(row.levels),
            "chance": chance.map { .text($0) } ?? .null,
        ]
    }

    /// How often it is met: one figure, or one for each time of day or season; without figures, the
    /// times alone, where they are not all.
    private func chance(
        of row: FoundRow, _ table: FoundTable
    ) throws -> (text: String?, times: [Identifier<EncounterConditionValue>]) {
        let columns = zip(table.columns, row.cells).filter { $0.1 != .absent }
        if table.columns.isEmpty || Set(row.cells).count == 1 {
            guard case .chance(let range) = row.cells[0] else { return (nil, []) }
            return (try texts.chance(range), [])
        }
        let figures = try columns.compactMap { column, cell -> String? in
            guard case .chance(let range) = cell else { return nil }
            return try site.phrase(
                "ui.places.timed",
                [
                    "time": site.encounterWords.shortName(of: column),
                    "chance": texts.chance(range),
                ])
        }
        guard figures.isEmpty else { return (try site.list(figures), []) }
        return (nil, columns.map(\.0))
    }
}

/// Where a row stands among a Pokémon's rows of a game.
private struct FoundRank: Comparable {
    let kind: EncounterKind
    let group: EncounterGroup
    let isSpecial: Bool
    let signs: Int
    let chance: Int
    let isAddOn: Bool
    let location: Identifier<Location>
    let method: Identifier<EncounterMethod>

    private var effort: Int {
        let addOn = isAddOn ? 7 : 0
        return addOn + ownEffort
    }

    private var ownEffort: Int {
        switch kind {
        case .wild: group == .raid ? 4 : isSpecial ? 3 : signs > 0 ? 1 : 0
        case .gift: 2
        case .fossil, .trade, .snag: 5
        case .event: 6
        }
    }

    static func < (first: Self, second: Self) -> Bool {
        (first.effort, -first.chance, first.signs, first.location, first.method)
            < (second.effort, -second.chance, second.signs, second.location, second.method)
    }
}

/// A sentence in which a name is a link.
struct LinkedPhrase {
    /// What templates are given.
    let value: Value

    /// - Parameter key: a text with the placeholder `name`.
    init(_ site: LocalizedSite, _ key: String, name: DisplayName, address: String) throws {
        // No name has this sign: texts have no control characters.
        let mark = "\u{1}"
        let parts = try site.phrase(key, ["name": mark]).split(
            separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
        value = [
            "before": .text(String(parts[0])), "name": site.value(name), "address": .text(address),
            "after": .text(parts.count > 1 ? String(parts[1]) : ""),
        ]
    }
}
