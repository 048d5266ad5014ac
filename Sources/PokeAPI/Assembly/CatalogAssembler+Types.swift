import PokedexDomain

extension CatalogAssembler {
    /// Takes the types and their relations.
    ///
    /// The source writes all relations of each type, as they are and as they were, so that a pair is
    /// there twice. The catalog has each pair once, and in the past only where it was different.
    mutating func assembleTypes() {
        let facts = assemble(.type) { (facts: TypeFacts, assembler) in
            try assembler.require(facts.type.generation, "generation")
            return facts
        }
        catalog.types = facts.map(\.type)
        let today = percentsOfToday(facts)
        var relations = today.filter { $0.value != 100 }.map { pair, percent in
            relation(pair, percent, last: nil)
        }
        for (pair, percents) in pastPercents(facts) {
            var after = today[pair] ?? 100
            for (generation, percent) in percents.sorted(by: { $0.key > $1.key })
            where percent != after {
                relations.append(relation(pair, percent, last: generation))
                after = percent
            }
        }
        catalog.typeRelations = relations.inOrder
    }

    private mutating func percentsOfToday(_ types: [TypeFacts]) -> [TypePair: Int] {
        var percents: [TypePair: Int] = [:]
        for facts in types {
            within(ResourceKey(facts.type.id)) { assembler in
                let pairs = assembler.present(facts.today, "type relation")
                assembler.merge(pairs, into: &percents, "today")
            }
        }
        return percents
    }

    /// For each pair, the percentages by the last generation in which they held.
    private mutating func pastPercents(
        _ types: [TypeFacts]
    ) -> [TypePair: [Identifier<Generation>: Int]] {
        var percents: [Identifier<Generation>: [TypePair: Int]] = [:]
        for facts in types {
            within(ResourceKey(facts.type.id)) { assembler in
                for (generation, past) in facts.past {
                    guard assembler.present(generation, "past type relations") != nil else {
                        continue
                    }
                    var pairs = assembler.present(past, "past type relation")
                    // These are all relations: a pair that is not among them was normal.
                    for other in types where other.type.generation <= generation {
                        let ids = (facts.type.id, other.type.id)
                        for pair in [
                            TypePair(attacking: ids.0, defending: ids.1),
                            TypePair(attacking: ids.1, defending: ids.0),
                        ] where pairs[pair] == nil {
                            pairs[pair] = 100
                        }
                    }
                    assembler.merge(
                        pairs, into: &percents[generation, default: [:]],
                        "until \(ResourceKey(generation))")
                }
            }
        }
        return percents.reduce(into: [:]) { result, entry in
            for (pair, percent) in entry.value { result[pair, default: [:]][entry.key] = percent }
        }
    }

    /// The pairs whose types are both there.
    private mutating func present(
        _ percents: [TypePair: Int], _ element: String
    ) -> [TypePair: Int] {
        percents.filter { pair, _ in
            present(pair.attacking, element) != nil && present(pair.defending, element) != nil
        }
    }

    /// Adds pairs; what was there first stays, and a contradiction is noted.
    private mutating func merge(
        _ pairs: [TypePair: Int], into others: inout [TypePair: Int], _ time: String
    ) {
        for (pair, percent) in pairs {
            let known = others[pair]
            if let known, known != percent {
                drop(
                    "type relation",
                    "\(pair.description) is both \(known) % and \(percent) % \(time)")
            } else {
                others[pair] = percent
            }
        }
    }

    private func relation(
        _ pair: TypePair, _ percent: Int, last: Identifier<Generation>?
    ) -> TypeRelation {
        TypeRelation(
            attacking: pair.attacking, defending: pair.defending, percent: percent,
            lastGeneration: last)
    }
}
