/// Reads an HTML page and applies every rule that concerns one page alone.
final class PageScanner: MarkupHandler {
    private let parser: MarkupParser
    private var endTags = ImpliedEndTags()
    private var recorder: DocumentRecorder
    private var attributes = AttributeRule()
    private let syntax = SyntaxRule()
    private let content = ContentRule()
    private var head = HeadRule()
    private var policy = PolicyRule()
    private var outline = OutlineRule()
    private var labels = LabelRule()
    private var tables = TableRule()
    private var names = NameRule()
    private var dataBlocks = DataBlockRule()
    /// The elements that are open, the innermost last.
    private var open: [MarkupName] = []
    /// How many of them are `svg` or `math`, whose elements follow other rules.
    private var foreignDepth = 0

    init(parser: MarkupParser, recorder: DocumentRecorder) {
        (self.parser, self.recorder) = (parser, recorder)
    }

    /// - Parameters:
    ///   - file: the index in `SiteFiles.files`.
    ///   - language: that of the folder that the page is in.
    func scan(_ page: Bytes, file: Int, language: String?) -> DocumentFacts {
        begin(file, language: language)
        syntax.checkDoctype(of: page, &recorder)
        if let fault = endTags.complete(page, { parser.parse($0, handler: self) }) {
            recorder.fail(fault)
        } else {
            head.finish(&recorder)
            outline.finish(&recorder)
            labels.finish(&recorder)
            attributes.finish(&recorder)
        }
        var facts = recorder.finish()
        facts.findings.quote(page)
        return facts
    }

    private func begin(_ file: Int, language: String?) {
        recorder.begin(file)
        attributes = AttributeRule()
        head = HeadRule()
        policy = PolicyRule()
        outline = OutlineRule()
        outline.folderLanguage = language
        labels = LabelRule()
        tables = TableRule()
        names = NameRule()
        dataBlocks = DataBlockRule()
        open.removeAll(keepingCapacity: true)
        foreignDepth = 0
    }

    func elementStarted(_ tag: StartTag) {
        let isForeign = foreignDepth > 0 || tag.name == .svg || tag.name == .math
        let parent = open.last
        attributes.check(tag, &recorder)
        names.elementStarted(tag, parent: parent, &recorder)
        if !isForeign {
            syntax.check(tag, &recorder)
            content.elementStarted(tag, open: open, &recorder)
            head.elementStarted(tag, parent: parent, &recorder)
            policy.elementStarted(tag, &recorder)
            outline.elementStarted(tag, &recorder)
            labels.elementStarted(tag, &recorder)
            tables.elementStarted(tag, &recorder)
            dataBlocks.elementStarted(tag)
        }
        if tag.name == .svg || tag.name == .math { foreignDepth += 1 }
        open.append(tag.name)
    }

    func elementEnded() {
        guard let name = open.popLast() else { return }
        if name == .svg || name == .math { foreignDepth -= 1 }
        names.elementEnded(name, &recorder)
        if foreignDepth == 0 {
            head.elementEnded(name, &recorder)
            labels.elementEnded(name)
            tables.elementEnded(name, &recorder)
            if name == .script { dataBlocks.elementEnded(&recorder) }
        }
    }

    func textFound(_ text: Bytes) {
        guard foreignDepth == 0 else { return }
        switch open.last {
        case .title: head.titleText(text)
        case .script: dataBlocks.textFound(text)
        default: break
        }
    }

    func literalFound(line: Int) {
        recorder.report(line: line, "HTML has no CDATA sections")
    }

    func instructionFound(_ instruction: String, line: Int) {
        recorder.report(line: line, "HTML has no processing instructions like <?\(instruction)?>")
    }
}

/// Well-formed XML that an HTML parser reads in another way.
struct SyntaxRule {
    /// What to write for an element that cannot have an end tag.
    static func unclosed(_ name: String) -> String {
        "<\(name)> has no end tag in HTML; write <\(name)/>"
    }

    func checkDoctype(of page: Bytes, _ recorder: inout DocumentRecorder) {
        if !page.hasLiteral("<!DOCTYPE html>", at: 0) {
            recorder.report(line: 1, "the page must begin with <!DOCTYPE html>")
        }
    }

    /// HTML takes `<p/>` for a start tag, and `</br>` for another line break.
    func check(_ tag: StartTag, _ recorder: inout DocumentRecorder) {
        guard tag.isSelfClosed != tag.name.isVoidElement else { return }
        let name = tag.elementName
        let cure =
            tag.isSelfClosed
            ? "<\(name)/> stays open in HTML; write <\(name)></\(name)>"
            : Self.unclosed(name)
        recorder.report(line: tag.line, cure)
    }
}
