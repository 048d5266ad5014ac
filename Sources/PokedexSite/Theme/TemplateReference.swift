import Mustache

/// The reference of the names that templates are given: the tables of `Templates/NAMES.md`.
///
/// Names and kinds come from what the pages give their templates. The meanings stand in the document
/// alone, which is therefore brought up to date and never written from nothing. A table belongs to
/// the heading above it: `Every page`, the name of a template, or that of a shape, which is an object
/// that many names have as their value. A name has a shape where the document says so, or where its
/// value has exactly the shape's names. What names mean in many places stands once, in the table of
/// `Names that recur`: other tables have such a name only where it means something else.
package struct TemplateReference {
    private let templates: [String: Outlines]
    /// The names that every page is given.
    private let common: Set<String>

    /// - Parameter outlines: what templates are given, by name, as `SiteBuilder.outlines` has it.
    package init(_ outlines: [String: ValueOutline]) {
        templates = outlines.mapValues { Outlines([$0]) }
        let pages = PageKinds.all.compactMap { outlines["pages/\($0.name)"] }
        common = pages.dropFirst().reduce(into: Set(pages.first?.names ?? [])) {
            $0.formIntersection($1.names)
        }
    }

    /// The document with all its tables of names brought up to date. Templates that it lacks get a
    /// heading at the end.
    ///
    /// - Parameter heading: the only one to keep: a title, or a template in one. Its table has the names that
    ///   recur, too. `nil` for the whole document.
    /// - Returns: the document, empty where it lacks the heading, and the names that have no meaning there,
    ///   with their headings.
    package func updated(
        _ document: String, only heading: String? = nil
    ) -> (text: String, withoutMeaning: [String]) {
        var sections = Section.all(in: document)
        insertMissing(into: &sections)
        let recurring = sections.first { $0.title == Self.recurringNames }?.meanings ?? [:]
        let tables = zip(sections, resolve(sections)).compactMap { section, table in
            guard let heading else {
                return (section, table.filter { !section.leavesOut($0, recurring: recurring) })
            }
            return section.names.contains(heading) ? (section, table) : nil
        }
        let withoutMeaning = tables.flatMap { section, table in
            table.filter { section.meaning(of: $0, recurring: recurring).isEmpty }
                .map { "\(section.title): \($0.name)" }
        }
        let updated = tables.flatMap { $0.lines(with: $1, recurring: recurring) }
        return (updated.joined(separator: "\n"), withoutMeaning)
    }

    /// The titles of a document, and the templates that they name.
    package static func headings(of document: String) -> [String] {
        Section.all(in: document).flatMap(\.names)
    }

    private func insertMissing(into sections: inout [Section]) {
        let known = Set(sections.flatMap(\.templates))
        let missing = templates.keys.filter { !known.contains($0) }.sorted()
        guard !missing.isEmpty else { return }
        sections += missing.map { name in
            Section(lines: ["## `\(name)`", ""] + Section.tableHead + [""])
        }
    }

    /// The rows of each section's table.
    private func resolve(_ sections: [Section]) -> [[Row]] {
        var walk = Walk(shapes: sections.filter(\.isShape))
        for section in sections {
            walk.gather(outlines(for: section), leavingOut: left(outOf: section), in: section)
        }
        return sections.map { section in
            section.isShape
                ? walk.rows(of: walk.examples[section.title] ?? Outlines([]), in: section)
                : walk.rows(
                    of: outlines(for: section), leavingOut: left(outOf: section), in: section)
        }
    }

    private func outlines(for section: Section) -> Outlines {
        guard section.title != Self.everyPage else {
            return Outlines(PageKinds.all.flatMap { templates["pages/\($0.name)"]?.all ?? [] })
        }
        return Outlines(section.templates.flatMap { templates[$0]?.all ?? [] })
    }

    private func left(outOf section: Section) -> Set<String> {
        if section.title == Self.everyPage {
            return Set(outlines(for: section).names).subtracting(common)
        }
        let kinds = Set(PageKinds.all.map { "pages/\($0.name)" })
        return section.templates.allSatisfy(kinds.contains) ? common : []
    }

    private static let everyPage = "Every page"
    private static let recurringNames = "Names that recur"
}

/// A heading of the document and what stands below it.
private struct Section {
    let lines: [String]
    /// The heading without its marks.
    let title: String
    /// The templates that the heading names.
    let templates: [String]
    /// The kind and meaning of each name in the table.
    let meanings: [String: (kind: String, meaning: String)]
    /// The names that are not part of another.
    let ownNames: Set<String>

    /// What it is called: its title, and each template in it.
    var names: [String] { [title] + templates }

    static let tableHead = ["| name | kind | meaning |", "|---|---|---|"]

    static func all(in document: String) -> [Section] {
        let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
        let groups = lines.reduce(into: [[String]]()) { groups, line in
            if line.hasPrefix("#") || groups.isEmpty { groups.append([]) }
            groups[groups.count - 1].append(String(line))
        }
        return groups.map { Section(lines: $0) }
    }

