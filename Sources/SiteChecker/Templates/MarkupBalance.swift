import Diagnostics
import Mustache

/// Finds elements that a template, or a section or block in it, opens without closing them or
/// closes without opening them.
///
/// A section may be rendered many times or not at all, so that its elements must be balanced by
/// themselves and not only with what follows it.
final class MarkupBalance: MarkupHandler {
    private struct Element {
        let name: String
        let line: Int
    }

    private struct Section {
        let tag: Int
        /// The number of elements that are open where it begins.
        let depth: Int
        var isReported = false
    }

    private let template: Template
    private var open: [Element] = []
    private var sections: [Section] = []
    private var findings: [Diagnostic] = []

    /// The faults in a template's markup, sorted by line.
    static func findings(in template: Template, parser: MarkupParser) -> [Diagnostic] {
        let balance = MarkupBalance(template: template)
        let markup = TemplateMarkup(template)
        for crossing in markup.crossings { balance.report(crossing) }
        let fault = markup.xml.withUnsafeBufferPointer { parser.parse($0, handler: balance) }
        if let fault, balance.findings.isEmpty { balance.report(fault) }
        return balance.findings.sorted()
    }

    private init(template: Template) { self.template = template }

    func elementStarted(_ tag: StartTag) {
        open.append(Element(name: tag.elementName, line: tag.line))
        checkAttributes(of: tag)
    }

    func elementEnded() {
        open.removeLast()
        guard let section = sections.last, open.count < section.depth, !section.isReported else {
            return
        }
        sections[sections.count - 1].isReported = true
        report(line: line(of: section.tag), "\(name(of: section.tag)) closes what it does not open")
    }

    func instructionFound(_ instruction: String, line: Int) {
        let parts = instruction.split(separator: " ")
        guard parts.count == 2, let tag = Int(parts[1]) else { return }
        if parts[0] == "begin" {
            sections.append(Section(tag: tag, depth: open.count))
        } else if parts[0] == "end", let section = sections.popLast() {
            sectionEnded(section)
        }
    }

    private func sectionEnded(_ section: Section) {
        guard open.count > section.depth, !section.isReported else { return }
        let element = open[section.depth]
        report(line: element.line, "\(name(of: section.tag)) does not close its <\(element.name)>")
    }

    /// An attribute may occur twice in a start tag only if each is in a section of its own.
    private func checkAttributes(of tag: StartTag) {
        let names = tag.attributes.map { String(cString: $0.fullName) }.sorted()
        guard names.contains(where: { $0.contains(TemplateMarkup.attributeSeparator) }) else {
            return
        }
        for (index, name) in names.enumerated() {
            let inner = name + TemplateMarkup.attributeSeparator
            if names[(index + 1)...].contains(where: { $0.hasPrefix(inner) }) {
                let attribute = name.split(separator: TemplateMarkup.attributeSeparator)[0]
                report(
                    line: tag.line, "<\(tag.elementName)> may get the attribute \(attribute) twice")
            }
        }
    }

    private func report(_ crossing: TemplateMarkup.Crossing) {
        report(
            line: line(of: crossing.tag),
            "\(name(of: crossing.tag)) begins in \(crossing.begin.rawValue) "
                + "and ends in \(crossing.end.rawValue)")
    }

    private func report(_ fault: MarkupFault) {
        guard let mismatch = fault.mismatch else { return report(line: fault.line, fault.message) }
        guard MarkupName(rawValue: mismatch.opened)?.isVoidElement != true else {
            let (line, text) = mismatch.explanation(at: fault.line)
            return report(line: line, text)
        }
        switch (mismatch.opened, mismatch.closed) {
        case (TemplateMarkup.root, let closed):
            report(line: fault.line, "</\(closed)> closes nothing")
        case (let opened, TemplateMarkup.root):
            report(line: mismatch.openedLine, "<\(opened)> is never closed")
        case (let opened, let closed):
            report(
                line: fault.line,
                "</\(closed)> where <\(opened)> of line \(mismatch.openedLine) is still open")
        }
    }

    private func report(line: Int, _ message: String) {
        let lines = template.source.split(separator: "\n", omittingEmptySubsequences: false)
        findings.append(
            Diagnostic(
                path: template.name, position: SourcePosition(line: line, column: nil),
                sourceLine: lines.indices.contains(line - 1) ? String(lines[line - 1]) : nil,
                message: message))
    }

    private func line(of tag: Int) -> Int {
        template.position(at: template.tags[tag].range.lowerBound).line
    }

    private func name(of index: Int) -> String {
        let tag = template.tags[index]
        let kind =
            switch tag.kind {
            case .block: "block"
            case .parent: "parent"
            default: "section"
            }
        return "\(kind) \"\(tag.name)\""
    }
}
