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
                throw MalformedResource("none of the species that are there names it")
            }
            return EvolutionChain(
                id: id,
                babyTriggerItem: try assembler.optional(
                    draft.babyTriggerItem, .item, "baby trigger item"),
                evolutions: try assembler.evolutions(of: draft.chain))
        }
        breakCircles()
        catalog.species = catalog.species.map { species in
            guard let chain = species.evolutionChain,
                !isPresent(.evolutionChain, chain.rawValue)
            else { return species }
            within(.pokemonSpecies, species.id.rawValue) { assembler in
                assembler.drop(
                    "evolution chain", "evolution-chain/\(chain.rawValue) is missing")
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
        of link: PokeAPIChainLink
    ) throws(MalformedResource) -> [Evolution] {
        var evolutions: [Evolution] = []
        for next in link.evolvesTo {
            for detail in next.details {
                let draft = try evolution(detail, from: link.species, into: next.species)
                if let draft { evolutions.append(draft) }
            }
            evolutions += try self.evolutions(of: next)
        }
        return evolutions
    }

    /// One evolution; `nil` when something it needs is absent, since it would be another without.
    /// Of what it asks for beyond what is understood the report tells.
    private mutating func evolution(
        _ detail: PokeAPIEvolutionDetail, from: PokeAPIReference, into: PokeAPIReference
    ) throws(MalformedResource) -> Evolution? {
        let draft = detail.evolution
        for (resource, reference) in draft.references + [
            (.pokemonSpecies, from), (.pokemonSpecies, into),
        ] {
            let number = try reference.number(of: resource)
            guard isPresent(resource, number) else {
                drop("evolution", "\(resource)/\(number) is missing")
                return nil
            }
        }
        for condition in detail.unknownConditions {
            drop(
                "condition of an evolution",
                "pokemon-species/\(try into.number(of: .pokemonSpecies)) has \(condition), "
                    + "which this program does not know")
        }
        return Evolution(
            from: try essential(from, .pokemonSpecies), into: try essential(into, .pokemonSpecies),
            trigger: try essential(draft.trigger, .evolutionTrigger),
            baseForm: try essential(draft.baseForm, .pokemon),
            evolvedForm: try essential(draft.evolvedForm, .pokemon),
            versionGroup: try essential(draft.versionGroup, .versionGroup),
            isDefault: draft.isDefault, conditions: try conditions(draft))
    }

    private func conditions(
        _ draft: PokeAPIEvolution
    ) throws(MalformedResource) -> EvolutionConditions {
        var conditions = EvolutionConditions()
        conditions.item = try essential(draft.item, .item)
        conditions.heldItem = try essential(draft.heldItem, .item)
        conditions.gender = try gender(draft.gender.value)
        conditions.knownMove = try essential(draft.knownMove, .move)
        conditions.knownMoveType = try essential(draft.knownMoveType, .type)
        conditions.location = try essential(draft.location, .location)
        conditions.region = try essential(draft.region, .region)
        conditions.usedMove = try essential(draft.usedMove, .move)
        conditions.partySpecies = try essential(draft.partySpecies, .pokemonSpecies)
        conditions.partyType = try essential(draft.partyType, .type)
        conditions.tradeSpecies = try essential(draft.tradeSpecies, .pokemonSpecies)
        conditions.timeOfDay = try timeOfDay(draft.timeOfDay)
        conditions.nearSpecialRock = draft.nearSpecialRock
        conditions.needsMultiplayer = draft.needsMultiplayer
        conditions.needsOverworldRain = draft.needsOverworldRain
        conditions.turnUpsideDown = draft.turnUpsideDown
        try setNumbers(of: draft, in: &conditions)
        return conditions
    }

    private func setNumbers(
        of draft: PokeAPIEvolution, in conditions: inout EvolutionConditions
    ) throws(MalformedResource) {
        conditions.minimumLevel = try Checked.number(
            draft.minimumLevel, FactRange.evolutionLevel, "min_level")
        conditions.minimumHappiness = try Checked.number(
            draft.minimumHappiness, FactRange.byte, "min_happiness")
        conditions.minimumBeauty = try Checked.number(
            draft.minimumBeauty, FactRange.byte, "min_beauty")
        conditions.minimumAffection = try Checked.number(
            draft.minimumAffection, FactRange.byte, "min_affection")
        conditions.minimumDamageTaken = try Checked.number(
            draft.minimumDamageTaken, FactRange.amount, "min_damage_taken")
        conditions.minimumMoveCount = try Checked.number(
            draft.minimumMoveCount, FactRange.amount, "min_move_count")
        conditions.minimumSteps = try Checked.number(
            draft.minimumSteps, FactRange.amount, "min_steps")
        conditions.relativePhysicalStats = try Checked.number(
            draft.relativePhysicalStats, FactRange.comparison, "relative_physical_stats")
    }

    private func gender(_ number: Int?) throws(MalformedResource) -> EvolutionConditions.Gender? {
        guard let number else { return nil }
        guard let gender = EvolutionConditions.Gender(rawValue: number) else {
            throw MalformedResource("gender is \(number), but only 1 and 2 are possible")
        }
        return gender
    }

    private func timeOfDay(
        _ text: String
    ) throws(MalformedResource) -> EvolutionConditions.TimeOfDay? {
        text.isEmpty ? nil : try PokeAPIWord(name: text).word("time of day")
    }
}

extension PokeAPIEvolution {
    /// Everything it names, with its kind.
    var references: [(PokeAPIResource, PokeAPIReference)] {
        let named: [(PokeAPIResource, PokeAPIReference?)] = [
            (.evolutionTrigger, trigger), (.versionGroup, versionGroup),
            (.pokemon, baseForm.value), (.pokemon, evolvedForm.value), (.item, item.value),
            (.item, heldItem.value), (.move, knownMove.value), (.type, knownMoveType.value),
            (.location, location.value), (.region, region.value), (.move, usedMove.value),
            (.pokemonSpecies, partySpecies.value), (.type, partyType.value),
            (.pokemonSpecies, tradeSpecies.value),
        ]
        return named.compactMap { resource, reference in reference.map { (resource, $0) } }
    }
}

extension PokeAPIEvolutionChain {
    /// The items and places that the chain names.
    var named: (items: [Int], locations: [Int]) {
        let references = chain.allDetails.flatMap(\.evolution.references)
        func numbers(_ resource: PokeAPIResource) -> [Int] {
            references.filter { $0.0 == resource }.compactMap { try? $1.number(of: resource) }
        }
        let baby = babyTriggerItem.value.flatMap { try? $0.number(of: .item) }
        return (numbers(.item) + [baby].compactMap { $0 }, numbers(.location))
    }
}

extension PokeAPIChainLink {
    /// The evolutions below this species.
    fileprivate var allDetails: [PokeAPIEvolutionDetail] {
        evolvesTo.flatMap { $0.details + $0.allDetails }
    }
}
