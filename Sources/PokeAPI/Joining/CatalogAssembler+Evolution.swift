import PokedexDomain

extension CatalogAssembler {
    /// Joins the chains that a species names, and takes from species those that are not there.
    mutating func assembleEvolutionChains() {
        let families = Set(catalog.species.compactMap(\.evolutionChain))
        for id in drafts.evolutionChains.keys { remove(.evolutionChain, id) }
        catalog.evolutionChains = join(.evolutionChain, drafts.evolutionChains) {
            (draft, assembler) throws(MalformedResource) in
            let id: Identifier<EvolutionChain> = try identifier(draft.id)
            guard families.contains(id) else {
                throw MalformedResource(
                    "id is \(draft.id), which no species that is there has as its evolution_chain",
                    isWaiting: true)
            }
            return EvolutionChain(
                id: id,
                babyTriggerItem: try assembler.optional(
                    draft.babyTriggerItem, .item, "baby_trigger_item",
                    dropping: "baby trigger item"),
                evolutions: try assembler.evolutions(of: draft.chain, "chain"))
        }
        breakCircles()
        catalog.species = catalog.species.map { species in
            guard let chain = species.evolutionChain,
                !isPresent(.evolutionChain, chain.rawValue)
            else { return species }
            within(.pokemonSpecies, species.id.rawValue) { assembler in
                assembler.drop(
                    "evolution chain", lacking: ResourceKey(.evolutionChain, chain.rawValue))
            }
            return species.with(evolvesFrom: species.evolvesFrom, evolutionChain: nil)
        }
    }

    /// Takes out what would make a species come from itself.
    private mutating func breakCircles() {
        var ancestry = Ancestry()
        catalog.species = catalog.species.map { species in
            guard let ancestor = species.evolvesFrom,
                !ancestry.insert(ancestor, before: species.id)
            else { return species }
            dropCircle(species.id, of: .pokemonSpecies, species.id.rawValue)
            return species.with(evolvesFrom: nil, evolutionChain: species.evolutionChain)
        }
        catalog.evolutionChains = catalog.evolutionChains.map { chain in
            let evolutions = chain.evolutions.filter { evolution in
                if ancestry.insert(evolution.from, before: evolution.into) { return true }
                dropCircle(evolution.into, of: .evolutionChain, chain.id.rawValue)
                return false
            }
            return EvolutionChain(
                id: chain.id, babyTriggerItem: chain.babyTriggerItem, evolutions: evolutions)
        }
    }

    private mutating func dropCircle(
        _ species: Identifier<Species>, of resource: PokeAPIResource, _ id: Int
    ) {
        within(resource, id) { assembler in
            assembler.drop(
                "evolution", "pokemon-species/\(species.rawValue) would come from itself")
        }
    }

    private mutating func evolutions(
        of link: PokeAPIChainLink, _ place: String
    ) throws(MalformedResource) -> [Evolution] {
        var evolutions: [Evolution] = []
        for (index, next) in link.evolvesTo.enumerated() {
            let nextPlace = "\(place).evolves_to[\(index)]"
            for (index, detail) in next.details.enumerated() {
                let draft = try evolution(
                    detail,
                    from: try link.species.number(of: .pokemonSpecies, "\(place).species"),
                    into: try next.species.number(of: .pokemonSpecies, "\(nextPlace).species"),
                    "\(nextPlace).evolution_details[\(index)]")
                if let draft { evolutions.append(draft) }
            }
            evolutions += try self.evolutions(of: next, nextPlace)
        }
        return evolutions
    }

    /// One evolution; `nil` when something it needs is absent, since it would be another without.
    /// Of what it asks for beyond what is understood the report tells.
    private mutating func evolution(
        _ detail: PokeAPIEvolutionDetail, from: Int, into: Int, _ place: String
    ) throws(MalformedResource) -> Evolution? {
        let draft = detail.evolution
        guard try areKnown(draft.references, place),
            areKnown([(.pokemonSpecies, from), (.pokemonSpecies, into)])
        else { return nil }
        for condition in detail.unknownConditions {
            drop(
                "condition of an evolution",
                "pokemon-species/\(into) has \(condition), which this program does not know")
        }
        return Evolution(
            from: Identifier(from), into: Identifier(into),
            trigger: try essential(draft.trigger, .evolutionTrigger, "\(place).trigger"),
            baseForm: try essential(draft.baseForm, .pokemon, "\(place).base_form"),
            evolvedForm: try essential(draft.evolvedForm, .pokemon, "\(place).evolved_form"),
            versionGroup: try essential(
                draft.versionGroup, .versionGroup, "\(place).version_group"),
            isDefault: draft.isDefault, conditions: try conditions(draft, place))
    }

    /// Whether all of what an evolution names is there; the first that is not is noted.
    private mutating func areKnown(
        _ references: [PokeAPIEvolution.Named], _ place: String
    ) throws(MalformedResource) -> Bool {
        let named = try references.map { (named) throws(MalformedResource) in
            (
                named.resource,
                try named.reference.number(of: named.resource, "\(place).\(named.field)")
            )
        }
        return areKnown(named)
    }

    private mutating func areKnown(_ named: [(PokeAPIResource, Int)]) -> Bool {
        for (resource, number) in named where !isPresent(resource, number) {
            drop("evolution", lacking: ResourceKey(resource, number))
            return false
        }
        return true
    }
}

extension PokeAPIEvolution {
    /// Something that an evolution names: where, of what kind, and what.
    typealias Named = (field: String, resource: PokeAPIResource, reference: PokeAPIReference)

    /// Everything it names.
    var references: [Named] {
        let named: [(String, PokeAPIResource, PokeAPIReference?)] = [
            ("trigger", .evolutionTrigger, trigger),
            ("version_group", .versionGroup, versionGroup),
            ("base_form", .pokemon, baseForm.value),
            ("evolved_form", .pokemon, evolvedForm.value), ("item", .item, item.value),
            ("held_item", .item, heldItem.value), ("known_move", .move, knownMove.value),
            ("known_move_type", .type, knownMoveType.value),
            ("location", .location, location.value), ("region", .region, region.value),
            ("used_move", .move, usedMove.value),
            ("party_species", .pokemonSpecies, partySpecies.value),
            ("party_type", .type, partyType.value),
            ("trade_species", .pokemonSpecies, tradeSpecies.value),
        ]
        return named.compactMap { field, resource, reference in
            reference.map { (field, resource, $0) }
        }
    }
}

extension PokeAPIEvolutionChain {
    /// The items and places that the chain names.
    var named: (items: [Int], locations: [Int]) {
        let references = chain.allDetails.flatMap(\.evolution.references)
        func numbers(_ resource: PokeAPIResource) -> [Int] {
            references.filter { $0.resource == resource }
                .compactMap { $0.reference.number(of: resource) }
        }
        let baby = babyTriggerItem.value.flatMap { $0.number(of: .item) }
        return (numbers(.item) + [baby].compactMap { $0 }, numbers(.location))
    }
}

extension PokeAPIChainLink {
    /// The evolutions below this species.
    fileprivate var allDetails: [PokeAPIEvolutionDetail] {
        evolvesTo.flatMap { $0.details + $0.allDetails }
    }
}
