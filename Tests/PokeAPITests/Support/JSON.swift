import Foundation
import PokedexDomain

/// A value of JSON, read as it stands: an independent view beside the importer's structures.
enum JSON: Decodable {
    case null
    case truth(Bool)
    case number(Int)
    case text(String)
    case list([JSON])
    case object([String: JSON])

    /// What is long and not compared here.
    private static let leftOut: Set<String> = [
        "versions", "game_indices", "cries", "flavor_text_entries", "effect_entries",
        "learned_by_pokemon", "effect_changes", "moves", "showdown", "dream_world",
        "contest_combos",
    ]

    init(from decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: Key.self) {
            self = .object(try Self.values(object))
            return
        }
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let number = try? value.decode(Int.self) {
            self = .number(number)
        } else if let truth = try? value.decode(Bool.self) {
            self = .truth(truth)
        } else {
            self = .list(try value.decode([JSON].self))
        }
    }

    private static func values(_ object: KeyedDecodingContainer<Key>) throws -> [String: JSON] {
        var values: [String: JSON] = [:]
        for key in object.allKeys where !leftOut.contains(key.stringValue) {
            values[key.stringValue] = try object.decode(JSON.self, forKey: key)
        }
        return values
    }

    private struct Key: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

extension JSON {
    subscript(key: String) -> JSON {
        guard case .object(let values) = self else { return .null }
        return values[key] ?? .null
    }

    var array: [JSON] {
        guard case .list(let values) = self else { return [] }
        return values
    }

    var int: Int? {
        guard case .number(let number) = self else { return nil }
        return number
    }

    var string: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    var bool: Bool? {
        guard case .truth(let truth) = self else { return nil }
        return truth
    }

    var isNull: Bool {
        guard case .null = self else { return false }
        return true
    }

    var keys: Set<String> {
        guard case .object(let values) = self else { return [] }
        return Set(values.keys)
    }

    /// The number at the end of the value's address.
    var id: Int? {
        self["url"].string.flatMap { $0.split(separator: "/").last }.flatMap { Int($0) }
    }

    /// A name in both languages.
    func name(_ key: String = "name") -> LocalizedName {
        LocalizedName(english: text("en", key), japanese: text("ja", key) ?? text("ja-hrkt", key))
    }

    private func text(_ language: String, _ key: String) -> String? {
        array.first { $0["language"]["name"].string == language }?[key].string?
            .trimmingCharacters(in: .whitespaces)
    }
}

/// The moves of a Pokémon's JSON, which are too many for the general view.
struct SourceLearnset: Decodable {
    let name: String
    let moves: [Move]

    struct Move: Decodable {
        let move: Reference
        let details: [Detail]

        private enum CodingKeys: String, CodingKey {
            case move
            case details = "version_group_details"
        }
    }

    struct Detail: Decodable {
        let level: Int
        let order: Int?
        let method: Reference
        let versionGroup: Reference

        private enum CodingKeys: String, CodingKey {
            case order
            case level = "level_learned_at"
            case method = "move_learn_method"
            case versionGroup = "version_group"
        }
    }

    struct Reference: Decodable {
        let url: String

        /// The number at the end of the address.
        var id: Int {
            url.utf8.dropLast().reversed().prefix { $0 != UInt8(ascii: "/") }.reversed()
                .reduce(0) { $0 * 10 + Int($1) - 48 }
        }
    }

    /// The entries as plain numbers: move, version group, method, level, order (-1 when unknown).
    var entries: [[Int]] {
        moves.flatMap { move in
            let id = move.move.id
            return move.details.map { detail in
                [id, detail.versionGroup.id, detail.method.id, detail.level, detail.order ?? -1]
            }
        }
    }
}
