/// A place of the games' world, such as Viridian Forest.
package struct Location: Hashable, Sendable {
    package var id: Identifier<Location>
    package var slug: Slug
    /// Its name as far as the source has one; those in `content/strings/` come first.
    package var name: LocalizedName
    /// The region it is in; `nil` where the source names none.
    package var region: Identifier<Region>?
    /// The place that it is a part of, such as the Obsidian Fieldlands; `nil` where the source names none.
    package var parent: Identifier<Location>?
    /// Its areas, such as the floors of a cave, by number.
    package var areas: [LocationArea]

    package init(
        id: Identifier<Location>, slug: Slug, name: LocalizedName, region: Identifier<Region>?,
        parent: Identifier<Location>? = nil, areas: [LocationArea]
    ) {
        self.id = id
        self.slug = slug
        self.name = name
        self.region = region
        self.parent = parent
        self.areas = areas
    }
}

/// A part of a location: what encounters name. Most have no name that a reader would know.
package struct LocationArea: Hashable, Sendable {
    package var id: Identifier<LocationArea>
    /// Its identifier, unique among all areas.
    package var slug: Slug

    package init(id: Identifier<LocationArea>, slug: Slug) {
        (self.id, self.slug) = (id, slug)
    }
}

/// A value of a condition of encounters, such as "at night".
package struct EncounterConditionValue: Hashable, Sendable {
    package var id: Identifier<EncounterConditionValue>
    /// Its identifier, such as `time-night`.
    package var slug: Slug
    /// The condition that it is a value of, such as `time`.
    package var condition: Identifier<EncounterCondition>

    package init(
        id: Identifier<EncounterConditionValue>, slug: Slug,
        condition: Identifier<EncounterCondition>
    ) {
        (self.id, self.slug, self.condition) = (id, slug, condition)
    }
}

/// How a Pokémon is met in one area, in one way and under one set of conditions, in the games that
/// agree about it.
package struct Encounter: Hashable, Sendable {
    /// `nil` where the place is unknown.
    package var area: Identifier<LocationArea>?
    package var method: Identifier<EncounterMethod>
    /// What must all be the case, by number; empty where nothing must.
    package var conditions: [Identifier<EncounterConditionValue>]
    /// In which games, by number; at least one.
    package var versions: [Identifier<GameVersion>]
    /// The lowest and the highest level, 1 to 100; `nil` where they are unknown.
    package var levels: ClosedRange<Int>?
    /// The sum of its slots; `nil` where it is unknown. Over 100 % where the source puts together what
    /// excludes each other.
    package var chance: Percentage?

    package init(
        area: Identifier<LocationArea>?, method: Identifier<EncounterMethod>,
        conditions: [Identifier<EncounterConditionValue>], versions: [Identifier<GameVersion>],
        levels: ClosedRange<Int>?, chance: Percentage?
    ) {
        self.area = area
        self.method = method
        self.conditions = conditions
        self.versions = versions
        self.levels = levels
        self.chance = chance
    }
}

extension Encounter: Comparable {
    /// Orders by area, way, conditions and games; an unknown area comes first.
    package static func < (first: Self, second: Self) -> Bool {
        if first.area != second.area {
            return first.area?.rawValue ?? 0 < second.area?.rawValue ?? 0
        }
        if first.method != second.method { return first.method < second.method }
        if first.conditions != second.conditions {
            return first.conditions.lexicographicallyPrecedes(second.conditions)
        }
        return first.versions.lexicographicallyPrecedes(second.versions)
    }
}

extension [Encounter] {
    /// The slots of one Pokémon, each of one game and one range of levels as the source has them, put
    /// together: those of one game, area, way and set of conditions, in any order, are added, and games
    /// that agree stand together. Sorted.
    package var addedUp: [Encounter] {
        var sums: [Encounter: Encounter] = [:]
        for var slot in self {
            slot.conditions.sort()
            var kind = slot
            (kind.levels, kind.chance) = (nil, nil)
            if let sum = sums[kind] {
                slot.levels = [slot.levels, sum.levels].union
                slot.chance = slot.chance.flatMap { own in sum.chance.map { own + $0 } }
            }
            sums[kind] = slot
        }
        let agreeing = Dictionary(grouping: sums.values) { sum in
            var kind = sum
            kind.versions = []
            return kind
        }
        return agreeing.map { kind, sums in
            var encounter = kind
            encounter.versions = sums.flatMap(\.versions).sorted()
            return encounter
        }
        .sorted()
    }
}

extension Sequence<ClosedRange<Int>?> {
    /// The range from the lowest to the highest bound of all; `nil` where one of them is unknown.
    package var union: ClosedRange<Int>? {
        var bounds: [Int] = []
        for range in self {
            guard let range else { return nil }
            bounds += [range.lowerBound, range.upperBound]
        }
        return bounds.min().flatMap { lowest in bounds.max().map { lowest...$0 } }
    }
}

/// A part of a hundred, with at most two decimals.
package struct Percentage: Hashable, Comparable, Sendable {
    /// 60 % is 6,000.
    package let hundredths: Int

    package init(hundredths: Int) { self.hundredths = hundredths }

    package init(_ percent: Int) { hundredths = percent * 100 }

    package static func < (first: Self, second: Self) -> Bool {
        first.hundredths < second.hundredths
    }

    package static func + (first: Self, second: Self) -> Self {
        Self(hundredths: first.hundredths + second.hundredths)
    }
}

extension FactRange {
    package static let encounterLevel = 1...100
    /// The chance of one slot in percent.
    package static let slotChance = 0...100
    /// The sum of the chances of several slots in percent.
    package static let encounterChance = 0...10_000
}
