import PokedexDomain

/// Everything that pages ask of a language besides its translation.
struct LanguageRules: Sendable {
    /// How names are grouped by how they begin.
    enum Initials: Sendable {
        /// By capital letter: "A".
        case letters
        /// By the first kana of the row: 「か」 for き.
        case kanaRows
    }

    /// The language with its country, as Open Graph wants it.
    let locale: String
    /// The language in messages, with its article: "a Japanese".
    let adjective: String
    /// What stands between sentences, and between the clauses of one.
    let wordSeparator: String
    /// How a sentence ends.
    let fullStop: String
    /// What stands between the names of two types that are one: "Ground/Dragon".
    let typeSeparator: String
    /// Whether nouns have "a" or "an" before them.
    let hasArticles: Bool
    /// Whether feet and inches are written "1′04″", else "1 ft 4 in".
    let writesFeetAsPrimes: Bool
    /// What stands behind a rank: "st" behind 1.
    let ordinalSuffix: @Sendable (Int) -> String
    /// Where names may go on in the next line, besides at spaces.
    let nameSeams: NameSeams
    /// How many Unicode scalars a description may have, so that it is read at a glance.
    let longestDescription: Int
    let initials: Initials

    /// A noun with its indefinite article where the language has one: "an Electric".
    func withArticle(_ noun: String) -> String {
        guard hasArticles, let initial = noun.first else { return noun }
        return ("AEIOU".contains(initial) ? "an " : "a ") + noun
    }

    fileprivate static let english = LanguageRules(
        locale: "en_US", adjective: "an English", wordSeparator: " ", fullStop: ".",
        typeSeparator: "/", hasArticles: true, writesFeetAsPrimes: true,
        ordinalSuffix: { rank in
            switch (rank % 10, rank % 100) {
            case (_, 11...13): "th"
            case (1, _): "st"
            case (2, _): "nd"
            case (3, _): "rd"
            default: "th"
            }
        },
        nameSeams: NameSeams(), longestDescription: 90,
        initials: .letters)

    fileprivate static let japanese = LanguageRules(
        locale: "ja_JP", adjective: "a Japanese", wordSeparator: "", fullStop: "。",
        typeSeparator: "・", hasArticles: false, writesFeetAsPrimes: false,
        ordinalSuffix: { _ in "" },
        nameSeams: NameSeams(
            after: [
                "キョダイマックス", "ぬし", "ぬしアローラ", "アローラ", "ガラル", "ヒスイ", "パルデア",
            ],
            before: ["（", "キャップ", "フォルム", "スタイル"]),
        longestDescription: 50, initials: .kanaRows)
}

extension Language {
    /// What the code asks of the language besides its translation.
    var rules: LanguageRules {
        switch self {
        case .english: .english
        case .japanese: .japanese
        }
    }

    /// Sentences one after the other.
    func paragraph(_ sentences: [String]) -> String {
        sentences.joined(separator: rules.wordSeparator)
    }
}
