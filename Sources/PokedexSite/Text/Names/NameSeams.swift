/// Where long names of a language that writes without spaces may go on in the next line.
struct NameSeams: Sendable {
    /// What a name begins with before a seam.
    var after: [String] = []
    /// What follows a seam.
    var before: [String] = []

    /// A name in parts, none of which is empty; joined, they are the name.
    func parts(of name: String) -> [Substring] {
        var parts: [Substring] = []
        var start = name.startIndex
        for place in name.indices.dropFirst() where isSeam(place, in: name) {
            parts.append(name[start..<place])
            start = place
        }
        return parts + [name[start...]]
    }

    private func isSeam(_ place: String.Index, in name: String) -> Bool {
        before.contains { name[place...].hasPrefix($0) } || after.contains { name[..<place] == $0 }
    }
}
