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
        case .script: check(tag, .src, "script-src", &recorder)
        case .iframe: check(tag, .src, "frame-src", &recorder)
        case .img, .input:
            check(tag, .src, "img-src", &recorder)
            check(tag, .srcset, "img-src", &recorder)
        case .source:
            check(tag, .src, "media-src", &recorder)
            check(tag, .srcset, "img-src", &recorder)
        case .audio, .video, .track:
            check(tag, .src, "media-src", &recorder)
            check(tag, .poster, "img-src", &recorder)
        case .object: check(tag, .data, "object-src", &recorder)
        case .embed: check(tag, .src, "object-src", &recorder)
        case .form: check(tag, .action, "form-action", &recorder)
        case .link:
            if let directive = Self.directive(of: tag.text(.rel) ?? "") {
                check(tag, .href, directive, &recorder)
            }
        default: break
        }
    }

    /// What decides whether a linked file is loaded; `nil` for links that load nothing.
    private static func directive(of relations: String) -> String? {
        let relations = relations.lowercased().split(whereSeparator: \.isWhitespace)
        return [
            ("stylesheet", "style-src"), ("icon", "img-src"), ("apple-touch-icon", "img-src"),
            ("modulepreload", "script-src"), ("manifest", "manifest-src"),
        ].first { relations.contains($0.0[...]) }?.1
    }

    /// Reports the first address in an attribute that may not be loaded.
    private func check(
        _ tag: StartTag, _ attribute: MarkupName, _ directive: String,
        _ recorder: inout DocumentRecorder
    ) {
        // Where forms are sent does not depend on `default-src`.
        let others = directive == "form-action" ? nil : sources["default-src"]
        guard let value = tag.text(attribute), let allowed = sources[directive] ?? others else {
            return
        }
        let addresses =
            attribute == .srcset
            ? value.split(separator: ",").compactMap {
                $0.split(whereSeparator: \.isWhitespace).first
            }
            : [value[...]]
        let blocked = addresses.first { !Self.allows(String($0), allowed, &recorder) }
        guard let blocked else { return }
        recorder.report(
            line: tag.line,
            "the page's policy keeps browsers from \(Self.consequence(of: tag, directive)); "
                + Self.cure(for: String(blocked), directive))
    }

    private static func allows(
        _ address: String, _ allowed: [String], _ recorder: inout DocumentRecorder
    ) -> Bool {
        let isOwn =
            host(of: address) == nil
            ? !address.hasPrefix("data:")
            : Array(address.utf8).withUnsafeBufferPointer { recorder.target(of: $0) } != nil
        return allowed.contains { source in
            switch source {
            case "'self'": isOwn
            case _ where source.hasSuffix("/"): address.hasPrefix(source)
            default: address == source || address.hasPrefix("\(source)/")
            }
        }
    }

    private static func consequence(of tag: StartTag, _ directive: String) -> String {
        directive == "form-action"
            ? "sending this form" : "loading this <\(tag.elementName)>"
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
