/// The page's language, main part and heading; elements that are forbidden or need attributes.
struct OutlineRule {
    /// The language of the folder that the page is in; `nil` outside all of them.
    var folderLanguage: String?
    private var bodyLine = 1
    private var headingCount = 0
    private var mainCount = 0

    mutating func elementStarted(_ tag: StartTag, _ recorder: inout DocumentRecorder) {
        switch tag.name {
        case .html: check(html: tag, &recorder)
        case .body: bodyLine = tag.line
        case .h1: count(&headingCount, tag, &recorder)
        case .main: count(&mainCount, tag, &recorder)
        case .a: check(link: tag, &recorder)
        case .img: require([.alt, .width, .height], tag, &recorder)
        case .script: check(script: tag, &recorder)
        case .style: recorder.report(line: tag.line, "<style> in the page; use a stylesheet")
        case .base: recorder.report(line: tag.line, "<base> changes what every link means")
        default: break
        }
    }

    /// Reports what is missing from the page.
    func finish(_ recorder: inout DocumentRecorder) {
        if headingCount == 0 { recorder.report(line: bodyLine, "the page has no <h1>") }
        if mainCount == 0 { recorder.report(line: bodyLine, "the page has no <main>") }
    }

    private func check(html tag: StartTag, _ recorder: inout DocumentRecorder) {
        guard let language = tag.text(.lang), !language.isEmpty else {
            return recorder.report(line: tag.line, "<html> has no lang")
        }
        recorder.facts.language = language
        if let folderLanguage, folderLanguage != language {
            recorder.report(
                line: tag.line,
                "lang is \"\(language)\", but the page is in the folder \(folderLanguage)")
        }
    }

    private func check(link tag: StartTag, _ recorder: inout DocumentRecorder) {
        guard let link = tag[.href] else {
            return recorder.report(line: tag.line, "<a> has no href")
        }
        if let language = tag.text(.hreflang), let target = recorder.target(of: link) {
            recorder.facts.languageLinks.append(
                .init(language: language, target: target, line: tag.line))
        }
    }

    private func check(script tag: StartTag, _ recorder: inout DocumentRecorder) {
        if tag[.src] == nil, !DataBlockRule.isData(type: tag.text(.type)) {
            recorder.report(line: tag.line, "inline <script>; give it a src")
        }
    }

    private func require(
        _ attributes: [MarkupName], _ tag: StartTag, _ recorder: inout DocumentRecorder
    ) {
        for attribute in attributes where tag[attribute] == nil {
            recorder.report(line: tag.line, "<\(tag.elementName)> has no \(attribute.rawValue)")
        }
    }

    private func count(_ count: inout Int, _ tag: StartTag, _ recorder: inout DocumentRecorder) {
        count += 1
        if count == 2 {
            recorder.report(line: tag.line, "the page has more than one <\(tag.elementName)>")
        }
    }
}
