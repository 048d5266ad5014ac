import Mustache
import PokedexDomain

/// The page of one place: who is met there, by game and way.
struct PlacePage: PageKind {
    static let name = "place"
    static let pattern: RoutePattern = "places/{slug}/"
    static var parent: (any SinglePageKind.Type)? { PlaceListPage.self }
    static let searchList: String? = "places"

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.places.places.map { place in
            page(
                place.slug, sharing: { PlaceFacts(place, indexes) },
                view: { PlacePage(place, $0, $1) })
        }
    }

    let site: LocalizedSite
    private let place: Location
    private let facts: PlaceFacts

    init(_ place: Location, _ facts: PlaceFacts, _ site: LocalizedSite) {
        self.place = place
        self.facts = facts
        self.site = site
    }

    var title: String {
        get throws {
            try site.phrase(
                "ui.place.title", ["name": site.names.distinguishedLocations[place.id].text])
        }
    }

    var description: String {
        get throws {
            try site.phrase(
                "ui.place.description",
                [
                    "names": site.bothNames(
                        site.names.distinguishedLocations[place.id], otherName),
                    "count": site.numbers.integer(facts.pokemonCount),
                    "games": site.list(facts.games.map { site.names.versionGroups[$0.game].text }),
                ])
        }
    }

    var crumb: DisplayName { get throws { name } }

    private var name: DisplayName { site.names.locations[place.id] }
    private var otherName: DisplayName { site.otherNames.locations[place.id] }

    func content() throws -> Object {
        let texts = FoundTexts(site)
        return [
            "heading": site.value(name),
            "other": site.other(otherName, beside: name),
            "region": place.region.map { region in
                [
                    "name": site.value(site.names.regions[region]),
                    "address": .text(
                        links.address(of: PlaceListPage.self) + "#\(site.index[region].slug.text)"),
                ]
            } ?? .null,
            "pokemonCount": .text(try site.counted("ui.pokedex.species-count", facts.pokemonCount)),
            "gameCount": .text(try site.counted("ui.place.games", facts.games.count)),
            "games": .list(
                try facts.games.enumerated().map { index, game in
                    try PlaceGameView(game, site, links, isFirst: index == 0).value
                }),
            "list": .text(links.pokemonList("place:\(place.slug)")),
            "hasSimilar": .bool(!facts.similar.isEmpty),
            "similar": .list(facts.similar.map { texts.link(to: $0, links) }),
        ]
    }
}

/// What all languages show of a place.
struct PlaceFacts: Sendable {
    /// The tables of a game.
    struct Game: Sendable {
        let game: Identifier<VersionGroup>
        let pokemonCount: Int
        let tables: [FoundTable]
    }

    let pokemonCount: Int
    /// The newest first.
    let games: [Game]
    let similar: [Identifier<Location>]

    init(_ place: Location, _ indexes: CatalogIndexes) {
        let places = indexes.places
        pokemonCount = places.pokemon(at: place.id).count
        games = places.games(at: place.id).map { game in
            Game(
                game: game, pokemonCount: places.pokemon(at: place.id, in: game).count,
                tables: places.tables(at: place.id, in: game))
        }
        similar = places.similar(to: place, count: Self.similarCount)
    }

    private static let similarCount = 8
}

/// Who is met at a place in one game, for `partials/place-game`.
private struct PlaceGameView {
    private let facts: PlaceFacts.Game
    private let site: LocalizedSite
    private let links: Links
    private let texts: FoundTexts
    /// Whether it stands open, with pictures.
    private let isFirst: Bool

    init(_ facts: PlaceFacts.Game, _ site: LocalizedSite, _ links: Links, isFirst: Bool) {
        self.facts = facts
        self.site = site
        self.links = links
        self.isFirst = isFirst
        texts = FoundTexts(site)
    }

    var value: Value {
        get throws {
            let parts = facts.tables.flatMap(parts)
            let plain = parts.filter(\.conditions.isEmpty)
            let special = parts.filter { !$0.conditions.isEmpty }
            return [
                "slug": .text(site.index[facts.game].slug.text),
                "name": .text(site.names.versionGroups[facts.game].text),
                "count": .text(try site.counted("ui.pokedex.species-count", facts.pokemonCount)),
                "isOpen": .bool(isFirst),
                "source": site.index[facts.game].hasFewPlaces
                    ? .text(try site.phrase("ui.places.incomplete")) : .null,
                "tables": .list(try plain.map(table)),
                "special": special.isEmpty
                    ? .null
                    : [
                        "title": .text(try title(of: special)),
                        "tables": .list(try special.map(table)),
                    ],
            ]
        }
    }

    /// The rows of a way that take the same special things: a swarm, the radio.
    private struct Part {
        let table: FoundTable
        let conditions: [Identifier<EncounterConditionValue>]
        let rows: [FoundRow]
    }

    private func parts(of table: FoundTable) -> [Part] {
        let meanings = site.indexes.places.conditions
        return Dictionary(grouping: table.rows) { row in
            row.signs.filter { meanings[$0]?.display == .fold }
        }
        .sorted { $0.key.lexicographicallyPrecedes($1.key) }
        .map { Part(table: table, conditions: $0.key, rows: $0.value) }
    }

