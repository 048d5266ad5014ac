import Mustache
import PokedexDomain

/// Who learns several moves, and how: scripts find it in the data.
struct FinderPage: SinglePageKind {
    static let name = "finder"
    static let pattern: RoutePattern = "finder/"
    static var parent: (any SinglePageKind.Type)? { MoveListPage.self }

    let site: LocalizedSite

    func content() throws -> Object {
        [
            "generations": GameChoice(site).value,
            "otherMethods": otherMethods.map(\.slug.text).joined(separator: " "),
        ]
    }

    /// The methods by which anything is learned, but those that most Pokémon have moves by.
    private var otherMethods: [LearnMethod] {
        site.indexes.learnsetUse.methods.filter { method in
            ![.levelUp, .machine, .egg, .tutor].contains(method.known)
        }
    }
}

/// Pokémon side by side: scripts make the table from the data.
struct ComparePage: SinglePageKind {
    static let name = "compare"
    static let pattern: RoutePattern = "compare/"
    static var parent: (any SinglePageKind.Type)? { HomePage.self }

    let site: LocalizedSite

    func content() -> Object { ["generations": GameChoice(site).value] }
}

/// What the site is and where its facts come from; the only page with the date of the data.
struct AboutPage: SinglePageKind {
    static let name = "about"
    static let pattern: RoutePattern = "about/"

    let site: LocalizedSite

    func content() throws -> Object {
        let source = site.indexes.catalog.source
        let date = CalendarDate(secondsSince1970: source.date).description
        return try [
            "date": source.date == 0 ? nil : date,
            "commit": source.commit.isEmpty ? nil : source.commit,
            "hasPictures": site.pictures != .drawings,
            "counts": counts.objects { key, count in
                try [
                    "name": site.phrase("ui.about.counts.\(key)"),
                    "count": site.numbers.integer(count),
                ]
            },
            "corrections": corrections(),
            "correctedKinds": correctedKinds(),
            "hasCorrections": !site.indexes.catalog.corrections.bySource.isEmpty,
            "gaps": Self.gaps.map { try site.phrase("ui.about.gaps.\($0)") },
        ]
    }

    /// What is known to be missing, as keys of texts.
    private static let gaps = ["rosters", "chances", "weather", "versions", "moves", "trades"]

    /// The tables of each kind of fact; all others are about Pokémon.
    private static let kinds: [(key: String, tables: Set<String>)] = [
        ("learnsets", ["learnset", "learn_method", "machine", "mastery"]),
        (
            "places",
            [
                "encounter", "encounter_condition", "encounter_condition_value", "encounter_method",
                "location", "location_area", "version_group_region",
            ]
        ),
        ("rosters", ["version_group_pokemon", "form"]),
        ("moves", ["move", "move_past_value", "move_game_value"]),
        ("evolutions", ["evolution", "missing_evolution"]),
        ("held-items", ["held_item", "item"]),
    ]

    /// How many facts of each kind are not as the source has them, the most first.
    private func correctedKinds() throws -> [Object] {
        var counts: [String: Int] = [:]
        for (table, count) in site.indexes.catalog.corrections.byTable {
            let kind = Self.kinds.first { $0.tables.contains(table) }
            counts[kind?.key ?? "pokemon", default: 0] += count
        }
        return try counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.objects {
            kind, count in
            try [
                "name": site.phrase("ui.about.corrected.\(kind)"),
                "count": site.numbers.integer(count),
            ]
        }
    }

    /// How many facts are not as the source has them, and who says so: the most first.
    private func corrections() throws -> [Object] {
        let all = site.indexes.catalog.corrections.bySource
        return try all.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.objects { source, count in
            let names = source.split(separator: " ").map { word in
                site.translation.textIfPresent("ui.about.corrected-by.\(word)") ?? String(word)
            }
            return try [
                "sources": names.joined(separator: site.phrase("ui.list.separator")),
                "count": site.numbers.integer(count),
            ]
        }
    }

    private var counts: [(key: String, count: Int)] {
        let catalog = site.indexes.catalog
        return [
            ("species", catalog.species.count), ("pokemon", catalog.pokemon.count),
            ("moves", catalog.moves.count), ("abilities", catalog.abilities.count),
            ("families", site.indexes.families.all.count),
            ("pokedexes", catalog.pokedexes.count),
            ("learnset-entries", catalog.learnsets.values.map(\.entries.count).reduce(0, +)),
        ]
    }
}

/// What readers decide about the site; it is kept in their browser alone.
struct SettingsPage: SinglePageKind {
    static let name = "settings"
    static let pattern: RoutePattern = "settings/"
    static let listings: PageListings = .offlineCopy

    let site: LocalizedSite

    func content() -> Object { ["generations": GameChoice(site).value] }
}

/// What is shown in place of a page that is not stored, without a network.
struct OfflinePage: SinglePageKind {
    static let name = "offline"
    static let pattern: RoutePattern = "offline/"
    static let listings: PageListings = .offlineCopy

    let site: LocalizedSite

    func content() -> Object { [:] }
}
