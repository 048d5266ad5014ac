/// Which element may contain which. An HTML parser closes or moves misplaced elements, and screen
/// readers do not announce a list that contains anything but items.
struct ContentRule {
    /// - Parameter open: the elements around the tag, innermost last.
    func elementStarted(
        _ tag: StartTag, open: [MarkupName], _ recorder: inout DocumentRecorder
    ) {
        guard let parent = open.last else { return }
        if !Self.may(tag.name, standIn: parent) {
            recorder.report(
                line: tag.line, "<\(tag.elementName)> may not be directly in <\(parent.rawValue)>")
        }
        guard let ended = Self.ended(by: tag.name), open.contains(ended) else { return }
        recorder.report(
            line: tag.line, "<\(tag.elementName)> ends the <\(ended.rawValue)> around it in HTML")
    }

    private static func may(_ name: MarkupName, standIn parent: MarkupName) -> Bool {
        switch parent {
        case .ul, .ol, .menu: name == .li || isInvisible(name)
        case .dl: name == .dt || name == .dd || name == .div || isInvisible(name)
        case .table: isPartOfTable(name) || name == .tr || isInvisible(name)
        case .thead, .tbody, .tfoot: name == .tr || isInvisible(name)
        case .tr: name == .td || name == .th || isInvisible(name)
        case .colgroup: name == .col || isInvisible(name)
        default: !belongsElsewhere(name, than: parent)
        }
    }

    /// Whether an element may only be in a certain parent, which this one is not.
    private static func belongsElsewhere(
        _ name: MarkupName, than parent: MarkupName
    ) -> Bool {
        switch name {
        case .li, .tr, .td, .th, .col: true
        case .dt, .dd: parent != .div
        case .summary: parent != .details
        case .legend: parent != .fieldset
        case .figcaption: parent != .figure
        default: isPartOfTable(name)
        }
    }

    private static func isPartOfTable(_ name: MarkupName) -> Bool {
        switch name {
        case .caption, .colgroup, .thead, .tbody, .tfoot: true
        default: false
        }
    }

    private static func isInvisible(_ name: MarkupName) -> Bool {
        name == .script || name == .template
    }

    /// The element that a start tag of this name closes in HTML.
    private static func ended(by name: MarkupName) -> MarkupName? {
        switch name {
        case .address, .article, .aside, .blockquote, .details, .div, .dl, .fieldset, .figcaption,
            .figure, .footer, .form, .h1, .h2, .h3, .h4, .h5, .h6, .header, .hr, .main, .menu,
            .nav, .ol, .p, .pre, .section, .table, .ul:
            .p
        case .a, .button: name
        default: nil
        }
    }
}
