import CLibXML2

/// A start tag as the parser reports it, valid during the call.
struct StartTag {
    struct Attribute {
        let name: MarkupName
        let fullName: UnsafePointer<xmlChar>
        let value: Bytes
    }

    let name: MarkupName
    let fullName: UnsafePointer<xmlChar>
    let attributes: UnsafeBufferPointer<Attribute>
    let input: UnsafeMutablePointer<xmlParserInput>

    /// The value of the attribute `name`, or `nil` if the tag has none.
    subscript(name: MarkupName) -> Bytes? {
        for attribute in attributes where attribute.name == name { return attribute.value }
        return nil
    }

    /// The value of the attribute `name` as text, or `nil` if the tag has none.
    func text(_ name: MarkupName) -> String? { self[name].map(Self.text) }

    /// Whether the attribute `name` is there with more than white space.
    func hasText(_ name: MarkupName) -> Bool { self[name].map { !$0.isBlank } ?? false }

    /// Whether the tag is written `<x/>`. The parser reports a tag when it is in front of its `>`.
    var isSelfClosed: Bool { input.pointee.cur.pointee == .slash }

    /// The line of the tag's `<`, counted from 1. The parser itself is at the tag's end; the value
    /// of an attribute cannot contain a `<`.
    var line: Int {
        var line = Int(input.pointee.line)
        var cursor = input.pointee.cur - 1
        while cursor >= input.pointee.base, cursor.pointee != UInt8(ascii: "<") {
            if cursor.pointee == .newline { line -= 1 }
            cursor -= 1
        }
        return line
    }

    /// The element's name as it is written.
    var elementName: String { String(cString: fullName) }

    /// An attribute's value as text. The parser leaves an ampersand as `&#38;`.
    static func text(_ value: Bytes) -> String {
        guard value.contains(UInt8(ascii: "&")) else { return value.text }
        let parts = value.text.split(separator: "&#38;", omittingEmptySubsequences: false)
        return parts.joined(separator: "&")
    }
}

/// The names of elements and attributes that some rule uses; all others are `other`.
enum MarkupName: String, CaseIterable {
    case other = ""

    // Elements.
    case a, address, area, article, aside, audio, base, blockquote, body, br, button, caption, col
    case colgroup, dd, details, div, dl, dt, embed, fieldset, figcaption, figure, footer, form
    case h1, h2, h3, h4, h5, h6, head, header, hr, html, iframe, img, input, legend, li, loc, main,
        math
    case menu, meta, nav, object, ol, output, p, pre, script, section, select
    case source, summary, svg, table, tbody, td, template, textarea, tfoot, th, thead, tr, track
    case ul, video, wbr

    // Attributes.
    case action, alt, charset, colspan, content, formaction, headers, height, href, hreflang, id
    case imagesrcset, lang, list, name, popovertarget, poster, property, rel, role, rowspan
    case scope, src, srcset, type, width
    case ariaControls = "aria-controls"
    case ariaDescribedBy = "aria-describedby"
    case ariaDetails = "aria-details"
    case ariaLabel = "aria-label"
    case ariaLabelledBy = "aria-labelledby"
    case ariaOwns = "aria-owns"
    case `for` = "for"
    case httpEquiv = "http-equiv"

    // Both.
    case data, label, link, style, title

    /// Whether HTML gives the element of this name neither content nor an end tag.
    var isVoidElement: Bool {
        switch self {
        case .area, .base, .br, .col, .embed, .hr, .img, .input, .link, .meta, .source, .track,
            .wbr:
            true
        default: false
        }
    }
}
