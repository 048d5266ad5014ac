/// An id that the owner of the site chose: a part of addresses, and the name of a folder.
///
/// The kind is part of the type, so that the id of a spot cannot stand where a world's belongs.
package struct ContentID<Entity: Identified>: Hashable, Comparable, Sendable,
    CustomStringConvertible
{
    package let text: String

    /// - Throws: ``WorldError`` with the reason why it cannot be an id.
    package init(_ text: String) throws(WorldError) {
        if let objection = Self.objection(to: text) {
            throw WorldError("\(quoted(text)) cannot be an id: \(objection)")
        }
        self.text = text
    }

    package var description: String { text }

    package static func < (first: Self, second: Self) -> Bool { first.text < second.text }

    /// In characters.
    private static var limit: Int { 64 }

    private static func objection(to text: String) -> String? {
        if text.isEmpty { return "it is empty; an id has 1 to \(limit) characters" }
        guard let slug = try? Slug(text), !slug.text.hasPrefix("-") else {
            return "an id has the letters a–z, digits and hyphens only, and begins with no hyphen"
        }
        if text.utf8.count > limit { return "an id has at most \(limit) characters" }
        if Entity.reservedIDs.contains(text) { return "this word is reserved; choose another id" }
        if TextRule.isReserved(text) {
            return "Windows reserves this name for a device; choose another id"
        }
        return nil
    }
}

/// An entity with an id that the owner of the site chose.
package protocol Identified: Sendable {
    /// What a message calls the entity: "world".
    static var noun: String { get }
    /// Texts that cannot be ids.
    static var reservedIDs: Set<String> { get }
}

extension ContentID {
    /// The first free id that is made from a name: the name itself where it has letters for an id
    /// (`Ghost Town` is `ghost-town`), otherwise the noun; then with a number.
    package static func free(for name: String?, taken: (Self) -> Bool) -> Self {
        let stem = name.map(slugText) ?? ""
        if !stem.isEmpty, let id = try? Self(stem), !taken(id) { return id }
        let numbered = stem.isEmpty ? Entity.noun : stem
        var number = stem.isEmpty ? 1 : 2
        while true {
            if let id = try? Self("\(numbered)-\(number)"), !taken(id) { return id }
            number += 1
        }
    }

    /// The letters and digits of a name, with a hyphen in place of all between them. Empty if the
    /// name has other letters, or is too long for a number behind it.
    private static func slugText(_ name: String) -> String {
        let lowercase = name.lowercased()
        guard lowercase.unicodeScalars.allSatisfy({ $0.isASCII }) else { return "" }
        let words = lowercase.split { !($0.isLetter || $0.isNumber) }
        let text = words.joined(separator: "-")
        return text.utf8.count <= limit - 8 ? text : ""
    }
}
