/// The Content-Security-Policy that stands first in every page's head.
///
/// Everything comes from the site itself but pictures, which may come from their address's host.
/// Directives that browsers ignore in a `<meta>` (`frame-ancestors`, `sandbox`, reports) are absent.
struct ContentPolicy {
    let text: String

    init(pictures: PictureSource) {
        // A path that ends in `/` allows all that lies below it.
        let sources =
            if case .address(let base) = pictures { ["'self'", base.address] } else { ["'self'"] }
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
}
