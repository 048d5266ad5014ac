/// A tag with what only the compiler needs to know of it.
struct ScannedTag: Sendable {
    let tag: Tag
    /// The delimiters in force after the tag.
    let delimiters: Delimiters

    var kind: Tag.Kind { tag.kind }
    var start: Int { tag.range.lowerBound }
    var end: Int { tag.range.upperBound }

    /// The name as it must stand in the end tag.
    var spelledName: String { tag.isDynamic ? "*" + tag.name : tag.name }

    var opensContent: Bool {
        switch tag.kind {
        case .section, .invertedSection, .parent, .block: true
        default: false
        }
    }

    /// "section", "block": how messages call what the tag opens.
    var kindName: String {
        switch tag.kind {
        case .section: "section"
        case .invertedSection: "inverted section"
        case .parent: "parent"
        case .block: "block"
        case .partial: "partial"
        default: "tag"
        }
    }
}
