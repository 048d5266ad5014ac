import PokedexDomain

/// PokéAPI's `location`, with its areas.
struct PokeAPILocation: PokeAPIRecord {
    let id: Int
    let name: String
    let names: PokeAPINames<PokeAPIName>
    let region: Nullable<PokeAPIReference>
    let areas: [Area]

    /// An area: a record of its own, of which nothing else is read.
    struct Area: Decodable, Sendable {
        let name: String
        let url: String
    }

    func facts() throws(MalformedResource) -> Location {
        let areas = try areas.enumerated().map { (index, area) throws(MalformedResource) in
            let field = "areas[\(index)]"
            return LocationArea(
                id: try PokeAPIReference(url: area.url).area(field),
                slug: try Checked.slug(area.name, "\(field).name"))
        }
        guard Set(areas.map(\.id)).count == areas.count else {
            throw MalformedResource("areas has an area twice")
        }
        return Location(
            id: try Checked.id(id), slug: try Checked.slug(name),
            name: try names.localized("names"), region: try region.id("region"), areas: areas)
    }
}

/// PokéAPI's `encounter-condition-value`.
struct PokeAPIEncounterConditionValue: PokeAPIRecord {
    let id: Int
    let name: String
    let condition: PokeAPIReference

    func facts() throws(MalformedResource) -> EncounterConditionValue {
        EncounterConditionValue(
            id: try Checked.id(id), slug: try Checked.slug(name),
            condition: try condition.id("condition"))
    }
}
