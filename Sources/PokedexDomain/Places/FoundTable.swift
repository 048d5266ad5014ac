/// What is met at a place in one way: a row for each Pokémon and set of conditions.
package struct FoundTable: Hashable, Sendable {
    /// `nil` for what is met at a place that is unknown.
    package let location: Identifier<Location>?
    package let method: Identifier<EncounterMethod>
    /// The times of day or seasons for which its rows have a cell each. Empty: rows have one cell.
    package let columns: [Identifier<EncounterConditionValue>]
    /// By Pokémon, conditions, versions and levels.
    package let rows: [FoundRow]
}

/// How a Pokémon is met at a place, in one way and under one set of conditions.
package struct FoundRow: Hashable, Sendable {
    package let pokemon: Identifier<Pokemon>
    /// What it takes, by number, without what stands in columns and without defaults. Several
    /// weathers or weekdays: any of them will do; of all others each must be the case.
    package let signs: [Identifier<EncounterConditionValue>]
    /// The versions of one game in which it is so, by number.
    package let versions: [Identifier<GameVersion>]
    /// The lowest and the highest level, 1 to 100; `nil` where they are unknown, as those of Max Raids.
    package let levels: ClosedRange<Int>?
    /// One for each column, or one alone.
    package let cells: [Cell]

    package init(
        pokemon: Identifier<Pokemon>, signs: [Identifier<EncounterConditionValue>],
        versions: [Identifier<GameVersion>], levels: ClosedRange<Int>?, cells: [Cell]
    ) {
        self.pokemon = pokemon
        self.signs = signs
        self.versions = versions
        self.levels = levels
        self.cells = cells
    }

    /// Whether and how often it is met.
    package enum Cell: Hashable, Sendable {
        case absent
        /// It is; how often is unknown, or certain.
        case met
        /// The lowest and the highest of the areas of the place in which it is met.
        case chance(ClosedRange<Percentage>)

        /// The highest chance; 0 where it is unknown.
        package var highest: Percentage {
            if case .chance(let range) = self { range.upperBound } else { Percentage(0) }
        }
    }

    /// The highest chance; 0 where none is known.
    package var highestChance: Percentage { cells.map(\.highest).max() ?? Percentage(0) }

    package var hasChance: Bool { highestChance > Percentage(0) }
}

extension FoundRow: Comparable {
    /// Orders by Pokémon, conditions, versions and levels.
    package static func < (first: Self, second: Self) -> Bool {
        if first.pokemon != second.pokemon { return first.pokemon < second.pokemon }
        if first.signs != second.signs {
            return first.signs.lexicographicallyPrecedes(second.signs)
        }
        if first.versions != second.versions {
            return first.versions.lexicographicallyPrecedes(second.versions)
        }
        return (first.levels?.lowerBound ?? 0, first.levels?.upperBound ?? 0)
            < (second.levels?.lowerBound ?? 0, second.levels?.upperBound ?? 0)
    }
}

/// A Pokémon's encounter, and what its conditions mean.
///
/// It is a class so that tables are made from references, not from copies of its lists.
final class Meeting: Sendable {
    let pokemon: Identifier<Pokemon>
    let encounter: Encounter
    /// The values that are shown as columns.
    let columns: [Identifier<EncounterConditionValue>]
    /// The other values, without defaults.
    let signs: [Identifier<EncounterConditionValue>]
    /// The conditions of which it has the default.
    let defaults: [Identifier<EncounterCondition>]

    init(
        pokemon: Identifier<Pokemon>, encounter: Encounter,
        columns: [Identifier<EncounterConditionValue>],
        signs: [Identifier<EncounterConditionValue>], defaults: [Identifier<EncounterCondition>]
    ) {
        self.pokemon = pokemon
        self.encounter = encounter
        self.columns = columns
        self.signs = signs
        self.defaults = defaults
    }
}

/// All that are met at a place in one way in one game.
///
/// It is a class so that tables are made from a reference.
final class Meetings: Sendable {
    let all: [Meeting]
    /// What the columns of the table are.
    let columns: [Identifier<EncounterConditionValue>]
    /// All values that rows could have besides.
    let signs: Set<Identifier<EncounterConditionValue>>

    init(_ all: [Meeting], _ conditions: ConditionMeanings) {
        self.all = all
        let columns = conditions.columns(Set(all.lazy.flatMap(\.columns)))
        self.columns = columns
        signs = all.reduce(into: []) { $0.formUnion($1.signs(besides: columns)) }
    }
}

extension Meeting {
    /// What stands in no column.
    fileprivate func signs(
        besides columns: [Identifier<EncounterConditionValue>]
    ) -> [Identifier<EncounterConditionValue>] {
        guard !self.columns.isEmpty else { return signs }
        let others = self.columns.filter { !columns.contains($0) }
        return others.isEmpty ? signs : (signs + others).sorted()
    }
}

/// Makes the table of one place, way and game.
struct FoundTableMaker {
    let conditions: ConditionMeanings
    let way: EncounterWay
    /// Whether the source's chances of this game and way are percentages of one whole.
    let hasChances: Bool
    let versions: [Identifier<GameVersion>]
    let meetings: Meetings

    private struct Key: Hashable {
        let pokemon: Identifier<Pokemon>
        let signs: [Identifier<EncounterConditionValue>]
    }

    private struct Figures: Hashable {
        let levels: ClosedRange<Int>?
        let cells: [FoundRow.Cell]
    }

