/// The names of elements and attributes that a rule knows; all others are `other`.
enum MarkupName: String, CaseIterable {
    case other = ""

    // Elements.
    case a, area, base, body, br, caption, col, embed, h1, head, hr, html, img, input, loc, main
    case math, meta, object, output, script, select, source, svg, table, textarea, th, track, wbr

    // Attributes.
    case action, alt, charset, content, formaction, headers, height, href, hreflang, id
    case imagesrcset, lang, list, name, popovertarget, poster, rel, role, scope, src, srcset
    case type, width
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
        default:
            false
        }
    }
}
