import PokedexDomain
import TestSupport
import Testing

@testable import PokedexStore

/// What is told of the way from one catalog to another.
struct CatalogDifferenceTests {
    private let old: SampleCatalog

    init() throws {
        old = try SampleCatalog()
    }

    private func kinds(_ change: (inout Catalog) throws -> Void) throws -> [KindDifference] {
        CatalogComparison(old.catalog, try SampleCatalog(change: change).catalog).kinds
    }

    private func changes(_ kind: String, of kinds: [KindDifference]) -> [FactChange]? {
        kinds.first { $0.kind == kind }?.changed.first?.facts
    }

    @Test func equalCatalogsDifferInNothing() throws {
        #expect(try kinds { _ in } == [])
    }

    @Test func tellsOldAndNewValues() throws {
        let kinds = try kinds { catalog in
            try catalog.abilities.change("static", \.slug) {
                $0 = Ability(
                    id: $0.id, slug: try Slug("statique"),
                    name: LocalizedName(english: "Statique", japanese: nil),
                    generation: Identifier(4), isMainSeries: false)
            }
        }
        #expect(kinds.map(\.kind) == ["ability"])
        #expect(kinds[0].added.isEmpty && kinds[0].removed.isEmpty)
        #expect(
            kinds[0].changed.map(\.entity) == [EntityTitle(slug: "statique", name: "Statique")])
        let facts = try #require(changes("ability", of: kinds))
        #expect(
            facts.map(\.fact) == ["slug", "name_en", "name_ja", "generation", "is_main_series"])
        let values = facts.flatMap(\.changed)
        #expect(values.map(\.old) == ["static", "Static", "せいでんき", "generation-iii", "yes"])
        #expect(values.map(\.new) == ["statique", "Statique", nil, "generation-iv", "no"])
    }

    @Test func tellsWhatALearnsetGainsAndLoses() throws {
        let pikachu = try old.pokemon("pikachu")
        let before = old.index.learnset(of: pikachu.id)
        let lost = try #require(before.entries.first)
        let kinds = try kinds { catalog in
            let gained = LearnsetEntry(
                move: try old.move("bite").id,
                versionGroup: try old.versionGroup("scarlet-violet").id,
                method: try old.method("machine").id, level: 0, order: nil)
            catalog.learnsets[pikachu.id] = Learnset(
                entries: before.entries.dropFirst() + [try #require(gained)])
        }
        #expect(kinds.map(\.kind) == ["pokemon"])
        let learnset = try #require(changes("pokemon", of: kinds)?.first)
        #expect(learnset.fact == "learnset")
        #expect(learnset.added == ["scarlet-violet: bite by machine"])
        let facts = CatalogFacts(old.catalog)
        let level = lost.level > 0 ? " at \(lost.level)" : ""
        #expect(
            learnset.removed == [
                "\(facts.slug(of: lost.versionGroup)): \(facts.slug(of: lost.move)) by "
                    + "\(facts.slug(of: lost.method))\(level)"
            ])
    }

    @Test func tellsAddedAndRemovedEntities() throws {
        let kinds = try kinds { catalog in
            catalog.natures.removeLast()
            catalog.natures.append(
                Nature(
                    id: Identifier(99), slug: try Slug("calmest"),
                    name: LocalizedName(english: nil, japanese: nil), increased: nil,
                    decreased: nil))
        }
        let last = try #require(old.catalog.natures.last)
        #expect(
            kinds == [
                KindDifference(
                    kind: "nature", added: [EntityTitle(slug: "calmest", name: nil)],
                    removed: [EntityTitle(slug: last.slug.text, name: last.name.english)],
                    changed: [])
            ])
    }

    @Test func tellsListsThatAreInAnotherOrder() throws {
        let kinds = try kinds { catalog in
            let index = try #require(catalog.species.firstIndex { $0.eggGroups.count == 2 })
            catalog.species[index].eggGroups.reverse()
        }
        let groups = try #require(changes("species", of: kinds)?.first)
        #expect(groups.fact == "egg_groups")
        #expect(groups.isReordered)
        #expect(groups.added.isEmpty && groups.removed.isEmpty && groups.changed.isEmpty)
    }

    @Test func tellsValuesOfListsByTheirElement() throws {
        let kinds = try kinds { catalog in
            let index = try #require(
                catalog.typeRelations.firstIndex { $0.percent == 200 && $0.lastGeneration == nil })
            catalog.typeRelations[index].percent = 50
        }
        let damage = try #require(changes("type", of: kinds)?.first)
        #expect(damage.fact == "damage")
        #expect(damage.changed.map(\.old) == ["200"])
        #expect(damage.changed.map(\.new) == ["50"])
        let defending = damage.changed.first?.of
        #expect(old.catalog.types.contains { $0.slug.text == defending })
    }

    @Test func comparesFilesAndTellsWhatTheyWereMadeFrom() throws {
        let folder = try TemporaryFolder()
        let first = SQLiteCatalogRepository(path: folder["old"])
        let second = SQLiteCatalogRepository(path: folder["new"])
        for file in [first, second] { try file.save(old.catalog) }
        #expect(try first.difference(to: second).isEmpty)
        let newer = try SampleCatalog { catalog in
            catalog.source = CatalogSource(
                date: 0, commit: "", pictureBase: catalog.source.pictureBase)
        }
        try second.save(newer.catalog)
        let difference = try first.difference(to: second)
        #expect(!difference.isEmpty)
        #expect(difference.kinds == [])
        #expect(difference.old.madeAt == 1_700_000_000)
        #expect(difference.new.madeAt == nil)
        #expect(difference.new.commit == nil)
    }
}