    /// The rows of all Pokémon; `nil` where there are none.
    func table(
        at location: Identifier<Location>?, of method: Identifier<EncounterMethod>
    ) -> FoundTable? {
        let columns = hasChances ? meetings.columns : []
        var figures: [Key: [(version: Identifier<GameVersion>, figures: Figures)]] = [:]
        for version in versions {
            let here = meetings.all.filter { $0.encounter.versions.contains(version) }
            for (key, own) in Dictionary(grouping: here, by: { key(of: $0, besides: columns) }) {
                for own in bands(own) {
                    figures[key, default: []].append(
                        (version, self.figures(of: own, signs: key.signs, columns, among: here)))
                }
            }
        }
        guard !figures.isEmpty else { return nil }
        let rows = figures.flatMap { key, figures in
            Dictionary(grouping: figures, by: \.figures).map { figures, versions in
                FoundRow(
                    pokemon: key.pokemon, signs: key.signs,
                    versions: versions.map(\.version).sorted(), levels: figures.levels,
                    cells: figures.cells)
            }
        }
        return FoundTable(
            location: location, method: method, columns: columns,
            rows: conditions.joined(
                rows,
                knowing: columns.isEmpty ? meetings.signs.union(meetings.columns) : meetings.signs
            ).sorted())
    }

    /// A gap between levels that is no larger does not part them.
    private static let smallGap = 5

    /// Encounters by levels that follow each other, as those of a part of the game; all together where chances
    /// add up over levels.
    private func bands(_ meetings: [Meeting]) -> [[Meeting]] {
        guard meetings.allSatisfy({ $0.encounter.levels != nil && $0.encounter.chance == nil })
        else {
            return [meetings]
        }
        let sorted = meetings.map { (levels: $0.encounter.levels ?? 0...0, meeting: $0) }
            .sorted { $0.levels.lowerBound < $1.levels.lowerBound }
        var highest = 0
        return sorted.reduce(into: []) { bands, next in
            if bands.isEmpty || next.levels.lowerBound > highest + Self.smallGap {
                bands.append([])
                highest = next.levels.upperBound
            }
            bands[bands.count - 1].append(next.meeting)
            highest = max(highest, next.levels.upperBound)
        }
    }

    /// Raids without figures are rows of their own, whatever they take.
    private func key(
        of meeting: Meeting, besides columns: [Identifier<EncounterConditionValue>]
    ) -> Key {
        Key(
            pokemon: meeting.pokemon,
            signs: way.hasUnknownFigures ? [] : meeting.signs(besides: columns))
    }

    /// - Parameters:
    ///   - own: what one Pokémon's row is made of, in one version.
    ///   - here: what all Pokémon are met by in that version.
    private func figures(
        of own: [Meeting], signs: [Identifier<EncounterConditionValue>],
        _ columns: [Identifier<EncounterConditionValue>], among here: [Meeting]
    ) -> Figures {
        guard !way.hasUnknownFigures else { return Figures(levels: nil, cells: [.met]) }
        let levels = own.map(\.encounter.levels).union
        if way.hasOwnChances {
            let chances = own.compactMap(\.encounter.chance).sorted()
            let isKnown = chances.count == own.count
            return Figures(
                levels: levels,
                cells: [isKnown ? .chance(chances[0]...chances[chances.count - 1]) : .met])
        }
        guard !columns.isEmpty else {
            let cell = cell(of: own, State(signs: signs, column: nil, conditions), here)
            return Figures(levels: levels, cells: [cell])
        }
        let cells = columns.map { column in
            let own = own.filter { meeting in
                meeting.columns.contains(column)
                    || !meeting.columns.contains { columns.contains($0) }
            }
            return cell(of: own, State(signs: signs, column: column, conditions), here)
        }
        return Figures(levels: levels, cells: cells)
    }

    /// The chances of the areas in which a Pokémon is met; `met` where those of one area's Pokémon are no
    /// 100 % together, or one of them or the area is unknown.
    private func cell(of own: [Meeting], _ state: State, _ here: [Meeting]) -> FoundRow.Cell {
        guard let first = own.first else { return .absent }
        guard hasChances else { return .met }
        var range: ClosedRange<Percentage>?
        for area in Set(own.map(\.encounter.area)) {
            guard let area else { return .met }
            var total = Percentage(0)
            var chance = Percentage(0)
            for meeting in here where meeting.encounter.area == area && state.allows(meeting) {
                guard let part = meeting.encounter.chance else { return .met }
                total = total + part
                if meeting.pokemon == first.pokemon { chance = chance + part }
            }
            guard total == Percentage(100), chance > Percentage(0) else { return .met }
            range =
                range.map { min($0.lowerBound, chance)...max($0.upperBound, chance) }
                ?? chance...chance
        }
        return range.map { .chance($0) } ?? .met
    }
}

/// The conditions under which a cell counts chances: the values of its row and column, and the defaults
/// of all others.
private struct State {
    private let signs: [Identifier<EncounterConditionValue>]
    private let column: Identifier<EncounterConditionValue>?
    private let decided: Set<Identifier<EncounterCondition>>

    init(
        signs: [Identifier<EncounterConditionValue>], column: Identifier<EncounterConditionValue>?,
        _ conditions: ConditionMeanings
    ) {
        (self.signs, self.column) = (signs, column)
        decided = Set(signs.compactMap { conditions.condition(of: $0) })
    }

    func allows(_ meeting: Meeting) -> Bool {
        meeting.signs.allSatisfy(signs.contains)
            && meeting.columns.allSatisfy { $0 == column || signs.contains($0) }
            && meeting.defaults.allSatisfy { !decided.contains($0) }
    }
}
