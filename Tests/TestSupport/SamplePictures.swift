/// Small pictures, made byte by byte.
package enum SamplePictures {
    /// A JPEG file with this size, and more segments before its frame and bytes behind its end.
    ///
    /// - Parameter segments: the marker and the content of each.
    package static func jpeg(
        width: Int, height: Int, segments: [(marker: UInt8, content: [UInt8])] = [],
        trailer: [UInt8] = []
    ) -> [UInt8] {
        let frame = joined([8], big(height, 2), big(width, 2), [1, 1, 0x11, 0])
        let all = segments + [(0xC0, frame), (0xDA, [1, 1, 0, 0, 63, 0])]
        let body: [UInt8] = all.flatMap { segment($0.marker, $0.content) }
        return joined([0xFF, 0xD8], body, jpegPixels, [0xFF, 0xD9], trailer)
    }

    /// Compressed pixels with an escaped 0xFF and a restart marker.
    package static let jpegPixels: [UInt8] = [0x12, 0xFF, 0x00, 0x34, 0xFF, 0xD0, 0x56]

    /// A segment of a JPEG file with its marker and length.
    package static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        [0xFF, marker] + big(content.count + 2, 2) + content
    }

    /// The content of an EXIF segment with a description and an orientation.
    ///
    /// - Parameter isLittleEndian: the order of bytes.
    package static func exif(orientation: Int, isLittleEndian: Bool = false) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            isLittleEndian ? little(value, count) : big(value, count)
        }
        func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
            joined(number(tag, 2), number(type, 2), number(count, 4), value)
        }
        let order = text(isLittleEndian ? "II" : "MM")
        return joined(
            text("Exif\0\0"), order, number(42, 2), number(8, 4), number(2, 2),
            entry(0x010E, 2, 4, text("GPS\0")),
            entry(0x0112, 3, 1, number(orientation, 2) + [0, 0]), number(0, 4))
    }

    /// A PNG file with this size, and more chunks before its pixels and bytes behind its end.
    package static func png(
        width: Int, height: Int, chunks: [(type: String, content: [UInt8])] = [],
        trailer: [UInt8] = []
    ) -> [UInt8] {
        let header = joined(big(width, 4), big(height, 4), [8, 2, 0, 0, 0])
        let body: [UInt8] = chunks.flatMap { pngChunk($0.type, $0.content) }
        return joined(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], pngChunk("IHDR", header), body,
            pngChunk("IDAT", [1, 2, 3]), pngChunk("IEND", []), trailer)
    }

    /// A chunk of a PNG file; its checksum is not checked.
    package static func pngChunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        joined(big(content.count, 4), text(type), content, [0xAA, 0xBB, 0xCC, 0xDD])
    }

    /// A WebP file of chunks.
    package static func webP(
        _ chunks: [(type: String, content: [UInt8])], trailer: [UInt8] = []
    ) -> [UInt8] {
        let body: [UInt8] = chunks.flatMap { chunk in
            let padding: [UInt8] = chunk.content.count % 2 == 0 ? [] : [0]
            return joined(text(chunk.type), little(chunk.content.count, 4), chunk.content, padding)
        }
        return joined(text("RIFF"), little(body.count + 4, 4), text("WEBP"), body, trailer)
    }

    /// The chunk of a lossy WebP picture.
    package static func vp8(width: Int, height: Int) -> (type: String, content: [UInt8]) {
        ("VP8 ", joined([0x10, 0, 0, 0x9D, 0x01, 0x2A], little(width, 2), little(height, 2), [7]))
    }

    /// The chunk of a lossless WebP picture.
    package static func vp8L(width: Int, height: Int) -> (type: String, content: [UInt8]) {
        ("VP8L", joined([0x2F], little((width - 1) | (height - 1) << 14, 4), [7, 7, 7]))
    }

    /// The first chunk of an extended WebP picture.
    package static func vp8X(
        width: Int, height: Int, flags: UInt8
    ) -> (type: String, content: [UInt8]) {
        ("VP8X", joined([flags, 0, 0, 0], little(width - 1, 3), little(height - 1, 3)))
    }

    /// Parts of a file, one after another.
    package static func joined(_ parts: [UInt8]...) -> [UInt8] { Array(parts.joined()) }

    private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

    private static func big(_ value: Int, _ count: Int) -> [UInt8] {
        little(value, count).reversed()
    }

    private static func little(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
}
