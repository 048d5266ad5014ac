import Testing

@testable import PokedexDomain

/// What methods and conditions of encounters mean.
struct EncounterWayTests {
    private func way(_ method: String) throws -> EncounterWay { EncounterWay(try Slug(method)) }

    private func meaning(_ value: String, of condition: String) throws -> EncounterConditionMeaning
    {
        EncounterConditionMeaning(try Slug(value), of: try Slug(condition))
    }

    @Test func listsEveryMethodOnceAndGroupsInTheirOrder() {
        let methods = EncounterWay.table.flatMap(\.methods)
        #expect(methods.count == 77)
        #expect(Set(methods).count == 77)
        let order = EncounterWay.table.map(\.group)
        #expect(EncounterGroup.allCases.filter(order.contains) == EncounterGroup.allCases)
        let positions = order.compactMap(EncounterGroup.allCases.firstIndex)
        #expect(positions == positions.sorted())
    }

    /// An unknown method is special and wild.
    @Test(arguments: [
        ("walk", EncounterGroup.walking, EncounterKind.wild), ("old-rod", .fishing, .wild),
        ("snag-rematch", .special, .snag), ("gift-egg", .gift, .gift),
        ("npc-trade", .trade, .trade), ("pokemon-ranger", .event, .event),
        ("picnic", .special, .wild),
    ])
    func looksUpGroupAndKind(method: String, group: EncounterGroup, kind: EncounterKind) throws {
        #expect(try way(method).group == group)
        #expect(try way(method).kind == kind)
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

    @Test(arguments: [
        ("swarm-no", "swarm"), ("other-none", "other"), ("trash-can-type-daily", "trash-can-type"),
    ])
    func knowsWhatSaysNothingSpecial(value: String, condition: String) throws {
        #expect(try meaning(value, of: condition).isDefault)
    }
}
