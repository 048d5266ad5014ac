/// What `site.json` says about pictures.
public enum PictureSetting: Hashable, Sendable {
    /// None: our own drawings stand in their place.
    case drawings
    /// They are at an address.
    case address(PictureBase)
    /// They are in a folder, to be copied along: its path, relative to that of `site.json` unless
    /// it begins with `/`.
    case folder(String)
}
