import Foundation

/// A tiny world in PokéAPI's shape, written for these tests: two species, of which the second has two
/// varieties, and just enough around them.
package struct SampleTree: Sendable {
    /// The JSON of every resource by its place, such as `move/1`.
    package var files: [String: String] = [:]
    /// The lists, by kind; made from the files when not given.
    package var lists: [String: String] = [:]

    /// Takes the whole tiny world, which `records.txt` has.
    package init() { self = Self.whole }

    private static let whole: SampleTree = {
        var tree = SampleTree(files: [:])
        let path = "Tests/TestSupport/SampleAPI/records.txt"
        let text = String(decoding: (try? ProjectFiles.bytes(of: path)) ?? [], as: UTF8.self)
        // The first paragraph explains the others.
        for record in text.components(separatedBy: "\n\n").dropFirst() {
            let parts = record.split(separator: "\n", maxSplits: 1)
            let head = parts[0].split(separator: " ").map(String.init)
            let json = (parts.count > 1 ? String(parts[1]) : "")
                .trimmingCharacters(in: .newlines)
                .replacing(/<([a-z0-9\/-]+)>/) { Self.url(String($0.output.1)) }
            if head.count == 1 {
                tree.files[head[0]] = json
            } else {
                let place = head[0].split(separator: "/")
                tree.add(String(place[0]), Int(place[1]) ?? 0, head[1], json)
            }
        }
        return tree
    }()

    private init(files: [String: String]) { self.files = files }

    /// Replaces a text within one resource, which must hold it.
    package mutating func replace(_ text: String, with other: String, in place: String) {
        let old = files[place] ?? ""
        files[place] = old.replacingOccurrences(of: text, with: other)
        precondition(files[place] != old, "\(place) does not hold \(text)")
    }

    /// Writes everything below `api/v2` of a folder.
    package func write(to folder: TemporaryFolder) throws {
        for (place, json) in files {
            try folder.write(json, to: "api/v2/\(place)/index.json")
        }
        for (kind, json) in madeLists().merging(lists, uniquingKeysWith: { $1 }) {
            try folder.write(json, to: "api/v2/\(kind)/index.json")
        }
    }

    private func madeLists() -> [String: String] {
        let places = files.keys.filter { $0 != "meta" }.map { $0.split(separator: "/") }
        let kinds = Dictionary(grouping: places) { String($0[0]) }
        return kinds.reduce(into: [:]) { lists, kind in
            let ids = Set(kind.value.compactMap { Int($0[1]) }).sorted()
            let results = ids.map { #"{"url": "/api/v2/\#(kind.key)/\#($0)/"}"# }
            lists[kind.key] = """
                {"count": \(ids.count), "next": null, "results": [\(results.joined(separator: ","))]}
                """
        }
    }

    /// A reference to a resource, as JSON.
    package static func url(_ place: String) -> String { #"{"url": "/api/v2/\#(place)/"}"# }

    /// Adds a resource with a name, and what else belongs into its JSON.
    package mutating func add(_ kind: String, _ id: Int, _ slug: String, _ rest: String = "") {
        files["\(kind)/\(id)"] = """
            {"id": \(id), "name": "\(slug)", "names": [
             {"name": "名\(id)かな", "language": {"name": "ja-hrkt"}},
             {"name": " \(slug.capitalized) ", "language": {"name": "en"}},
             {"name": "名\(id)", "language": {"name": "ja"}}]\(rest.isEmpty ? "" : ", ")\(rest)}
            """
    }

    /// A slot of a table of encounters, as JSON.
    package static func slot(
        _ chance: Int, _ levels: ClosedRange<Int>, _ conditions: [Int], method: Int = 1
    ) -> String {
        let values = conditions.map { url("encounter-condition-value/\($0)") }
        return """
            {"chance": \(chance), "min_level": \(levels.lowerBound), \
            "max_level": \(levels.upperBound), "method": \(url("encounter-method/\(method)")), \
            "condition_values": [\(values.joined(separator: ", "))], "pokemon_details": null}
            """
    }
}
