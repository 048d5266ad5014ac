import Platform

/// Reads JPEG (ITU T.81): segments up to the end of the image.
struct JPEGReader {
    private let file: ImageBytes
    private var offset = 2
    private var pieces: [ImagePiece] = [.copied(0..<2)]
    /// In pixels as they are stored; `nil` before the frame.
    private var size: (width: Int, height: Int)?
    private var hasScan = false
    /// How the picture is turned, from 1 to 8; `nil` before the first EXIF segment.
    private var orientation: Int?

    static func read(_ bytes: [UInt8]) throws(ImageError) -> ImageContent {
        var reader = JPEGReader(file: ImageBytes(bytes: bytes))
        while try reader.readSegment() {}
        guard let size = reader.size, reader.hasScan else { throw .damaged("it has no image") }
        let isTurned = (5...8).contains(reader.orientation ?? 1)
        let description = ImageDescription(
            format: .jpeg, width: isTurned ? size.height : size.width,
            height: isTurned ? size.width : size.height)
        return (description, reader.pieces)
    }

    /// - Returns: false at the end of the image.
    private mutating func readSegment() throws(ImageError) -> Bool {
        guard try file.byte(at: offset) == 0xFF else { throw .damaged("a marker is missing") }
        while try file.byte(at: offset + 1) == 0xFF { offset += 1 }
        let marker = try file.byte(at: offset + 1)
        if marker == Marker.endOfImage {
            keep(offset..<offset + 2)
            return false
        }
        let length = try file.bigEndian(at: offset + 2, count: 2)
        guard length >= 2 else { throw .damaged("a segment has a wrong length") }
        let content = offset + 4..<offset + 2 + length
        _ = try file.slice(content.lowerBound, content.count)
        try take(marker, offset..<content.upperBound, content)
        return true
    }

    private mutating func take(
        _ marker: UInt8, _ segment: Range<Int>, _ content: Range<Int>
    ) throws(ImageError) {
        offset = segment.upperBound
        switch marker {
        case Marker.startOfScan:
            guard size != nil else { throw .damaged("pixels come before their size") }
            hasScan = true
            offset = try endOfScan(from: offset)
            keep(segment.lowerBound..<offset)
        case 0xC4, 0xCC, 0xDB...0xDF: keep(segment)
        case 0xC0...0xCF where marker != 0xC8:
            try takeFrame(content)
            keep(segment)
        case 0xE0...0xEF: takeApplicationData(marker, segment, content)
        case Marker.comment: break
        default:
            throw .damaged("marker \(String(marker, radix: 16, uppercase: true)) is out of place")
        }
    }

    private mutating func takeFrame(_ content: Range<Int>) throws(ImageError) {
        guard size == nil else { throw .damaged("it has two frames") }
        guard content.count >= 6 else { throw .damaged("a segment has a wrong length") }
        size = (
            width: try file.bigEndian(at: content.lowerBound + 3, count: 2),
            height: try file.bigEndian(at: content.lowerBound + 1, count: 2)
        )
    }

    /// Keeps what decoding needs: JFIF without its preview, the color profile, Adobe's color
    /// transform. Of EXIF, the rotation is kept.
    private mutating func takeApplicationData(
        _ marker: UInt8, _ segment: Range<Int>, _ content: Range<Int>
    ) {
        let start = content.lowerBound
        switch marker {
        case 0xE0 where file.has("JFIF\0", at: start) && content.count >= 14:
            let units = file.bytes[start + 5..<start + 12]
            pieces.append(.made([0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8) + units + [0, 0]))
        case 0xE1 where file.has("Exif\0\0", at: start) && orientation == nil:
            let found = EXIFOrientation.read(Array(file.bytes[content].dropFirst(6))) ?? 1
            orientation = found
            if found != 1 { pieces.append(.made(EXIFOrientation.segment(found))) }
        case 0xE2 where file.has("ICC_PROFILE\0", at: start): keep(segment)
        case 0xEE where file.has("Adobe", at: start): keep(segment)
        default: break
        }
    }

    /// Where the next marker is behind compressed pixels. In them, a zero follows each 0xFF that is
    /// no marker; restart markers belong to them.
    private func endOfScan(from start: Int) throws(ImageError) -> Int {
        var end = start
        while true {
            guard let marker = file.offset(of: 0xFF, from: end) else { throw .incomplete }
            let next = try file.byte(at: marker + 1)
            if next != 0, !(0xD0...0xD7).contains(next) { return marker }
            end = marker + 2
        }
    }

    private mutating func keep(_ range: Range<Int>) { pieces.append(.copied(range)) }

    private enum Marker {
        static let endOfImage: UInt8 = 0xD9
        static let startOfScan: UInt8 = 0xDA
        static let comment: UInt8 = 0xFE
    }
}

/// The tag of EXIF (TIFF) that says how a picture is turned.
enum EXIFOrientation {
    /// The value, from 1 to 8; `nil` if there is none, or the data is damaged.
    static func read(_ bytes: [UInt8]) -> Int? {
        let file = ImageBytes(bytes: bytes)
        let isBigEndian = file.has("MM", at: 0)
        guard isBigEndian || file.has("II", at: 0) else { return nil }
        func number(at offset: Int, count: Int) throws(ImageError) -> Int {
            isBigEndian
                ? try file.bigEndian(at: offset, count: count)
                : try file.littleEndian(at: offset, count: count)
        }
        guard let directory = try? number(at: 4, count: 4),
            let entries = try? number(at: directory, count: 2)
        else { return nil }
        for entry in 0..<entries {
            let start = directory + 2 + entry * 12
            guard let tag = try? number(at: start, count: 2) else { return nil }
            guard tag == Self.tag else { continue }
            guard let value = try? number(at: start + 8, count: 2), (1...8).contains(value) else {
                return nil
            }
            return value
        }
        return nil
    }

    /// A JPEG segment with this tag alone.
    static func segment(_ orientation: Int) -> [UInt8] {
        let directory: [UInt8] = [
            0, 1, UInt8(tag >> 8), UInt8(tag & 0xFF), 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0,
            0, 0, 0, 0,
        ]
        return [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8] + directory
    }

    private static let tag = 0x0112
}

extension ImageBytes {
    /// Where a byte is next; `nil` if it is not. Compressed pixels are long, so the system searches.
    fileprivate func offset(of byte: UInt8, from start: Int) -> Int? {
        bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress, start < buffer.count,
                let found = memchr(base + start, Int32(byte), buffer.count - start)
            else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }
}
