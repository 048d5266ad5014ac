import PokedexDomain

/// The ranges that facts must lie in; the schema's checks say the same.
enum FactRange {
    /// Numbers of entities.
    static let identifier = 1...1_000_000
    /// Numbers of words: 0 is the category "damage" and the ailment "none", -1 an unknown ailment.
    static let wordIdentifier = -1...1_000_000
    /// Numbers of version groups and learn methods, which learnsets keep in a byte.
    static let smallIdentifier = 1...255
    /// Numbers of moves, which learnsets keep in two bytes.
    static let moveIdentifier = 1...65_535
    /// A version group's place in time.
    static let position = 1...1_000
    /// Decimetres.
    static let height = 1...1_000_000
    /// Hectograms.
    static let weight = 1...1_000_000
    /// Experience points.
    static let baseExperience = 0...100_000
    /// A base stat.
    static let baseStat = 1...255
    /// Effort points.
    static let effort = 0...3
    /// Places of types.
    static let typeSlot = 1...2
    /// Places of abilities.
    static let abilitySlot = 1...3
    /// Females among eight.
    static let femaleEighths = 0...8
    /// Capture rate, happiness and hatch counter.
    static let byte = 0...255
    /// Percentages.
    static let percent = 0...100
    /// Percentages that may be losses.
    static let signedPercent = -100...100
    /// A move's power.
    static let power = 0...1_000
    /// A move's power points.
    static let powerPoints = 0...100
    /// A move's priority.
    static let priority = -10...10
    /// Stages of critical hits.
    static let criticalStage = 0...10
    /// Hits and turns.
    static let repetitions = 0...100
    /// Stages by which a stat changes.
    static let stages = -12...12
    /// A machine's number.
    static let machineNumber = 0...999
    /// A number in a Pokédex.
    static let entryNumber = 0...100_000
    /// The level at which a move is learned.
    static let learnLevel = LearnsetEntry.levels
    /// The place among the moves of one level.
    static let learnPosition = 0...254
    /// The level from which on a species evolves.
    static let evolutionLevel = 1...100
    /// Damage, moves and steps that an evolution needs.
    static let amount = 0...100_000
    /// Attack compared with Defense.
    static let comparison = -1...1
    /// Seconds since 1970, up to the year 9999.
    static let time = 0...253_402_300_799
}
