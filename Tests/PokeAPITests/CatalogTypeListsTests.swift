import PokedexDomain
import Testing

@testable import PokeAPI

/// The lists of type relations that are made of a catalog's.
struct CatalogTypeListsTests {
    @Test func holdTheWholeStateOfATypeOnBothSides() throws {
        let lists = try Self.lists([(1, 2, 200, nil), (2, 1, 50, nil), (1, 1, 50, nil)])
        #expect(
            lists.relations(of: Identifier(1), until: nil)
                == Self.relations(halfTo: [1], doubleTo: [2], halfFrom: [1, 2]))
        #expect(
            lists.relations(of: Identifier(2), until: nil)
                == Self.relations(halfTo: [1], doubleFrom: [1]))
    }

    @Test func tellOfThePastWhatHeldUntilThen() throws {
        let lists = try Self.lists([
            (1, 2, 0, 1), (1, 2, 100, 3), (1, 2, 200, nil), (2, 2, 50, 2), (1, 1, 50, nil),
        ])
        #expect(lists.changes(of: Identifier(1)).map(\.rawValue) == [1, 3])
        #expect(lists.changes(of: Identifier(2)).map(\.rawValue) == [1, 2, 3])
        let told = (1...3).map { lists.relations(of: Identifier(2), until: Identifier($0)) }
        #expect(
            told == [
                Self.relations(halfTo: [2], noFrom: [1], halfFrom: [2]),
                Self.relations(halfTo: [2], halfFrom: [2]), Self.relations(),
            ])
    }

    @Test func leaveOutTypesThatCameLater() throws {
        let lists = try Self.lists([(1, 2, 200, 1), (1, 3, 200, nil)])
        #expect(
            lists.relations(of: Identifier(1), until: Identifier(1))
                == Self.relations(doubleTo: [2]))
        #expect(
            lists.relations(of: Identifier(1), until: nil) == Self.relations(doubleTo: [3]))
    }

    @Test func makeTheSameRelationsAgain() throws {
        let catalog = try CatalogDraftsTests.sample { catalog in
            let ids = catalog.types.map(\.id)
            let generations = catalog.generations.map(\.id).sorted()
            // Every pair of the first types, each with another past.
            var relations: [TypeRelation] = []
            for (place, pair) in ids.prefix(4).flatMap({ first in ids.map { (first, $0) } })
                .enumerated()
            {
                var after = 100
                for (step, end) in ([nil] + generations.reversed().map { $0 }).enumerated() {
                    let percent = [0, 50, 100, 200][(place * 7 + step * step * 3 + place / 4) % 4]
                    guard percent != after, (place >> step) & 1 == 0 else { continue }
                    relations.append(
                        TypeRelation(
                            attacking: pair.0, defending: pair.1, percent: percent,
                            lastGeneration: end))
                    after = percent
                }
            }
            catalog.typeRelations = relations.sorted { Self.key($0) < Self.key($1) }
        }
        #expect(catalog.typeRelations.filter { $0.lastGeneration != nil }.count > 20)
        try CatalogDraftsTests.requireSame(catalog)
    }

    private static func key(_ relation: TypeRelation) -> (Int, Int, Int) {
        (
            relation.attacking.rawValue, relation.defending.rawValue,
            relation.lastGeneration?.rawValue ?? .max
        )
    }

    /// The lists of three types, of which the third came in the second generation.
    private static func lists(_ relations: [(Int, Int, Int, Int?)]) throws -> TypeRelationLists {
        var catalog = Catalog.empty
        catalog.types = try (1...3).map { number in
            PokemonType(
                id: Identifier(number), slug: try Slug("type-\(number)"),
                name: LocalizedName(english: nil, japanese: nil),
                generation: Identifier(number == 3 ? 2 : 1), damageClass: nil)
        }
        catalog.typeRelations = relations.map { attacking, defending, percent, last in
            TypeRelation(
                attacking: Identifier(attacking), defending: Identifier(defending),
                percent: percent, lastGeneration: last.map { Identifier($0) })
        }
        return TypeRelationLists(catalog)
    }

    private static func relations(
        halfTo: [Int] = [], doubleTo: [Int] = [], noFrom: [Int] = [], halfFrom: [Int] = [],
        doubleFrom: [Int] = []
    ) -> PokeAPITypeRelations {
        func references(_ numbers: [Int]) -> [PokeAPIReference] {
            numbers.map { PokeAPIReference(url: "/api/v2/type/\($0)/") }
        }
        return PokeAPITypeRelations(
            noDamageTo: [], halfDamageTo: references(halfTo), doubleDamageTo: references(doubleTo),
            noDamageFrom: references(noFrom), halfDamageFrom: references(halfFrom),
            doubleDamageFrom: references(doubleFrom))
    }
}
