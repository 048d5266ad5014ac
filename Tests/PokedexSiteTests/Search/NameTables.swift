import Mustache
import TestSupport
import Testing

/// The tables of `Templates/DATA.md`, which say what is in the files for browsers.
struct NameTables {
    /// The kind of each name, by the heading that the table stands under.
    private let kinds: [String: [String: String]]

    init(_ text: String) {
        var kinds: [String: [String: String]] = [:]
        var heading = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("#") {
                heading = line.drop { $0 == "#" || $0 == " " }.filter { $0 != "`" }
            } else if line.hasPrefix("| `") {
                let cells = line.split(separator: "|").map { $0.filter { $0 != "`" } }
                let name = String(cells[0].drop { $0 == " " }.prefix { $0 != " " })
                kinds[heading, default: [:]][name] = cells[1]
            }
        }
        self.kinds = kinds
    }

    static func dataReference() throws -> NameTables {
        let file = try #require(
            ProjectFiles.files(in: "Templates").first { $0.path == "DATA.md" })
        return NameTables(String(decoding: file.bytes, as: UTF8.self))
    }

    /// Where values and a table disagree: names without a row, and rows whose name none of the
    /// values has although they have what is around it.
    func disagreements(of values: [Value], with heading: String) -> [String] {
        guard let table = kinds[heading] else { return ["there is no table \(heading)"] }
        var walk = Walk(tables: kinds)
        for value in values { walk.walk(value, path: "", heading: heading) }
        let missing = table.keys.filter { name in
            let parent = name.split(separator: ".").dropLast().joined(separator: ".")
            return !walk.seen.contains("\(heading) \(name)")
                && walk.objects.contains("\(heading) \(parent)")
        }
        return
            (walk.unknown.map { "\($0) has no row" }
            + missing.map { "\(heading) \($0) is never given" }).sorted()
    }

    private struct Walk {
        let tables: [String: [String: String]]
        var seen: Set<String> = []
        var objects: Set<String> = []
        var unknown: Set<String> = []

        mutating func walk(_ value: Value, path: String, heading: String) {
            switch value {
            case .object(let object):
                objects.insert("\(heading) \(path)")
                for member in object.members {
                    look(at: member.value, named: member.name, path: path, heading: heading)
                }
            case .list(let items):
                for item in items { walk(item, path: path, heading: heading) }
            default: break
            }
        }

        private mutating func look(
            at value: Value, named member: String, path: String, heading: String
        ) {
            let names = [member, "*"].map { path.isEmpty ? $0 : "\(path).\($0)" }
            guard let name = names.first(where: { tables[heading]?[$0] != nil }),
                let kind = tables[heading]?[name]
            else {
                unknown.insert("\(heading) \(names[0])")
                return
            }
            seen.insert("\(heading) \(name)")
            if let shape = kind.firstIndex(of: "[").map({ kind[$0...].dropFirst() }) {
                walk(value, path: "", heading: String(shape.prefix { $0 != "]" }))
            } else if member != "ui" {
                walk(value, path: name, heading: heading)
            }
        }
    }
}
