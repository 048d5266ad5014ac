import PokedexDomain
import TestSupport
import Testing

@Suite struct GameSpanTests {
    private let sample: SampleCatalog

    init() throws {
        sample = try SampleCatalog()
    }

    /// The spans as lines: "red-blue..yellow 1".
    private func spans(by fact: (VersionGroup) -> Int?) -> [String] {
        MainGames(sample.index).spans(by: fact).map { span in
            "\(sample.index[span.first].slug)..\(sample.index[span.last].slug) \(span.fact)"
        }
    }

    @Test func joinsNeighborsThatAgreeTheNewestFirst() {
        let early = spans { $0.generation.rawValue <= 4 ? $0.generation.rawValue : nil }
        #expect(
            early == [
                "diamond-pearl..platinum 4", "ruby-sapphire..ruby-sapphire 3",
                "gold-silver..gold-silver 2", "red-blue..yellow 1",
            ])
    }

    @Test func separatesGamesWithOthersBetweenThem() {
        let evenGenerations = spans { $0.generation.rawValue.isMultiple(of: 2) ? 0 : nil }
        #expect(
            evenGenerations == [
                "sword-shield..sword-shield 0", "x-y..x-y 0", "diamond-pearl..platinum 0",
                "gold-silver..gold-silver 0",
            ])
    }

    @Test func isEmptyWhereNoGameHasTheFact() {
        #expect(spans { _ in nil } == [])
    }

    @Test func joinsTheGamesInWhichAMoveHadTheSameValues() throws {
        let history = MoveHistory(sample.index)
        let games = MainGames(sample.index)
        let thunderbolt = history.spans(of: try sample.move("thunderbolt"), in: games)
        #expect(thunderbolt.map(\.fact.power) == [90, 95])
        #expect(
            thunderbolt.map { sample.index[$0.first].slug.text } == ["x-y", "red-blue"])
        #expect(history.spans(of: try sample.move("wish"), in: games).count == 1)
        let wish = try #require(history.spans(of: try sample.move("wish"), in: games).first)
        #expect(sample.index[wish.first].slug.text == "ruby-sapphire")
    }
}
