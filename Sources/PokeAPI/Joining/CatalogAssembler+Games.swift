import PokedexDomain

extension CatalogAssembler {
    mutating func assembleVocabularies() {
        catalog.eggGroups = terms(.eggGroup)
        catalog.colors = terms(.pokemonColor)
        catalog.shapes = terms(.pokemonShape)
        catalog.habitats = terms(.pokemonHabitat)
        catalog.learnMethods = terms(.moveLearnMethod, FactRange.smallIdentifier)
        catalog.moveTargets = terms(.moveTarget)
        catalog.moveAilments = terms(.moveAilment)
        catalog.evolutionTriggers = terms(.evolutionTrigger)
        catalog.items = terms(.item)
        catalog.locations = terms(.location)
        catalog.growthRates = bareTerms(.growthRate)
        catalog.moveCategories = bareTerms(.moveCategory)
    }

    mutating func assembleGames() {
        catalog.regions = join(.region, drafts.terms[.region] ?? [:], slug: \.slug) {
            (draft, _) throws(MalformedResource) in
            Region(
                id: try identifier(draft.id), slug: try Checked.slug(draft.name),
                name: try draft.names.localized("names"))
        }
        catalog.generations = join(.generation, drafts.generations, slug: \.slug) {
            (draft, assembler) throws(MalformedResource) in
            Generation(
                id: try identifier(draft.id), slug: try Checked.slug(draft.name),
                name: try draft.names.localized("names"),
                mainRegion: try assembler.essential(draft.mainRegion, .region, "main_region"))
        }
        assembleVersionGroups()
        catalog.versions = join(.version, drafts.versions, slug: \.slug) {
            (draft, assembler) throws(MalformedResource) in
            GameVersion(
                id: try identifier(draft.id), slug: try Checked.slug(draft.name),
                name: try draft.names.localized("names"),
                versionGroup: try assembler.essential(
                    draft.versionGroup, .versionGroup, "version_group"))
        }
    }

    mutating func assemblePokedexes() {
        catalog.pokedexes = join(.pokedex, drafts.pokedexes, slug: \.slug) {
            (draft, assembler) throws(MalformedResource) in
            let groups: [Identifier<VersionGroup>] = try assembler.elements(
                draft.versionGroups, .versionGroup, "version_groups", dropping: "version group")
            return Pokedex(
                id: try identifier(draft.id), slug: try Checked.slug(draft.name),
                name: try draft.names.localized("names"),
                region: try assembler.optional(
                    draft.region, .region, "region", dropping: "region"),
                isMainSeries: draft.isMainSeries, versionGroups: Set(groups).sorted(),
                entries: try assembler.entries(draft.entries))
        }
    }

    private mutating func assembleVersionGroups() {
        var orders: Set<Int> = []
        catalog.versionGroups = join(.versionGroup, drafts.versionGroups, slug: \.slug) {
            (draft, assembler) throws(MalformedResource) in
            let order = try Checked.number(draft.order, FactRange.position, "order")
            guard orders.insert(order).inserted else {
                throw MalformedResource(
                    "order is \(order), which another version group has already")
            }
            let regions: [Identifier<Region>] = try assembler.elements(
                draft.regions, .region, "regions", dropping: "region")
            return VersionGroup(
                id: try identifier(draft.id, FactRange.smallIdentifier),
                slug: try Checked.slug(draft.name), order: order,
                generation: try assembler.essential(
                    draft.generation, .generation, "generation"),
                regions: Set(regions).sorted())
        }
    }

    private mutating func entries(
        _ drafts: [PokeAPIPokedexEntry]
    ) throws(MalformedResource) -> [PokedexEntry] {
        var entries: Set<PokedexEntry> = []
        for (index, draft) in drafts.enumerated() {
            let place = "pokemon_entries[\(index)]"
            let number = try Checked.number(
                draft.number, FactRange.entryNumber, "\(place).entry_number")
            let species: Identifier<Species>? = try optional(
                draft.species, .pokemonSpecies, "\(place).pokemon_species", dropping: "entry")
            if let species { entries.insert(PokedexEntry(number: number, species: species)) }
        }
        return entries.sorted { ($0.number, $0.species) < ($1.number, $1.species) }
    }

    private mutating func terms<Vocabulary>(
        _ resource: PokeAPIResource, _ range: ClosedRange<Int> = FactRange.wordIdentifier
    ) -> [Term<Vocabulary>] {
        join(resource, drafts.terms[resource] ?? [:], slug: \.slug) {
            (draft, _) throws(MalformedResource) in
            Term(
                id: try identifier(draft.id, range), slug: try Checked.slug(draft.name),
                name: try draft.names.localized("names"))
        }
    }

    private mutating func bareTerms<Vocabulary>(_ resource: PokeAPIResource) -> [Term<Vocabulary>] {
        join(resource, drafts.bareTerms[resource] ?? [:], slug: \.slug) {
            (draft, _) throws(MalformedResource) in
            Term(
                id: try identifier(draft.id, FactRange.wordIdentifier),
                slug: try Checked.slug(draft.name),
                name: LocalizedName(english: nil, japanese: nil))
        }
    }
}

/// An entity's number as an identifier.
func identifier<Entity>(
    _ number: Int, _ range: ClosedRange<Int> = FactRange.identifier
) throws(MalformedResource) -> Identifier<Entity> {
    Identifier(try Checked.number(number, range, "id"))
}
