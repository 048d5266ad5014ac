/// A JPEG, PNG or WebP file: its size, and its bytes without metadata.
///
/// The format is recognized by the bytes. The structure is checked to the end of the picture, the
/// compressed pixels are not. Nothing is compressed again.
package struct ImageFile: Sendable {
    package enum Format: String, Sendable {
        case jpeg, png, webp

        /// The ending of file names, without a dot.
        package var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
    }

    let description: ImageDescription
    /// The published file.
    private let pieces: [ImagePiece]
    private let bytes: [UInt8]

    /// In bytes.
    package static let sizeLimit = 10_000_000
    private static let pixelLimit = 100_000_000

    /// - Throws: ``ImageError`` if it has another format, is too large, incomplete or damaged.
    package init(_ bytes: [UInt8]) throws(ImageError) {
        guard bytes.count <= Self.sizeLimit else { throw .tooManyBytes }
        (description, pieces) = try Self.content(of: bytes)
        self.bytes = bytes
        let (width, height) = (description.width, description.height)
        guard width > 0, height > 0 else { throw .damaged("its size is zero") }
        guard height <= Self.pixelLimit / width else {
            throw .tooManyPixels(width: width, height: height)
        }
    }

    /// The picture for the website: without EXIF, XMP, comments, times, previews and whatever follows
    /// the picture. The rotation and the color profile stay.
    package var published: [UInt8] {
        pieces.reduce(into: []) { result, piece in
            switch piece {
            case .copied(let range): result += bytes[range]
            case .made(let bytes): result += bytes
            }
        }
    }

    private static func content(of bytes: [UInt8]) throws(ImageError) -> ImageContent {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return try JPEGReader.read(bytes) }
        if bytes.starts(with: PNGReader.signature) { return try PNGReader.read(bytes) }
        if bytes.starts(with: Array("RIFF".utf8)),
            bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
        {
            return try WebPReader.read(bytes)
        }
        throw .unknownFormat
    }
}

/// Format and size of a picture.
struct ImageDescription: Hashable, Sendable {
    let format: ImageFile.Format
    /// In pixels, as the picture is shown: a photo taken upright has its width and height exchanged
    /// if the file says so.
    let width: Int
    /// In pixels, as the picture is shown.
    let height: Int
}

/// What is wrong with a picture, as the end of a sentence about it, and what to do.
package struct ImageError: Error, Hashable, CustomStringConvertible {
    package let description: String

    static let unknownFormat = Self(
        description: "is not a JPEG, PNG or WebP file; convert it to one of these")
    static let tooManyBytes = Self(description: "has more than 10 MB; make it smaller")
    /// The file ends before the picture does.
    static let incomplete = Self(description: "ends before the picture is complete; copy it again")

    static func tooManyPixels(width: Int, height: Int) -> Self {
        Self(
            description: "has \(width)×\(height) pixels; at most 100 million are allowed: make it "
                + "smaller")
    }

    static func damaged(_ reason: String) -> Self {
        Self(description: "is damaged (\(reason)); save it again with an image editor")
    }
}

/// What a reader finds in a picture.
typealias ImageContent = (description: ImageDescription, pieces: [ImagePiece])

/// A part of a published file.
enum ImagePiece: Sendable {
    /// A part of the original.
    case copied(Range<Int>)
    case made([UInt8])

    /// In bytes.
    var count: Int {
        switch self {
        case .copied(let range): range.count
        case .made(let bytes): bytes.count
        }
    }
}

/// Numbers and texts in a binary file. All throw ``ImageError/incomplete`` behind its end.
struct ImageBytes {
    let bytes: [UInt8]

    var count: Int { bytes.count }

    func byte(at offset: Int) throws(ImageError) -> UInt8 {
        guard bytes.indices.contains(offset) else { throw .incomplete }
        return bytes[offset]
    }

    /// A number of `count` bytes, the most significant first.
    func bigEndian(at offset: Int, count: Int) throws(ImageError) -> Int {
        try slice(offset, count).reduce(0) { $0 << 8 | Int($1) }
    }

    /// A number of `count` bytes, the least significant first.
    func littleEndian(at offset: Int, count: Int) throws(ImageError) -> Int {
        try slice(offset, count).reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    func slice(_ offset: Int, _ count: Int) throws(ImageError) -> ArraySlice<UInt8> {
        guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
            throw .incomplete
        }
        return bytes[offset..<offset + count]
    }

    func has(_ text: StaticString, at offset: Int) -> Bool {
        guard let found = try? slice(offset, text.utf8CodeUnitCount) else { return false }
        return text.withUTF8Buffer { found.elementsEqual($0) }
    }
}
