import PokedexDomain

/// Entities of a kind in the order in which a language sorts their names; namesakes by number.
struct NameOrder<Entity>: Sendable {
    /// Neighbours whose names begin alike.
    struct Group: Sendable {
        /// How they begin; `nil` for names that begin with no letter of the language.
        let initial: String?
        /// The entities, sorted.
        let members: [Identifier<Entity>]
    }

    /// All of them by how their names begin.
    let groups: [Group]
    private let positions: PositionTable<Entity>

    /// Sorts entities by their names in a language.
    init(_ entities: [Identifier<Entity>], names: NameTable<Entity>, in language: Language) {
        let sorted = entities.map { (key: SortKey(names[$0].text), id: $0) }
            .sorted { $0.key == $1.key ? $0.id < $1.id : $0.key < $1.key }
        positions = PositionTable(sorted.map(\.id))
        groups = sorted.reduce(into: []) { groups, entry in
            let initial = entry.key.initial(in: language)
            let isSame = groups.last.map { $0.initial == initial } ?? false
            let members = isSame ? groups.removeLast().members + [entry.id] : [entry.id]
            groups.append(Group(initial: initial, members: members))
        }
    }

    /// Things in the order of the entities that they are about, no two about the same.
    func sorted<Thing>(
        _ things: [Thing], by entity: (Thing) -> Identifier<Entity>
    ) -> [Thing] {
        things.indices.map { (place: position(of: entity(things[$0])), index: $0) }
            .sorted { $0.place < $1.place }
            .map { things[$0.index] }
    }

    /// An entity's place among all, from 0 on.
    func position(of entity: Identifier<Entity>) -> Int { positions[entity] }
}
