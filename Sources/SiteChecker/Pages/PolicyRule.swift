/// What the page's own Content-Security-Policy keeps browsers from loading from other websites.
struct PolicyRule {
    /// The sources of each directive, such as `script-src`.
    private var sources: [String: [String]] = [:]

    mutating func elementStarted(_ tag: StartTag, _ recorder: inout DocumentRecorder) {
        switch tag.name {
        case .meta where tag.text(.httpEquiv)?.lowercased() == "content-security-policy":
            for directive in (tag.text(.content) ?? "").split(separator: ";") {
                let words = directive.split(separator: " ").map(String.init)
                if let name = words.first { sources[name] = Array(words.dropFirst()) }
            }
        case .script: check(tag, "script-src", "script", &recorder)
        case .img: check(tag, "img-src", "image", &recorder)
        case .iframe: check(tag, "frame-src", "frame", &recorder)
        default: break
        }
    }

    private func check(
        _ tag: StartTag, _ directive: String, _ setting: String, _ recorder: inout DocumentRecorder
    ) {
        guard !sources.isEmpty, let address = tag.text(.src), address.hasPrefix("https://"),
            case let allowed = sources[directive] ?? sources["default-src"] ?? [],
            !allowed.contains(where: address.hasPrefix)
        else { return }
        let origin = address.split(separator: "/", maxSplits: 2)[1].prefix { $0 != "/" }
        recorder.report(
            line: tag.line,
            "the page's policy keeps browsers from loading this <\(tag.elementName)>; write \"allow\": "
                + "{\"\(setting)\": [\"https://\(origin)\"]} in content/site.json")
    }
}
