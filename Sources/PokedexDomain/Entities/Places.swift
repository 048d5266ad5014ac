/// A place of the games' world, such as Viridian Forest.
package struct Location: Hashable, Sendable {
    package var id: Identifier<Location>
    package var slug: Slug
    /// Its name as far as the source has one; those in `content/strings/` come first.
    package var name: LocalizedName
    /// The region it is in; `nil` where the source names none.
    package var region: Identifier<Region>?
    /// Its areas, such as the floors of a cave, by number.
    package var areas: [LocationArea]

    package init(
        id: Identifier<Location>, slug: Slug, name: LocalizedName, region: Identifier<Region>?,
        areas: [LocationArea]
    ) {
        self.id = id
        self.slug = slug
        self.name = name
        self.region = region
        self.areas = areas
    }
}

/// A part of a location: what encounters name. Most have no name that a reader would know.
package struct LocationArea: Hashable, Sendable {
    package var id: Identifier<LocationArea>
    /// Its identifier, unique among all areas.
    package var slug: Slug

    package init(id: Identifier<LocationArea>, slug: Slug) {
        self.id = id
        self.slug = slug
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
        self.id = id
        self.slug = slug
        self.condition = condition
    }
}

/// How a Pokémon is met in one area, in one way and under one set of conditions, in the games that
/// agree about it.
package struct Encounter: Hashable, Sendable {
    package var area: Identifier<LocationArea>
    package var method: Identifier<EncounterMethod>
    /// What must all be the case, by number; empty where nothing must.
    package var conditions: [Identifier<EncounterConditionValue>]
    /// In which games, by number; at least one.
    package var versions: [Identifier<GameVersion>]
    /// The lowest and the highest level, 1 to 100.
    package var levels: ClosedRange<Int>
    /// The sum of its slots in percent. Over 100 where the source puts together what excludes each
    /// other.
    package var chance: Int

    package init(
        area: Identifier<LocationArea>, method: Identifier<EncounterMethod>,
        conditions: [Identifier<EncounterConditionValue>], versions: [Identifier<GameVersion>],
        levels: ClosedRange<Int>, chance: Int
    ) {
        self.area = area
        self.method = method
        self.conditions = conditions
        self.versions = versions
        self.levels = levels
        self.chance = chance
    }
}

extension FactRange {
    package static let encounterLevel = 1...100
    /// The chance of one slot in percent.
    package static let slotChance = 0...100
    /// The sum of the chances of several slots in percent.
    package static let encounterChance = 0...10_000
}
