import Foundation
import PokedexDomain
import TestSupport
import Testing

@testable import PokeAPI

/// The damage between types in generations I, II to V and VI on, recomputed from the JSON of types in
/// another way than the program's: from today backwards, type by type, by names.
@Suite(.thorough, .enabled(if: WholeContent.isPresent, Comment(rawValue: WholeContent.comment)))
struct WholeTypeChartTests {
    private let content: WholeContent.Imported
    private let chart: TypeChart

    init() throws {
        content = try WholeContent.imported.get()
        chart = TypeChart(content.catalog)
    }

    @Test(arguments: [1, 2, 3, 5, 6, 9])
    func effectivenessIsAsInTheSource(generation: Int) throws {
        let types = content.catalog.types.filter { TypeChart.standsInChart($0) }
        let present = types.filter { $0.generation.rawValue <= generation }
        var differences = Differences()
        for attacking in present {
            let json = try content.json("type/\(attacking.id.rawValue)")
            let relations = Self.relations(of: json, in: generation)
            for defending in present {
                let found = chart.multiplier(
                    of: attacking.id, against: defending.id, in: Identifier(generation))
                differences.compare(
                    "\(attacking.slug) to \(defending.slug) in generation \(generation)",
                    found.percent, Self.percent(defending.slug.text, relations))
            }
        }
        #expect(differences.found == [])
        #expect(
            chart.shownTypes(in: Identifier(generation)).count
                == [1: 15, 2: 17, 3: 17, 5: 17, 6: 18, 9: 18][generation])
    }

    /// The relations that held: the oldest among those that held up to a generation not before this one.
    private static func relations(of json: JSON, in generation: Int) -> JSON {
        let past = json["past_damage_relations"].array.filter {
            ($0["generation"].id ?? 0) >= generation
        }.min { ($0["generation"].id ?? 0) < ($1["generation"].id ?? 0) }
        return (past ?? json)["damage_relations"]
    }

    private static func percent(_ defending: String, _ relations: JSON) -> Int {
        func has(_ key: String) -> Bool {
            relations[key].array.contains { $0["name"].string == defending }
        }
        if has("no_damage_to") { return 0 }
        if has("half_damage_to") { return 50 }
        return has("double_damage_to") ? 200 : 100
    }
}
