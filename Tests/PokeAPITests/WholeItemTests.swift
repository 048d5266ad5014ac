import Foundation
import PokedexDomain
import TestSupport
import Testing

@testable import PokeAPI

/// Items, Berries and what wild Pokémon hold, recomputed from the whole content in another way than the
/// program's: from the items' own lists, by slugs, game by game.
@Suite(.thorough, .enabled(if: WholeContent.isPresent, Comment(rawValue: WholeContent.comment)))
struct WholeItemTests {
    private let content: WholeContent.Imported

    init() throws { content = try WholeContent.imported.get() }

    @Test func takesEveryItemThatHasSomethingToSay() {
        let catalog = content.catalog
        #expect(catalog.items.count == 237)
        #expect(catalog.berries.count == 68)
        #expect(catalog.itemCategories.count == 54)
        let held = catalog.pokemon.flatMap(\.heldItems)
        #expect(held.count == 648)
        #expect(held.map(\.versions.count).reduce(0, +) == 5_448)
        #expect(Set(held.map(\.item)).count == 119)
        #expect(catalog.pokemon.count { !$0.heldItems.isEmpty } == 452)
        #expect(Set(held.flatMap(\.versions)).count == 24)
    }

    /// Each item's record lists who holds it, too: `held_by_pokemon`.
    @Test func itemsAreHeldByThosePokemonThatTheyList() throws {
        let catalog = content.catalog
        let versions = Dictionary(
            uniqueKeysWithValues: catalog.versions.map { ($0.id, $0.slug.text) })
        for item in catalog.items {
            let json = try content.json("item/\(item.id.rawValue)")
            var expected: Set<String> = []
            for holder in json["held_by_pokemon"].array {
                let pokemon = holder["pokemon"]["name"].string ?? ""
                for detail in holder["version_details"].array {
                    let version = detail["version"]["name"].string ?? ""
                    expected.insert("\(pokemon) \(version) \(detail["rarity"].int ?? 0)")
                }
            }
            var found: Set<String> = []
            for pokemon in catalog.pokemon {
                for held in pokemon.heldItems where held.item == item.id {
                    for version in held.versions {
                        found.insert("\(pokemon.slug) \(versions[version] ?? "?") \(held.chance)")
                    }
                }
            }
            #expect(found == expected, "\(item.slug)")
        }
    }

    @Test func everyItemIsAsInTheSource() throws {
        let catalog = content.catalog
        for item in catalog.items {
            let json = try content.json("item/\(item.id.rawValue)")
            #expect(json["name"].string == item.slug.text)
            #expect(json["names"].name == item.name, "\(item.slug)")
            #expect(json["category"].id == item.category?.rawValue, "\(item.slug)")
            #expect(json["fling_power"].int == item.flingPower, "\(item.slug)")
        }
    }

    /// The source files the balls in a pocket of their own.
    @Test func takesTheWholePocketOfBalls() throws {
        var balls: Set<Int> = []
        for category in content.catalog.itemCategories {
            let json = try content.json("item-category/\(category.id.rawValue)")
            #expect(json["name"].string == category.slug.text)
            guard json["pocket"]["name"].string == "pokeballs" else { continue }
            balls.formUnion(json["items"].array.compactMap(\.id))
        }
        let ofBalls = Set(content.catalog.itemCategories.filter(\.isOfBalls).map(\.id))
        let taken = content.catalog.items.filter { $0.category.map(ofBalls.contains) ?? false }
        #expect(Set(taken.map(\.id.rawValue)) == balls)
        #expect(balls.count == 38)
    }

    @Test func everyBerryIsAsInTheSource() throws {
        for berry in content.catalog.berries {
            let json = try content.json("berry/\(berry.id.rawValue)")
            #expect(json["name"].string == berry.slug.text)
            #expect(json["item"].id == berry.item.rawValue)
            #expect(json["firmness"]["name"].string == berry.firmness?.rawValue)
            #expect(json["size"].int == berry.size)
            let isNew = berry.firmness == nil
            #expect(berry.growthHours == (isNew ? nil : json["growth_time"].int))
            #expect(json["natural_gift_type"].id == berry.gift?.type.rawValue)
            let hasType = json["natural_gift_type"].id != nil
            #expect(berry.gift?.power == (hasType ? json["natural_gift_power"].int : nil))
            let potencies = json["flavors"].array.map {
                "\($0["flavor"]["name"].string ?? "") \($0["potency"].int ?? -1)"
            }
            #expect(Set(potencies) == Set(berry.flavors.map { "\($0.rawValue) \($1)" }))
        }
        #expect(content.catalog.berries.count { $0.flavors.isEmpty } == 4)
    }
}
