import PokedexDomain
import TestSupport
import Testing

@testable import PokeAPI

/// Items, Berries and what wild Pokémon hold, from JSON to the catalog.
struct ItemImportTests {
    @Test func takesOnlyItemsThatSomethingNames() throws {
        let catalog = try Everything.importing {
            $0.files["item/6"] = $0.files["item/5"]?.replacing(#""id": 5"#, with: #""id": 6"#)
        }.catalog
        #expect(
            catalog.items.map(\.slug.text) == [
                "leaf-stone", "sweet-incense", "round-ball", "red-berry", "old-coin",
            ])
    }

    private static let first = #""rarity": 50, "version": {"url": "/api/v2/version/1/"}"#

    @Test(arguments: [
        (
            #""rarity": 50"#, #""rarity": 101"#,
            "held item left out: held_items[1].version_details[0].rarity is 101, but only 1 to 100 is possible",
            [[4, 2, 100], [5, 1, 5], [5, 2, 5]]
        ),
        (
            #""rarity": 50"#, #""rarity": 0"#,
            "held item left out: held_items[1].version_details[0].rarity is 0, but only 1 to 100 is possible",
            [[4, 2, 100], [5, 1, 5], [5, 2, 5]]
        ),
        (
            first, first.replacing("version/", with: "move/"),
            "held item left out: held_items[1].version_details[0].version is \"/api/v2/move/1/\", "
                + "which is no address of a version", [[4, 2, 100], [5, 1, 5], [5, 2, 5]]
        ),
        (
            first, first.replacing("version/1", with: "version/2"),
            "held item left out: held_items[1].version_details[1].version names version/2 again",
            [[4, 2, 50], [5, 1, 5], [5, 2, 5]]
        ),
        (
            first, first.replacing("version/1", with: "version/9"),
            "held item (version) left out: version/9 is missing",
            [[4, 2, 100], [5, 1, 5], [5, 2, 5]]
        ),
        (
            "item/5", "item/9", "held item left out: item/9 is missing",
            [[4, 1, 50], [4, 2, 100]]
        ),
    ])
    func leavesOutWhatCannotBeAndKeepsTheRest(
        text: String, other: String, reason: String, left: [[Int]]
    ) throws {
        let (catalog, report) = try Everything.importing {
            $0.replace(text, with: other, in: "pokemon/1")
        }
        #expect(report.skipped.map(\.id) == (other == "item/9" ? [9] : []))
        #expect(report.dropped.map(\.description) == ["pokemon/1: \(reason)"])
        #expect(report.dropped[0].isWaiting == reason.hasSuffix("/9 is missing"))
        let found = catalog.pokemon[0].heldItems.flatMap { held in
            held.versions.map { [held.item.rawValue, $0.rawValue, held.chance] }
        }
        #expect(found == left)
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
