import PokedexDomain

/// Two types, of which the first attacks the second.
struct TypePair: Hashable {
    let attacking: Identifier<PokemonType>
    let defending: Identifier<PokemonType>

    var description: String {
        "\(ResourceKey(attacking)) striking \(ResourceKey(defending))"
    }
}

/// A type with its relations on both sides, in percent. A pair that is absent has normal damage.
struct TypeFacts: ResourceFacts {
    let type: PokemonType
    /// The relations of today.
    var today: [TypePair: Int] = [:]
    /// All relations as they were up to and including a generation.
    var past: [(lastGeneration: Identifier<Generation>, percents: [TypePair: Int])] = []
    var losses: [ResourceLoss] = []

    var number: Int { type.id.rawValue }
    var uniqueSlug: Slug? { type.slug }
}

extension TypeFacts {
    init(record: Fields) throws {
        type = PokemonType(
            id: try record.id(), slug: try record.slug(), name: try record.names(),
            generation: try record.reference("generation"),
            damageClass: try record.wordOrNull("move_damage_class", "damage class"))
        var losses: [ResourceLoss] = []
        today = try Self.percents(record, type.id, "type relation", &losses)
        for past in try record.objects("past_damage_relations") {
            let generation: Identifier<Generation>? = try losses.noting("past type relations") {
                try past.reference("generation")
            }
            guard let generation else { continue }
            let percents = try Self.percents(past, type.id, "past type relation", &losses)
            self.past.append((generation, percents))
        }
        self.losses = losses
    }

    /// The lists of `damage_relations`, with their percentages, and whether the type is the attacking
    /// one.
    private static let lists: [(key: AnyKey, percent: Int, isAttacking: Bool)] = [
        ("no_damage_to", 0, true), ("half_damage_to", 50, true), ("double_damage_to", 200, true),
        ("no_damage_from", 0, false), ("half_damage_from", 50, false),
        ("double_damage_from", 200, false),
    ]

    /// Reads the six lists; leaves out and notes what contradicts itself or is not a type.
    private static func percents(
        _ record: Fields, _ type: Identifier<PokemonType>, _ element: String,
        _ losses: inout [ResourceLoss]
    ) throws -> [TypePair: Int] {
        var percents: [TypePair: Int] = [:]
        let relations = try record.object("damage_relations")
        for (key, percent, isAttacking) in lists {
            for reference in try relations.objects(key) {
                try losses.noting(element) {
                    let other: Identifier<PokemonType> = try reference.reference()
                    let pair =
                        isAttacking
                        ? TypePair(attacking: type, defending: other)
                        : TypePair(attacking: other, defending: type)
                    if let known = percents[pair], known != percent {
                        throw MalformedResource(
                            "\(pair.description) is both \(known) % and \(percent) % in the lists "
                                + "of \(ResourceKey(type))")
                    }
                    percents[pair] = percent
                }
            }
        }
        return percents
    }
}

extension Catalog {
    /// The types with their relations, as the source writes them: all of a type's relations today,
    /// and in each generation after which one of them changed.
    var typeFacts: [TypeFacts] {
        let relations = Dictionary(grouping: typeRelations) { relation in
            TypePair(attacking: relation.attacking, defending: relation.defending)
        }
        return types.map { type in
            let own = relations.filter {
                $0.key.attacking == type.id || $0.key.defending == type.id
            }
            let changes = Set(own.values.joined().compactMap(\.lastGeneration)).sorted()
            return TypeFacts(
                type: type, today: percents(own, until: nil),
                past: changes.map { ($0, percents(own, until: $0)) })
        }
    }

    /// The percentages other than 100 that held in a generation; `nil` is today.
    ///
    /// Relations with types that came later are left out, unless the catalog holds a past one.
    private func percents(
        _ relations: [TypePair: [TypeRelation]], until generation: Identifier<Generation>?
    ) -> [TypePair: Int] {
        let end = generation?.rawValue ?? Int.max
        let cameLater = Set(types.filter { $0.generation.rawValue > end }.map(\.id))
        func lastGeneration(_ relation: TypeRelation) -> Int {
            relation.lastGeneration?.rawValue ?? Int.max
        }
        return relations.compactMapValues { relations in
            let held = relations.filter { lastGeneration($0) >= end }
                .min { lastGeneration($0) < lastGeneration($1) }
            guard let held, held.percent != 100,
                held.lastGeneration != nil
                    || !cameLater.contains(held.attacking) && !cameLater.contains(held.defending)
            else { return nil }
            return held.percent
        }
    }
}
