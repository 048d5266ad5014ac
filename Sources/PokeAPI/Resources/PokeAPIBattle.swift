import PokedexDomain

/// PokéAPI's `ability`.
struct PokeAPIAbility: PokeAPIRecord {
    let id: Int
    let name: String
    let names: PokeAPINames<PokeAPIName>
    let generation: PokeAPIReference
    let isMainSeries: Bool

    private enum CodingKeys: String, CodingKey {
        case id, name, names, generation
        case isMainSeries = "is_main_series"
    }

    func facts() throws(MalformedResource) -> Ability {
        Ability(
            id: try Checked.id(id), slug: try Checked.slug(name),
            name: try names.localized("names"), generation: try generation.id("generation"),
            isMainSeries: isMainSeries)
    }
}

/// PokéAPI's `nature`.
struct PokeAPINature: PokeAPIRecord {
    let id: Int
    let name: String
    let names: PokeAPINames<PokeAPIName>
    let increased: Nullable<PokeAPIWord>
    let decreased: Nullable<PokeAPIWord>

    private enum CodingKeys: String, CodingKey {
        case id, name, names
        case increased = "increased_stat"
        case decreased = "decreased_stat"
    }

    func facts() throws(MalformedResource) -> Nature {
        Nature(
            id: try Checked.id(id), slug: try Checked.slug(name),
            name: try names.localized("names"),
            increased: try increased.value?.word("stat", "increased_stat.name"),
            decreased: try decreased.value?.word("stat", "decreased_stat.name"))
    }
}

/// PokéAPI's `type`.
struct PokeAPIType: PokeAPIRecord {
    let id: Int
    let name: String
    let names: PokeAPINames<PokeAPIName>
    let generation: PokeAPIReference
    let damageClass: Nullable<PokeAPIWord>
    let relations: Relations
    let pastRelations: [PastRelations]

    private enum CodingKeys: String, CodingKey {
        case id, name, names, generation
        case damageClass = "move_damage_class"
        case relations = "damage_relations"
        case pastRelations = "past_damage_relations"
    }

    /// The types that a type's moves strike, and that strike it, with other than normal damage.
    struct Relations: Decodable, Sendable {
        let noDamageTo: [PokeAPIReference]
        let halfDamageTo: [PokeAPIReference]
        let doubleDamageTo: [PokeAPIReference]
        let noDamageFrom: [PokeAPIReference]
        let halfDamageFrom: [PokeAPIReference]
        let doubleDamageFrom: [PokeAPIReference]

        private enum CodingKeys: String, CodingKey {
            case noDamageTo = "no_damage_to"
            case halfDamageTo = "half_damage_to"
            case doubleDamageTo = "double_damage_to"
            case noDamageFrom = "no_damage_from"
            case halfDamageFrom = "half_damage_from"
            case doubleDamageFrom = "double_damage_from"
        }

        /// The lists with their keys and percentages, and whether the type is the attacking one.
        fileprivate var lists: [(key: String, [PokeAPIReference], percent: Int, isAttacking: Bool)]
        {
            [
                ("no_damage_to", noDamageTo, 0, true),
                ("half_damage_to", halfDamageTo, 50, true),
                ("double_damage_to", doubleDamageTo, 200, true),
                ("no_damage_from", noDamageFrom, 0, false),
                ("half_damage_from", halfDamageFrom, 50, false),
                ("double_damage_from", doubleDamageFrom, 200, false),
            ]
        }
    }

    /// All of a type's relations as they were up to and including a generation.
    struct PastRelations: Decodable, Sendable {
        let generation: PokeAPIReference
        let relations: Relations

        private enum CodingKeys: String, CodingKey {
            case generation
            case relations = "damage_relations"
        }
    }

    func facts() throws(MalformedResource) -> TypeFacts {
        var facts = TypeFacts(
            type: PokemonType(
                id: try Checked.id(id), slug: try Checked.slug(name),
                name: try names.localized("names"), generation: try generation.id("generation"),
                damageClass: try damageClass.value?.word(
                    "damage class", "move_damage_class.name")))
        facts.today = facts.percents(relations, "damage_relations", "type relation")
        for (index, past) in pastRelations.enumerated() {
            let field = "past_damage_relations[\(index)]"
            do throws(MalformedResource) {
                let generation: Identifier<Generation> = try past.generation.id(
                    "\(field).generation")
                let percents = facts.percents(
                    past.relations, "\(field).damage_relations", "past type relation")
                facts.past.append((generation, percents))
            } catch {
                facts.losses.append(
                    ResourceLoss(element: "past type relations", reason: error.reason))
            }
        }
        return facts
    }
}

/// Two types, of which the first attacks the second.
struct TypePair: Hashable {
    let attacking: Identifier<PokemonType>
    let defending: Identifier<PokemonType>

    /// The text in messages.
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

    /// Reads the six lists; leaves out and notes what contradicts itself or is not a type.
    fileprivate mutating func percents(
        _ relations: PokeAPIType.Relations, _ field: String, _ element: String
    ) -> [TypePair: Int] {
        var percents: [TypePair: Int] = [:]
        for (key, references, percent, isAttacking) in relations.lists {
            for (index, reference) in references.enumerated() {
                do throws(MalformedResource) {
                    let other: Identifier<PokemonType> = try reference.id(
                        "\(field).\(key)[\(index)]")
                    let pair =
                        isAttacking
                        ? TypePair(attacking: type.id, defending: other)
                        : TypePair(attacking: other, defending: type.id)
                    if let known = percents[pair], known != percent {
                        throw MalformedResource(
                            "\(pair.description) is both \(known) % and \(percent) % in the lists "
                                + "of \(ResourceKey(type.id))")
                    }
                    percents[pair] = percent
                } catch {
                    losses.append(ResourceLoss(element: element, reason: error.reason))
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
