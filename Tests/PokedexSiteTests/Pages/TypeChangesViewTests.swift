import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct TypeChangesViewTests {
    /// The rows in words: "Generation I: Ghost Psychic ×0 ×2".
    private func rows(_ value: Value) -> [String] {
        (value["rows"]?.list ?? []).map { row in
            let types = ["attacking", "defending"].map { key in
                (row[key]?.markup ?? "").split(separator: ">").dropFirst().first?
                    .split(separator: "<").first.map(String.init) ?? ""
            }
            let texts = ["generations", "then", "now"].map { row[$0]?.text ?? "" }
            return "\(texts[0]): \(types[0]) \(types[1]) \(texts[1]) \(texts[2])"
        }
    }

    @Test func beginsWithTheYoungerOfBothTypes() throws {
        let view = TypeChangesView(try SiteFixture.site(.english))
        #expect(
            rows(try view.all) == [
                "Generations II–V: Ghost Steel ×½ ×1", "Generation I: Ghost Psychic ×0 ×2",
                "Generations II–V: Dark Steel ×½ ×1",
            ])
    }

    @Test func showsATypeOnlyWhatConcernsIt() throws {
        let view = TypeChangesView(try SiteFixture.site(.japanese))
        let sample = try SampleCatalog()
        #expect(
            rows(try view.changes(of: sample.type("steel").id)) == [
                "第2～5世代: ゴースト はがね ×½ ×1", "第2～5世代: あく はがね ×½ ×1",
            ])
        #expect(try view.changes(of: sample.type("water").id).isTruthy == false)
    }

    @Test func leavesOutWhatIsAsItIsToday() throws {
        let site = try SiteFixture.site(.english) { catalog in
            catalog.typeRelations = catalog.typeRelations.map { relation in
                TypeRelation(
                    attacking: relation.attacking, defending: relation.defending,
                    percent: relation.lastGeneration == nil ? relation.percent : 200,
                    lastGeneration: relation.lastGeneration)
            }
        }
        #expect(
            rows(try TypeChangesView(site).all) == [
                "Generations II–V: Ghost Steel ×2 ×1", "Generations II–V: Dark Steel ×2 ×1",
            ])
    }

    @Test func leavesOutTypesThatDidNotExistThen() throws {
        let site = try SiteFixture.site(.english) { catalog in
            catalog.typeRelations = catalog.typeRelations.map { relation in
                TypeRelation(
                    attacking: relation.attacking, defending: relation.defending,
                    percent: relation.percent,
                    lastGeneration: relation.lastGeneration.map { _ in Identifier(1) })
            }
        }
        #expect(rows(try TypeChangesView(site).all) == ["Generation I: Ghost Psychic ×0 ×2"])
    }

    @Test func letsOnePastFollowAnother() throws {
        let site = try SiteFixture.site(.english) { catalog in
            let ghost = Identifier<PokemonType>(8)
            let psychic = Identifier<PokemonType>(14)
            let place = catalog.typeRelations.firstIndex {
                $0.attacking == ghost && $0.defending == psychic && $0.lastGeneration == nil
            }
            catalog.typeRelations.insert(
                TypeRelation(
                    attacking: ghost, defending: psychic, percent: 50,
                    lastGeneration: Identifier(4)), at: try #require(place))
        }
        #expect(
            rows(try TypeChangesView(site).all)[1...2] == [
                "Generation I: Ghost Psychic ×0 ×2", "Generations II–IV: Ghost Psychic ×½ ×2",
            ])
    }
}
