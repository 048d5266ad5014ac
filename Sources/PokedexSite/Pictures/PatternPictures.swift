import PokedexDomain

/// Pictures in several formats and widths, whose addresses a pattern makes.
package struct PatternPictures: Hashable, Sendable {
    let pattern: PicturePattern
    /// The pictures that are copied along; `nil` for pictures at an address, all of which are taken
    /// to be there.
    let folder: PictureFolder?

    package init(_ pattern: PicturePattern, in folder: PictureFolder? = nil) {
        self.pattern = pattern
        self.folder = folder
    }

    /// Whether there is no picture of something, in any format and width.
    package func lacks(_ subject: PictureSubject) -> Bool { variants(of: subject).isEmpty }

    /// A picture of the first subject that has one, for a place of a width; `nil` where none has.
    ///
    /// - Parameters:
    ///   - width: the width of the place, in CSS pixels.
    ///   - root: the address before the paths of pictures, ending in `/`.
    func picture(of subjects: [PictureSubject], width: Int, root: String) -> ShownPicture? {
        guard let variants = subjects.lazy.map(variants).first(where: { !$0.isEmpty }),
            let last = variants.last
        else { return nil }
        let shown = last.fitting(width)
        return ShownPicture(
            address: root + shown.path, size: shown.width ?? width,
            sources: variants.dropLast().map { ($0.format.mediaType, $0.addresses(root)) },
            addresses: last.candidates.count > 1 ? last.addresses(root) : nil,
            sizes: pattern.widths.isEmpty ? nil : "\(width)px")
    }

    /// The path of the picture in the last format that fits a place of a width; `nil` for none.
    func path(of subject: PictureSubject, width: Int) -> String? {
        variants(of: subject).last?.fitting(width).path
    }

    /// The pictures of a format.
    private struct Variant {
        let format: PictureFormat
        /// One or more, by rising width; a width that is not known is `nil`.
        let candidates: [(path: String, width: Int?)]

        /// The narrowest picture that fills a place, or else the widest.
        func fitting(_ width: Int) -> (path: String, width: Int?) {
            candidates.first { $0.width ?? width >= width } ?? candidates[candidates.count - 1]
        }

        /// The candidates for `srcset`.
        func addresses(_ root: String) -> String {
            candidates.map { candidate in
                root + candidate.path + (candidate.width.map { " \($0)w" } ?? "")
            }.joined(separator: ", ")
        }
    }

    /// The pictures of something that are there, by format; formats without any are left out.
    private func variants(of subject: PictureSubject) -> [Variant] {
        pattern.formats.compactMap { format in
            let candidates = pattern.knownWidths.map { width in
                (path: pattern.path(of: subject, width: width, format: format), width: width)
            }
            let present = candidates.filter { folder?.files.contains($0.path) ?? true }
            return present.isEmpty ? nil : Variant(format: format, candidates: present)
        }
    }
}

/// A picture as a page shows it.
struct ShownPicture {
    /// The picture for browsers that do not choose.
    let address: String
    /// Its width and height in pixels.
    let size: Int
    /// The same picture in better formats, the best first: the media type and, as `srcset` has them,
    /// the addresses with their widths.
    var sources: [(type: String, addresses: String)] = []
    /// The picture in the last format in several widths, as `srcset` has them; `nil` where there is
    /// one.
    var addresses: String?
    /// The width of its place, as `sizes` has it; `nil` where no widths are known.
    var sizes: String?
}

extension PictureSubject {
    /// A Pokémon.
    init(_ pokemon: Pokemon) {
        self.init(id: pokemon.id.rawValue, slug: pokemon.slug)
    }

    /// A form of a Pokémon, which has pictures of its own unless it is what the Pokémon is shown as.
    init(_ form: Form, of pokemon: Pokemon) {
        let isMain = form.id == pokemon.mainForm?.id
        self.init(id: pokemon.id.rawValue, slug: isMain ? pokemon.slug : form.slug)
    }
}
