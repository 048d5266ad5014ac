/// Every form field has a label: around it, referring to its id, or as an ARIA attribute.
struct LabelRule {
    private struct Field {
        let element: String
        let id: Int?
        let line: Int
    }

    /// The types of `input` that need none.
    private static let unlabelled = ["hidden", "submit", "reset", "button", "image"]

    private var labelDepth = 0
    private var labelled: Set<Int> = []
    private var fields: [Field] = []

    mutating func elementStarted(_ tag: StartTag, _ recorder: inout DocumentRecorder) {
        switch tag.name {
        case .label:
            labelDepth += 1
            if let id = tag[.for] { labelled.insert(ByteHash.of(id)) }
        case .input where Self.unlabelled.contains(tag.text(.type) ?? "text"): break
        case .input, .select, .textarea: addField(tag)
        default: break
        }
    }

    mutating func elementEnded(_ name: MarkupName) {
        if name == .label { labelDepth -= 1 }
    }

    /// Reports the fields that no label of the page, now read to its end, belongs to.
    func finish(_ recorder: inout DocumentRecorder) {
        for field in fields {
            if let id = field.id, labelled.contains(id) { continue }
            recorder.report(line: field.line, "<\(field.element)> has no label")
        }
    }

    private mutating func addField(_ tag: StartTag) {
        guard labelDepth == 0, !tag.hasText(.ariaLabel), !tag.hasText(.ariaLabelledBy) else {
            return
        }
        fields.append(
            Field(element: tag.elementName, id: tag[.id].map { ByteHash.of($0) }, line: tag.line))
    }
}

/// Tables have a caption, and drawings with the role of an image have a name.
struct NameRule {
    /// A table or drawing that is open.
    private struct Element {
        let name: MarkupName
        let line: Int
        var isNamed: Bool
    }

    private var open: [Element] = []

    mutating func elementStarted(
        _ tag: StartTag, parent: MarkupName?, _ recorder: inout DocumentRecorder
    ) {
        switch tag.name {
        case .table:
            open.append(Element(name: .table, line: tag.line, isNamed: false))
        case .svg:
            let isPicture = tag.text(.role) == "img"
            let isNamed = tag.hasText(.ariaLabel) || tag.hasText(.ariaLabelledBy)
            open.append(Element(name: .svg, line: tag.line, isNamed: isNamed || !isPicture))
        case .caption where parent == .table, .title where parent == .svg:
            if !open.isEmpty { open[open.count - 1].isNamed = true }
        default: break
        }
    }

    mutating func elementEnded(_ name: MarkupName, _ recorder: inout DocumentRecorder) {
        guard name == .table || name == .svg, let element = open.popLast(), !element.isNamed else {
            return
        }
        let fault =
            name == .table
            ? "<table> has no <caption>"
            : "<svg role=\"img\"> has no name; give it an aria-label or a <title>"
        recorder.report(line: element.line, fault)
    }
}
