/// Tables have a caption, and drawings that stand for a picture have a name.
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
        default:
            break
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
