import PokedexDomain
import TestSupport
import Testing

@testable import PokeAPI

/// Conditions of evolutions that the program does not know.
struct UnknownConditionTests {
    @Test(arguments: [
        (#"true"#, "true"), ("-3", "-3"), ("0.5", "0.5"), (#""rain""#, "\"rain\""),
        (#"{"name": "oran-berry", "url": "/api/v2/berry/7/"}"#, "\"oran-berry\""),
        (#"{"url": "/api/v2/berry/7/"}"#, "{…}"), ("[1]", "[…]"),
    ])
    func areNamedAndTheEvolutionIsKept(value: String, shown: String) throws {
        let (evolutions, report) = try imported(#""needs_dance": \#(value)"#)
        #expect(
            report.dropped.map(\.description) == [
                "evolution-chain/1: condition of an evolution left out: pokemon-species/2 has "
                    + "\"needs_dance\": \(shown), which this program does not know"
            ])
        #expect(!report.isComplete)
        let whole = try imported(nil)
        #expect(evolutions == whole.evolutions)
        #expect(!evolutions.isEmpty)
    }

    @Test(arguments: ["null", "false", "0", "0.0", "\"\"", "[]", "{}"])
    func areNoLossWhereTheyAskForNothing(value: String) throws {
        #expect(try imported(#""needs_dance": \#(value)"#).report.isComplete)
    }

    @Test func areNotNamedWhereTheEvolutionItselfIsLeftOut() throws {
        let report = try imported(
            #""needs_dance": true"#, without: "item/1"
        ).report
        #expect(
            report.dropped.map(\.description) == [
                "evolution-chain/1: evolution left out: item/1 is missing"
            ])
    }

    /// The tiny world's evolutions, with more in an entry of `evolution_details`.
    private func imported(
        _ more: String?, without path: String? = nil
    ) throws -> (evolutions: [Evolution], report: ImportReport) {
        let (catalog, report) = try Everything.importing { tree in
            if let more {
                tree.replace(
                    #""is_default": true"#, with: #""is_default": true, \#(more)"#,
                    in: "evolution-chain/1")
            }
            if let path { tree.files[path] = nil }
        }
        return (catalog.evolutionChains.flatMap(\.evolutions), report)
    }
}
