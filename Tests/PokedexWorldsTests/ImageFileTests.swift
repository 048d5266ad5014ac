import TestSupport
import Testing

@testable import PokedexWorlds

struct ImageFileTests {
    private static let secret = Array("secret".utf8)
    private static let exifHead = Array("Exif\0\0".utf8)

    @Test(arguments: [
        (SamplePictures.jpeg(width: 640, height: 480), ImageFile.Format.jpeg, 640, 480),
        (SamplePictures.png(width: 640, height: 480), .png, 640, 480),
        (SamplePictures.webP([SamplePictures.vp8(width: 640, height: 480)]), .webp, 640, 480),
        (SamplePictures.webP([SamplePictures.vp8L(width: 640, height: 480)]), .webp, 640, 480),
        (
            SamplePictures.webP([
                SamplePictures.vp8X(width: 16_384, height: 300, flags: 0),
                SamplePictures.vp8(width: 1, height: 1),
            ]), .webp, 16_384, 300
        ),
        (SamplePictures.png(width: 10_000, height: 10_000), .png, 10_000, 10_000),
    ])
    func readsFormatAndSize(bytes: [UInt8], format: ImageFile.Format, width: Int, height: Int)
        throws
    {
        let image = try ImageFile(bytes)
        #expect(image.description == ImageDescription(format: format, width: width, height: height))
    }

    private static let signature = Array(SamplePictures.png(width: 1, height: 1).prefix(8))

    private static let refused: [([UInt8], String)] = [
        ([], "is not a JPEG, PNG or WebP file; convert it to one of these"),
        (
            Array("GIF89a".utf8), "is not a JPEG, PNG or WebP file; convert it to one of these"
        ),
        (
            SamplePictures.png(width: 10_001, height: 10_000),
            "has 10001×10000 pixels; at most 100 million are allowed: make it smaller"
        ),
        (
            SamplePictures.png(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF),
            "has 4294967295×4294967295 pixels; at most 100 million are allowed: make it smaller"
        ),
        (SamplePictures.jpeg(width: 0, height: 5), damaged("its size is zero")),
        (SamplePictures.png(width: 5, height: 0), damaged("its size is zero")),
        (
            SamplePictures.joined([0xFF, 0xD8], SamplePictures.segment(0xDA, [1])),
            damaged("pixels come before their size")
        ),
        ([0xFF, 0xD8, 0xFF, 0xD9], damaged("it has no image")),
        ([0xFF, 0xD8, 0xFF, 0xE0, 0, 1], damaged("a segment has a wrong length")),
        ([0xFF, 0xD8, 0xFF, 0xFE, 0, 2, 0], damaged("a marker is missing")),
        ([0xFF, 0xD8, 0xFF, 0xF7, 0, 2], damaged("marker F7 is out of place")),
        (
            SamplePictures.joined([0xFF, 0xD8], SamplePictures.segment(0xC0, [8, 0])),
            damaged("a segment has a wrong length")
        ),
        (
            SamplePictures.jpeg(
                width: 1, height: 1, segments: [(0xC0, [8, 0, 1, 0, 1, 1])]),
            damaged("it has two frames")
        ),
        (
            SamplePictures.joined(signature, SamplePictures.pngChunk("IEND", [])),
            damaged("chunk IEND is out of place")
        ),
        (
            SamplePictures.joined(signature, SamplePictures.pngChunk("IHDR", [0, 0, 0, 1])),
            damaged("chunk IHDR has a wrong length")
        ),
        (
            SamplePictures.png(
                width: 1, height: 1, chunks: [("IHDR", [UInt8](repeating: 0, count: 13))]),
            damaged("chunk IHDR is out of place")
        ),
        (
            SamplePictures.png(width: 1, height: 1, chunks: [("NEWC", [])]),
            damaged("chunk NEWC is unknown")
        ),
        (
            SamplePictures.png(width: 1, height: 1, chunks: [("a\0b!", [])]),
            damaged("a chunk has no name")
        ),
        (SamplePictures.webP([]), damaged("it has no image")),
        (SamplePictures.webP([("EXIF", [1, 2])]), damaged("it has no image")),
        (
            SamplePictures.webP([("JUNK", []), SamplePictures.vp8(width: 1, height: 1)]),
            damaged("its first chunk is unknown")
        ),
        (
            SamplePictures.webP([("VP8L", [1, 2, 3, 4, 5])]), damaged("chunk VP8L is wrong")
        ),
        (
            SamplePictures.webP([("VP8 ", [UInt8](repeating: 0, count: 10))]),
            damaged("chunk VP8 is wrong")
        ),
        (
            SamplePictures.webP([("VP8X", [0]), SamplePictures.vp8(width: 1, height: 1)]),
            damaged("chunk VP8X has a wrong length")
        ),
    ]

