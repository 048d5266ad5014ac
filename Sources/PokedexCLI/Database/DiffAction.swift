import PokedexStore

extension CommandAction {
    /// `database diff OLD NEW`
    static let diff = CommandAction(
        words: ["diff"],
        summary: ["shows what changed from the database OLD to the database NEW"],
        operands: [older, newer], options: [.json]
    ) { arguments in
        guard let old = arguments.given(older), let new = arguments.given(newer) else {
            throw arguments.error("diff compares two databases: diff OLD NEW")
        }
        let isJSON = arguments.contains(.json)
        return { console in
            let difference = try SQLiteCatalogRepository(path: old)
                .difference(to: SQLiteCatalogRepository(path: new))
            try console.write(difference, asJSON: isJSON) { DifferenceText(difference).lines }
            return .success
        }
    }

    /// The first word after the action.
    static let older = Operand(
        name: "OLD", kind: .file, standard: nil,
        summary: "diff: the older database; export: the new folder")
    private static let newer = Operand(
        name: "NEW", kind: .file, standard: nil, summary: "diff: the newer database")
}

/// The difference of two databases as text.
private struct DifferenceText {
    /// Indented below the line that they belong to.
    let lines: [String]

    init(_ difference: CatalogDifference) {
        let (old, new) = (difference.old, difference.new)
        let head = ["\(old.path) → \(new.path)"]
        if difference.isEmpty {
            lines = head + ["equal: the same facts, \(Self.dataSet(of: new))"]
            return
        }
        let sources = [Self.dataSet(of: old), Self.dataSet(of: new)]
        let origin = sources[0] == sources[1] ? sources[0] : sources.joined(separator: " → ")
        let pictures = Self.value("picture base", old.pictureBase, new.pictureBase)
        lines =
            head + [origin] + (old.pictureBase == new.pictureBase ? [] : [pictures])
            + (difference.kinds.isEmpty ? ["all facts are the same"] : [])
            + difference.kinds.flatMap(Self.lines(about:))
    }

    private static func dataSet(of side: CatalogDifference.Side) -> String {
        let date = side.madeAt.map(Figures.moment) ?? "unknown date"
        return "data set of \(date)" + (side.commit.map { ", commit \($0)" } ?? "")
    }

    private static func lines(about kind: KindDifference) -> [String] {
        let counts = [
            (kind.added.count, "added"), (kind.removed.count, "removed"),
            (kind.changed.count, "changed"),
        ]
        let summary = counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
        return ["\(kind.kind): \(summary)"]
            + Shortlist(kind.added.map { "added \(text(of: $0))" }).lines.map(indented)
            + Shortlist(kind.removed.map { "removed \(text(of: $0))" }).lines.map(indented)
            + Shortlist(kind.changed).lines(lines(about:)).map(indented)
    }

    private static func lines(about change: EntityChange) -> [String] {
        ["changed \(text(of: change.entity))"] + change.facts.flatMap(lines(about:)).map(indented)
    }

    private static func lines(about fact: FactChange) -> [String] {
        let order = fact.isReordered ? ["\(fact.fact): in another order"] : []
        let values = fact.changed.map { change in
            let name = change.of == fact.fact ? fact.fact : "\(fact.fact): \(change.of)"
            return value(name, change.old, change.new)
        }
        return order + Shortlist(values).lines
            + Shortlist(fact.added.map { "\(fact.fact): \($0) added" }).lines
            + Shortlist(fact.removed.map { "\(fact.fact): \($0) removed" }).lines
    }

    private static func text(of title: EntityTitle) -> String {
        title.slug + (title.name.map { " (\($0))" } ?? "")
    }

    private static func indented(_ text: String) -> String { "  \(text)" }

    private static func value(_ name: String, _ old: String?, _ new: String?) -> String {
        "\(name): \(old ?? "none") → \(new ?? "none")"
    }
}
