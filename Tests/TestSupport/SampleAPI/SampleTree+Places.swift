extension SampleTree {
    /// Adds two places, and where the Pokémon are met: Leafling in the old wood in both games, which
    /// agree by day, and Treeling nowhere.
    mutating func addPlaces() {
        add(
            "location", 1, "old-wood",
            """
            "region": \(Self.url("region/1")), "game_indices": [],
            "areas": [\(Self.area(1, "old-wood-clearing")), \(Self.area(2, "old-wood-pond"))]
            """)
        add(
            "location", 2, "far-hill",
            #""region": null, "game_indices": [], "areas": [\#(Self.area(3, "far-hill-area"))]"#)
        add("encounter-method", 1, "walk", #""order": 1"#)
        add("encounter-method", 2, "surf", #""order": 2"#)
        add("encounter-condition", 1, "time", #""values": []"#)
        for (id, slug) in [(1, "time-day"), (2, "time-night")] {
            add(
                "encounter-condition-value", id, slug,
                #""condition": \#(Self.url("encounter-condition/1"))"#)
        }
        for id in [2, 10001] { files["pokemon/\(id)/encounters"] = "[]" }
        files["pokemon/1/encounters"] = """
            [{"location_area": \(Self.area(1, "old-wood-clearing")), "version_details": [
                {"max_chance": 60, "version": \(Self.url("version/1")), "encounter_details": [
                    \(Self.slot(20, 3...5, [1])), \(Self.slot(10, 2...4, [1])),
                    \(Self.slot(5, 7...7, [2]))]},
                {"max_chance": 60, "version": \(Self.url("version/2")), "encounter_details": [
                    \(Self.slot(30, 2...5, [1]))]}]},
             {"location_area": \(Self.area(2, "old-wood-pond")), "version_details": [
                {"max_chance": 100, "version": \(Self.url("version/2")), "encounter_details": [
                    \(Self.slot(100, 10...20, [], method: 2))]}]}]
            """
    }

    private static func area(_ id: Int, _ slug: String) -> String {
        #"{"name": "\#(slug)", "url": "/api/v2/location-area/\#(id)/"}"#
    }

    /// A slot of a table of encounters, as JSON.
    package static func slot(
        _ chance: Int, _ levels: ClosedRange<Int>, _ conditions: [Int], method: Int = 1
    ) -> String {
        let values = conditions.map { url("encounter-condition-value/\($0)") }
        return """
            {"chance": \(chance), "min_level": \(levels.lowerBound), \
            "max_level": \(levels.upperBound), "method": \(url("encounter-method/\(method)")), \
            "condition_values": [\(values.joined(separator: ", "))], "pokemon_details": null}
            """
    }
}
