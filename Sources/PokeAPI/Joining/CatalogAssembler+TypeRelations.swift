import PokedexDomain

/// Two types of which the first strikes the second.
struct TypePair: Hashable, Comparable {
    let attacking: Int
    let defending: Int

    static func < (first: Self, second: Self) -> Bool {
        (first.attacking, first.defending) < (second.attacking, second.defending)
    }
}

extension CatalogAssembler {
    /// The source tells the relations of each type, as they are and as they were: each list is the
    /// whole state of one type on both sides, so that a pair may be told twice. Here each pair is
    /// told once, and in the past only where it differs from the time after it.
    mutating func assembleTypeRelations() {
        let present = presentPercents()
        let past = pastPercents()
        var relations = present.filter { $0.value != 100 }.map { pair, percent in
            relation(pair, percent, last: nil)
        }
        for (pair, percents) in past {
            var after = present[pair] ?? 100
            for (generation, percent) in percents.sorted(by: { $0.key > $1.key })
            where percent != after {
                relations.append(relation(pair, percent, last: generation))
                after = percent
            }
        }
        catalog.typeRelations = relations.sorted { key($0) < key($1) }
    }

    private mutating func presentPercents() -> [TypePair: Int] {
        var percents: [TypePair: Int] = [:]
        for (id, draft) in presentTypes() {
            within(.type, id) { assembler in
                let pairs = assembler.pairs(
                    of: id, draft.relations, "damage_relations", dropping: "type relation")
                assembler.merge(pairs, into: &percents, "today")
            }
        }
        return percents
    }

    /// For each pair, the percents by the last generation in which they held.
    private mutating func pastPercents() -> [TypePair: [Int: Int]] {
        var percents: [Int: [TypePair: Int]] = [:]
        for (id, draft) in presentTypes() {
            within(.type, id) { assembler in
                for (index, past) in draft.pastRelations.enumerated() {
                    let place = "past_damage_relations[\(index)]"
                    guard let generation = assembler.pastGeneration(past, place) else { continue }
                    let pairs = assembler.wholeState(
                        of: id, past.relations, "\(place).damage_relations", in: generation)
                    assembler.merge(
                        pairs, into: &percents[generation, default: [:]],
                        "until generation/\(generation)")
                }
            }
        }
        return percents.reduce(into: [:]) { result, entry in
            for (pair, percent) in entry.value { result[pair, default: [:]][entry.key] = percent }
        }
    }

    /// The list is the whole state: a pair that it does not hold was ordinary.
    private mutating func wholeState(
        of id: Int, _ relations: PokeAPITypeRelations, _ field: String, in generation: Int
    ) -> [TypePair: Int] {
        var pairs = pairs(of: id, relations, field, dropping: "past type relation")
        for other in catalog.types where existed(other, in: generation) {
            let other = other.id.rawValue
            for pair in [
                TypePair(attacking: id, defending: other),
                TypePair(attacking: other, defending: id),
            ] where pairs[pair] == nil {
                pairs[pair] = 100
            }
        }
        return pairs
    }

    private mutating func pastGeneration(
        _ past: PokeAPIPastTypeRelations, _ place: String
    ) -> Int? {
        let what = "past type relations"
        do {
            let generation: Identifier<Generation>? = try optional(
                past.generation, .generation, "\(place).generation", dropping: what)
            return generation?.rawValue
        } catch {
            drop(what, error.reason)
            return nil
        }
    }

    private func presentTypes() -> [(Int, PokeAPIType)] {
        drafts.types.filter { isPresent(.type, $0.key) }.sorted { $0.key < $1.key }
    }

    private func existed(_ type: PokemonType, in generation: Int) -> Bool {
        type.generation.rawValue <= generation
    }

    private mutating func pairs(
        of id: Int, _ relations: PokeAPITypeRelations, _ field: String, dropping element: String
    ) -> [TypePair: Int] {
        var percents: [TypePair: Int] = [:]
        for (name, references, percent, isAttacking) in relations.lists {
            for (index, reference) in references.enumerated() {
                let place = "\(field).\(name)[\(index)]"
                guard let other = otherType(reference, place, dropping: element) else { continue }
                let pair =
                    isAttacking
                    ? TypePair(attacking: id, defending: other)
                    : TypePair(attacking: other, defending: id)
                merge([pair: percent], into: &percents, "in the lists of type/\(id)")
            }
        }
        return percents
    }

    private mutating func otherType(
        _ reference: PokeAPIReference, _ field: String, dropping element: String
    ) -> Int? {
        do {
            let other: Identifier<PokemonType>? = try optional(
                reference, .type, field, dropping: element)
            return other?.rawValue
        } catch {
            drop(element, error.reason)
            return nil
        }
    }

    /// Adds pairs to others; what was there first stays, and a contradiction is noted.
    private mutating func merge(
        _ pairs: [TypePair: Int], into others: inout [TypePair: Int], _ time: String
    ) {
        for (pair, percent) in pairs {
            let known = others[pair]
            if let known, known != percent {
                drop(
                    "type relation",
                    "type/\(pair.attacking) striking type/\(pair.defending) is told as both "
                        + "\(known) % and \(percent) % \(time)")
            } else {
                others[pair] = percent
            }
        }
    }

    private func relation(_ pair: TypePair, _ percent: Int, last: Int?) -> TypeRelation {
        TypeRelation(
            attacking: Identifier(pair.attacking), defending: Identifier(pair.defending),
            percent: percent, lastGeneration: last.map { Identifier($0) })
    }

    private func key(_ relation: TypeRelation) -> (Int, Int, Int) {
        (
            relation.attacking.rawValue, relation.defending.rawValue,
            relation.lastGeneration?.rawValue ?? Int.max
        )
    }
}

extension PokeAPITypeRelations {
    /// The six lists with their names in JSON and their percents, and whether the type is the one that strikes.
    fileprivate var lists: [(String, [PokeAPIReference], percent: Int, isAttacking: Bool)] {
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
