import PokedexDomain
import TestSupport
import Testing

@testable import PokeAPI

/// The flavors of all natures, compared with the JSON, which names them by slugs.
@Suite(.thorough, .enabled(if: WholeContent.isPresent, Comment(rawValue: WholeContent.comment)))
struct WholeNatureTests {
    @Test func likeAndDislikeTheFlavorsOfTheSource() throws {
        let content = try WholeContent.imported.get()
        #expect(content.catalog.natures.count == 25)
        #expect(content.catalog.natures.filter { $0.effect == nil }.count == 5)
        var differences = Differences()
        for nature in content.catalog.natures {
            let json = try content.json("nature/\(nature.id.rawValue)")
            let path = nature.slug.text
            differences.compare(path, nature.slug.text, json["name"].string)
            differences.compare(path, nature.name, json["names"].name)
            let effect = nature.effect
            differences.compare(path, effect?.raised.rawValue, stat(json, "increased", "decreased"))
            differences.compare(
                path, effect?.lowered.rawValue, stat(json, "decreased", "increased"))
            let isNeutral = effect == nil
            differences.compare(
                path, effect?.liked.rawValue,
                isNeutral ? nil : json["likes_flavor"]["name"].string)
            differences.compare(
                path, effect?.disliked.rawValue,
                isNeutral ? nil : json["hates_flavor"]["name"].string)
            differences.compare(
                path, json["likes_flavor"]["name"].string == json["hates_flavor"]["name"].string,
                isNeutral)
        }
        #expect(differences.found == [])
    }

    /// A changed stat; `nil` where the nature raises and lowers the same one.
    private func stat(_ json: JSON, _ key: String, _ other: String) -> String? {
        let stat = json["\(key)_stat"]["name"].string
        return stat == json["\(other)_stat"]["name"].string ? nil : stat
    }

    /// In the order of the source, too.
    @Test func areAllTheFlavorsOfTheSource() throws {
        let content = try WholeContent.imported.get()
        let flavors = try (1...Berry.Flavor.allCases.count).map {
            try content.json("berry-flavor/\($0)")["name"].string
        }
        #expect(flavors == Berry.Flavor.allCases.map(\.rawValue))
    }
}
