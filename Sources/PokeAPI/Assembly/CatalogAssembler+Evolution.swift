import PokedexDomain

extension CatalogAssembler {
    /// Takes the chains that a species names; removes those that are missing from the species.
    mutating func assembleEvolutionChains() {
        let families = Set(catalog.species.compactMap(\.evolutionChain))
        forget(.evolutionChain)
        catalog.evolutionChains = assemble(.evolutionChain) {
            (facts: ChainFacts, assembler) throws(MalformedResource) in
            guard families.contains(facts.id) else {
                throw MalformedResource(
                    "id is \(facts.number), which no species that is there has as its "
                        + "evolution_chain", isWaiting: true)
            }
            return EvolutionChain(
                id: facts.id,
                babyTriggerItem: assembler.present(facts.babyTriggerItem, "baby trigger item"),
                evolutions: facts.steps.compactMap { assembler.evolution($0) })
        }
        removeCircles()
        for index in catalog.species.indices {
            guard let chain = catalog.species[index].evolutionChain else { continue }
            catalog.species[index].evolutionChain = within(
                ResourceKey(catalog.species[index].id)
            ) { $0.present(chain, "evolution chain") }
        }
    }

    /// One evolution; `nil` when something that it names is missing, because without that it would
    /// be another evolution.
    private mutating func evolution(_ step: ChainFacts.Step) -> Evolution? {
        let evolution = step.evolution
        if let missing = evolution.references.first(where: { !isPresent($0) }) {
            drop("evolution", lacking: missing)
            return nil
        }
        for condition in step.unknownConditions {
            drop(
                "condition of an evolution",
                "\(ResourceKey(evolution.into)) has \(condition), which this program does not know")
        }
        return evolution
    }

    /// Removes what would make a species come from itself.
    private mutating func removeCircles() {
        var ancestry = Ancestry()
        for index in catalog.species.indices {
            let species = catalog.species[index]
            guard let ancestor = species.evolvesFrom,
                !ancestry.insert(ancestor, before: species.id)
            else { continue }
            dropCircle(species.id, in: ResourceKey(species.id))
            catalog.species[index].evolvesFrom = nil
        }
        for index in catalog.evolutionChains.indices {
            let chain = catalog.evolutionChains[index]
            catalog.evolutionChains[index].evolutions = chain.evolutions.filter { evolution in
                if ancestry.insert(evolution.from, before: evolution.into) { return true }
                dropCircle(evolution.into, in: ResourceKey(chain.id))
                return false
            }
        }
    }

    private mutating func dropCircle(_ species: Identifier<Species>, in key: ResourceKey) {
        within(key) { $0.drop("evolution", "\(ResourceKey(species)) would come from itself") }
    }
}

extension Evolution {
    /// Everything that the evolution names.
    var references: [ResourceKey] {
        func key<Entity: PokeAPIEntity>(_ id: Identifier<Entity>?) -> ResourceKey? {
            id.map { ResourceKey($0) }
        }
        return [
            key(trigger), key(versionGroup), key(baseForm), key(evolvedForm),
            key(conditions.item), key(conditions.heldItem), key(conditions.knownMove),
            key(conditions.knownMoveType), key(conditions.location), key(conditions.region),
            key(conditions.usedMove), key(conditions.partySpecies), key(conditions.partyType),
            key(conditions.tradeSpecies), key(from), key(into),
        ].compactMap(\.self)
    }
}