    /// What the special parts take, each once.
    private func title(of parts: [Part]) throws -> String {
        let values = Set(parts.flatMap(\.conditions)).sorted()
        return try site.list(values.map { site.encounterWords.shortName(of: $0) })
    }

    private func table(_ part: Part) throws -> Value {
        let columns = PlaceColumns(part.table, part.rows, site)
        let way = site.encounterWords.name(of: part.table.method, in: facts.game)
        return [
            "name": .text(way),
            "conditions": part.conditions.isEmpty
                ? .null
                : .text(
                    try site.list(part.conditions.map { site.encounterWords.shortName(of: $0) })),
            "columns": columns.names.isEmpty
                ? .null
                : .list(
                    columns.names.enumerated().map { place, name in
                        ["name": .text(name), "version": columns.slug(of: place, site)]
                    }),
            "rows": .list(try columns.rows.map { try row($0, columns, part.conditions) }),
        ]
    }

    /// - Parameter conditions: what the table says already.
    private func row(
        _ row: FoundRow, _ columns: PlaceColumns,
        _ conditions: [Identifier<EncounterConditionValue>]
    ) throws -> Value {
        let name = site.names.pokemon[row.pokemon]
        return [
            "art": isFirst ? try site.partials.art(of: row.pokemon, links: links) : .null,
            "name": site.value(name),
            "other": site.other(site.otherNames.pokemon[row.pokemon], beside: name),
            "address": .text(
                links.address(of: PokemonPage.self, site.index[row.pokemon].slug) + "#places"),
            "versions": .list(texts.versions(row.versions).map { .text($0) }),
            "versionSlugs": texts.slugs(of: columns.versions(with: row)),
            "signs": try texts.signs(row.signs.filter { !conditions.contains($0) }),
            "levels": try texts.levels(row.levels),
            "cells": .list(
                try row.cells.enumerated().map { place, value in
                    .object(
                        Object(
                            try cell(value) + [("version", columns.slug(of: place, site))]))
                }),
        ]
    }

    private func cell(_ cell: FoundRow.Cell) throws -> [(String, Value)] {
        switch cell {
        case .absent: [("chance", .null), ("width", .null), ("isMet", .bool(false))]
        case .met: [("chance", .null), ("width", .null), ("isMet", .bool(true))]
        case .chance(let range):
            [
                ("chance", .text(try texts.chance(range))),
                ("width", .text("\(min(range.upperBound, 100))%")), ("isMet", .bool(true)),
            ]
        }
    }
}

/// The columns of a table: times of day or seasons, or the versions of a game where they differ.
private struct PlaceColumns {
    /// Empty: every row has one cell.
    let names: [String]
    /// The version of each column; empty where columns are no versions.
    private let versions: [Identifier<GameVersion>]
    /// The most frequent first.
    let rows: [FoundRow]

    init(_ table: FoundTable, _ rows: [FoundRow], _ site: LocalizedSite) {
        let versions = Set(rows.flatMap(\.versions)).sorted()
        let alone = site.indexes.places.games.alone
        let differs =
            table.columns.isEmpty && versions.count > 1
            && rows.contains { !alone($0.versions).isEmpty }
        let shown = differs ? Self.byVersion(rows, versions) : rows
        typealias Rank = (chance: Int, signs: Int, species: Identifier<Species>)
        let ranked: [(rank: Rank, row: FoundRow)] = shown.map { row in
            ((-row.highestChance, row.signs.count, site.index[row.pokemon].species), row)
        }
        self.rows = ranked.sorted { first, second in
            first.rank == second.rank ? first.row < second.row : first.rank < second.rank
        }
        .map(\.row)
        self.versions = differs ? versions : []
        names =
            differs
            ? versions.map { site.names.versions[$0].text }
            : table.columns.map { site.encounterWords.shortName(of: $0) }
    }

    /// The `data-versions` of a column that is one version's.
    func slug(of column: Int, _ site: LocalizedSite) -> Value {
        versions.isEmpty ? .null : FoundTexts(site).slugs(of: [versions[column]])
    }

    /// The versions in which what a row says is the case.
    func versions(with row: FoundRow) -> [Identifier<GameVersion>] {
        versions.isEmpty
            ? row.versions
            : zip(versions, row.cells).filter { $0.1 != .absent }.map(\.0)
    }

    /// Rows that differ by version as one, with a cell for each version.
    private static func byVersion(
        _ rows: [FoundRow], _ versions: [Identifier<GameVersion>]
    ) -> [FoundRow] {
        struct Kind: Hashable {
            let pokemon: Identifier<Pokemon>
            let signs: [Identifier<EncounterConditionValue>]
        }
        return Dictionary(grouping: rows) { Kind(pokemon: $0.pokemon, signs: $0.signs) }
            .map { kind, rows in
                let levels = rows.compactMap(\.levels)
                let lowest = levels.map(\.lowerBound).min()
                let highest = levels.map(\.upperBound).max()
                return FoundRow(
                    pokemon: kind.pokemon, signs: kind.signs, versions: versions,
                    levels: lowest.flatMap { lowest in highest.map { lowest...$0 } },
                    cells: versions.map { version in
                        rows.first { $0.versions.contains(version) }?.cells[0] ?? .absent
                    })
            }
    }
}