    @Test(arguments: refused)
    func refuses(bytes: [UInt8], message: String) {
        #expect {
            try ImageFile(bytes)
        } throws: {
            "\($0)" == message
        }
    }

    @Test func refusesMoreThanTenMegabytes() {
        let trailer = [UInt8](repeating: 0, count: 10_000_000)
        #expect(throws: ImageError.tooManyBytes) {
            try ImageFile(SamplePictures.png(width: 1, height: 1) + trailer)
        }
        #expect("\(ImageError.tooManyBytes)" == "has more than 10 MB; make it smaller")
    }

    private static func damaged(_ reason: String) -> String {
        "is damaged (\(reason)); save it again with an image editor"
    }

    @Test(arguments: [
        SamplePictures.jpeg(width: 9, height: 9, segments: [(0xFE, secret)]),
        SamplePictures.png(width: 9, height: 9, chunks: [("tEXt", secret)]),
        SamplePictures.webP([
            SamplePictures.vp8X(width: 9, height: 9, flags: 0),
            ("VP8 ", Array(repeating: 0, count: 20)),
        ]),
    ])
    func refusesAnyBeginningOfAPicture(bytes: [UInt8]) {
        for count in 12..<bytes.count {
            #expect(throws: ImageError.self) { try ImageFile(Array(bytes.prefix(count))) }
        }
        #expect {
            try ImageFile(Array(bytes.dropLast()))
        } throws: {
            "\($0)" == "ends before the picture is complete; copy it again"
        }
    }

    @Test func neverFailsOtherwiseOnDamagedBytes() throws {
        var numbers = SeededNumbers(seed: 18)
        let pictures = [
            SamplePictures.jpeg(
                width: 9, height: 9, segments: [(0xE1, SamplePictures.exif(orientation: 6))]),
            SamplePictures.png(width: 9, height: 9, chunks: [("tEXt", Self.secret)]),
            SamplePictures.webP([
                SamplePictures.vp8X(width: 9, height: 9, flags: 4),
                SamplePictures.vp8(width: 9, height: 9),
            ]),
        ]
        for picture in pictures {
            for _ in 0..<(isThorough ? 2000 : 500) {
                var bytes = picture
                for _ in 0..<3 {
                    bytes[Int.random(in: 0..<bytes.count, using: &numbers)] =
                        UInt8.random(in: 0...255, using: &numbers)
                }
                // What is published is a picture of the same size.
                if let image = try? ImageFile(bytes) {
                    #expect(try ImageFile(image.published).description == image.description)
                }
            }
        }
    }
}

/// What is published of a picture.
struct PublishedImageTests {
    private let secret = Array("secret".utf8)

    private func published(_ bytes: [UInt8]) throws -> [UInt8] {
        try ImageFile(bytes).published
    }

    @Test func leavesAPictureWithoutMetadataAsItIs() throws {
        for bytes in [
            SamplePictures.jpeg(width: 3, height: 2),
            SamplePictures.png(width: 3, height: 2, chunks: [("PLTE", [1, 2, 3]), ("iCCP", [4])]),
            SamplePictures.webP([SamplePictures.vp8L(width: 3, height: 2)]),
            SamplePictures.webP([
                SamplePictures.vp8X(width: 3, height: 2, flags: 0x30), ("ICCP", [1, 2, 3]),
                ("ALPH", [4]), SamplePictures.vp8(width: 3, height: 2),
            ]),
        ] {
            #expect(try published(bytes) == bytes)
        }
    }

