import Foundation
import PokedexDomain
import TestSupport
import Testing

@testable import PokeAPI

/// What moves were in the games, and their machines there, recomputed from the JSON in another way than
/// the program's: game by game from the newest to the oldest, by slugs.
@Suite(.thorough, .enabled(if: WholeContent.isPresent, Comment(rawValue: WholeContent.comment)))
struct WholeMoveGamesTests {
    private let content: WholeContent.Imported
    private let index: CatalogIndex
    private let games: MainGames

    init() throws {
        content = try WholeContent.imported.get()
        index = CatalogIndex(content.catalog)
        games = MainGames(index)
    }

    @Test func areTwentySeven() {
        #expect(games.inOrder.count == 27)
    }

    @Test func valuesOfEveryGameAreAsInTheSource() throws {
        let history = MoveHistory(index)
        var differences = Differences()
        var severalSpans = 0
        for move in content.catalog.moves {
            let spans = history.spans(of: move, in: games)
            let expected = try values(of: content.json("move/\(move.id.rawValue)"))
            let found = byGame(spans).mapValues { text($0) }
            differences.compare(move.slug.text, found, expected)
            differences.compare(move.slug.text, hasEqualNeighbors(spans), false)
            if spans.count > 1 { severalSpans += 1 }
        }
        #expect(differences.found == [])
        #expect(severalSpans > 50, "few moves that changed")
    }

    @Test func machinesOfEveryGameAreAsInTheSource() throws {
        var differences = Differences()
        var machines = 0
        for move in content.catalog.moves {
            let spans = games.spans { game -> [String]? in
                let own = move.machines.filter { games.main(of: $0.versionGroup) == game.id }
                return own.isEmpty ? nil : Set(own.map(Self.text)).sorted()
            }
            let expected = try self.machines(of: content.json("move/\(move.id.rawValue)"))
            differences.compare(move.slug.text, byGame(spans), expected.mapValues { $0.sorted() })
            differences.compare(move.slug.text, hasEqualNeighbors(spans), false)
            machines += expected.count
        }
        #expect(differences.found == [])
        #expect(machines > 500, "few machines to compare")
    }

    /// What holds in each game of the spans; the newest game is the first one.
    private func byGame<Fact>(_ spans: [GameSpan<Fact>]) -> [String: Fact] {
        let order = games.inOrder.map(\.id)
        return spans.reduce(into: [:]) { facts, span in
            guard let first = order.firstIndex(of: span.first),
                let last = order.firstIndex(of: span.last)
            else { return }
            for place in first...last { facts[index[order[place]].slug.text] = span.fact }
        }
    }

    /// Whether two rows without a game between them say the same.
    private func hasEqualNeighbors<Fact>(_ spans: [GameSpan<Fact>]) -> Bool {
        let order = games.inOrder.map(\.id)
        return zip(spans, spans.dropFirst()).contains { newer, older in
            guard let first = order.firstIndex(of: newer.first),
                let last = order.firstIndex(of: older.last)
            else { return true }
            return first <= last || first == last + 1 && newer.fact == older.fact
        }
    }

    private func text(_ values: MoveValues) -> String {
        let numbers = [values.power, values.accuracy, values.powerPoints, values.effectChance]
        return "\(index[values.type].slug) \(values.damageClass.rawValue) "
            + numbers.map { $0.map(String.init) ?? "–" }.joined(separator: " ")
    }

    private static func text(_ machine: Machine) -> String {
        machine.kind.rawValue + (machine.number < 10 ? "0" : "") + String(machine.number)
    }

    // MARK: The source

    /// A move's values by game, the changes undone one after the other.
    private func values(of json: JSON) throws -> [String: String] {
        var type = json["type"]["name"].string ?? ""
        let keys = ["power", "accuracy", "pp", "effect_chance"]
        var numbers = keys.map { json[$0].int }
        let past = json["past_values"].array
        var values: [String: String] = [:]
        let all = content.catalog.versionGroups.sorted { $0.order > $1.order }
        for game in all where game.generation.rawValue >= json["generation"].id ?? 0 {
            if games.inOrder.contains(where: { $0.id == game.id }) {
                let texts = zip(keys, numbers).map { key, number in
                    number.flatMap { $0 == 0 && ["power", "accuracy"].contains(key) ? nil : $0 }
                        .map(String.init) ?? "–"
                }
                let damageClass = try damageClass(json, type, in: game)
                values[game.slug.text] =
                    "\(type) \(damageClass) " + texts.joined(separator: " ")
            }
            for change in past where change["version_group"].id == game.id.rawValue {
                type = change["type"]["name"].string ?? type
                numbers = zip(keys, numbers).map { change[$0].int ?? $1 }
            }
        }
        return values
    }

    /// Until generation III the type decided whether a move was physical or special.
    private func damageClass(_ json: JSON, _ type: String, in game: VersionGroup) throws -> String {
        let today = json["damage_class"]["name"].string ?? ""
        guard game.generation.rawValue <= 3, today != "status" else { return today }
        let special: Set = [
            "fire", "water", "grass", "electric", "ice", "psychic", "dragon", "dark",
        ]
        let physical: Set = [
            "normal", "fighting", "flying", "poison", "ground", "rock", "bug", "ghost", "steel",
        ]
        return special.contains(type) ? "special" : physical.contains(type) ? "physical" : today
    }

    /// The items of a move's machines by game.
    private func machines(of json: JSON) throws -> [String: Set<String>] {
        let addOns = [
            "the-isle-of-armor": "sword-shield", "the-crown-tundra": "sword-shield",
            "the-teal-mask": "scarlet-violet", "the-indigo-disk": "scarlet-violet",
            "mega-dimension": "legends-za",
        ]
        return try json["machines"].array.reduce(into: [:]) { machines, machine in
            let game = machine["version_group"]["name"].string ?? ""
            let item = try content.json("machine/\(machine["machine"].id ?? 0)")["item"]["name"]
            machines[addOns[game] ?? game, default: []].insert(item.string ?? "")
        }
    }
}
