/// The Content-Security-Policy that stands first in every page's head.
///
/// Everything comes from the site itself but pictures, which may come from their base's host.
/// Directives that browsers ignore in a `<meta>` (`frame-ancestors`, `sandbox`, reports) are absent.
struct ContentPolicy {
    let text: String

    init(pictures: PictureBase) {
        let sources = ["'self'"] + [pictures.address.flatMap(Self.origin)].compactMap { $0 }
        text = [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src \(sources.joined(separator: " "))",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "form-action 'self'",
            "base-uri 'none'",
        ].joined(separator: "; ")
    }

    /// The address itself where it names a host; `nil` for one below the site.
    ///
    /// A path that ends in `/` allows all that lies below it.
    private static func origin(_ address: String) -> String? {
        address.contains("://") ? address : nil
    }
}
