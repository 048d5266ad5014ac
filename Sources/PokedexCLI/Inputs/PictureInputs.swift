import PokedexSite
import PokedexStore

/// The pictures that the settings name, looked for in their folder.
struct PictureInputs {
    /// `nil` for the address in the database.
    let source: PictureSource?
    let folder: PictureFolder?
    /// See ``SiteInputs``.
    let unseen: (slugs: [String], of: Int)?

    /// - Parameter folder: the folder in the settings, as the program finds it.
    init(
        _ setting: PictureSetting?, folder path: String?, _ repository: CorrectedRepository
    ) throws {
        switch (setting, path) {
        case (.pattern(let pattern, _), let path?):
            let (pokemon, forms) = try repository.numberedSlugs()
            let subjects = pokemon.map { PictureSubject(id: $0.pokemon, slug: $0.slug) }
            let all = subjects + forms.map { PictureSubject(id: $0.pokemon, slug: $0.slug) }
            let folder = try PictureFolder(
                path: path, names: Set(all.flatMap(pattern.paths)).sorted(),
                layout: "the pattern in site.json says")
            let pictures = PatternPictures(pattern, in: folder)
            let unseen = subjects.filter(pictures.lacks)
            self.init(.pattern(pictures), folder, (unseen.map(\.slug.text), subjects.count))
        case (.pattern(let pattern, _), nil): self.init(.pattern(PatternPictures(pattern)))
        case (.folder, let path?):
            let folder = try PictureFolder(path: path, names: repository.picturePaths())
            self.init(.folder(folder), folder)
        case (.address(let base), _): self.init(.address(base))
        case (.drawings, _): self.init(.drawings)
        case (.folder, nil), (nil, _): self.init(nil)
        }
    }

    private init(
        _ source: PictureSource?, _ folder: PictureFolder? = nil,
        _ unseen: (slugs: [String], of: Int)? = nil
    ) {
        (self.source, self.folder, self.unseen) = (source, folder, unseen)
    }
}

extension SiteInputs {
    /// A warning about the pictures that the folder lacks; `nil` when it lacks none.
    var missingPictures: String? {
        guard let pictures else { return nil }
        if let unseen {
            guard !unseen.slugs.isEmpty else { return nil }
            return "\(unseen.slugs.count) of \(unseen.of) Pokémon have no picture in "
                + "\(pictures.path) and are shown as drawings: \(Shortlist(unseen.slugs).sentence)"
        }
        guard !pictures.missing.isEmpty else { return nil }
        return "\(pictures.path) lacks \(pictures.missing.count) of "
            + "\(Figures.count(pictures.namedCount, "picture", "pictures")); pages show another "
            + "kind of picture instead, or a drawing: \(Shortlist(pictures.missing).sentence)"
    }
}
