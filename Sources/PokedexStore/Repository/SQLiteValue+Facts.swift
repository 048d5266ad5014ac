import PokedexDomain
import SQLite

extension SQLiteValue {
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
