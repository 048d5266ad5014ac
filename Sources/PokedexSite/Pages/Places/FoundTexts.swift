import Mustache
import PokedexDomain
import Synchronization

/// Rows of encounters in words, for the tables of Pokémon and of places.
struct FoundTexts {
    let site: LocalizedSite
    private var words: EncounterWords { site.encounterWords }
    private var recurring: Recurring { site.foundTexts }

    /// The texts so far: few differ.
    final class Recurring: Sendable {
        fileprivate let levels = Mutex<[[ClosedRange<Int>]: String]>([:])
        fileprivate let signs = Mutex<[[[Identifier<EncounterConditionValue>]]: String?]>([:])
        fileprivate let versions = Mutex<[[Identifier<GameVersion>]: [String]]>([:])
        fileprivate let slugs = Mutex<[[Identifier<GameVersion>]: String?]>([:])
    }

    /// "Lv. 3–5", "Lv. 3–5, 20"; `nil` where the levels are not known.
    func levels(_ bands: [ClosedRange<Int>?]) throws -> String? {
        let known = bands.compactMap(\.self)
        guard !known.isEmpty, known.count == bands.count else { return nil }
        return try recurring.levels.value(of: known) {
            try site.phrase("ui.places.levels", ["levels": site.list(known.map(range))])
        }
    }

    /// "10–20 %".
    func chance(_ chance: ClosedRange<Percentage>) throws -> String {
        chance.lowerBound == chance.upperBound
            ? site.numbers.percent(chance.lowerBound)
            : try site.phrase(
                "ui.places.range",
                [
                    "first": Numbers.decimal(chance.lowerBound),
                    "last": site.numbers.percent(chance.upperBound),
                ])
    }

    /// What it takes: "Rain / Fog, Friday, Postgame"; `nil` for nothing.
    ///
    /// - Parameter times: at which times of day or in which seasons, if not at all.
    func signs(
        _ values: [Identifier<EncounterConditionValue>],
        times: [Identifier<EncounterConditionValue>] = []
    ) throws -> String? {
        guard !values.isEmpty || !times.isEmpty else { return nil }
        return try recurring.signs.value(of: [values, times]) { try newSigns(values, times) }
    }

    private func newSigns(
        _ values: [Identifier<EncounterConditionValue>],
        _ times: [Identifier<EncounterConditionValue>]
    ) throws -> String? {
        let conditions = site.indexes.places.conditions
        let sorted = values.map { (rank: conditions[$0]?.rank ?? 0, value: $0) }
            .sorted { $0 < $1 }.map(\.value)
        var parts = times.isEmpty ? [] : [try anyOf(times)]
        for category in EncounterConditionMeaning.Category.allCases {
            let own = sorted.filter { conditions[$0]?.category == category }
            guard !own.isEmpty else { continue }
            parts += category.isOneAtATime ? [try anyOf(own)] : own.map { words.shortName(of: $0) }
        }
        return parts.isEmpty ? nil : try site.list(parts)
    }

    /// "Morning / Day".
    private func anyOf(_ values: [Identifier<EncounterConditionValue>]) throws -> String {
        values.map { words.shortName(of: $0) }
            .joined(separator: try site.phrase("ui.list.alternatives"))
    }

    /// The versions that have it alone, or else the add-ons that it takes; empty where all versions of
    /// a game have it.
    func versions(_ versions: [Identifier<GameVersion>]) -> [String] {
        recurring.versions.value(of: versions) {
            let games = site.indexes.places.games
            let alone = games.alone(versions)
            guard alone.isEmpty else { return alone.map { site.names.versions[$0].text } }
            return games.addOns(of: versions).map { site.names.versionGroups[$0].text }
        }
    }

    /// A row of a table, and the versions in which it is shown.
    typealias Row = (row: Object, versions: [Identifier<GameVersion>])

    /// A table's `rows`, each with its `versionSlugs`. Where all have the same ones the table has them, as
    /// `onlyIn`, so that it goes with its rows in the other version.
    func table(_ rows: [Row]) -> Object {
        let all = Set(rows.map { slugs(of: $0.versions) })
        return ["onlyIn": all.count == 1 ? all.first ?? nil : nil, "rows": self.rows(rows)]
    }

    /// A table's rows, each with its `versionSlugs`, unless all have the same ones.
    func rows(_ rows: [Row]) -> [Object] {
        let all = rows.map { slugs(of: $0.versions) }
        let areAlike = Set(all).count == 1
        return zip(rows, all).map { found, slugs in
            found.row.adding(["versionSlugs": areAlike ? nil : slugs])
        }
    }

    /// The `data-versions` of what some versions of a game have alone; `nil` where all have it. Those of
    /// add-ons are named as those of the main game, which readers choose.
    func slugs(of versions: [Identifier<GameVersion>]) -> String? {
        recurring.slugs.value(of: versions) {
            let games = site.indexes.places.games
            let slugs = games.alone(versions).map { version in
                let side = games.side(of: version)
                let main = games.main(of: version).flatMap { game in
                    games.versions(of: game).first { games.side(of: $0.id) == side }
                }
                return (main ?? site.index[version]).slug.text
            }
            return slugs.isEmpty ? nil : slugs.joined(separator: " ")
        }
    }

    private func range(_ levels: ClosedRange<Int>) throws -> String {
        let texts = [levels.lowerBound, levels.upperBound].map(site.numbers.integer)
        guard texts[0] != texts[1] else { return texts[0] }
        return try site.phrase("ui.places.range", ["first": texts[0], "last": texts[1]])
    }
}
