import JSON

/// What the preview adds for browsers: a script on every page, which reloads it, exchanges styles and
/// shows what is wrong.
package enum PreviewClient {
    /// The folder of what is added, below the site's root.
    package static let folder = ".preview/"
    /// Where the script waits for events. Its query has the `page` that is shown.
    package static let events = folder + "events"
    /// The event about the state of the site; its data is ``State/json``.
    package static let stateEvent = "state"

    /// What a page is told.
    package struct State: Hashable, Sendable {
        /// The version of the page, as it would be served now; `nil` when it cannot be made. A page of
        /// another version is loaded again.
        package let page: String?
        /// The version of all style sheets. A page with another version loads them again.
        package let styles: String
        /// What is wrong with the site; `nil` when nothing is.
        package let failure: String?

        package init(page: String?, styles: String, failure: String?) {
            (self.page, self.styles, self.failure) = (page, styles, failure)
        }

        /// The state as one line of JSON.
        package var json: String {
            var writer = JSONWriter()
            writer.value(
                JSONValue(members: [
                    ("page", .text(page)), ("styles", .text(styles)), ("failure", .text(failure)),
                ]))
            return String(decoding: writer.bytes, as: UTF8.self)
        }
    }

    /// A file of the preview itself; `nil` when there is none at the path.
    package static func file(at path: String) -> ServedFile? {
        switch path {
        case folder + "client.js": own(PackageResources.client_js, MediaType.script)
        case folder + "preview.css": own(PackageResources.preview_css, MediaType.style)
        default: nil
        }
    }

    /// A service worker that removes itself, and what an earlier one has stored: it would answer with
    /// pages of a site that was served at this address before. Without an earlier one it does not
    /// start.
    package static let serviceWorker = own(PackageResources.service_worker_js, MediaType.script)

    /// A file that stays the same as long as the program runs.
    private static func own(_ bytes: [UInt8], _ type: String) -> ServedFile {
        ServedFile(bytes: bytes, type: type, version: "\(bytes.hashValue)")
    }

    /// A page with the script in its head.
    ///
    /// - Parameters:
    ///   - page: its version; `nil` for a page that stands in for one that cannot be made.
    ///   - styles: the version of all style sheets.
    package static func adding(to html: [UInt8], page: String?, styles: String) -> [UInt8] {
        let script = Array(
            """
            <script src="/\(folder)client.js" data-page="\(page ?? "")" data-styles="\(styles)" \
            defer="defer"></script>

            """.utf8)
        let place = html.firstRange(of: Array("</head>".utf8))?.lowerBound ?? html.endIndex
        return html[..<place] + script + html[place...]
    }

    /// A page that stands in for one that cannot be made; the script shows why.
    package static let emptyPage = PackageResources.empty_html
}
