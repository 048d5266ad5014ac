import PokedexDomain

/// PokéAPI's `item`.
struct PokeAPIItem: PokeAPIRecord {
    let id: Int
    let name: String
    let names: PokeAPINames<PokeAPIName>
    let category: PokeAPIReference
    let flingPower: Nullable<Int>

    private enum CodingKeys: String, CodingKey {
        case id, name, names, category
        case flingPower = "fling_power"
    }

    func facts() throws(MalformedResource) -> Item {
        Item(
            id: try Checked.id(id), slug: try Checked.slug(name),
            name: try names.localized("names"), category: try category.id("category"),
            flingPower: try Checked.number(flingPower, FactRange.itemPower, "fling_power"))
    }
}

/// PokéAPI's `item-category`, which lists its items.
struct PokeAPIItemCategory: PokeAPIRecord {
    let id: Int
    let name: String
    let items: [PokeAPIReference]

    func facts() throws(MalformedResource) -> ItemCategoryFacts {
        let category = ItemCategory(
            id: try Checked.id(id, FactRange.wordIdentifier), slug: try Checked.slug(name),
            name: LocalizedName())
        return ItemCategoryFacts(
            category: category, balls: category.isOfBalls ? try items.ids("items") : [])
    }
}

/// A kind of item, with its items where these are balls.
struct ItemCategoryFacts: ResourceFacts {
    let category: ItemCategory
    let balls: [Identifier<Item>]

    var number: Int { category.id.rawValue }
    var uniqueSlug: Slug? { category.slug }
    var namedItems: [Identifier<Item>] { balls }
}

extension Catalog {
    /// The kinds of item.
    var itemCategoryFacts: [ItemCategoryFacts] {
        itemCategories.map { category in
            ItemCategoryFacts(
                category: category,
                balls: category.isOfBalls
                    ? items.filter { $0.category == category.id }.map(\.id) : [])
        }
    }
}
