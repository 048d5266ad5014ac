import Mustache
import PokedexDomain

/// Rows of encounters in words, for the tables of Pokémon and of places.
struct FoundTexts {
    private let site: LocalizedSite
    private var words: EncounterWords { site.encounterWords }

    init(_ site: LocalizedSite) {
        self.site = site
    }

    /// "Lv. 3–5"; `null` for raids.
    func levels(_ levels: ClosedRange<Int>?) throws -> Value {
        guard let levels else { return .null }
        return .text(try site.phrase("ui.places.levels", ["levels": range(levels)]))
    }

    /// "10–20 %".
    func chance(_ chance: ClosedRange<Int>) throws -> String {
        chance.lowerBound == chance.upperBound
            ? site.numbers.percent(chance.lowerBound)
            : try site.phrase(
                "ui.places.range",
                [
                    "first": site.numbers.integer(chance.lowerBound),
                    "last": site.numbers.percent(chance.upperBound),
                ])
    }

    /// What it takes: "Rain / Fog, Friday, Postgame"; `null` for nothing.
    ///
    /// - Parameter times: at which times of day or in which seasons, if not at all.
    func signs(
        _ values: [Identifier<EncounterConditionValue>],
        times: [Identifier<EncounterConditionValue>] = []
    ) throws -> Value {
        let conditions = site.indexes.places.conditions
        let sorted = values.sorted()
        var parts = times.isEmpty ? [] : [try anyOf(times)]
        for category in EncounterConditionMeaning.Category.allCases {
            let own = sorted.filter { conditions[$0]?.category == category }
            guard !own.isEmpty else { continue }
            parts += category.isOneAtATime ? [try anyOf(own)] : own.map { words.shortName(of: $0) }
        }
        return parts.isEmpty ? .null : .text(try site.list(parts))
    }

    /// "Morning / Day".
    private func anyOf(_ values: [Identifier<EncounterConditionValue>]) throws -> String {
        values.map { words.shortName(of: $0) }
            .joined(separator: try site.phrase("ui.list.alternatives"))
    }

    /// The versions that have it alone, or else the add-ons that it takes; empty where all versions of
    /// a game have it.
    func versions(_ versions: [Identifier<GameVersion>]) -> [String] {
        let games = site.indexes.places.games
        let alone = games.alone(versions)
        guard alone.isEmpty else { return alone.map { site.names.versions[$0].text } }
        return games.addOns(of: versions).map { site.names.versionGroups[$0].text }
    }

    /// The `data-versions` of what some versions of a game have alone; `null` where all have it. Those of
    /// add-ons are named as those of the main game, which readers choose.
    func slugs(of versions: [Identifier<GameVersion>]) -> Value {
        let games = site.indexes.places.games
        let slugs = games.alone(versions).map { version in
            let side = games.side(of: version)
            let main = games.main(of: version).flatMap { game in
                games.versions(of: game).first { games.side(of: $0.id) == side }
            }
            return (main ?? site.index[version]).slug.text
        }
        return slugs.isEmpty ? .null : .text(slugs.joined(separator: " "))
    }

    /// A link to a place.
    func link(to location: Identifier<Location>, _ links: Links) -> Value {
        [
            "name": site.value(site.names.locations[location]),
            "address": .text(links.address(of: PlacePage.self, site.index[location].slug)),
        ]
    }

    private func range(_ levels: ClosedRange<Int>) throws -> String {
        let texts = [levels.lowerBound, levels.upperBound].map(site.numbers.integer)
        guard texts[0] != texts[1] else { return texts[0] }
        return try site.phrase("ui.places.range", ["first": texts[0], "last": texts[1]])
    }
}
