import PokedexDomain

/// Takes values of the source as facts, or says why they cannot be ones.
enum Checked {
    /// A number within a range.
    static func number(
        _ value: Int, _ range: ClosedRange<Int>, _ what: String
    ) throws(MalformedResource) -> Int {
        guard range.contains(value) else {
            throw MalformedResource(
                "\(what) is \(value), but only \(range.lowerBound) to \(range.upperBound) is "
                    + "possible")
        }
        return value
    }

    /// A number within a range; `nil` for `null`.
    static func number(
        _ value: Nullable<Int>, _ range: ClosedRange<Int>, _ what: String
    ) throws(MalformedResource) -> Int? {
        guard let value = value.value else { return nil }
        return try number(value, range, what)
    }

    /// An identifier for addresses.
    static func slug(_ text: String) throws(MalformedResource) -> Slug {
        do {
            return try Slug(try Self.text(text, .slug, "its name"))
        } catch let error as MalformedResource {
            throw error
        } catch {
            throw MalformedResource("\(error)")
        }
    }

    /// A text that keeps a rule.
    static func text(
        _ text: String, _ rule: TextRule, _ what: String
    ) throws(MalformedResource) -> String {
        if let objection = rule.objection(to: text) {
            throw MalformedResource("\(what) \(objection)")
        }
        return text
    }
}
