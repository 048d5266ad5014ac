/// A place of the games' world, such as Viridian Forest.
package struct Location: Hashable, Sendable {
    /// Its number.
    package let id: Identifier<Location>
    /// Its identifier.
    package let slug: Slug
    /// Its name as far as the source has one; those in `content/strings/` come first.
    package let name: LocalizedName
    /// The region it is in; `nil` where the source names none.
    package var region: Identifier<Region>?
    /// Its areas, such as the floors of a cave, by number.
    package var areas: [LocationArea]

    /// Holds one location.
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
    /// Its number.
    package let id: Identifier<LocationArea>
    /// Its identifier, unique among all areas.
    package let slug: Slug

    /// Holds one area.
    package init(id: Identifier<LocationArea>, slug: Slug) {
        self.id = id
        self.slug = slug
    }
}

/// A value of a condition of encounters, such as "at night".
package struct EncounterConditionValue: Hashable, Sendable {
    /// Its number.
    package let id: Identifier<EncounterConditionValue>
    /// Its identifier, such as `time-night`.
    package let slug: Slug
    /// The condition that it is a value of, such as `time`.
    package let condition: Identifier<EncounterCondition>

    /// Holds one value.
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
    /// Where.
    package let area: Identifier<LocationArea>
    /// In which way.
    package let method: Identifier<EncounterMethod>
    /// What must all be the case, by number; empty where nothing must.
    package let conditions: [Identifier<EncounterConditionValue>]
    /// In which games, by number; at least one.
    package var versions: [Identifier<GameVersion>]
    /// The lowest and the highest level, 1 to 100.
    package let levels: ClosedRange<Int>
    /// The sum of its slots in percent. Over 100 where the source puts together what excludes each
    /// other.
    package let chance: Int

    /// Holds one encounter.
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
