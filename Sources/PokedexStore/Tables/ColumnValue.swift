import PokedexDomain

/// What a column may hold.
protocol ColumnValue {
    /// What limits the values.
    associatedtype Rule = Void

    init(_ cell: Cell, _ rule: Rule) throws

    /// The value as it is written.
    var stored: StoredValue { get }
}

extension Int: ColumnValue {
    init(_ cell: Cell, _ rule: ClosedRange<Int>) throws { self = try cell.integer(rule) }

    var stored: StoredValue { .number(self) }
}

extension Percentage: ColumnValue {
    init(_ cell: Cell, _ rule: ClosedRange<Int>) throws {
        try self.init(hundredths: cell.hundredths(rule))
    }

    var stored: StoredValue { .hundredths(hundredths) }
}

extension Bool: ColumnValue {
    init(_ cell: Cell, _: Void) throws { self = try cell.integer(0...1) == 1 }

    var stored: StoredValue { .flag(self) }
}

extension String: ColumnValue {
    init(_ cell: Cell, _ rule: TextRule) throws { self = try cell.text(rule) }

    var stored: StoredValue { .text(self) }
}

extension Slug: ColumnValue {
    init(_ cell: Cell, _: Void) throws {
        // The rule refuses all that is no slug.
        try self.init(cell.text(.slug))
    }

    var stored: StoredValue { .text(text) }
}

/// The number of another entity, which must exist.
extension Identifier: ColumnValue {
    init(_ cell: Cell, _: Void) throws { self.init(try cell.reference(Entity.self)) }

    var stored: StoredValue { .reference(ObjectIdentifier(Entity.self), rawValue) }
}

/// The numbers of other entities, which must exist: a JSON array, sorted, each number once.
extension Array: ColumnValue where Element: ReferenceValue {
    typealias Rule = Void

    init(_ cell: Cell, _: Void) throws { self = try cell.references() }

    var stored: StoredValue {
        .references(ObjectIdentifier(Element.Referenced.self), map(\.rawValue))
    }
}

/// The number of an entity, as an element of a list.
protocol ReferenceValue {
    associatedtype Referenced
    init(_ rawValue: Int)
    var rawValue: Int { get }
}

extension Identifier: ReferenceValue {
    typealias Referenced = Entity
}

/// NULL or a value.
extension Optional: ColumnValue where Wrapped: ColumnValue {
    init(_ cell: Cell, _ rule: Wrapped.Rule) throws {
        self = cell.isNull ? nil : try Wrapped(cell, rule)
    }

    var stored: StoredValue { map(\.stored) ?? .null }
}

/// A word of a fixed list.
protocol ColumnWord: ColumnValue, RawRepresentable<String> where Rule == Void {}

extension ColumnWord {
    init(_ cell: Cell, _: Void) throws {
        let text = try cell.text(.any)
        guard let word = Self(rawValue: text) else {
            throw cell.problem("holds \(quoted(text)), which is none of its words")
        }
        self = word
    }

    var stored: StoredValue { .text(rawValue) }
}

extension Berry.Firmness: ColumnWord {}
extension DamageClass: ColumnWord {}
extension EvolutionConditions.TimeOfDay: ColumnWord {}
extension Machine.Kind: ColumnWord {}
extension Pictures.Kind: ColumnWord {}
extension Stat: ColumnWord {}

/// The database writes a gender as a word, the domain as PokéAPI's number.
extension EvolutionConditions.Gender: ColumnValue {
    init(_ cell: Cell, _: Void) throws {
        let text = try cell.text(.any)
        guard let gender = Self.allCases.first(where: { "\($0)" == text }) else {
            throw cell.problem("holds \(quoted(text)), which is none of its words")
        }
        self = gender
    }

    var stored: StoredValue { .text("\(self)") }
}
