import PokedexDomain

extension CatalogAssembler {
    /// Takes the locations, and what encounters name besides.
    mutating func assemblePlaces() {
        catalog.encounterMethods = take(.encounterMethod)
        catalog.encounterConditions = take(.encounterCondition)
        catalog.encounterConditionValues = take(.encounterConditionValue) {
            (value: inout EncounterConditionValue, assembler) in
            try assembler.require(value.condition, "condition")
        }
        var owners: [Identifier<LocationArea>: Identifier<Location>] = [:]
        var slugs: Set<Slug> = []
        catalog.locations = take(.location) { (location: inout Location, assembler) in
            if let region = location.region { try assembler.require(region, "region") }
            for area in location.areas {
                if let owner = owners[area.id] {
                    throw MalformedResource(
                        "areas names location-area/\(area.id.rawValue), which "
                            + "\(ResourceKey(owner)) has already")
                }
                guard !slugs.contains(area.slug) else {
                    throw MalformedResource(
                        "areas has the name \"\(area.slug)\", which another area has already")
                }
            }
            for area in location.areas {
                owners[area.id] = location.id
                slugs.insert(area.slug)
            }
        }
    }

    /// Takes where the Pokémon are met; they, the places and the games are there already.
    mutating func assembleEncounters() {
        let places = EncounterPlaces(catalog)
        let correction = MisstatedRarity(catalog)
        let encounters = assemble(.encounters) { (facts: EncounterFacts, assembler) in
            try assembler.require(facts.pokemon, "the address")
            return EncounterFacts(
                pokemon: facts.pokemon,
                encounters: facts.encounters.compactMap { encounter in
                    assembler.present(correction.corrected(encounter), places)
                }
                .sorted())
        }
        let byPokemon = encounters.reduce(into: [:]) { $0[$1.pokemon] = $1.encounters }
        for index in catalog.pokemon.indices {
            catalog.pokemon[index].encounters = byPokemon[catalog.pokemon[index].id] ?? []
        }
    }

    /// An encounter without the games that are missing or cannot have it; `nil` when nothing is left.
    private mutating func present(_ encounter: Encounter, _ places: EncounterPlaces) -> Encounter? {
        guard let area = encounter.area, let location = places.locations[area] else {
            drop(
                "encounter (location_area)",
                lacking: "location-area/\(encounter.area?.rawValue ?? 0)")
            return nil
        }
        let conditions = present(encounter.conditions, "encounter (condition_values)")
        guard present(encounter.method, "encounter (method)") != nil,
            conditions.count == encounter.conditions.count
        else { return nil }
        var encounter = encounter
        encounter.versions = present(encounter.versions, "encounter (version)").filter { version in
            guard let objection = places.objection(to: location, in: version) else { return true }
            drop("encounter", objection)
            return false
        }
        return encounter.versions.isEmpty ? nil : encounter
    }
}

/// Which areas belong to which locations, and which games can have those.
private struct EncounterPlaces {
    let locations: [Identifier<LocationArea>: Location]
    private let versions: [Identifier<GameVersion>: (version: GameVersion, group: VersionGroup)]
    private let regions: [Identifier<Region>: Slug]
    /// Locations that a game has although the source files them under the region of others, by the
    /// games' version groups: two islands are in Emerald too.
    private static let shared: [String: Set<String>] = ["emerald": ["navel-rock", "birth-island"]]

    init(_ catalog: Catalog) {
        locations = catalog.locations.reduce(into: [:]) { locations, location in
            for area in location.areas { locations[area.id] = location }
        }
        let groups = catalog.versionGroups.reduce(into: [:]) { $0[$1.id] = $1 }
        versions = catalog.versions.reduce(into: [:]) { versions, version in
            guard let group = groups[version.versionGroup] else { return }
            versions[version.id] = (version, group)
        }
        regions = catalog.regions.reduce(into: [:]) { $0[$1.id] = $1.slug }
    }

    /// Why a location cannot be in a game, as a clause; `nil` where it can. A place that is filed under
    /// a region of other games is an error of the source.
    func objection(to location: Location, in id: Identifier<GameVersion>) -> String? {
        guard let (version, group) = versions[id], let region = location.region,
            !group.regions.isEmpty, !group.regions.contains(region),
            Self.shared[group.slug.text]?.contains(location.slug.text) != true
        else { return nil }
        return "location \(location.slug) is in \(regions[region]?.text ?? "?"), where "
            + "\(version.slug) does not take place"
    }
}

/// A wrong condition in the tables of the Rolling Fields in Sword and Shield.
///
/// They state `max-den-rarity-special`, which is about dens with an event, for Pokémon that are met
/// outside of dens. Each has a partner with `story-progress-hall-of-fame`, the same chances and higher
/// levels: what is meant is the time before the Hall of Fame, as in all other places.
private struct MisstatedRarity {
    private let raid: Identifier<EncounterMethod>?
    private let stated: Identifier<EncounterConditionValue>?
    private let meant: Identifier<EncounterConditionValue>?

    init(_ catalog: Catalog) {
        func value(_ slug: String) -> Identifier<EncounterConditionValue>? {
            catalog.encounterConditionValues.first { $0.slug.text == slug }?.id
        }
        raid = catalog.encounterMethods.first { $0.slug.text == "max-raid" }?.id
        stated = value("max-den-rarity-special")
        meant = value("story-progress-before-hall-of-fame")
    }

    /// The encounter with what is meant.
    func corrected(_ encounter: Encounter) -> Encounter {
        guard let stated, let meant, encounter.method != raid,
            encounter.conditions.contains(stated)
        else { return encounter }
        var corrected = encounter
        corrected.conditions = encounter.conditions.map { $0 == stated ? meant : $0 }.sorted()
        return corrected
    }
}
