/// Why a site could not be checked at all. The description is a sentence for a person.
public enum SiteCheckerError: Error, Hashable {
    /// A file or folder could not be read; `reason` is the operating system's.
    case unreadable(path: String, reason: String)
    /// The folder holds no page, so it is not a built site.
    case noPages(directory: String)
    /// The folder holds no template, so it is not a theme.
    case noTemplates(directory: String)
    /// The base URL is not an `http` or `https` address without query and fragment.
    case invalidBaseURL(String)
    /// libxml2 could not set up a parser.
    case outOfMemory
}

extension SiteCheckerError: CustomStringConvertible {
    /// What is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "error: cannot read \(path): \(reason)"
        case .noPages(let directory):
            "error: \(directory) holds no page (*.html): build the site first"
        case .noTemplates(let directory):
            "error: \(directory) holds no template (*.mustache)"
        case .invalidBaseURL(let url):
            "error: base URL \"\(url)\" is not an address like https://example.org/pokedex/"
        case .outOfMemory:
            "error: no memory for another parser: end other programs, or check with fewer jobs"
        }
    }
}
