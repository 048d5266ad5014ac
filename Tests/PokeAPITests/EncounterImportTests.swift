import PokedexDomain
import TestSupport
import Testing

@testable import PokeAPI

/// Where Pokémon are met, from JSON to the catalog.
struct EncounterImportTests {
    @Test(arguments: [
        ("location-area/2/", "location-area/9/", "location_area", "location-area/9", 2),
        ("version/1/", "version/9/", "version", "version/9", 2),
        ("encounter-method/2/", "encounter-method/9/", "method", "encounter-method/9", 2),
        (
            "encounter-condition-value/2/", "encounter-condition-value/9/", "condition_values",
            "encounter-condition-value/9", 2
        ),
    ])
    func leavesOutWhatNamesSomethingMissing(
        text: String, other: String, field: String, missing: String, left: Int
    ) throws {
        let (catalog, report) = try Everything.importing {
            $0.replace(text, with: other, in: "pokemon/1/encounters")
        }
        #expect(report.skipped == [])
        #expect(report.dropped.count == 1)
        let line = report.dropped[0].description
        #expect(line.hasPrefix("pokemon/1/encounters: encounter (\(field)) left out"))
        #expect(line.hasSuffix(": \(missing) is missing"))
        #expect(report.dropped[0].isWaiting)
        #expect(catalog.pokemon[0].encounters.count == left)
    }

    @Test func keepsOutPlacesOfRegionsThatAGameDoesNotHave() throws {
        let (catalog, report) = try Everything.importing {
            $0.add("region", 2, "southland")
            $0.replace(
                #""regions": [{"url": "/api/v2/region/1/"}]"#,
                with: #""regions": [{"url": "/api/v2/region/2/"}]"#, in: "version-group/2")
        }
        #expect(
            report.dropped.map(\.description) == [
                "pokemon/1/encounters: encounter left out 2 times: location old-wood is in northland, "
                    + "where second-game does not take place"
            ])
        #expect(
            catalog.pokemon[0].encounters == [
                encounter(30, 2...5, versions: [1], conditions: [1]),
                encounter(5, 7...7, versions: [1], conditions: [2]),
            ])
    }

    /// `max-den-rarity-special` is about dens, which are met in raids alone.
    @Test func takesTheRarityOfDensElsewhereAsTheTimeBeforeTheHallOfFame() throws {
        let (catalog, report) = try Everything.importing {
            $0.add("encounter-method", 3, "max-raid")
            for (id, slug) in [
                (3, "story-progress-before-hall-of-fame"), (4, "max-den-rarity-special"),
            ] {
                $0.add(
                    "encounter-condition-value", id, slug,
                    #""condition": \#(SampleTree.url("encounter-condition/1"))"#)
            }
            $0.replace(
                SampleTree.slot(5, 7...7, [2]),
                with: [
                    SampleTree.slot(5, 7...7, [4, 2]), SampleTree.slot(6, 8...8, [4], method: 3),
                ].joined(separator: ", "), in: "pokemon/1/encounters")
        }
        #expect(report.isComplete)
        #expect(
            catalog.pokemon[0].encounters == [
                encounter(30, 2...5, versions: [1, 2], conditions: [1]),
                encounter(5, 7...7, versions: [1], conditions: [2, 3]),
                encounter(6, 8...8, versions: [1], method: 3, conditions: [4]),
                encounter(100, 10...20, versions: [2], area: 2, method: 2),
            ])
    }

    @Test func keepsAnUncorrectedRarityWhereTheSourceLacksWhatIsMeant() throws {
        let catalog = try Everything.importing {
            $0.replace(
                "time-night", with: "max-den-rarity-special", in: "encounter-condition-value/2")
        }.catalog
        let conditions = catalog.pokemon[0].encounters.map { $0.conditions.map(\.rawValue) }
        #expect(conditions == [[1], [2], []])
    }

    @Test func aGameWithoutRegionsMayHaveAnyPlace() throws {
        let (_, report) = try Everything.importing {
            $0.replace(
                #""regions": [{"url": "/api/v2/region/1/"}]"#, with: #""regions": []"#,
                in: "version-group/2")
        }
        #expect(report.isComplete)
    }

    @Test func refusesALocationInAnUnknownRegion() throws {
        let (_, report) = try Everything.importing {
            $0.replace("region/1", with: "region/9", in: "location/1")
        }
        #expect(
            report.skipped.first?.description
                == "location/1: skipped: region names region/9, which is missing")
    }

    @Test func refusesAnAreaOfTwoLocations() throws {
        let (_, report) = try Everything.importing {
            $0.replace("location-area/3", with: "location-area/2", in: "location/2")
        }
        #expect(
            report.skipped.map(\.description) == [
                "location/2: skipped: areas names location-area/2, which location/1 has already"
            ])
    }

    @Test func storesSlotsAsNumbers() throws {
        let json = try #require(SampleTree().files["pokemon/1/encounters"])
        let kind = PokeAPIResource.encounters.kind
        let (facts, content) = try kind.readAndShorten(.init(json.utf8), id: 1)
        #expect(
            String(decoding: content, as: UTF8.self)
                == "[[1,1,1,3,5,20,1],[1,1,1,2,4,10,1],[1,1,1,7,7,5,2],[1,2,1,2,5,30,1],"
                + "[2,2,2,10,20,100]]")
        let plain = try #require(try kind.read(.init(json.utf8), id: 1) as? EncounterFacts)
        #expect(plain.encounters == (facts as? EncounterFacts)?.encounters)
        #expect(plain.pokemon == Identifier(1))
    }
}
