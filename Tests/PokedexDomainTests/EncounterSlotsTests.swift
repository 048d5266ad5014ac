import TestSupport
import Testing

@testable import PokedexDomain

/// How slots become encounters.
struct EncounterSlotsTests {
    private func slot(
        _ chance: Int, _ levels: ClosedRange<Int>, version: Int = 1, area: Int = 1,
        method: Int = 1, conditions: [Int] = []
    ) -> Encounter {
        Encounter(
            area: Identifier(area), method: Identifier(method),
            conditions: conditions.map { Identifier($0) }, versions: [Identifier(version)],
            levels: levels, chance: Percentage(chance))
    }

    @Test func addsTheSlotsOfOnePlaceWayAndSetOfConditions() {
        let slots = [slot(20, 3...5), slot(10, 2...4), slot(1, 9...9)]
        #expect(slots.addedUp == [encounter(31, 2...9)])
        #expect([Encounter]().addedUp == [])
    }

    @Test func keepsAreasWaysAndConditionsApart() {
        let slots = [
            slot(20, 3...5, conditions: [2]), slot(10, 3...5), slot(5, 3...5, method: 2),
            slot(1, 3...5, area: 2),
        ]
        #expect(
            slots.addedUp == [
                encounter(10, 3...5), encounter(20, 3...5, conditions: [2]),
                encounter(5, 3...5, method: 2), encounter(1, 3...5, area: 2),
            ])
    }

    @Test func theOrderOfConditionsDoesNotMatter() {
        let slots = [slot(20, 3...5, conditions: [2, 7]), slot(10, 3...5, conditions: [7, 2])]
        #expect(slots.addedUp == [encounter(30, 3...5, conditions: [2, 7])])
    }

    @Test func gamesThatAgreeStandOnce() {
        let slots = [
            slot(20, 3...5, version: 2), slot(10, 2...4, version: 2), slot(30, 2...5, version: 1),
            slot(30, 2...6, version: 3),
        ]
        #expect(
            slots.addedUp == [
                encounter(30, 2...5, versions: [1, 2]), encounter(30, 2...6, versions: [3]),
            ])
    }

}