    init(lines: [String]) {
        self.lines = lines
        title = (lines.first ?? "").filter { !"#`".contains($0) }.trimmed
        templates = title.split(separator: " ").map(String.init).filter {
            $0.hasPrefix("pages/") || $0.hasPrefix("partials/")
        }
        meanings = lines.filter { $0.hasPrefix("| `") }.reduce(into: [:]) { meanings, line in
            let cells = line.dropFirst(2).dropLast(2)
                .split(separator: " | ", maxSplits: 2, omittingEmptySubsequences: false)
            guard cells.count > 1 else { return }
            let meaning = cells.count > 2 ? cells[2].trimmed : ""
            meanings[cells[0].filter { $0 != "`" }] = (String(cells[1]), meaning)
        }
        ownNames = Set(meanings.keys.filter { !$0.contains(".") })
    }

    var isShape: Bool {
        lines.first?.hasPrefix("### ") == true && templates.isEmpty && !meanings.isEmpty
    }

    /// Whether a row says what the table of recurring names says. Shapes are told by all of their own
    /// names.
    func leavesOut(_ row: Row, recurring: [String: (kind: String, meaning: String)]) -> Bool {
        guard let known = recurring[row.lastName], !isShape || row.name.contains("."),
            [known.kind, "null"].contains(row.kind)
        else { return false }
        return [nil, "", known.meaning].contains(meanings[row.name]?.meaning)
    }

    /// What a name means: what its own table says, or else that of recurring names.
    func meaning(
        of row: Row, recurring: [String: (kind: String, meaning: String)]
    ) -> String {
        let own = meanings[row.name]?.meaning ?? ""
        guard own.isEmpty, leavesOut(row, recurring: recurring) else { return own }
        return recurring[row.lastName]?.meaning ?? ""
    }

    /// The lines with another table; those of a section without rows as they are.
    func lines(
        with rows: [Row], recurring: [String: (kind: String, meaning: String)]
    ) -> [String] {
        guard !rows.isEmpty, let start = lines.firstIndex(where: { $0.hasPrefix("| name ") })
        else { return lines }
        let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
        let table = rows.map { row in
            "| `\(row.name)` | \(row.kind) | \(meaning(of: row, recurring: recurring)) |"
        }
        return lines[..<start] + Self.tableHead + table
            + lines[end...]
    }
}

/// A name with its kind.
private struct Row {
    /// With those around it, dotted: `turn.next.name`.
    let name: String
    let kind: String

    /// Without those around it: `name`.
    var lastName: String { name.split(separator: ".").last.map(String.init) ?? "" }
}

/// What is known about a value from several templates or names.
private struct Outlines {
    var all: [ValueOutline]

    init(_ all: [ValueOutline]) { self.all = all }

    var kinds: ValueOutline.Kinds { all.reduce(into: []) { $0.formUnion($1.kinds) } }

    /// In the order of the first template that has each.
    var names: [String] { all.flatMap(\.names).unique }

    subscript(name: String) -> Outlines { Outlines(all.compactMap { $0[name] }) }
}

/// Walks through what templates are given, and finds the values that have a shape.
private struct Walk {
    let shapes: [Section]
    /// The values of each shape, by its title.
    private(set) var examples: [String: Outlines] = [:]

    /// Gathers the values of shapes.
    mutating func gather(
        _ outlines: Outlines, below path: String = "", leavingOut names: Set<String> = [],
        in section: Section
    ) {
        for name in outlines.names where !names.contains(name) && name != "ui" {
            let value = outlines[name]
            if let shape = shape(of: value, at: path + name, in: section) {
                examples[shape.title, default: Outlines([])].all += value.all
                gather(value, in: shape)
            } else {
                gather(value, below: "\(path)\(name).", in: section)
            }
        }
    }

    func rows(
        of outlines: Outlines, below path: String = "", leavingOut names: Set<String> = [],
        in section: Section
    ) -> [Row] {
        outlines.names.filter { !names.contains($0) }.flatMap { name -> [Row] in
            let value = outlines[name]
            if let shape = shape(of: value, at: path + name, in: section)?.title {
                let link = "[\(shape)](#\(shape))"
                return [Row(name: path + name, kind: value.kinds.text(object: link))]
            }
            let row = Row(name: path + name, kind: value.kinds.text(object: "object"))
            guard name != "ui" else { return [row] }
            return [row] + rows(of: value, below: "\(path)\(name).", in: section)
        }
    }

    private func shape(of value: Outlines, at path: String, in section: Section) -> Section? {
        let kind = section.meanings[path]?.kind ?? ""
        let names = Set(value.names)
        return shapes.first { kind.contains("(#\($0.title))") }
            ?? shapes.first { !names.isEmpty && $0.ownNames == names }
    }
}

extension ValueOutline.Kinds {
    /// In words: "list of text".
    ///
    /// - Parameter object: what an object is called.
    fileprivate func text(object: String) -> String {
        let kinds: [(Self, String)] = [
            (.text, "text"), (.number, "number"), (.boolean, "boolean"), (.markup, "mark-up"),
            (.object, object),
        ]
        let words = kinds.filter { contains($0.0) }.map(\.1).joined(separator: " or ")
        guard contains(.list) else { return words.isEmpty ? "null" : words }
        return words.isEmpty || words == "object" ? "list" : "list of \(words)"
    }
}

extension StringProtocol {
    /// Without the blanks around it.
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
