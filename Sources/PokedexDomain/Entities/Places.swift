/// A place of the games' world, such as Viridian Forest.
public struct Location: Hashable, Sendable {
    /// Its number.
    public let id: Identifier<Location>
    /// Its identifier.
    public let slug: Slug
    /// Its name as far as the source has one; those in `content/strings/` come first.
    public let name: LocalizedName
    /// The region it is in; `nil` where the source names none.
    public package(set) var region: Identifier<Region>?
    /// Its areas, such as the floors of a cave, by number.
    public package(set) var areas: [LocationArea]

    /// Holds one location.
    public init(
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
public struct LocationArea: Hashable, Sendable {
    /// Its number.
    public let id: Identifier<LocationArea>
    /// Its identifier, unique among all areas.
    public let slug: Slug

    /// Holds one area.
    public init(id: Identifier<LocationArea>, slug: Slug) {
        self.id = id
        self.slug = slug
    }
}

/// A value of a condition of encounters, such as "at night".
public struct EncounterConditionValue: Hashable, Sendable {
    /// Its number.
    public let id: Identifier<EncounterConditionValue>
    /// Its identifier, such as `time-night`.
    public let slug: Slug
    /// The condition that it is a value of, such as `time`.
    public let condition: Identifier<EncounterCondition>

    /// Holds one value.
    public init(
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
public struct Encounter: Hashable, Sendable {
    /// Where.
    public let area: Identifier<LocationArea>
    /// In which way.
    public let method: Identifier<EncounterMethod>
    /// What must all be the case, by number; empty where nothing must.
    public let conditions: [Identifier<EncounterConditionValue>]
    /// In which games, by number; at least one.
    public package(set) var versions: [Identifier<GameVersion>]
    /// The lowest and the highest level, 1 to 100.
    public let levels: ClosedRange<Int>
    /// The sum of its slots in percent. Over 100 where the source puts together what excludes each
    /// other.
    public let chance: Int

    /// Holds one encounter.
    public init(
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
