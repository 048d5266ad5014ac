import Foundation
import PokedexDomain

/// A value of JSON, read as it stands: an independent view beside the importer's structures.
struct JSON {
    private let value: Any?

    init(_ data: Data) throws {
        value = try JSONSerialization.jsonObject(with: data)
    }

    private init(value: Any?) { self.value = value }

    subscript(key: String) -> JSON { JSON(value: (value as? [String: Any])?[key]) }

    var array: [JSON] { (value as? [Any] ?? []).map { JSON(value: $0) } }

    var int: Int? { value as? Int }

    var string: String? { value as? String }

    /// The number at the end of the value's address.
    var id: Int? {
        self["url"].string.flatMap { $0.split(separator: "/").last }.flatMap { Int($0) }
    }

    /// The name in both languages, where this is a list of names.
    var name: LocalizedName {
        func text(_ language: String) -> String? {
            array.first { $0["language"]["name"].string == language }?["name"].string?
                .trimmingCharacters(in: .whitespaces)
        }
        return LocalizedName(english: text("en"), japanese: text("ja") ?? text("ja-hrkt"))
    }
}
