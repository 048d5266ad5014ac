/// What a page's head must contain.
struct HeadRule {
    private var line = 1
    private var elementCount = 0
    private var titleCount = 0
    private var titleLine = 1
    private var title: [UInt8] = []
    private var hasCharset = false
    private var hasViewport = false
    private var descriptionCount = 0

    mutating func elementStarted(
        _ tag: StartTag, parent: MarkupName?, _ recorder: inout DocumentRecorder
    ) {
        if tag.name == .head { line = tag.line }
        guard parent == .head else { return }
        elementCount += 1
        if elementCount == 1, !Self.isSecurityPolicy(tag) {
            recorder.report(
                line: tag.line,
                "the head must begin with <meta http-equiv=\"Content-Security-Policy\">")
        }
        switch tag.name {
        case .title: titleStarted(tag, &recorder)
        case .meta: check(meta: tag, &recorder)
        case .link: addAlternate(tag, &recorder)
        default: break
        }
    }

    mutating func titleText(_ text: Bytes) { title.append(contentsOf: text) }

    func elementEnded(_ name: MarkupName, _ recorder: inout DocumentRecorder) {
        guard name == .title, titleCount == 1 else { return }
        let parts = String(decoding: title, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard !parts.isEmpty else {
            return recorder.report(line: titleLine, "the title is empty")
        }
        recorder.facts.title = parts.joined(separator: " ")
        recorder.facts.titleLine = titleLine
    }

    /// Reports what is missing from the head.
    func finish(_ recorder: inout DocumentRecorder) {
        let required = [
            (titleCount > 0, "<title>"),
            (descriptionCount > 0, "<meta name=\"description\">"),
            (hasCharset, "<meta charset=\"utf-8\">"),
            (hasViewport, "<meta name=\"viewport\">"),
        ]
        for (isPresent, element) in required where !isPresent {
            recorder.report(line: line, "the head has no \(element)")
        }
    }

    private mutating func titleStarted(_ tag: StartTag, _ recorder: inout DocumentRecorder) {
        titleCount += 1
        titleLine = tag.line
        if titleCount == 2 { recorder.report(line: tag.line, "the head has more than one <title>") }
    }

    private mutating func check(meta tag: StartTag, _ recorder: inout DocumentRecorder) {
        if let charset = tag.text(.charset) {
            hasCharset = true
            if charset.lowercased() != "utf-8" {
                recorder.report(line: tag.line, "charset \"\(charset)\" must be \"utf-8\"")
            }
        }
        if tag.text(.httpEquiv)?.lowercased() == "refresh", let content = tag[.content] {
            recorder.addRedirect(content, line: tag.line)
        }
        if let property = tag.text(.property), let content = tag[.content] {
            check(property, content, line: tag.line, &recorder)
        }
        switch tag.text(.name) {
        case "viewport":
            hasViewport = true
        case "description":
            descriptionCount += 1
            if !tag.hasText(.content) {
                recorder.report(line: tag.line, "the description is empty")
            }
            if descriptionCount == 2 {
                recorder.report(line: tag.line, "the head has more than one description")
            }
        default:
            break
        }
    }

    /// Open Graph is read by other sites, for which a relative address has no meaning.
    private func check(
        _ property: String, _ content: Bytes, line: Int, _ recorder: inout DocumentRecorder
    ) {
        if content.isBlank { recorder.report(line: line, "\(property) is empty") }
        guard ["og:image", "og:url"].contains(property) else { return }
        let address = StartTag.text(content)
        if address.hasPrefix("https://") || address.hasPrefix("http://") {
            recorder.addLink(content, line: line)
        } else {
            recorder.report(line: line, "\(property) \"\(address)\" is not an absolute address")
        }
    }

    private func addAlternate(_ tag: StartTag, _ recorder: inout DocumentRecorder) {
        guard let language = tag.text(.hreflang), let link = tag[.href],
            let relation = tag.text(.rel), relation.split(separator: " ").contains("alternate"),
            let target = recorder.target(of: link)
        else { return }
        recorder.facts.alternates.append(.init(language: language, target: target, line: tag.line))
    }

    private static func isSecurityPolicy(_ tag: StartTag) -> Bool {
        tag.name == .meta && tag.hasText(.content)
            && tag.text(.httpEquiv)?.lowercased() == "content-security-policy"
    }
}
