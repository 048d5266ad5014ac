import Testing

@testable import PokedexDomain

/// What methods and conditions of encounters mean.
struct EncounterWayTests {
    private func way(_ method: String) throws -> EncounterWay {
        EncounterWay(try Slug(method))
    }

    private func meaning(_ value: String, of condition: String) throws -> EncounterConditionMeaning
    {
        EncounterConditionMeaning(try Slug(value), of: try Slug(condition))
    }

    @Test func listsEveryMethodOnce() {
        let methods = EncounterWay.table.flatMap(\.methods)
        #expect(methods.count == 66)
        #expect(Set(methods).count == 66)
    }

    @Test func groupsStandInTheirOrder() {
        let order = EncounterWay.table.map(\.group)
        #expect(EncounterGroup.allCases.filter(order.contains) == EncounterGroup.allCases)
        let positions = order.compactMap(EncounterGroup.allCases.firstIndex)
        #expect(positions == positions.sorted())
    }

    @Test func looksUpGroupAndKind() throws {
        #expect(try way("walk").group == .walking)
        #expect(try way("old-rod").group == .fishing)
        #expect(try way("old-rod").kind == .wild)
        #expect(try way("snag-rematch").group == .special)
        #expect(try way("snag-rematch").kind == .snag)
        #expect(try way("gift-egg").kind == .gift)
        #expect(try way("npc-trade").kind == .trade)
        #expect(try way("pokemon-ranger").kind == .event)
    }

    @Test func takesAnUnknownMethodAsSpecialAndWild() throws {
        #expect(try way("picnic").group == .special)
        #expect(try way("picnic").kind == .wild)
    }

    @Test func fossilsAreTheirOwnKind() throws {
        let gift = try way("gift")
        let night = try meaning("time-night", of: "time")
        for item in ["helix-fossil", "old-amber", "fossilized-bird"] {
            let fossil = try meaning("item-\(item)", of: "item")
            #expect(fossil.category == .fossil)
            #expect(gift.kind(under: [night, fossil]) == .fossil)
        }
        #expect(gift.kind(under: [night]) == .gift)
        #expect(gift.kind(under: []) == .gift)
        #expect(try meaning("item-lunar-wing", of: "item").category == .item)
    }

    @Test func tellsWholeFossilsFromHalves() {
        #expect(FossilItem("old-amber") == .whole)
        #expect(FossilItem("plume-fossil") == .whole)
        #expect(FossilItem("fossilized-fish") == .half)
        #expect(FossilItem("light-stone") == nil)
    }

    @Test(arguments: [
        ("time-night", "time", "time", EncounterConditionMeaning.Display.column),
        ("time-04-00-to-19-59", "time", "time", .sign),
        ("season-winter", "season", "season", .column),
        ("weather-fog", "max-den-rating", "weather", .sign),
        ("max-den-rating-5-star", "max-den-rating", "count", .sign),
        ("max-den-rarity-rare", "max-den-rarity", "other", .sign),
        ("trash-can-type-tuesday", "trash-can-type", "weekday", .sign),
        ("swarm-yes", "swarm", "swarm", .fold),
        ("johto-safari-blocks-peak-min-3", "johto-safari-blocks", "count", .fold),
        ("defeated-ghetsis", "story-progress", "story", .sign),
        ("other-caught-zapdos", "other", "story", .sign),
        ("other-captured-all-ultra-beasts", "other", "story", .sign),
        ("other-talk-to-cynthias-grandmother", "other", "story", .sign),
        ("other-talked-to-32-people", "other", "count", .sign),
        ("other-dialga-palkia-in-party", "other", "party", .sign),
        ("other-choose-regieleki-pattern", "other", "other", .sign),
        ("moon-full", "moon", "other", .sign),
    ])
    func looksUpWhatAValueIsAbout(
        value: String, condition: String, category: String,
        display: EncounterConditionMeaning.Display
    ) throws {
        let meaning = try meaning(value, of: condition)
        #expect(meaning.category.rawValue == category)
        #expect(meaning.display == display)
        #expect(!meaning.isDefault)
    }

    @Test func knowsWhatSaysNothingSpecial() throws {
        #expect(try meaning("swarm-no", of: "swarm").isDefault)
        #expect(try meaning("other-none", of: "other").isDefault)
        #expect(try meaning("trash-can-type-daily", of: "trash-can-type").isDefault)
    }
}
