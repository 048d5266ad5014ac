/// The words of values in one of the forms in which words are compared.
struct QueryNameIndex: Sendable {
    private let form: @Sendable (String) -> String
    private let values: [String: (rank: Int, places: [Int])]

    /// The indices in the order in which they are asked: letters, kana, romaji.
    static func all(of entries: [QueryNames.Entry]) -> [QueryNameIndex] {
        [
            QueryNameIndex(
                Folding.letters, ranks: [{ [$0.slug] }, \.english, \.japanese, \.words],
                of: entries),
            QueryNameIndex(Folding.kana, ranks: [\.japanese, \.words], of: entries),
            QueryNameIndex(Folding.romaji, ranks: [\.japanese, \.words], of: entries) { name in
                name.unicodeScalars.contains(where: \.isKana)
            },
        ]
    }

    /// - Parameters:
    ///   - ranks: the names, those that go before others first.
    ///   - counts: whether a name is compared in this form.
    private init(
        _ form: @escaping @Sendable (String) -> String,
        ranks: [(QueryNames.Entry) -> [String]], of entries: [QueryNames.Entry],
        where counts: (String) -> Bool = { _ in true }
    ) {
        var values: [String: (rank: Int, places: [Int])] = [:]
        for (rank, words) in ranks.enumerated() {
            for (place, entry) in entries.enumerated() {
                for text in words(entry).filter(counts).map(form) where !text.isEmpty {
                    var value = values[text] ?? (rank, [])
                    guard value.rank == rank, value.places.last != place else { continue }
                    value.places.append(place)
                    values[text] = value
                }
            }
        }
        self.form = form
        self.values = values
    }

    /// The places of the values that are called so.
    func places(of text: String) -> [Int] {
        values[form(text)]?.places ?? []
    }

    /// How far values are from what was typed: 0 if they begin so, else the letters that are wrong.
    /// Values of which more than one letter in three is wrong are left out.
    func distances(from text: String) -> [(place: Int, distance: Int)] {
        let typed = Array(form(text).unicodeScalars)
        let limit = typed.count / 3
        return values.flatMap { word, value in
            let distance = Self.distance(typed, Array(word.unicodeScalars), limit: limit)
            return distance.map { distance in value.places.map { ($0, distance) } } ?? []
        }
    }

    private static func distance(
        _ typed: [Unicode.Scalar], _ word: [Unicode.Scalar], limit: Int
    ) -> Int? {
        if typed.count >= 2, word.starts(with: typed) { return 0 }
        // Words of another length need not be compared to see that they differ.
        guard abs(word.count - typed.count) <= limit else { return nil }
        let distance = WordDistance.between(typed, word)
        return distance <= limit ? distance : nil
    }
}

extension Unicode.Scalar {
    /// Whether it is hiragana or katakana.
    fileprivate var isKana: Bool { ("ぁ"..."ヺ").contains(self) }
}
