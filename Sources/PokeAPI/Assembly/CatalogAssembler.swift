import PokedexDomain

/// Makes a catalog of facts in which every reference leads to an entity.
///
/// Each kind comes after those that it cannot be without. A record that names something essential
/// that is missing is skipped; a missing element of a list is left out. The report lists both.
struct CatalogAssembler {
    let known: KnownFacts
    var catalog: Catalog
    /// The records that were taken, by kind.
    private var taken: [PokeAPIResource: Set<Int>] = [:]
    private var skipped: [ImportReport.Skipped]
    private var losses: [Loss: LossCount] = [:]
    /// The record that is being assembled.
    private var current: ResourceKey?

    private struct Loss: Hashable {
        let element: String
        let reason: String
        let isWaiting: Bool
    }

    private struct LossCount {
        var count = 0
        var records: Set<ResourceKey> = []
    }

    /// - Parameters:
    ///   - known: the facts of all records that could be read.
    ///   - skipped: the records that could not be read, for the report.
    init(_ known: KnownFacts, skipped: [ImportReport.Skipped] = []) {
        (self.known, self.skipped) = (known, skipped)
        catalog = Catalog(
            source: CatalogSource(date: 0, commit: "", pictureBase: known.pictureBase))
    }

    /// - Throws: ``CatalogError/invalidData(_:_:)`` when no Pokémon is left.
    mutating func assemble() throws(CatalogError) -> (catalog: Catalog, report: ImportReport) {
        assembleSource()
        assembleVocabularies()
        assembleGames()
        assembleTypes()
        assembleItems()
        assemblePlaces()
        catalog.abilities = take(.ability) { (ability: inout Ability, assembler) in
            try assembler.require(ability.generation, "generation")
        }
        catalog.natures = take(.nature)
        assembleMoves()
        assembleSpeciesAndPokemon()
        assembleEncounters()
        assembleEvolutionChains()
        catalog.pokedexes = take(.pokedex) { (pokedex: inout Pokedex, assembler) in
            pokedex.versionGroups = assembler.present(pokedex.versionGroups, "version group")
            pokedex.region = assembler.present(pokedex.region, "region")
            pokedex.entries.removeAll { assembler.present($0.species, "entry") == nil }
        }
        guard !catalog.pokemon.isEmpty else {
            throw .invalidData(
                "",
                "nothing usable was found: not one Pokémon could be read; "
                    + "the first reason: \(skipped.first?.description ?? "there is none")")
        }
        return (catalog, report())
    }

    private mutating func assembleSource() {
        guard let meta = known.meta, let date = Int(meta.date), FactRange.time.contains(date),
            TextRule.commit.objection(to: meta.commit) == nil
        else {
            drop("the data set's own date and commit", "meta is missing or malformed")
            return
        }
        catalog.source = CatalogSource(
            date: date, commit: meta.commit, pictureBase: known.pictureBase)
    }

    private mutating func assembleVocabularies() {
        catalog.eggGroups = take(.eggGroup)
        catalog.colors = take(.pokemonColor)
        catalog.shapes = take(.pokemonShape)
        catalog.habitats = take(.pokemonHabitat)
        catalog.learnMethods = take(.moveLearnMethod)
        catalog.moveTargets = take(.moveTarget)
        catalog.moveAilments = take(.moveAilment)
        catalog.moveCategories = take(.moveCategory)
        catalog.evolutionTriggers = take(.evolutionTrigger)
        catalog.growthRates = take(.growthRate)
    }

    private mutating func assembleGames() {
        catalog.regions = take(.region)
        catalog.generations = assemble(.generation) { (facts: GenerationFacts, assembler) in
            try assembler.require(facts.generation.mainRegion, "main_region")
            return facts.generation
        }
        var orders: Set<Int> = []
        catalog.versionGroups = take(.versionGroup) { (group: inout VersionGroup, assembler) in
            try assembler.require(group.generation, "generation")
            group.regions = assembler.present(group.regions, "region")
            guard orders.insert(group.order).inserted else {
                throw MalformedResource(
                    "order is \(group.order), which another version group has already")
            }
        }
        catalog.versions = take(.version) { (version: inout GameVersion, assembler) in
            try assembler.require(version.versionGroup, "version_group")
        }
    }

    private func report() -> ImportReport {
        var report = ImportReport()
        report.taken = taken.mapValues(\.count)
        report.skipped = PokeAPIResource.allCases.flatMap { kind in
            skipped.filter { $0.resource == kind }.sorted { ($0.id ?? 0) < ($1.id ?? 0) }
        }
        report.dropped = losses.map {
            ImportReport.Dropped(
                element: $0.element, reason: $0.reason, isWaiting: $0.isWaiting,
                count: $1.count, records: $1.records.sorted())
        }
        .sorted { ($0.element, $0.reason) < ($1.element, $1.reason) }
        return report
    }
}