    @Test func dropsTheMetadataOfJPEG() throws {
        let jfif = Array("JFIF\0".utf8) + [1, 2, 1, 0, 72, 0, 72]
        let adobe = Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1]
        let profile = Array("ICC_PROFILE\0".utf8) + [1, 1, 5]
        let bytes = SamplePictures.jpeg(
            width: 3, height: 2,
            segments: [
                (0xE0, jfif + [1, 1] + secret), (0xE0, Array("JFXX\0".utf8) + secret),
                (0xE1, SamplePictures.exif(orientation: 1)),
                (0xE1, Array("http://ns".utf8) + secret),
                (0xE2, profile), (0xE2, Array("MPF\0".utf8) + secret), (0xED, secret),
                (0xEE, adobe),
                (0xEE, secret), (0xFE, secret), (0xDB, [1]),
            ], trailer: secret)
        let expected = SamplePictures.jpeg(
            width: 3, height: 2,
            segments: [(0xE0, jfif + [0, 0]), (0xE2, profile), (0xEE, adobe), (0xDB, [1])])
        #expect(try published(bytes) == expected)
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8], [false, true])
    func keepsTheRotationOfJPEG(orientation: Int, isLittleEndian: Bool) throws {
        let exif = SamplePictures.exif(orientation: orientation, isLittleEndian: isLittleEndian)
        let image = try ImageFile(
            SamplePictures.jpeg(width: 3, height: 2, segments: [(0xE1, exif)]))
        #expect(image.description.width == (orientation < 5 ? 3 : 2))
        #expect(image.description.height == (orientation < 5 ? 2 : 3))
        let minimal = SamplePictures.joined(
            Array("Exif\0\0MM\0*".utf8), [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0],
            [UInt8(orientation), 0, 0, 0, 0, 0, 0])
        var segments: [(marker: UInt8, content: [UInt8])] = [(marker: 0xE1, content: minimal)]
        if orientation == 1 { segments = [] }
        let expected = SamplePictures.jpeg(width: 3, height: 2, segments: segments)
        #expect(image.published == expected)
        #expect(try ImageFile(expected).description == image.description)
    }

    @Test(arguments: [0, 9, 255])
    func ignoresARotationThatDoesNotExist(orientation: Int) throws {
        let exif = SamplePictures.exif(orientation: orientation)
        let bytes = SamplePictures.jpeg(width: 3, height: 2, segments: [(0xE1, exif)])
        #expect(try published(bytes) == SamplePictures.jpeg(width: 3, height: 2))
    }

    @Test func dropsTheMetadataOfPNG() throws {
        let dropped = ["tEXt", "zTXt", "iTXt", "eXIf", "tIME", "prVt"].map { ($0, secret) }
        let kept: [(type: String, content: [UInt8])] = [
            ("gAMA", [0, 0, 0, 1]), ("acTL", [0]), ("fcTL", [1]),
        ]
        let bytes = SamplePictures.png(
            width: 3, height: 2, chunks: dropped + kept, trailer: secret)
        #expect(try published(bytes) == SamplePictures.png(width: 3, height: 2, chunks: kept))
    }

    @Test func dropsTheMetadataOfWebP() throws {
        let bytes = SamplePictures.webP(
            [
                SamplePictures.vp8X(width: 3, height: 2, flags: 0x3E), ("ICCP", [1, 2, 3]),
                ("ANIM", [0]), ("ANMF", [1]), ("EXIF", secret), ("XMP ", secret), ("prVt", secret),
            ], trailer: secret)
        let expected = SamplePictures.webP([
            SamplePictures.vp8X(width: 3, height: 2, flags: 0x32), ("ICCP", [1, 2, 3]),
            ("ANIM", [0]),
            ("ANMF", [1]),
        ])
        #expect(try published(bytes) == expected)
    }

    @Test func keepsOnlyTheImageOfSimpleWebP() throws {
        let image = SamplePictures.vp8(width: 3, height: 2)
        let bytes = SamplePictures.webP([image, ("EXIF", secret)])
        #expect(try published(bytes) == SamplePictures.webP([image]))
    }
}
