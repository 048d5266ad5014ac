import PokedexDomain
import TestSupport
import Testing

/// What items are for.
struct ItemUsesTests {
    private let indexes: CatalogIndexes

    init() throws {
        indexes = CatalogIndexes(
            try SampleCatalog { catalog in
                SampleCatalog.addHeldItems(to: &catalog)
                catalog.items.append(
                    Item(
                        id: Identifier(231), slug: try Slug("lax-incense"), name: LocalizedName()))
                catalog.evolutionChains[0].babyTriggerItem = Identifier(231)
            }.catalog)
    }

    @Test func listsEachItemInTheFirstGroupThatFits() {
        let groups = indexes.catalog.items.map {
            "\($0.slug) \(indexes.itemUses.group(of: $0.id))"
        }
        #expect(
            groups == [
                "poke-ball ball", "thunder-stone evolution", "oran-berry berry", "light-ball held",
                "lax-incense baby",
            ])
    }

    @Test func findsTheEvolutionsWithAnItem() {
        let steps = indexes.itemUses.steps(with: Identifier(83))
        #expect(!steps.isEmpty)
        for step in steps {
            #expect(indexes.entities[step.from].slug.text == "pikachu")
            #expect(step.ways.allSatisfy { $0.conditions.item == Identifier(83) })
        }
        #expect(indexes.itemUses.steps(with: Identifier(4)) == [])
    }

    @Test func findsBabiesAndBerries() {
        #expect(indexes.itemUses.babies(with: Identifier(231)).map(\.id.rawValue) == [10])
        #expect(indexes.itemUses.berry(Identifier(132))?.slug.text == "oran")
        #expect(indexes.itemUses.berry(Identifier(213)) == nil)
    }

    @Test(arguments: [(60, 80, 60), (80, 100, 80), (100, 100, nil)])
    func naturalGiftIsStrongerSinceGenerationSix(power: Int, today: Int, before: Int?) {
        let powers = NaturalGiftRule.powers(Berry.Gift(type: Identifier(1), power: power))
        #expect(powers.today == today)
        #expect(powers.before == before)
    }
}
