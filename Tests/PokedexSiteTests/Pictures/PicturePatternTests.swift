import Diagnostics
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct PicturePatternTests {
    private let mega: PictureSubject

    init() throws { mega = PictureSubject(id: 10034, slug: try Slug("charizard-mega-x")) }

    private func pattern(
        _ text: String, formats: [PictureFormat] = [], widths: [Int] = [], isInFolder: Bool = true
    ) throws -> PicturePattern {
        try PicturePattern(text, formats: formats, widths: widths, isInFolder: isInFolder)
    }

    private func problem(
        _ text: String, formats: [PictureFormat] = [], widths: [Int] = [], isInFolder: Bool = true
    ) -> String? {
        do {
            _ = try pattern(text, formats: formats, widths: widths, isInFolder: isInFolder)
            return nil
        } catch {
            let problem = (error as? DiagnosticError)?.first
            return problem.map { ([$0.message] + $0.notes).joined(separator: "\n") }
        }
    }

    @Test func fillsInWhatAPictureShows() throws {
        let pattern = try pattern(
            "{id}/{slug}-{width}.{format}", formats: [.avif, .png], widths: [256, 96])
        #expect(
            pattern.paths(of: mega) == [
                "10034/charizard-mega-x-96.avif", "10034/charizard-mega-x-256.avif",
                "10034/charizard-mega-x-96.png", "10034/charizard-mega-x-256.png",
            ])
    }

    @Test func takesTheFormatFromTheEnding() throws {
        let pattern = try pattern("{id}.webp")
        #expect(pattern.formats == [.webp])
        #expect(pattern.paths(of: mega) == ["10034.webp"])
        #expect(
            try self.pattern("{slug}-{width}.png", widths: [96]).paths(of: mega)
                == ["charizard-mega-x-96.png"])
    }

    @Test func dividesAnAddressBeforeTheFirstPlaceholder() throws {
        let pattern = try pattern(
            "https://例え.jp/絵/v{id}/é-{slug}.{format}", formats: [.webp, .png], isInFolder: false)
        #expect(pattern.base?.address == "https://xn--r8jz45g.jp/%E7%B5%B5/")
        #expect(pattern.paths(of: mega).first == "v10034/%C3%A9-charizard-mega-x.webp")
    }

    @Test(arguments: [
        ("{number}.png", "\"{number}\""), ("{id", "\"{id\""), ("{id}}.png", "\"}\""),
        ("{{id}.png", "\"{{id}\""), ("{}-{id}.png", "\"{}\""), ("{ID}.png", "\"{ID}\""),
    ])
    func namesThePlaceholdersThatThereAre(text: String, name: String) {
        #expect(
            problem(text)
                == "\(name) is no placeholder; there are {id}, {slug}, {width} and {format}")
    }

    private static let wrongEnding =
        "the pattern does not end in its format: .{format}, .avif, .webp or .png"

    @Test(
        arguments: [
            (
                "a.png", [], [],
                "the pattern has neither {id} nor {slug}, so all Pokémon would have the same picture"
            ),
            ("{id}.png", [], [96, 256], "there are several widths, but no {width} in the pattern"),
            (
                "{id}.png", [.webp, .png], [],
                "there are several formats, but no {format} in the pattern"
            ),
            (
                "{id}-{width}.png", [], [],
                "the pattern has {width}; list the widths: \"widths\": [96, 256]"
            ),
            (
                "{id}.{format}", [], [],
                #"the pattern has {format}; list the formats: "formats": ["avif", "webp", "png"]"#
            ),
            (
                "{id}.gif", [], [],
                #"the pattern ends in none of .avif, .webp and .png; list the formats: "formats": ["png"]"#
            ),
            ("{id}", [.png], [], wrongEnding), ("{id}.webp", [.png], [], wrongEnding),
        ] as [(String, [PictureFormat], [Int], String)])
    func saysWhatAPatternLacks(
        text: String, formats: [PictureFormat], widths: [Int], message: String
    ) {
        #expect(problem(text, formats: formats, widths: widths) == message)
    }

    @Test(arguments: [
        "/{id}.png", "../{id}.png", "a/./{id}.png", "a//{id}.png", "a b/{id}.png", "é{id}.png",
        "a\\{id}.png", "a\"{id}.png", "a?{id}.png", "a,{id}.png", "https://example.org/{id}.png",
    ])
    func refusesPathsThatCouldLeadOutOfTheFolder(text: String) {
        #expect(
            problem(text) == """
                the pattern is no path in the folder: it has a-z, A-Z, 0-9, - . _ ~ and \
                placeholders, with / between folders
                """)
    }

    @Test func requiresNoEndingOfAnAddress() {
        #expect(
            problem("https://example.org/{id}/picture", formats: [.png], isInFolder: false) == nil)
    }

    @Test(arguments: [
        "{id}.png", "art/{id}.png", "//example.org/{id}.png", "ftp://example.org/{id}.png",
        "https://{slug}.example.org/{id}.png", "https://example.org{id}.png",
        "https://example.org/; script-src *; {id}.png", "https://example.org/{id};script-src.png",
        "https://example.org/{id},a.png", "https://example.org/'self'/{id}.png",
        "https://example.org/{id}\".png", "https://example.org/{id}.png#a.png",
        "https://example.org/a b/{id}.png", "https://example.org/{id}?a=.png",
        "https://example.org/../{id}.png", "https://example.org/{id}/../b.png",
        "https://user@example.org/{id}.png", "https://example.org/\n{id}.png",
    ])
    func refusesAddressesThatAreNone(text: String) {
        #expect(
            problem(text, isInFolder: false) == """
                "\(text)" is no address of pictures: expected http:// or https://, a host and a \
                path, such as https://example.org/art/{id}.png
                """)
    }

    @Test func knowsFormatsByTheirFirstBytes() {
        let avif = Array("\0\0\0\u{1C}ftypavif".utf8)
        let webp = Array("RIFF\0\0\0\0WEBP".utf8)
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        for (format, bytes) in [(PictureFormat.avif, avif), (.webp, webp), (.png, png)] {
            #expect(format.isBeginning(of: bytes))
            for other in PictureFormat.allCases where other != format {
                #expect(!other.isBeginning(of: bytes))
            }
            #expect(!format.isBeginning(of: []))
        }
    }
}