// MARK: - Records of a kind

extension CatalogAssembler {
    /// Makes the entities of a kind, in the order of their numbers. A record is skipped when the
    /// closure throws, or when it has the slug of another one.
    mutating func assemble<Facts: ResourceFacts, Entity>(
        _ resource: PokeAPIResource,
        _ entity: (Facts, inout CatalogAssembler) throws -> Entity
    ) -> [Entity] {
        var slugs: Set<Slug> = []
        var entities: [Entity] = []
        let all: [Facts] = known.all(resource)
        for facts in all {
            let key = ResourceKey(resource, facts.number)
            do {
                let entity = try within(key) { (assembler) in
                    let entity = try entity(facts, &assembler)
                    for loss in facts.losses { assembler.drop(loss.element, loss.reason) }
                    return entity
                }
                if let slug = facts.uniqueSlug, !slugs.insert(slug).inserted {
                    throw MalformedResource(
                        "name is \"\(slug)\", which another \(resource) has already")
                }
                entities.append(entity)
                taken[resource, default: []].insert(facts.number)
            } catch {
                skip(key, MalformedResource(error))
            }
        }
        return entities
    }

    /// Takes facts that are entities themselves, after a closure has looked up their references.
    mutating func take<Entity: ResourceFacts>(
        _ resource: PokeAPIResource,
        _ lookUp: (inout Entity, inout CatalogAssembler) throws -> Void = { _, _ in }
    ) -> [Entity] {
        assemble(resource) { (facts: Entity, assembler) in
            var entity = facts
            try lookUp(&entity, &assembler)
            return entity
        }
    }

    /// Notes that a record is not taken.
    mutating func skip(_ key: ResourceKey, _ cause: MalformedResource) {
        taken[key.resource]?.remove(key.id)
        let (reason, isWaiting) = (cause.reason, cause.isWaiting)
        skipped.append(
            .init(resource: key.resource, id: key.id, reason: reason, isWaiting: isWaiting))
    }

    /// Does work on a record; what is left out there is left out of that record.
    mutating func within<Value>(
        _ key: ResourceKey, _ work: (inout CatalogAssembler) throws -> Value
    ) rethrows -> Value {
        current = key
        defer { current = nil }
        return try work(&self)
    }

    /// Notes that an element of the current record is left out.
    mutating func drop(_ element: String, _ reason: String) {
        drop(Loss(element: element, reason: reason, isWaiting: false))
    }

    /// Notes that an element of the current record is left out because what it names is missing.
    ///
    /// - Parameter path: the path of what is missing, such as `location-area/5`.
    mutating func drop(_ element: String, lacking path: some CustomStringConvertible) {
        drop(Loss(element: element, reason: "\(path) is missing", isWaiting: true))
    }

    private mutating func drop(_ loss: Loss) {
        losses[loss, default: LossCount()].count += 1
        if let current { losses[loss, default: LossCount()].records.insert(current) }
    }
}

// MARK: - References

extension CatalogAssembler {
    /// Whether a record was taken.
    func isPresent(_ key: ResourceKey) -> Bool {
        taken[key.resource]?.contains(key.id) ?? false
    }

    /// Lets others name a record that is assembled only after them.
    mutating func announce(_ key: ResourceKey) {
        taken[key.resource, default: []].insert(key.id)
    }

    /// Forgets announced records.
    mutating func forget(_ resource: PokeAPIResource) { taken[resource] = nil }

    /// Makes sure that something is there without which the record is not usable.
    ///
    /// - Parameter field: where it is named, such as `damage_class`.
    /// - Throws: ``MalformedResource`` when it is missing.
    func require<Entity: PokeAPIEntity>(
        _ id: Identifier<Entity>, _ field: @autoclosure () -> String
    ) throws {
        guard isPresent(ResourceKey(id)) else {
            throw MalformedResource.missing(ResourceKey(id), in: field())
        }
    }

    /// Something that may be unknown: `nil` when it is missing, which is noted.
    mutating func present<Entity: PokeAPIEntity>(
        _ id: Identifier<Entity>?, _ element: String
    ) -> Identifier<Entity>? {
        guard let id, !isPresent(ResourceKey(id)) else { return id }
        drop(element, lacking: ResourceKey(id))
        return nil
    }

    /// The elements of a list that are not missing; those that are, are noted.
    mutating func present<Entity: PokeAPIEntity>(
        _ ids: [Identifier<Entity>], _ element: String
    ) -> [Identifier<Entity>] {
        ids.filter { present($0, element) != nil }
    }
}
