import PokedexDomain
import TestSupport
import Testing

@testable import PokeAPI

/// Items, Berries and what wild Pokémon hold, from JSON to the catalog.
struct ItemImportTests {
    private func held(_ item: Int, _ versions: [Int], _ chance: Int) -> HeldItem {
        HeldItem(
            item: Identifier(item), versions: versions.map { Identifier($0) }, chance: chance)
    }

    @Test func takesOnlyItemsThatSomethingNames() throws {
        let catalog = try Everything.importing {
            $0.files["item/6"] = $0.files["item/5"]?.replacing(#""id": 5"#, with: #""id": 6"#)
        }.catalog
        #expect(
            catalog.items.map(\.slug.text) == [
                "leaf-stone", "sweet-incense", "round-ball", "red-berry", "old-coin",
            ])
        #expect(catalog.items.map { $0.category?.rawValue } == [1, 3, 2, 3, 3])
        #expect(catalog.items.map(\.flingPower) == [30, 10, nil, 10, nil])
        #expect(catalog.itemCategories.map(\.slug.text) == ["evolution", "round-balls", "various"])
    }

    @Test func takesHeldItemsWithGamesThatAgree() throws {
        let (catalog, report) = try Everything.importing()
        #expect(report.isComplete)
        #expect(
            catalog.pokemon[0].heldItems == [
                held(4, [1], 50), held(4, [2], 100), held(5, [1, 2], 5),
            ])
        #expect(catalog.pokemon[1].heldItems == [])
    }

    @Test(arguments: [
        (
            #""rarity": 50"#, #""rarity": 101"#,
            "held_items[1].version_details[0].rarity is 101, but only 1 to 100 is possible",
            [[4, 2, 100], [5, 1, 5], [5, 2, 5]]
        ),
        (
            #""rarity": 50"#, #""rarity": 0"#,
            "held_items[1].version_details[0].rarity is 0, but only 1 to 100 is possible",
            [[4, 2, 100], [5, 1, 5], [5, 2, 5]]
        ),
        (
            #""rarity": 50, "version": {"url": "/api/v2/version/1/"}"#,
            #""rarity": 50, "version": {"url": "/api/v2/move/1/"}"#,
            "held_items[1].version_details[0].version is \"/api/v2/move/1/\", which is no address of "
                + "a version", [[4, 2, 100], [5, 1, 5], [5, 2, 5]]
        ),
        (
            #""rarity": 50, "version": {"url": "/api/v2/version/1/"}"#,
            #""rarity": 50, "version": {"url": "/api/v2/version/2/"}"#,
            "held_items[1].version_details[1].version names version/2 again",
            [[4, 2, 50], [5, 1, 5], [5, 2, 5]]
        ),
    ])
    func leavesOutWhatCannotBeAndKeepsTheRest(
        text: String, other: String, reason: String, left: [[Int]]
    ) throws {
        let (catalog, report) = try Everything.importing {
            $0.replace(text, with: other, in: "pokemon/1")
        }
        #expect(report.skipped == [])
        #expect(
            report.dropped.map(\.description) == ["pokemon/1: held item left out: \(reason)"])
        let found = catalog.pokemon[0].heldItems.flatMap { held in
            held.versions.map { [held.item.rawValue, $0.rawValue, held.chance] }
        }
        #expect(found == left)
    }

    @Test func leavesOutAnUnknownGameOfAHeldItem() throws {
        let (catalog, report) = try Everything.importing {
            $0.replace(
                #""rarity": 50, "version": {"url": "/api/v2/version/1/"}"#,
                with: #""rarity": 50, "version": {"url": "/api/v2/version/9/"}"#, in: "pokemon/1")
        }
        #expect(
            report.dropped.map(\.description) == [
                "pokemon/1: held item (version) left out: version/9 is missing"
            ])
        #expect(report.dropped[0].isWaiting)
        #expect(catalog.pokemon[0].heldItems == [held(4, [2], 100), held(5, [1, 2], 5)])
    }

    @Test func leavesOutAHeldItemThatIsMissing() throws {
        let (catalog, report) = try Everything.importing {
            $0.replace("item/5", with: "item/9", in: "pokemon/1")
        }
        #expect(report.skipped.map(\.id) == [9])
        #expect(
            report.dropped.map(\.description) == [
                "pokemon/1: held item left out: item/9 is missing"
            ])
        #expect(catalog.pokemon[0].heldItems == [held(4, [1], 50), held(4, [2], 100)])
    }

    @Test func hasNoneOfWhatABerryTellsHalf() throws {
        let berries = try [
            (#""natural_gift_power": 60"#, #""natural_gift_power": null"#),
            (#""firmness": {"name": "soft"}"#, #""firmness": null"#),
        ].map { text, other in
            try Everything.importing { $0.replace(text, with: other, in: "berry/1") }.catalog
                .berries[0]
        }
        #expect(berries.map { $0.gift == nil } == [true, false])
        #expect(berries.map { $0.growthHours == nil } == [false, true])
    }

    @Test func refusesTwoBerriesOfOneItem() throws {
        let (catalog, report) = try Everything.importing {
            $0.files["berry/2"] = $0.files["berry/1"]?.replacing(
                #""id": 1, "name": "red""#, with: #""id": 2, "name": "blue""#)
        }
        #expect(catalog.berries.map(\.slug.text) == ["red"])
        #expect(
            report.skipped.map(\.description) == [
                "berry/2: skipped: item names item/4, which another berry has already"
            ])
    }

    @Test func anItemOfAnUnknownCategoryHasNone() throws {
        let (catalog, report) = try Everything.importing {
            $0.replace("item-category/1", with: "item-category/9", in: "item/1")
        }
        #expect(catalog.items[0].category == nil)
        #expect(
            report.dropped.map(\.description) == [
                "item/1: category left out: item-category/9 is missing"
            ])
    }
}
