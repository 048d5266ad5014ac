import PokedexDomain

/// The facts of a catalog as texts, by table and entity, in which references are slugs.
struct CatalogFacts {
    /// The entities of a table.
    struct Kind {
        let table: String
        let rows: [StoredRow]
    }

    /// All kinds, forms too, in the order of ``EntityKind/all``.
    let kinds: [Kind]
    private var titles: [ObjectIdentifier: [Int: EntityTitle]] = [:]
    private let learnsets: [Identifier<Pokemon>: Learnset]

    init(_ catalog: Catalog) {
        learnsets = catalog.learnsets
        var kinds: [Kind] = []
        for kind in EntityKind.all {
            let rows = kind.rows(catalog)
            kinds.append(Kind(table: kind.table, rows: rows))
            kinds += Self.parts(of: rows, kind.type)
            titles[kind.type] = rows.reduce(into: [:]) { titles, row in
                if let id = row.id { titles[id] = EntityTitle(row) }
            }
        }
        self.kinds = kinds
        nameUnnamed(in: catalog)
    }

    /// The entities that are listed with another one, such as a Pokémon's forms, as a kind.
    private static func parts(of rows: [StoredRow], _ owner: ObjectIdentifier) -> [Kind] {
        var parts: [StoredRow] = []
        var table: String?
        for row in rows {
            for list in row.lists where list.isEntities {
                table = list.table
                for var part in list.rows {
                    let value = row.id.map { StoredValue.reference(owner, $0) } ?? .null
                    part.columns.append(.init(name: list.owner ?? "owner", value: value))
                    parts.append(part)
                }
            }
        }
        return table.map { table in
            [Kind(table: table, rows: parts.sorted { ($0.id ?? 0) < ($1.id ?? 0) })]
        } ?? []
    }

    /// Pokémon have the name of their first form or their species, evolution chains that of their
    /// first species.
    private mutating func nameUnnamed(in catalog: Catalog) {
        let pokemon = ObjectIdentifier(Pokemon.self)
        let chain = ObjectIdentifier(EvolutionChain.self)
        let species = catalog.species.reduce(into: [:]) { $0[$1.id] = $1 }
        for form in catalog.pokemon {
            let name = form.forms.first?.name[.ofSlugs] ?? species[form.species]?.name[.ofSlugs]
            titles[pokemon]?[form.id.rawValue] = EntityTitle(slug: form.slug.text, name: name)
        }
        for first in catalog.species.reversed() {
            guard let id = first.evolutionChain else { continue }
            titles[chain]?[id.rawValue] = EntityTitle(
                slug: first.slug.text, name: first.name[.ofSlugs])
        }
    }

    func kind(_ table: String) -> Kind? { kinds.first { $0.table == table } }

    func title(of row: StoredRow, in table: String) -> EntityTitle {
        let kind = EntityKind.all.first { $0.table == table }
        return kind.flatMap { kind in row.id.flatMap { titles[kind.type]?[$0] } }
            ?? EntityTitle(row)
    }

    /// The slug of an entity; its number where there is no such entity.
    func slug<Entity>(of id: Identifier<Entity>) -> String {
        slug(of: ObjectIdentifier(Entity.self), id.rawValue)
    }

    private func slug(of type: ObjectIdentifier, _ number: Int) -> String {
        titles[type]?[number]?.slug ?? "\(number)"
    }
}

extension CatalogFacts {
    /// The facts of an entity, in the order of its columns and lists.
    func facts(of row: StoredRow, in table: String) -> [Fact] {
        let columns = facts(of: row.columns.filter { $0.name != "id" })
        let lists = row.lists.flatMap { list in
            list.isSingle
                ? list.rows.flatMap { facts(of: $0.columns) }
                : [Fact(name: list.name, value: value(of: list))]
        }
        return columns + lists
    }

    func learnset(of row: StoredRow, in table: String) -> [Fact] {
        guard table == "pokemon", let id = row.id else { return [] }
        let entries = learnsets[Identifier(id)]?.entries ?? []
        return [Fact(name: "learnset", value: .keyed(entries.map(element)))]
    }

