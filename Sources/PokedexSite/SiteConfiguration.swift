import PokedexDomain

/// What a host decides about the site.
public struct SiteConfiguration: Hashable, Sendable {
    /// Where the site is published; `nil` leaves out what needs an absolute address.
    public var baseURL: BaseURL?
    /// Where the pictures come from; the data set's own address unless set.
    public var pictures: PictureSource?

    /// Decides nothing: relative links, the data set's pictures.
    public init(baseURL: BaseURL? = nil, pictures: PictureSource? = nil) {
        self.baseURL = baseURL
        self.pictures = pictures
    }
}
