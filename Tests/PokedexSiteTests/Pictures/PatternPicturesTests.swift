import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct PatternPicturesTests {
    private let pikachu: PictureSubject
    private let form: PictureSubject
    private let pattern: PicturePattern

    init() throws {
        pikachu = PictureSubject(id: 25, slug: try Slug("pikachu"))
        form = PictureSubject(id: 25, slug: try Slug("pikachu-cap"))
        pattern = try PicturePattern(
            "{slug}-{width}.{format}", formats: [.avif, .webp, .png], widths: [96, 256],
            isInFolder: true)
    }

    /// Pictures of which only some are in the folder.
    private func pictures(_ names: String...) throws -> PatternPictures {
        let folder = try TemporaryFolder()
        for name in names { try folder.write("", to: name) }
        let all = [pikachu, form].flatMap(pattern.paths).sorted()
        return PatternPictures(pattern, in: try PictureFolder(path: folder.path, names: all))
    }

    @Test func hasAllFormatsAndWidthsAtAnAddress() throws {
        let address = PatternPictures(
            try PicturePattern(
                "https://example.org/{id}-{width}.{format}", formats: [.avif, .png],
                widths: [96, 256, 512], isInFolder: false))
        let picture = try #require(address.picture(of: [pikachu], width: 200, root: "r/"))
        #expect((picture.address, picture.size, picture.sizes) == ("r/25-256.png", 256, "200px"))
        #expect(picture.sources.map(\.type) == ["image/avif"])
        #expect(
            picture.sources.map(\.addresses)
                == ["r/25-96.avif 96w, r/25-256.avif 256w, r/25-512.avif 512w"])
        #expect(picture.addresses == "r/25-96.png 96w, r/25-256.png 256w, r/25-512.png 512w")
    }

    @Test func leavesOutWhatIsNotInTheFolder() throws {
        let pictures = try pictures("pikachu-96.avif", "pikachu-96.webp", "pikachu-256.webp")
        let picture = try #require(pictures.picture(of: [pikachu], width: 96, root: "../"))
        #expect(picture.address == "../pikachu-96.webp")
        #expect(picture.addresses == "../pikachu-96.webp 96w, ../pikachu-256.webp 256w")
        #expect(picture.sources.map(\.addresses) == ["../pikachu-96.avif 96w"])
        #expect(pictures.path(of: pikachu, width: 96) == "pikachu-96.webp")
        #expect(!pictures.lacks(pikachu))
        #expect(pictures.lacks(form))
    }

    @Test func takesTheWidestWhereNoneIsWideEnough() throws {
        let pictures = try pictures("pikachu-96.png")
        let picture = try #require(pictures.picture(of: [pikachu], width: 200, root: ""))
        #expect((picture.address, picture.size) == ("pikachu-96.png", 96))
        #expect(picture.addresses == nil)
        #expect(picture.sources.isEmpty)
    }

    @Test func takesThePokemonForAFormWithoutAPicture() throws {
        let pictures = try pictures("pikachu-96.png", "pikachu-cap-256.webp")
        func address(_ subjects: PictureSubject...) -> String? {
            pictures.picture(of: subjects, width: 96, root: "")?.address
        }
        #expect(address(form, pikachu) == "pikachu-cap-256.webp")
        #expect(address(PictureSubject(id: 26, slug: pikachu.slug), pikachu) == "pikachu-96.png")
        #expect(try self.pictures("pikachu-96.png").picture(of: [form], width: 96, root: "") == nil)
    }

    @Test func namesNoWidthsThatAreNotKnown() throws {
        let pictures = PatternPictures(
            try PicturePattern(
                "https://example.org/{id}.{format}", formats: [.webp, .png], widths: [],
                isInFolder: false))
        let picture = try #require(pictures.picture(of: [pikachu], width: 96, root: "r/"))
        #expect((picture.address, picture.size) == ("r/25.png", 96))
        #expect(picture.sources.map(\.addresses) == ["r/25.webp"])
        #expect((picture.addresses, picture.sizes) == (nil, nil))
    }

    @Test func isOnTheHostThatThePolicyAllows() throws {
        let pattern = try PicturePattern(
            "https://example.org/art/{id}.png", formats: [], widths: [], isInFolder: false)
        let source = PictureSource.pattern(PatternPictures(pattern))
        #expect(
            ContentPolicy(pictures: source).text
                .contains("img-src 'self' https://example.org/art/;"))
        #expect(source.folder() == "https://example.org/art/")
        let copied = PictureSource.pattern(try pictures("pikachu-96.png"))
        #expect(ContentPolicy(pictures: copied).text.contains("img-src 'self';"))
        #expect(copied.folder() == "\u{1}../pictures/")
    }
}
