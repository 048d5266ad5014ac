import PokedexDomain
import TestSupport
import Testing

@testable import PokeAPI

/// Conditions of evolutions that the program does not know.
struct UnknownConditionTests {
    @Test func areNamedAndTheEvolutionIsKept() throws {
        let values = [
            ("true", "true"), ("-3", "-3"), ("0.5", "0.5"), (#""rain""#, "\"rain\""),
            (#"{"name": "oran-berry", "url": "/api/v2/berry/7/"}"#, "\"oran-berry\""),
            (#"{"url": "/api/v2/berry/7/"}"#, "{…}"), ("[1]", "[…]"),
        ]
        let (evolutions, report) = try imported(values.map(\.0))
        #expect(
            report.dropped.map(\.description).sorted()
                == values.enumerated().map { index, value in
                    "evolution-chain/1: condition of an evolution left out: pokemon-species/2 has "
                        + "\"needs_\(index)\": \(value.1), which this program does not know"
                })
        #expect(!report.isComplete)
        #expect(
            try evolutions == Everything.sample.get().catalog.evolutionChains.flatMap(\.evolutions))
        #expect(!evolutions.isEmpty)
    }

    @Test func areNoLossWhereTheyAskForNothing() throws {
        let values = ["null", "false", "0", "0.0", "\"\"", "[]", "{}"]
        #expect(try imported(values).report.isComplete)
    }

    @Test func areNotNamedWhereTheEvolutionItselfIsLeftOut() throws {
        let report = try imported(["true"], without: "item/1").report
        #expect(
            report.dropped.map(\.description) == [
                "evolution-chain/1: evolution left out: item/1 is missing"
            ])
    }

    /// The tiny world's evolutions, with unknown conditions of these values in an entry of
    /// `evolution_details`: `needs_0`, `needs_1`.
    private func imported(
        _ values: [String], without path: String? = nil
    ) throws -> (evolutions: [Evolution], report: ImportReport) {
        let (catalog, report) = try Everything.importing { tree in
            let more = values.enumerated().map { #", "needs_\#($0)": \#($1)"# }
            tree.replace(
                #""is_default": true"#, with: #""is_default": true\#(more.joined())"#,
                in: "evolution-chain/1")
            if let path { tree.files[path] = nil }
        }
        return (catalog.evolutionChains.flatMap(\.evolutions), report)
    }
}
