/// Reads PNG (W3C, third edition): chunks up to `IEND`.
enum PNGReader {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The chunks that decoding needs, color profiles and animation among them. Others have texts,
    /// times, EXIF or what is unknown.
    private static let kept: Set<String> = [
        "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP",
        "mDCV", "cLLI", "bKGD", "hIST", "pHYs", "sPLT", "acTL", "fcTL", "fdAT",
    ]

    static func read(_ bytes: [UInt8]) throws(ImageError) -> ImageContent {
        let file = ImageBytes(bytes: bytes)
        var pieces: [ImagePiece] = [.copied(0..<signature.count)]
        var offset = signature.count
        var types: Set<String> = []
        while !types.contains("IEND") {
            let (type, chunk) = try chunk(at: offset, in: file)
            guard types.isEmpty == (type == "IHDR") else {
                throw .damaged("chunk \(type) is out of place")
            }
            let isCritical = type.first?.isUppercase ?? false
            if kept.contains(type) {
                pieces.append(.copied(chunk))
            } else if isCritical {
                throw .damaged("chunk \(type) is unknown")
            }
            types.insert(type)
            offset = chunk.upperBound
        }
        guard types.contains("IDAT") else { throw .damaged("it has no image") }
        let description = ImageDescription(
            format: .png, width: try file.bigEndian(at: 16, count: 4),
            height: try file.bigEndian(at: 20, count: 4))
        return (description, pieces)
    }

    /// A chunk with its length, type and checksum.
    private static func chunk(
        at offset: Int, in file: ImageBytes
    ) throws(ImageError) -> (type: String, range: Range<Int>) {
        let length = try file.bigEndian(at: offset, count: 4)
        let letters = try file.slice(offset + 4, 4)
        guard letters.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else {
            throw .damaged("a chunk has no name")
        }
        let type = String(decoding: letters, as: UTF8.self)
        guard type != "IHDR" || length == 13 else {
            throw .damaged("chunk IHDR has a wrong length")
        }
        let range = try file.slice(offset, length + 12).indices
        return (type, range)
    }
}
