import PokedexDomain

extension SQLiteValue {
    /// A number; NULL for `nil`.
    init(_ number: Int?) {
        self = number.map(SQLiteValue.integer) ?? .null
    }

    /// A text; NULL for `nil`.
    init(_ text: String?) {
        self = text.map(SQLiteValue.text) ?? .null
    }

    /// 1 or 0.
    init(_ truth: Bool) {
        self = .integer(truth ? 1 : 0)
    }

    /// An entity's identifier.
    init(_ slug: Slug) {
        self = .text(slug.text)
    }

    /// An entity's number; NULL for `nil`.
    init<Entity>(_ identifier: Identifier<Entity>?) {
        self = identifier.map { .integer($0.rawValue) } ?? .null
    }

    /// A word of a fixed list; NULL for `nil`.
    init<Word: RawRepresentable<String>>(word: Word?) {
        self.init(word?.rawValue)
    }
}
