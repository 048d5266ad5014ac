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
            "hasCorrections": !site.indexes.catalog.corrections.isEmpty,
        ]
    }

    /// How many facts are not as the source has them, and who says so: the most first.
    private func corrections() throws -> [Object] {
        let all = site.indexes.catalog.corrections
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
