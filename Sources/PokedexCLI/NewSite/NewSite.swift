import Platform

/// The files of a new site: the smallest example of everything that a site changes.
struct NewSite {
    /// A file below the site's folder.
    struct NewFile {
        let path: String
        let bytes: [UInt8]
    }

    /// Sorted by path.
    let files: [NewFile]

    /// - Parameter data: its theme has the partial that the site replaces.
    /// - Throws: ``FileError`` when it cannot be read.
    init(on data: BuiltInData) throws(FileError) {
        let partial = "Templates/partials/footer-text.mustache"
        guard let original = data.path(of: partial) else {
            throw FileError(
                .read, partial, Descriptor.Failure(code: ENOENT), remedy: data.remark)
        }
        let footer = try File(path: original).bytes()
        files = [
            NewFile(path: "README.md", bytes: PackageResources.about_md),
            NewFile(path: "Templates/assets/site.css", bytes: PackageResources.site_css),
            NewFile(path: partial, bytes: footer + PackageResources.footer_mustache),
            NewFile(path: "content/site.json", bytes: PackageResources.site_json),
            NewFile(path: "content/strings/en.json", bytes: PackageResources.en_json),
            NewFile(path: "content/strings/ja.json", bytes: PackageResources.ja_json),
        ]
    }
}
