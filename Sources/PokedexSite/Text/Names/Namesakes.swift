import PokedexDomain

/// Distinguishes entities that share a name by a mark after it: "As One (Ice Rider)".
struct Namesakes {
    private let translation: Translation
    private let pattern: TextTemplate
    private let marks: [String: String]

    /// Takes the marks from the texts `namesake`.
    ///
    /// - Throws: an error when the pattern of a marked name is missing.
    init(translation: Translation) throws {
        self.translation = translation
        pattern = try translation.template("namesake.pattern", placeholders: ["name", "mark"])
        marks = translation.texts(under: "namesake")
    }

    /// The names of entities, with a mark where several share theirs.
    ///
    /// - Parameter mark: the mark of an entity for which the translation has none.
    /// - Throws: an error when the marks of the entities with one name are not all different.
    func distinguished<Entity: DisplayedEntity>(
        _ entities: [Entity], names: NameTable<Entity>, mark: (Entity) -> String?
    ) throws -> NameTable<Entity> {
        let groups = Dictionary(grouping: entities, by: { names[$0.id] })
        var result: [Identifier<Entity>: DisplayName] = [:]
        result.reserveCapacity(entities.count)
        for entity in entities {
            let name = names[entity.id]
            let namesakes = groups[name, default: []]
            result[entity.id] =
                namesakes.count < 2
                ? name
                : try distinguished(entity, among: namesakes, name: name) {
                    marks[$0.slug.text] ?? mark($0)
                }
        }
        return NameTable(result)
    }

    private func distinguished<Entity: DisplayedEntity>(
        _ entity: Entity, among namesakes: [Entity], name: DisplayName, mark: (Entity) -> String?
    ) throws -> DisplayName {
        guard let ownMark = mark(entity),
            Set(namesakes.compactMap(mark)).count == namesakes.count
        else {
            try refuse(namesakes, unmarked: namesakes.filter { mark($0) == nil }, name: name.text)
            return name
        }
        let text = pattern.filled { $0 == "name" ? name.text : ownMark }
        return DisplayName(text: text, language: name.language)
    }

    private func refuse<Entity: DisplayedEntity>(
        _ namesakes: [Entity], unmarked: [Entity], name: String
    ) throws {
        let slugs = namesakes.map(\.slug.text).sorted().joined(separator: ", ")
        let error = translation.error(
            "\(slugs) are all called \"\(name)\"; add \"namesake.\" and the slug for each of them in "
                + "every language", at: "namesake")
        guard !unmarked.isEmpty else { throw error }
        for entity in unmarked {
            try translation.lack(
                .phrase(translation.language), of: "namesake.\(entity.slug)", else: error)
        }
    }
}