    /// Whether a Pokémon of two catalogs learns the same.
    func learnsSame(_ row: StoredRow, in table: String, as other: CatalogFacts) -> Bool {
        guard table == "pokemon", let id = row.id else { return true }
        return learnsets[Identifier(id)] ?? .empty == other.learnsets[Identifier(id)] ?? .empty
    }

    private func facts(of columns: [StoredRow.Column]) -> [Fact] {
        columns.map { Fact(name: $0.factName, value: .one(text(of: $0.value))) }
    }

    private func value(of list: StoredList) -> Fact.Value {
        if list.isEntities { return .many(list.rows.map { $0.slug ?? "" }) }
        if list.key.isEmpty { return .many(list.rows.map { text(of: $0.columns) ?? "" }) }
        return .keyed(
            list.rows.map { row in
                let others = row.columns.filter {
                    !list.key.contains($0.name) && $0.name != list.owner
                }
                let key = list.key.compactMap { row[$0].flatMap(text) }
                return .init(key: key.joined(separator: " "), value: text(of: others))
            })
    }

    /// Columns on one line: `item fire-stone, near_special_rock`; a column alone without its name.
    private func text(of columns: [StoredRow.Column]) -> String? {
        if columns.count == 1 { return text(of: columns[0].value) }
        let parts = columns.compactMap { column -> String? in
            if case .flag(let flag) = column.value { return flag ? column.factName : nil }
            return text(of: column.value).map { "\(column.factName) \($0)" }
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private func text(of value: StoredValue) -> String? {
        switch value {
        case .null: nil
        case .number(let number): "\(number)"
        case .hundredths: value.bound.decimal
        case .flag(let flag): flag ? "yes" : "no"
        case .text(let text): text
        case .reference(let type, let number): slug(of: type, number)
        case .references(let type, let numbers):
            numbers.isEmpty
                ? nil : numbers.map { slug(of: type, $0) }.joined(separator: "+")
        }
    }

    private func element(of entry: LearnsetEntry) -> Fact.Element {
        let level = entry.level > 0 ? " at \(entry.level)" : ""
        let way = "\(slug(of: entry.move)) by \(slug(of: entry.method))\(level)"
        return .init(
            key: "\(slug(of: entry.versionGroup)): \(way)",
            value: entry.order.map { "position \($0)" })
    }
}

extension StoredRow.Column {
    /// The column's name; without the ending of references.
    fileprivate var factName: String { name.hasSuffix("_id") ? String(name.dropLast(3)) : name }
}

extension StoredList {
    fileprivate var isEntities: Bool { rows.first?.id != nil }
}

extension EntityTitle {
    fileprivate init(_ row: StoredRow) {
        slug = row.slug ?? ""
        name = if case .text(let text) = row["name_\(Language.ofSlugs.code)"] { text } else { nil }
    }
}

/// A fact of an entity as text, to be compared with the same fact elsewhere.
struct Fact {
    /// An element of a list, which may have a value.
    struct Element: Hashable {
        let key: String
        let value: String?
    }

    enum Value: Hashable {
        /// One value; `nil` for unknown or none.
        case one(String?)
        case many([String])
        /// A list whose elements have values and different keys.
        case keyed([Element])
    }

    /// What it is called, mostly by its column or table.
    let name: String
    let value: Value

    /// The facts of an entity that changed.
    static func changes(from old: [Fact], to new: [Fact]) -> [FactChange] {
        let before = Dictionary(old.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
        let names = Set(new.map(\.name))
        return new.compactMap { FactChange($0.name, before[$0.name] ?? .one(nil), $0.value) }
            + old.filter { !names.contains($0.name) }
            .compactMap { FactChange($0.name, $0.value, .one(nil)) }
    }
}

extension Fact.Value {
    /// The elements of a list without their values.
    var elements: [String] {
        switch self {
        case .one(let text): [text].compactMap(\.self)
        case .many(let texts): texts
        case .keyed(let elements): elements.map(\.key)
        }
    }
}
