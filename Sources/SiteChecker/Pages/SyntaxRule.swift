/// What is well-formed XML and yet read otherwise by an HTML parser.
struct SyntaxRule {
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
            : "<\(name)> has no end tag in HTML; write <\(name)/>"
        recorder.report(line: tag.line, cure)
    }
}
