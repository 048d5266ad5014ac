/// The beginning of a list, and how much is left out.
struct Shortlist<Element> {
    private let told: ArraySlice<Element>
    /// How many more there are: `and 3 more`; `nil` when all are told.
    private let rest: String?

    /// Cuts a list behind its tenth element.
    init(_ list: [Element]) {
        told = list.prefix(10)
        rest = list.count > told.count ? "and \(list.count - told.count) more" : nil
    }

    /// The lines that each element takes, and one that says how many more there are.
    func lines(_ text: (Element) -> [String]) -> [String] {
        told.flatMap(text) + [rest].compactMap(\.self)
    }
}

extension Shortlist<String> {
    /// An element a line.
    var lines: [String] { lines { [$0] } }

    /// All on one line: `a, b and 3 more`.
    var sentence: String {
        [told.joined(separator: ", "), rest].compactMap(\.self).joined(separator: " ")
    }
}
