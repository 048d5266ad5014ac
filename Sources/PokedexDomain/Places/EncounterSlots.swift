/// One slot of a table of encounters, as the source has it: one game, one range of levels.
package struct EncounterSlot: Hashable, Sendable {
    fileprivate let place: Place
    fileprivate let version: Identifier<GameVersion>
    fileprivate let figures: Figures

    /// What slots must share to be one encounter.
    fileprivate struct Place: Hashable {
        let area: Identifier<LocationArea>
        let method: Identifier<EncounterMethod>
        let conditions: [Identifier<EncounterConditionValue>]
    }

    fileprivate struct Figures: Hashable {
        var levels: ClosedRange<Int>
        var chance: Int
    }

    /// Holds one slot.
    ///
    /// - Parameters:
    ///   - conditions: what must all be the case, in any order.
    ///   - levels: the lowest and the highest level, 1 to 100.
    ///   - chance: in percent.
    package init(
        area: Identifier<LocationArea>, method: Identifier<EncounterMethod>,
        conditions: [Identifier<EncounterConditionValue>], version: Identifier<GameVersion>,
        levels: ClosedRange<Int>, chance: Int
    ) {
        place = Place(area: area, method: method, conditions: conditions.sorted())
        self.version = version
        figures = Figures(levels: levels, chance: chance)
    }
}

extension [EncounterSlot] {
    /// The slots of one Pokémon as encounters: those of one game, area, way and set of conditions are
    /// added, and games that agree stand together. Sorted by area, way, conditions and games.
    package var encounters: [Encounter] {
        typealias Games = [Identifier<GameVersion>: EncounterSlot.Figures]
        var sums: [EncounterSlot.Place: Games] = [:]
        for slot in self {
            if var sum = sums[slot.place]?[slot.version] {
                let levels = slot.figures.levels
                let lowest = Swift.min(sum.levels.lowerBound, levels.lowerBound)
                let highest = Swift.max(sum.levels.upperBound, levels.upperBound)
                sum.levels = lowest...highest
                sum.chance += slot.figures.chance
                sums[slot.place]?[slot.version] = sum
            } else {
                sums[slot.place, default: [:]][slot.version] = slot.figures
            }
        }
        return sums.flatMap { place, versions in
            Dictionary(grouping: versions.keys) { versions[$0] }.compactMap { figures, versions in
                figures.map { figures in
                    Encounter(
                        area: place.area, method: place.method, conditions: place.conditions,
                        versions: versions.sorted(), levels: figures.levels,
                        chance: figures.chance)
                }
            }
        }
        .sorted()
    }
}

extension Encounter: Comparable {
    /// Orders by area, way, conditions and games.
    package static func < (first: Self, second: Self) -> Bool {
        if first.area != second.area { return first.area < second.area }
        if first.method != second.method { return first.method < second.method }
        if first.conditions != second.conditions {
            return first.conditions.lexicographicallyPrecedes(second.conditions)
        }
        return first.versions.lexicographicallyPrecedes(second.versions)
    }
}
