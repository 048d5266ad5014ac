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
            self.page = page
            self.styles = styles
            self.failure = failure
        }

        /// The state as one line of JSON.
        package var json: String {
            var writer = JSONWriter()
            writer.object { writer in
                for (name, text) in [("page", page), ("styles", styles), ("failure", failure)] {
                    writer.key(name)
                    if let text { writer.string(text) } else { writer.number(nil) }
                }
            }
            return String(decoding: writer.bytes, as: UTF8.self)
        }
    }

    /// A file of the preview itself; `nil` when there is none at the path.
    package static func file(at path: String) -> ServedFile? {
        let bytes: [UInt8]
        switch path {
        case folder + "client.js": bytes = PackageResources.client_js
        case folder + "preview.css": bytes = PackageResources.preview_css
        default: return nil
        }
        let sum = bytes.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) }
        return ServedFile(bytes: bytes, type: MediaType.of(path), version: "\(sum)")
    }

    /// A service worker that removes itself, and what an earlier one has stored: it would answer with
    /// pages of a site that was served at this address before. Without an earlier one it does not
    /// start.
    package static let serviceWorker = ServedFile(
        bytes: Array(
            """
            if (!registration.active) throw new Error("the preview has no service worker");
            addEventListener("install", () => skipWaiting());
            addEventListener("activate", (event) => event.waitUntil((async () => {
              for (const name of await caches.keys()) await caches.delete(name);
              await registration.unregister();
              for (const client of await clients.matchAll({ type: "window" })) client.navigate(client.url);
            })()));

            """.utf8), type: MediaType.script, version: "1")

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
    package static let emptyPage = Array(
        """
        <!DOCTYPE html>
        <html lang="en">
          <head>
            <meta charset="utf-8"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="color-scheme" content="light dark"/>
            <title>This page cannot be made</title>
          </head>
          <body></body>
        </html>

        """.utf8)
}
