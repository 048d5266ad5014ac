import PokedexDomain

extension CatalogAssembler {
    /// Takes the items with their kinds, and the Berries among them.
    mutating func assembleItems() {
        catalog.itemCategories = assemble(.itemCategory) {
            (facts: ItemCategoryFacts, _) throws(MalformedResource) in facts.category
        }
        catalog.items = take(.item) { (item: inout Item, assembler) throws(MalformedResource) in
            item.category = assembler.present(item.category, "category")
        }
        var items: Set<Identifier<Item>> = []
        catalog.berries = assemble(.berry) {
            (facts: BerryFacts, assembler) throws(MalformedResource) in
            var berry = facts.berry
            try assembler.require(berry.item, "item")
            guard items.insert(berry.item).inserted else {
                throw MalformedResource(
                    "item names \(ResourceKey(berry.item)), which another berry has already")
            }
            if assembler.present(berry.gift?.type, "natural gift") == nil { berry.gift = nil }
            return berry
        }
    }

    /// What a Pokémon holds, without the items and games that are missing.
    mutating func present(_ heldItems: [HeldItem]) -> [HeldItem] {
        heldItems.compactMap { held in
            var held = held
            guard present(held.item, "held item") != nil else { return nil }
            held.versions = present(held.versions, "held item (version)")
            return held.versions.isEmpty ? nil : held
        }
    }
}
