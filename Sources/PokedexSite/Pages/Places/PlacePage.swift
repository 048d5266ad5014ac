import Mustache
import PokedexDomain

/// The page of one place: who is met there, by game and way.
struct PlacePage: SubjectPage {
    static let name = "place"
    static let pattern: RoutePattern = "places/{slug}/"
    static var names: KeyPath<Names, NameTable<Location>> { \.locations }
    static var parent: (any SinglePageKind.Type)? { PlaceListPage.self }
    static let searchList: String? = "places"

    static func pages(_ indexes: CatalogIndexes) -> [Page] {
        indexes.places.places.map { place in
            page(
                place.slug, sharing: { PlaceFacts(place, indexes) },
                view: { PlacePage(site: $1, subject: place, facts: $0) })
        }
    }

    let site: LocalizedSite
    let subject: Location
    let facts: PlaceFacts

    func placeholders() throws -> KeyValuePairs<String, String> {
        let name = site.names.distinguishedLocations[subject.id]
        return try [
            "name": name.text, "names": site.bothNames(name, otherName),
            "count": site.numbers.integer(facts.pokemonCount),
            "games": site.list(\.versionGroups, facts.allGames),
        ]
    }

    func content() throws -> Object {
        try headed([
            "region": subject.region.object { region in
                let list = Links.address(of: PlaceListPage.self)
                return [
                    "name": site.value(site.names.regions[region]),
                    "address": "\(list)#\(site.index[region].slug)",
                ]
            },
            "pokemonCount": site.speciesCount(facts.pokemonCount),
            "gameCount": site.counted("ui.place.games", facts.allGames.count),
            "games": facts.games.enumerated().map { index, game in
                try PlaceGameView(site: site, facts: game, isFirst: index == 0).value()
            },
            "list": Links.pokemonList("place:\(subject.slug)"),
            "map": subject.parent.map { site.link(PlacePage.self, site.index[$0]) },
            "hasParts": !facts.parts.isEmpty,
            "parts": site.sorted(facts.parts.map(\.id)).map {
                site.link(PlacePage.self, site.index[$0])
            },
            "hasGames": !facts.games.isEmpty,
            "hasSimilar": !facts.similar.isEmpty,
            "similar": facts.similar.map { site.link(PlacePage.self, site.index[$0]) },
        ])
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
    /// Those in which Pokémon are met at the place or in its parts.
    let allGames: [Identifier<VersionGroup>]
    /// Those in which they are met at the place itself, the newest first.
    let games: [Game]
    let parts: [Location]
    let similar: [Identifier<Location>]

    init(_ place: Location, _ indexes: CatalogIndexes) {
        let places = indexes.places
        pokemonCount = places.pokemon(at: place.id).count
        parts = places.parts(of: place.id)
        allGames = places.games(at: place.id)
        games = allGames.map { game in
            Game(
                game: game, pokemonCount: places.pokemon(at: place.id, in: game).count,
                tables: places.tables(at: place.id, in: game))
        }
        .filter { !$0.tables.isEmpty }
        similar = places.similar(to: place, count: Self.similarCount)
    }

    private static let similarCount = 8
}

/// Who is met at a place in one game, for `partials/place-game`.
private struct PlaceGameView {
    let site: LocalizedSite
    let facts: PlaceFacts.Game
    /// Whether it stands open, with pictures.
    let isFirst: Bool
    private var texts: FoundTexts { FoundTexts(site: site) }

