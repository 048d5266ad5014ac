import Diagnostics
import JSON

/// What `content/site.json` says about the site:
/// `{"baseURL": "https://example.org/pokedex/", "pictures": "https://example.org/sprites/"}`.
///
/// `{"host": "netlify"}` is one of ``WebHost``. All settings may be left out, and `"baseURL": null` is the
/// same. `"pictures": null` takes the data set's own address, `{"folder": "sprites"}` a folder, an object
/// with a pattern several formats and widths, and `false` shows no pictures. `"allow"` is
/// ``AllowedOrigins``.
package struct SiteSettings: Hashable, Sendable, Decodable {
    /// Where the site is published; `nil` where that is not known.
    package var baseURL: BaseURL?
    /// Where the pictures come from; `nil` for the data set's own address.
    package private(set) var pictures: PictureSetting?
    /// The host that serves the site; `nil` for none of them.
    package var host: WebHost?
    /// The other websites from which pages may load; `nil` for none.
    package private(set) var allow: AllowedOrigins?

    private enum CodingKeys: CodingKey, CaseIterable {
        case baseURL, pictures, host, allow
    }

    /// The file, below the folder of the site's content.
    package static let file = "site.json"

    /// Sets nothing: what holds where there is no such file.
    package init() {}

    /// - Parameters:
    ///   - json: the file's bytes.
    ///   - file: its name in messages.
    package init(json: [UInt8], file: String) throws {
        self = try JSONText(json, path: file).decode()
    }
}

/// The other websites from which pages may load something, by what it is:
/// `{"script": ["https://plausible.io"], "connect": ["https://plausible.io"]}`.
package struct AllowedOrigins: Hashable, Sendable, Decodable {
    let script: [WebOrigin]?
    /// To which scripts may send.
    let connect: [WebOrigin]?
    let image: [WebOrigin]?
    let frame: [WebOrigin]?

    private enum CodingKeys: CodingKey, CaseIterable {
        case script, connect, image, frame
    }
}

/// What a page's address begins with: `https://plausible.io`, with a port where it has one.
struct WebOrigin: Hashable, Sendable, Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
        let text = try String(from: decoder)
        guard let base = try? BaseURL(text), base.path == "/", base.text.hasPrefix("https://")
        else {
            throw DiagnosticError(
                "\"\(text)\" is no origin: expected https:// and a host, such as https://plausible.io"
            )
        }
        self.text = String(base.text.dropLast())
    }
}

/// What the site's owner decides. Every page has the settings as `site.settings`.
package struct SiteConfiguration: Hashable, Sendable {
    /// `site.json`, and options of `build` in its place. The file is in the fingerprint of a build as all
    /// files are; `SiteInputs` adds what options say.
    package var settings: SiteSettings
    /// The pictures of the settings, found; the data set's own address unless set.
    package var pictures: PictureSource?
    /// The folder of styles, scripts and drawings; named after their content unless set. In a preview
    /// the pages stay the same when a style changes.
    package var assetFolder: String?

    /// Decides nothing: relative links, the data set's pictures, no host.
    package init(settings: SiteSettings = SiteSettings(), pictures: PictureSource? = nil) {
        self.settings = settings
        self.pictures = pictures
    }
}
