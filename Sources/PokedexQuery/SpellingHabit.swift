/// A way in which people spell Japanese sounds differently, and the one spelling it is turned into:
/// Hepburn, kunrei, what input methods take.
struct SpellingHabit: Sendable {
    /// What is replaced; all of it is ASCII.
    private enum Rule: Sendable {
        /// These letters wherever they stand; of those that begin alike the first that fits.
        case spellings([(habit: [UInt8], one: [UInt8])])
        /// These letters at the end, which are dropped.
        case ending([UInt8])
        /// One of these letters several times in a row, of which one stays.
        case repeated(Set<UInt8>)
    }

    private let rule: Rule

    /// All habits, in the order in which they are undone: later ones build on earlier ones.
    static let all: [SpellingHabit] = [
        spellings(["xtsu", "xtu", "ltsu", "ltu"].map { ($0, "") }),
        spellings(
            (vowels + vowels.map { "y" + $0 }).flatMap { [("x" + $0, $0), ("l" + $0, "r" + $0)] }),
        spellings([("tch", "ch")]), spellings([("ch", "ty")]), spellings([("sh", "sy")]),
        spellings([("ts", "t")]), spellings([("th", "t")]), spellings([("dh", "d")]),
        spellings([("dz", "z")]), spellings([("cy", "ty")]),
        spellings([("jy", "zy"), ("j", "zy")]), spellings([("f", "h")]), spellings([("v", "b")]),
        spellings([("q", "k")]), spellings([("kw", "k"), ("gw", "g")]), spellings([("wh", "w")]),
        spellings([("l", "r")]), ending("c"), spellings([("c", "k")]), spellings([("yi", "i")]),
        spellings(["a", "i", "e", "o"].map { ("hu" + $0, "h" + $0) }),
        spellings([("tei", "ti"), ("dei", "di")]),
        spellings([("wi", "ui"), ("we", "ue"), ("wo", "uo")]),
        spellings(consonants.flatMap { [($0 + "iye", $0 + "ye"), ($0 + "ie", $0 + "ye")] }),
        spellings(
            consonants.flatMap { consonant in
                ["a", "u", "o"].map { ("\(consonant)iy\($0)", "\(consonant)y\($0)") }
            }),
        spellings([("mb", "nb"), ("mp", "np")]), repeated("bcdfghjklmnpqrstvwxyz"),
        repeated("aiueo"), spellings([("ou", "o")]), spellings([("ei", "e")]), repeated("aiueo"),
    ]

    private static let vowels = ["a", "i", "u", "e", "o"]
    private static let consonants = "bdghkmnprstz".map { String($0) }

    private static func spellings(_ spellings: [(String, String)]) -> Self {
        Self(rule: .spellings(spellings.map { (Array($0.utf8), Array($1.utf8)) }))
    }

    private static func ending(_ letters: String) -> Self {
        Self(rule: .ending(Array(letters.utf8)))
    }

    private static func repeated(_ letters: String) -> Self {
        Self(rule: .repeated(Set(letters.utf8)))
    }
}

extension SpellingHabit {
    /// A text in UTF-8 in which this habit has given way to the one spelling.
    func unified(_ text: [UInt8]) -> [UInt8] {
        switch rule {
        case .spellings(let spellings): Self.replaced(text, spellings)
        case .ending(let letters):
            text.suffix(letters.count) == letters[...] ? text.dropLast(letters.count) : text
        case .repeated(let letters):
            text.indices.filter { place in
                place == 0 || text[place] != text[place - 1] || !letters.contains(text[place])
            }.map { text[$0] }
        }
    }

    private static func replaced(
        _ text: [UInt8], _ spellings: [(habit: [UInt8], one: [UInt8])]
    ) -> [UInt8] {
        var result: [UInt8] = []
        var rest = text[...]
        while let letter = rest.first {
            if let spelling = spellings.first(where: { rest.starts(with: $0.habit) }) {
                result += spelling.one
                rest = rest.dropFirst(spelling.habit.count)
            } else {
                result.append(letter)
                rest = rest.dropFirst()
            }
        }
        return result
    }
}