    func value() throws -> Object {
        let parts = facts.tables.flatMap(parts)
        let plain = parts.filter(\.conditions.isEmpty)
        let special = parts.filter { !$0.conditions.isEmpty }
        return try [
            "slug": site.index[facts.game].slug.text,
            "name": site.names.versionGroups[facts.game].text,
            "count": site.speciesCount(facts.pokemonCount),
            "isOpen": isFirst,
            "source": site.index[facts.game].hasFewPlaces
                ? site.phrase("ui.places.incomplete") : nil,
            "tables": plain.map(table),
            "special": special.isEmpty
                ? nil
                : ["title": title(of: special), "tables": special.map(table)] as Object,
        ]
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

    private func table(_ part: Part) throws -> Object {
        let columns = PlaceColumns(part.table, part.rows, site)
        let way = site.encounterWords.name(of: part.table.method, in: facts.game)
        let hasChances = part.rows.contains(where: \.hasChance)
        let hasCells = hasChances || !columns.names.isEmpty
        let versions = Set(columns.rows.map { texts.versions($0.versions) })
        let rows = try columns.bands.map { found in
            (
                try row(found, columns, part.conditions, hasCells, versions.count > 1),
                columns.versions(with: found[0])
            )
        }
        return try texts.table(rows).adding([
            "hasChances": hasChances,
            "versions": versions.count == 1 ? versions.first : nil,
            "name": way,
            "conditions": part.conditions.isEmpty
                ? nil
                : site.list(part.conditions.map { site.encounterWords.shortName(of: $0) }),
            "columns": columns.names.isEmpty
                ? nil
                : columns.names.enumerated().objects { place, name in
                    ["name": name, "version": columns.slug(of: place, site)]
                },
        ])
    }

    /// - Parameters:
    ///   - bands: rows that differ in levels alone.
    ///   - conditions: what the table says already.
    ///   - hasCells: whether the table has more columns.
    ///   - namesVersions: whether the row must say in which versions it is so.
    private func row(
        _ bands: [FoundRow], _ columns: PlaceColumns,
        _ conditions: [Identifier<EncounterConditionValue>], _ hasCells: Bool,
        _ namesVersions: Bool
    ) throws -> Object {
        let row = bands[0]
        let pokemon = site.index[row.pokemon]
        return try site.bothNames(\.pokemon, row.pokemon).adding([
            "art": isFirst ? site.partials.arts[row.pokemon] : nil,
            "address": "\(Links.address(of: PokemonPage.self, pokemon.slug))#places",
            "versions": namesVersions ? texts.versions(row.versions) : [],
            "signs": texts.signs(row.signs.filter { !conditions.contains($0) }),
            "levels": texts.levels(bands.map(\.levels)),
            "cells": !hasCells
                ? []
                : row.cells.enumerated().objects { place, cell in
                    let chance: ClosedRange<Percentage>? =
                        if case .chance(let range) = cell { range } else { nil }
                    return [
                        "chance": try chance.map(texts.chance),
                        "width": chance.map {
                            "\(Numbers.decimal(min($0.upperBound, Percentage(100))))%"
                        },
                        "isMet": cell != .absent, "version": columns.slug(of: place, site),
                    ]
                },
        ])
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
            ((-row.highestChance.hundredths, row.signs.count, site.index[row.pokemon].species), row)
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

    /// The rows, those that differ in levels alone together: one Pokémon at the levels of two parts of a game.
    var bands: [[FoundRow]] {
        struct Kind: Hashable {
            let pokemon: Identifier<Pokemon>
            let signs: [Identifier<EncounterConditionValue>]
            let versions: [Identifier<GameVersion>]
            let cells: [FoundRow.Cell]
        }
        var known: [Kind: Int] = [:]
        return rows.reduce(into: []) { bands, row in
            let kind = Kind(
                pokemon: row.pokemon, signs: row.signs, versions: row.versions, cells: row.cells)
            if !row.hasChance, row.levels != nil, let band = known[kind] {
                bands[band].append(row)
            } else {
                known[kind] = bands.count
                bands.append([row])
            }
        }
    }

    /// The `data-versions` of a column that is one version's.
    func slug(of column: Int, _ site: LocalizedSite) -> String? {
        versions.isEmpty ? nil : FoundTexts(site: site).slugs(of: [versions[column]])
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
            /// Of rows without chances, levels tell them apart.
            let levels: ClosedRange<Int>?
        }
        let kinds = Dictionary(grouping: rows) { row in
            Kind(pokemon: row.pokemon, signs: row.signs, levels: row.hasChance ? nil : row.levels)
        }
        return
            kinds
            .map { kind, rows in
                FoundRow(
                    pokemon: kind.pokemon, signs: kind.signs, versions: versions,
                    levels: rows.map(\.levels).union,
                    cells: versions.map { version in
                        rows.first { $0.versions.contains(version) }?.cells[0] ?? .absent
                    })
            }
    }
}
