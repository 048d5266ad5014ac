import PokedexDomain
import TestSupport
import Testing

@Suite struct GameSpanTests {
    private let sample: SampleCatalog

    init() throws { sample = try SampleCatalog() }

    /// The spans as lines: "red-blue..yellow 1".
    private func spans(by fact: (VersionGroup) -> Int?) -> [String] {
        MainGames(sample.index).spans(by: fact).map { span in
            "\(sample.index[span.first].slug)..\(sample.index[span.last].slug) \(span.fact)"
        }
    }

    @Test func joinsNeighborsThatAgreeTheNewestFirst() {
        #expect(
            spans { $0.generation.rawValue <= 4 ? $0.generation.rawValue : nil } == [
                "diamond-pearl..platinum 4", "ruby-sapphire..ruby-sapphire 3",
                "gold-silver..gold-silver 2", "red-blue..yellow 1",
            ])
        // Others are between those of even generations.
        #expect(
            spans { $0.generation.rawValue.isMultiple(of: 2) ? 0 : nil } == [
                "sword-shield..sword-shield 0", "x-y..x-y 0", "diamond-pearl..platinum 0",
                "gold-silver..gold-silver 0",
            ])
        #expect(spans { _ in nil } == [])
    }

    @Test func joinsTheGamesInWhichAMoveHadTheSameValues() throws {
        let history = MoveHistory(sample.index)
        let games = MainGames(sample.index)
        func spans(of move: String) throws -> [String] {
            try history.spans(of: sample.move(move), in: games).map {
                "\(sample.index[$0.first].slug) \($0.fact.power ?? 0)"
            }
        }
        #expect(try spans(of: "thunderbolt") == ["x-y 90", "red-blue 95"])
        #expect(try spans(of: "wish") == ["ruby-sapphire 0"])
    }
}
