/// The ranges that facts must lie in; the schema's checks say the same.
package enum FactRange {
    /// Numbers of entities.
    package static let identifier = 1...1_000_000
    /// Numbers of words: 0 is the category "damage" and the ailment "none", -1 an unknown ailment.
    package static let wordIdentifier = -1...1_000_000
    /// Numbers of version groups and learn methods, which learnsets keep in a byte.
    package static let smallIdentifier = 1...255
    /// Numbers of moves, which learnsets keep in two bytes.
    package static let moveIdentifier = 1...65_535
    /// A version group's place in time.
    package static let position = 1...1_000
    /// Decimetres.
    package static let height = 1...1_000_000
    /// Hectograms.
    package static let weight = 1...1_000_000
    /// Experience points.
    package static let baseExperience = 0...100_000
    /// A base stat.
    package static let baseStat = 1...255
    /// Effort points.
    package static let effort = 0...3
    /// Places of types.
    package static let typeSlot = 1...2
    /// Places of abilities.
    package static let abilitySlot = 1...3
    /// Females among eight.
    package static let femaleEighths = 0...8
    /// Capture rate, happiness and hatch counter.
    package static let byte = 0...255
    /// Percentages.
    package static let percent = 0...100
    /// Percentages that may be losses.
    package static let signedPercent = -100...100
    /// A move's power.
    package static let power = 0...1_000
    /// A move's power points.
    package static let powerPoints = 0...100
    /// A move's priority.
    package static let priority = -10...10
    /// Stages of critical hits.
    package static let criticalStage = 0...10
    /// Hits and turns.
    package static let repetitions = 0...100
    /// Stages by which a stat changes.
    package static let stages = -12...12
    /// A machine's number.
    package static let machineNumber = 0...999
    /// A number in a Pokédex.
    package static let entryNumber = 0...100_000
    /// The level at which a move is learned.
    package static let learnLevel = LearnsetEntry.levels
    /// The place among the moves of one level.
    package static let learnPosition = 0...254
    /// Levels of Pokémon that are met.
    package static let encounterLevel = 1...100
    /// The chance of one slot in percent.
    package static let slotChance = 0...100
    /// The sum of the chances of several slots in percent.
    package static let encounterChance = 0...10_000
    /// How many of a hundred wild Pokémon hold an item.
    package static let heldChance = 1...100
    /// The power of a move that an item decides.
    package static let itemPower = 1...1_000
    /// The hours of a stage of a Berry's plant.
    package static let growthHours = 1...1_000
    /// A Berry's millimetres.
    package static let berrySize = 1...10_000
    /// The level from which on a species evolves.
    package static let evolutionLevel = 1...100
    /// Damage, moves and steps that an evolution needs.
    package static let amount = 0...100_000
    /// Attack compared with Defense.
    package static let comparison = -1...1
    /// Seconds since 1970, up to the year 9999.
    package static let time = 0...253_402_300_799
}
