import PokedexDomain
import TestSupport
import Testing

/// What wild Pokémon hold, by Pokémon and by item.
struct HeldItemTablesTests {
    private func indexes(
        change: (inout Catalog) throws -> Void = { SampleCatalog.addHeldItems(to: &$0) }
    ) throws -> CatalogIndexes {
        CatalogIndexes(try SampleCatalog(change: change).catalog)
    }

    private func holdings(_ slug: String, in indexes: CatalogIndexes) throws -> [String] {
        let pokemon = try #require(indexes.catalog.pokemon.first { $0.slug.text == slug })
        return indexes.heldItems.holdings(of: pokemon).map { holding in
            let games = holding.games.map { games in
                switch games {
                case .range(let first, let last):
                    "\(indexes.entities[first].slug)–\(indexes.entities[last].slug)"
                case .versions(let versions):
                    versions.map { indexes.entities[$0].slug.text }.joined(separator: "+")
                }
            }
            return "\(indexes.entities[holding.item].slug) \(holding.chance) \(games)"
        }
    }

    private func sections(_ slug: String, in indexes: CatalogIndexes) throws -> [String] {
        let item = try #require(indexes.catalog.items.first { $0.slug.text == slug })
        return indexes.heldItems.sections(of: item.id).map { section in
            let holders = section.holders.map { holder in
                let versions = holder.versions.map { indexes.entities[$0].slug.text }
                return "\(indexes.entities[holder.pokemon].slug) \(holder.chance) \(versions)"
            }
            let games = [section.first, section.last].map { indexes.entities[$0].slug.text }
            return "\(games.joined(separator: "–")): \(holders.joined(separator: ", "))"
        }
    }

    @Test func joinsGamesThatFollowOneAnother() throws {
        #expect(
            try holdings("pikachu", in: indexes()) == [
                #"oran-berry 50 ["ruby-sapphire–platinum"]"#,
                #"light-ball 5 ["diamond-pearl–black-white"]"#,
                #"light-ball 1 ["ruby-sapphire–ruby-sapphire"]"#,
            ])
        #expect(try holdings("zapdos", in: indexes()) == [])
    }

    @Test func listsHoldersByGameTheNewestFirst() throws {
        let indexes = try indexes()
        #expect(
            try sections("oran-berry", in: indexes) == [
                "diamond-pearl–platinum: pikachu 50 [], clefairy 50 []",
                "ruby-sapphire–ruby-sapphire: pikachu 50 []",
            ])
        #expect(
            try sections("light-ball", in: indexes) == [
                "diamond-pearl–black-white: pikachu 5 []",
                "ruby-sapphire–ruby-sapphire: pikachu 1 []",
            ])
        #expect(try sections("poke-ball", in: indexes) == [])
        #expect(indexes.heldItems.holderCount(of: Identifier(132)) == 2)
    }

    @Test func namesTheVersionsWhereNotAllAgree() throws {
        let indexes = try indexes { catalog in
            SampleCatalog.addHeldItems(to: &catalog)
            var pearl = catalog.versions[0]
            (pearl.id, pearl.versionGroup) = (Identifier(13), Identifier(8))
            catalog.versions.append(pearl)
        }
        #expect(
            try holdings("pikachu", in: indexes)[0]
                == "oran-berry 50 "
                + #"["ruby-sapphire–ruby-sapphire", "diamond", "platinum–platinum"]"#)
        #expect(
            try sections("oran-berry", in: indexes) == [
                "platinum–platinum: pikachu 50 [], clefairy 50 []",
                #"diamond-pearl–diamond-pearl: pikachu 50 ["diamond"], clefairy 50 ["diamond"]"#,
                "ruby-sapphire–ruby-sapphire: pikachu 50 []",
            ])
    }

    /// Colosseum has nearly no wild Pokémon: that one holds nothing there says nothing.
    @Test func gamesWithoutWildPokemonPartNoNeighbours() throws {
        let indexes = try indexes { catalog in
            SampleCatalog.addHeldItems(to: &catalog)
            try catalog.versionGroups.change("platinum", \.slug) {
                $0.slug = try Slug("colosseum")
            }
            try catalog.pokemon.change("pikachu", \.slug) {
                $0.heldItems = [
                    HeldItem(
                        item: Identifier(213), versions: [Identifier(12), Identifier(17)],
                        chance: 5)
                ]
            }
        }
        #expect(
            try holdings("pikachu", in: indexes)
                == [#"light-ball 5 ["diamond-pearl–black-white"]"#])
        #expect(
            try sections("light-ball", in: indexes) == ["diamond-pearl–black-white: pikachu 5 []"])
        #expect(
            try sections("oran-berry", in: indexes) == ["colosseum–diamond-pearl: clefairy 50 []"])
    }

    @Test func formsThatExistOnlyInBattleHoldNothing() throws {
        let indexes = try indexes { catalog in
            for index in catalog.pokemon.indices where catalog.pokemon[index].isBattleOnly {
                catalog.pokemon[index].heldItems = [
                    HeldItem(item: Identifier(132), versions: [Identifier(12)], chance: 5)
                ]
            }
        }
        #expect(indexes.catalog.pokemon.contains { !$0.heldItems.isEmpty })
        #expect(try sections("oran-berry", in: indexes) == [])
        for pokemon in indexes.catalog.pokemon {
            #expect(indexes.heldItems.holdings(of: pokemon) == [])
        }
    }
}
