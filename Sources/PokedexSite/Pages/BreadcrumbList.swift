import JSON
import PokedexDomain

/// A page's trail as search engines read it: schema.org's `BreadcrumbList` in JSON-LD.
struct BreadcrumbList {
    /// The JSON, in which no character means anything in HTML.
    let json: [UInt8]

    init(_ trail: Trail, in language: Language, baseURL: BaseURL) {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("@context", "https://schema.org")
            writer.member("@type", "BreadcrumbList")
            writer.key("itemListElement")
            writer.array { writer in
                for (place, crumb) in (trail.above + [trail.page]).enumerated() {
                    writer.object { writer in
                        writer.member("@type", "ListItem")
                        writer.member("position", place + 1)
                        writer.member("name", crumb.name.text)
                        writer.member("item", baseURL.address(of: crumb.route, in: language))
                    }
                }
            }
        }
        json = writer.bytes
    }
}
