/// What the site's content says about queries.
public struct QueryContent: Sendable {
    /// The words of the query language.
    let words: QueryWords
    /// How players write names with kanji.
    let spellings: Spellings

    /// Holds both.
    public init(words: QueryWords, spellings: Spellings) {
        self.words = words
        self.spellings = spellings
    }
}
