import PokedexDomain

/// Which generations of a page about many are on the page itself, and which have pages of their own.
///
/// No page is longer than 500,000 bytes, or 60,000 gzipped. Where one would be, its oldest
/// generations move to a page each. Rows and cells decide, before anything is rendered, so that
/// the division is the same in every language. A single generation is never too long for a page: a
/// test of the built website measures all pages.
struct PageDivision<Part: Sendable>: Sendable {
    /// Those on the page, the newest first; at least one, if there is any.
    let kept: ArraySlice<Part>
    /// Those with pages of their own, the newest first.
    let moved: ArraySlice<Part>

    fileprivate init(kept: ArraySlice<Part>, moved: ArraySlice<Part>) {
        self.kept = kept
        self.moved = moved
    }

    /// - Parameters:
    ///   - parts: a generation each, the newest first.
    ///   - lengths: how many bytes each would take, in the longer of the languages.
    ///   - limit: how many bytes all of them may take.
    init(_ parts: [Part], lengths: [Int], limit: Int = generationsLimit) {
        var rest = limit
        let count = lengths.prefix { length in
            rest -= length
            return rest >= 0
        }.count
        kept = parts.prefix(max(count, 1))
        moved = parts.dropFirst(max(count, 1))
    }
}

/// So many bytes the generations of a page may take; the others are for the rest of the page.
private let generationsLimit = 440_000
/// The same for the moves of a Pokémon, whose page also says what changed from game to game.
private let learnsetsLimit = 395_000

extension PageDivision<GenerationLearners> {
    /// Divides a move's page.
    init(_ learners: [GenerationLearners]) {
        self.init(learners, lengths: learners.map(\.size).learnersLengths)
    }
}

extension PageDivision<GenerationLearnset> {
    /// Divides a Pokémon's page.
    init(_ learnsets: [GenerationLearnset]) {
        self.init(learnsets, lengths: learnsets.map(\.size).learnsetLengths, limit: learnsetsLimit)
    }

    /// Whether a page could be divided that has at most so many rows, each with a cell for every
    /// game of a generation.
    static func mayDivide(rows: Int) -> Bool {
        learnsetLength(rows: rows, cells: rows * 5) + gameLength(rows: rows) > learnsetsLimit
    }

    /// The same of the generations alone.
    var generations: PageDivision<Identifier<Generation>> {
        PageDivision<Identifier<Generation>>(
            kept: kept.map(\.generation)[...], moved: moved.map(\.generation)[...])
    }
}

extension PageDivision<Identifier<Generation>> {
    /// Divides a move's page by the sizes of its tables.
    init(learners sizes: [GenerationSize]) {
        self.init(sizes.map(\.generation), lengths: sizes.learnersLengths)
    }
}

extension [GenerationSize] {
    /// The bytes that tables of learners take; the newest one has pictures.
    fileprivate var learnersLengths: [Int] {
        enumerated().map { index, size in size.rows * (index == 0 ? 440 : 175) + size.cells * 26 }
    }

    /// The bytes that tables of moves take; of the newest generation one game stands alone before them.
    fileprivate var learnsetLengths: [Int] {
        enumerated().map { index, size in
            learnsetLength(rows: size.rows, cells: size.cells)
                + (index == 0 ? gameLength(rows: size.rows) : 0)
        }
    }
}

private func learnsetLength(rows: Int, cells: Int) -> Int { rows * 310 + cells * 40 }

/// One game's moves, with what they do.
private func gameLength(rows: Int) -> Int { rows * 500 }
