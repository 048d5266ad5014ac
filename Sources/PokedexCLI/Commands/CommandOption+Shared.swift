import PokedexSite

/// Options that several commands have.
extension CommandOption {
    /// The theme.
    static let templates = valued(
        "templates", "DIR", standard: "Templates", "the folder of templates")
    /// What the site is about, beside the facts.
    static let content = valued(
        "content", "DIR", standard: "content", "the folder of strings/ and site.json")
    /// How many threads work.
    static let jobs = valued(
        "jobs", "N", "how many threads work, 1 to 256 (as many as there are processors)")
    /// What other programs can read.
    static let json = switched("json", "write JSON instead of text")
    /// Where the site is published.
    static let baseURL = valued(
        "base-url", "URL", "where the website is served: https://host/some/path/")
}

extension Arguments {
    /// The address that an option gives; `nil` where it is not given.
    ///
    /// - Throws: ``UsageError`` when it is none.
    func baseURL(_ option: CommandOption) throws(UsageError) -> BaseURL? {
        guard let text = self[option] else { return nil }
        do {
            return try BaseURL(text)
        } catch {
            throw self.error("\(option.spelling): \(error)")
        }
    }
}
