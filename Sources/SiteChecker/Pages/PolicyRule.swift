/// What the page's own Content-Security-Policy keeps browsers from loading, or from sending.
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
        case .script: check(tag, [.src: "script-src"], &recorder)
        case .iframe: check(tag, [.src: "frame-src"], &recorder)
        case .img, .input: check(tag, [.src: "img-src", .srcset: "img-src"], &recorder)
        case .source: check(tag, [.src: "media-src", .srcset: "img-src"], &recorder)
        case .audio, .track: check(tag, [.src: "media-src"], &recorder)
        case .video: check(tag, [.src: "media-src", .poster: "img-src"], &recorder)
        case .object, .embed: check(tag, [.src: "object-src", .data: "object-src"], &recorder)
        case .form: check(tag, [.action: "form-action"], &recorder)
        case .link:
            let relation = (tag.text(.rel) ?? "").lowercased()
            if relation.contains("stylesheet") { check(tag, [.href: "style-src"], &recorder) }
            if relation.contains("icon") { check(tag, [.href: "img-src"], &recorder) }
        default: break
        }
    }

    /// Reports addresses that may not be loaded: of each attribute the first, with what decides about it.
    private func check(
        _ tag: StartTag, _ directives: KeyValuePairs<MarkupName, String>,
        _ recorder: inout DocumentRecorder
    ) {
        for (attribute, directive) in directives {
            // Where forms are sent does not depend on `default-src`.
            let others = directive == "form-action" ? nil : sources["default-src"]
            guard let value = tag.text(attribute), let allowed = sources[directive] ?? others else {
                continue
            }
            let addresses = value.split(separator: attribute == .srcset ? "," : "\n").compactMap {
                $0.split(whereSeparator: \.isWhitespace).first.map(String.init)
            }
            guard let blocked = addresses.first(where: { !Self.allows($0, allowed, &recorder) })
            else { continue }
            let action =
                directive == "form-action"
                ? "sending this form" : "loading this <\(tag.elementName)>"
            recorder.report(
                line: tag.line,
                "the page's policy keeps browsers from \(action); \(Self.cure(for: blocked, directive))"
            )
        }
    }

    private static func allows(
        _ address: String, _ allowed: [String], _ recorder: inout DocumentRecorder
    ) -> Bool {
        let isOwn =
            host(of: address) == nil
            ? !address.hasPrefix("data:")
            : Array(address.utf8).withUnsafeBufferPointer { recorder.target(of: $0) } != nil
        return allowed.contains { source in
            source == "'self'"
                ? isOwn
                : address == source
                    || address.hasPrefix(source.hasSuffix("/") ? source : "\(source)/")
        }
    }

    private static func cure(for address: String, _ directive: String) -> String {
        let setting = ["script-src": "script", "img-src": "image", "frame-src": "frame"][directive]
        guard let setting, let host = host(of: address) else {
            return switch directive {
            case "form-action": "link to the website of the form"
            case "media-src", "object-src": "link to the file"
            default: "put a copy into Templates/assets"
            }
        }
        let origin = "https://\(host)"
        let change = address.hasPrefix("https:") ? "" : "\(origin) in the address, and "
        return "write \(change)\"allow\": {\"\(setting)\": [\"\(origin)\"]} in content/site.json"
    }

    /// The host, with its port, of an address on another website; `nil` for an address on this one.
    private static func host(of address: String) -> Substring? {
        ["https://", "http://", "//"].first(where: address.hasPrefix)
            .map { address.dropFirst($0.count).prefix { $0 != "/" } }
    }
}
