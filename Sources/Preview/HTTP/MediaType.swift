/// The types that browsers are told of files.
package enum MediaType {
    package static let html = "text/html; charset=utf-8"
    package static let script = "text/javascript; charset=utf-8"
    package static let style = "text/css; charset=utf-8"
    static let text = "text/plain; charset=utf-8"
    static let events = "text/event-stream"

    /// The type of a file by the ending of its name.
    package static func of(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        let ending = name.contains(".") ? name.split(separator: ".").last?.lowercased() : nil
        return ending.flatMap { types[$0] } ?? "application/octet-stream"
    }

    private static let types = [
        "html": html, "js": script, "mjs": script, "css": style, "txt": text,
        "json": "application/json", "webmanifest": "application/manifest+json",
        "xml": "application/xml", "svg": "image/svg+xml", "png": "image/png",
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp", "avif": "image/avif",
        "gif": "image/gif", "ico": "image/x-icon", "woff2": "font/woff2", "pdf": "application/pdf",
    ]
}
