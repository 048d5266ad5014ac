extension SampleTree {
    /// Adds an item of each kind: a stone that evolves a species, an incense that a baby needs, a ball, a
    /// Berry that a Pokémon holds, and a thing that it holds, too.
    mutating func addItems() {
        add("item-category", 1, "evolution", names: "[]", #""items": [\#(Self.url("item/1"))]"#)
        add("item-category", 2, "round-balls", names: "[]", #""items": [\#(Self.url("item/3"))]"#)
        add(
            "item-category", 3, "various", names: "[]",
            #""items": [\#([2, 4, 5].map { Self.url("item/\($0)") }.joined(separator: ", "))]"#)
        for (id, slug, category, power) in [
            (1, "leaf-stone", 1, "30"), (2, "sweet-incense", 3, "10"), (3, "round-ball", 2, "null"),
            (4, "red-berry", 3, "10"), (5, "old-coin", 3, "null"),
        ] {
            add(
                "item", id, slug,
                #""category": \#(Self.url("item-category/\(category)")), "fling_power": \#(power)"#)
        }
        let tastes = ["spicy", "dry", "sweet", "bitter", "sour"]
        let flavors = tastes.enumerated().map { index, flavor in
            #"{"flavor": {"name": "\#(flavor)"}, "potency": \#(index * 10)}"#
        }
        files["berry/1"] = """
            {"id": 1, "name": "red", "item": \(Self.url("item/4")),
             "natural_gift_type": \(Self.url("type/1")), "natural_gift_power": 60,
             "growth_time": 3, "firmness": {"name": "soft"}, "size": 20,
             "flavors": [\(flavors.joined(separator: ", "))]}
            """
        replace(
            #""held_items": []"#,
            with: """
                "held_items": [{"item": \(Self.url("item/5")), "version_details": [
                    {"rarity": 5, "version": \(Self.url("version/2"))},
                    {"rarity": 5, "version": \(Self.url("version/1"))}]},
                    {"item": \(Self.url("item/4")), "version_details": [
                    {"rarity": 50, "version": \(Self.url("version/1"))},
                    {"rarity": 100, "version": \(Self.url("version/2"))}]}]
                """, in: "pokemon/1")
    }
}
