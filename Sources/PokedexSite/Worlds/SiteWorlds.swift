import PokedexDomain

/// The owner's worlds and spots, as the site shows them.
package struct SiteWorlds: Sendable {
    let worlds: Worlds
    /// By spot; spots without a picture are absent.
    let pictures: [ContentID<Spot>: SpotPicture]

    /// Holds both; a site has none unless given.
    package init(_ worlds: Worlds = Worlds(), pictures: [ContentID<Spot>: SpotPicture] = [:]) {
        self.worlds = worlds
        self.pictures = pictures
    }

    /// The pictures, with their paths below the output folder.
    var files: [SiteFile] {
        pictures.values.sorted { $0.name < $1.name }.map { picture in
            SiteFile(path: picture.path, bytes: picture.bytes)
        }
    }
}

package struct SpotPicture: Sendable {
    /// The name of its file, which no other picture has.
    let name: String
    /// In pixels.
    let width: Int
    /// In pixels.
    let height: Int
    /// Reads it, without what else its file says: where it was taken, and with what.
    let bytes: @Sendable () throws -> [UInt8]

    /// Describes a picture.
    package init(
        name: String, width: Int, height: Int, bytes: @escaping @Sendable () throws -> [UInt8]
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// Below the site's root.
    var path: String { "\(PictureSource.folder)spots/\(name)" }
}
