/// The names of elements and attributes that a rule knows; all others are `other`.
enum MarkupName: String, CaseIterable {
    case other = ""

    // Elements.
    case a, address, area, article, aside, base, blockquote, body, br, button, caption, col
    case colgroup, dd, details, div, dl, dt, embed, fieldset, figcaption, figure, footer, form
    case h1, h2, h3, h4, h5, h6, head, header, hr, html, img, input, legend, li, loc, main, math
    case menu, meta, nav, object, ol, output, p, pre, script, section, select
    case source, summary, svg, table, tbody, td, template, textarea, tfoot, th, thead, tr, track
    case ul, wbr

    // Attributes.
    case action, alt, charset, content, formaction, headers, height, href, hreflang, id
    case imagesrcset, lang, list, name, popovertarget, poster, property, rel, role, scope, src,
        srcset
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
