import PokedexDomain

/// Takes values of the source as facts, or says why they cannot be ones.
///
/// What is said begins with the field that the value is in, such as `power` or
/// `stats[0].base_stat`.
enum Checked {
    /// A number within a range.
    static func number(
        _ value: Int, _ range: ClosedRange<Int>, _ field: @autoclosure () -> String
    ) throws(MalformedResource) -> Int {
        guard range.contains(value) else {
            throw MalformedResource(
                "\(field()) is \(value), but only \(range.lowerBound) to \(range.upperBound) is "
                    + "possible")
        }
        return value
    }

    /// A number within a range; `nil` for `null`.
    static func number(
        _ value: Nullable<Int>, _ range: ClosedRange<Int>, _ field: @autoclosure () -> String
    ) throws(MalformedResource) -> Int? {
        guard let value = value.value else { return nil }
        return try number(value, range, field())
    }

    /// An identifier for addresses, which the source has in `name`.
    static func slug(_ text: String) throws(MalformedResource) -> Slug {
        do {
            return try Slug(try Self.text(text, .slug, "name"))
        } catch let error as MalformedResource {
            throw error
        } catch {
            throw MalformedResource("name: \(error)")
        }
    }

    /// A text that keeps a rule.
    static func text(
        _ text: String, _ rule: TextRule, _ field: @autoclosure () -> String
    ) throws(MalformedResource) -> String {
        if let objection = rule.objection(to: text) {
            throw MalformedResource("\(field()) \(objection)")
        }
        return text
    }
}
