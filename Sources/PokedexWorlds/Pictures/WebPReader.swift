/// Reads WebP (RFC 9649): the chunks of its RIFF container.
enum WebPReader {
    /// The chunks that decoding needs, the color profile and animation among them.
    private static let kept: Set<String> = [
        "VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP",
    ]
    private static let images: Set<String> = ["VP8 ", "VP8L", "ANMF"]

    static func read(_ bytes: [UInt8]) throws(ImageError) -> ImageContent {
        let file = ImageBytes(bytes: bytes)
        let end = 8 + (try file.littleEndian(at: 4, count: 4))
        guard end <= file.count else { throw .incomplete }
        var chunks: [Chunk] = []
        var offset = 12
        while offset < end {
            let chunk = try Chunk(at: offset, before: end, in: file)
            chunks.append(chunk)
            offset = chunk.range.upperBound
        }
        guard let first = chunks.first, chunks.contains(where: { images.contains($0.type) }) else {
            throw .damaged("it has no image")
        }
        let (width, height) = try size(first, in: file)
        // A file of the simple form is one chunk; decoders ignore others.
        let shown = first.type == "VP8X" ? chunks.filter { kept.contains($0.type) } : [first]
        let description = ImageDescription(format: .webp, width: width, height: height)
        return (description, pieces(shown, in: file))
    }

    private static func pieces(_ chunks: [Chunk], in file: ImageBytes) -> [ImagePiece] {
        let bodies = chunks.flatMap { chunk in
            chunk.type == "VP8X" ? withoutMetadataFlags(chunk, in: file) : padded(chunk, in: file)
        }
        let size = bodies.reduce(4) { $0 + $1.count }
        let length = (0..<4).map { UInt8(truncatingIfNeeded: size >> ($0 * 8)) }
        let head = Array("RIFF".utf8) + length + Array("WEBP".utf8)
        return [.made(head)] + bodies
    }

    /// Chunks have an even length; the last byte may be missing at the end of a file.
    private static func padded(_ chunk: Chunk, in file: ImageBytes) -> [ImagePiece] {
        [.copied(chunk.range)] + (chunk.range.count % 2 == 0 ? [] : [.made([0])])
    }

    /// Clears the flags for EXIF and XMP.
    private static func withoutMetadataFlags(
        _ chunk: Chunk, in file: ImageBytes
    ) -> [ImagePiece] {
        var bytes = Array(file.bytes[chunk.range])
        bytes[8] &= ~0x0C
        return [.made(bytes)]
    }

    private static func size(
        _ chunk: Chunk, in file: ImageBytes
    ) throws(ImageError) -> (width: Int, height: Int) {
        let start = chunk.range.lowerBound + 8
        switch chunk.type {
        case "VP8X":
            guard chunk.range.count == 18 else { throw .damaged("chunk VP8X has a wrong length") }
            return (
                1 + (try file.littleEndian(at: start + 4, count: 3)),
                1 + (try file.littleEndian(at: start + 7, count: 3))
            )
        case "VP8L":
            guard try file.byte(at: start) == 0x2F else { throw .damaged("chunk VP8L is wrong") }
            let bits = try file.littleEndian(at: start + 1, count: 4)
            return (1 + bits & 0x3FFF, 1 + bits >> 14 & 0x3FFF)
        case "VP8 ":
            guard try Array(file.slice(start + 3, 3)) == [0x9D, 0x01, 0x2A],
                try file.byte(at: start) & 1 == 0
            else { throw .damaged("chunk VP8 is wrong") }
            return (
                try file.littleEndian(at: start + 6, count: 2) & 0x3FFF,
                try file.littleEndian(at: start + 8, count: 2) & 0x3FFF
            )
        default: throw .damaged("its first chunk is unknown")
        }
    }
}

extension WebPReader {
    private struct Chunk {
        let type: String
        /// With type and length, and the byte that makes the length even if it is there.
        let range: Range<Int>

        init(at offset: Int, before end: Int, in file: ImageBytes) throws(ImageError) {
            let letters = try file.slice(offset, 4)
            type = String(decoding: letters, as: UTF8.self)
            let length = try file.littleEndian(at: offset + 4, count: 4)
            guard length <= end - offset - 8 else { throw .incomplete }
            range = offset..<min(offset + 8 + length + length % 2, end)
        }
    }
}
