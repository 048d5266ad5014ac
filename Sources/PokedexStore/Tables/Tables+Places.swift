import PokedexDomain

extension Tables {
    static let locations = Table<Location>("location") { row in
        try Location(
            id: row.id(\.id), slug: row.slug(\.slug), name: row.names("name", \.name),
            region: row("region_id", \.region), parent: row("parent_id", \.parent),
            areas: row.list("areas", locationAreas, \.areas))
    }

    private static let locationAreas = Table<LocationArea>(
        "location_area", of: "location_id", position: "position", key: ["id"]
    ) { row in
        try LocationArea(id: row.id(\.id), slug: row.slug(\.slug))
    }

    static let encounterConditionValues = Table<EncounterConditionValue>(
        "encounter_condition_value"
    ) { row in
        try EncounterConditionValue(
            id: row.id(\.id), slug: row.slug(\.slug),
            condition: row("encounter_condition_id", \.condition))
    }

    static let pokemonEncounters = Table<Encounter>(
        "encounter", of: "pokemon_id", position: "position",
        key: ["location_area_id", "encounter_method_id", "condition_value_ids", "version_ids"]
    ) { row in
        let area = try row("location_area_id", \.area)
        let method = try row("encounter_method_id", \.method)
        let conditions = try row("condition_value_ids", \.conditions)
        let versions = try row("version_ids", \.versions)
        let lowest = try row("lowest_level", \.levels?.lowerBound, FactRange.encounterLevel)
        let highest = try row("highest_level", \.levels?.upperBound, FactRange.encounterLevel)
        let chance = try row("chance", \.chance, FactRange.encounterChance)
        guard !versions.isEmpty else { throw row.problem("no game is named") }
        guard (lowest == nil) == (highest == nil), lowest ?? 0 <= highest ?? 0 else {
            throw row.problem(
                "the lowest level is above the highest, or one of them alone is known")
        }
        return Encounter(
            area: area, method: method, conditions: conditions, versions: versions,
            levels: lowest.flatMap { lowest in highest.map { lowest...$0 } }, chance: chance)
    }
}
