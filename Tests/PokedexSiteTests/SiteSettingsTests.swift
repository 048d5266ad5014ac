import Testing

@testable import PokedexSite

@Suite struct SiteSettingsTests {
    @Test func readsBothAddresses() throws {
        let settings = try settings(
            #"{"baseURL": "https://example.org/dex", "pictures": "https://example.org/sprites/"}"#)
        #expect(settings.baseURL == (try BaseURL("https://example.org/dex/")))
        #expect(settings.pictures == .address(try PictureBase("https://example.org/sprites/")))
    }

    @Test(arguments: ["{}", #"{"baseURL": null, "pictures": null, "host": null}"#, " {\n} \n"])
    func setsNothingByItself(json: String) throws {
        #expect(try settings(json) == SiteSettings())
        #expect(try settings(json).baseURL == nil)
        #expect(try settings(json).pictures == nil)
        #expect(try settings(json).host == nil)
    }

    @Test func showsNoPicturesWhenTold() throws {
        #expect(try settings(#"{"pictures": false}"#).pictures == .drawings)
    }

    @Test func namesTheUnknownSetting() {
        #expect(
            message(
                """
                {
                  "baseURL": null,
                  "picture": {"pictures": [1]}
                }
                """) == """
                    content/site.json:3:3: error: there is no member "picture"; did you \
                    mean pictures?
                      "picture": {"pictures": [1]}
                      ^
                    """)
    }

    @Test func namesTheBaseURLThatIsNone() {
        #expect(
            message(#"{"pictures": ":, \""}"#) == """
                content/site.json:1:14: error: ":, "" is no picture base: expected \
                http:// or https://, a host and a path, such as https://example.org/sprites/
                {"pictures": ":, \\""}
                             ^
                """)
        #expect(
            message(#"{"pictures": null, "baseURL": "https://example.org/?a"}"#) == """
                content/site.json:1:31: error: "https://example.org/?a" is no base URL: \
                expected http:// or https://, a host and a path, \
                such as https://example.org/pokedex/
                {"pictures": null, "baseURL": "https://example.org/?a"}
                                              ^
                """)
    }

    @Test(arguments: ["1", "true", "[]", "{}", "false"])
    func refusesABaseURLOfAnotherKind(value: String) {
        #expect(
            message(#"{"baseURL": \#(value)}"#) == """
                content/site.json:1:13: error: "baseURL" must be a text in quotation marks
                {"baseURL": \(value)}
                            ^
                """)
    }

    @Test(arguments: ["1", "true", "[]"])
    func refusesPicturesOfAnotherKind(value: String) {
        #expect(
            message(#"{"pictures": \#(value)}"#) == """
                content/site.json:1:14: error: "pictures" is an address in quotes, \
                {"folder": "sprites"}, null for the data set's own, or false for none
                {"pictures": \(value)}
                             ^
                """)
    }

    @Test(arguments: ["sprites", "../sprites", "/srv/sprites"])
    func readsAFolder(path: String) throws {
        #expect(try settings(#"{"pictures": {"folder": "\#(path)"}}"#).pictures == .folder(path))
    }

    @Test(arguments: [
        "{}", #"{"folder": null}"#,
    ])
    func refusesAFolderThatIsNone(value: String) {
        #expect(
            message(#"{"pictures": \#(value)}"#) == """
                content/site.json:1:14: error: a folder of pictures is written \
                {"folder": "sprites"}
                {"pictures": \(value)}
                             ^
                """)
    }

    @Test func readsAPattern() throws {
        let formats: [PictureFormat] = [.avif, .webp, .png]
        let path = "{id}-{slug}-{width}.{format}"
        let members = #""formats": ["avif", "webp", "png"], "widths": [512, 96]"#
        #expect(
            try settings(#"{"pictures": {"folder": "art", "pattern": "\#(path)", \#(members)}}"#)
                .pictures
                == .pattern(
                    PicturePattern(path, formats: formats, widths: [96, 512], isInFolder: true),
                    folder: "art"))
        let address = "https://example.org/\(path)"
        #expect(
            try settings(#"{"pictures": {\#(members), "pattern": "\#(address)"}}"#).pictures
                == .pattern(
                    PicturePattern(
                        address, formats: formats, widths: [96, 512], isInFolder: false),
                    folder: nil))
    }

    @Test(arguments: [
        (
            #"{"pattern": "{number}.png"}"#, 13,
            #""{number}" is no placeholder; there are {id}, {slug}, {width} and {format}"#
        ),
        (#"{"pattern": 1}"#, 13, #""pictures.pattern" must be a text in quotation marks"#),
        (#"{"pattern": "{id}.png", "folder": ""}"#, 35, #""folder" is a path in quotes"#),
        (#"{"folder": "a\u0000"}"#, 12, #""folder" is a path in quotes"#),
        (#"{"formats": ["gif"]}"#, 14, #""gif" is none of "avif", "webp" and "png""#),
        (#"{"formats": ["png", "png"]}"#, 13, "the list has one item or more, each once"),
        (#"{"formats": []}"#, 13, "the list has one item or more, each once"),
        (#"{"widths": [96, 0]}"#, 17, "a width is from 1 to 4096"),
        (
            #"{"widths": ["96"]}"#, 13,
            #"each item of "pictures.widths" must be a whole number"#
        ),
        (#"{"widths": 96}"#, 12, #""pictures.widths" must be a list: [ … ]"#),
        (
            #"{"formats": ["png"]}"#, 1,
            #""formats" and "widths" need a "pattern": "{id}-{width}.{format}""#
        ),
        (
            #"{"pattern": "{id}.png", "sizes": [1]}"#, 25,
            #"there is no member "sizes"; there are "folder", "pattern", "formats" and "widths""#
        ),
        (#"{"pattern": "{id}.png", "pattern": "{id}.png"}"#, 25, #""pattern" is duplicated"#),
    ])
    func pointsAtWhatIsWrongWithAPattern(value: String, column: Int, problem: String) {
        #expect(
            message(#"{"pictures": \#(value)}"#) == """
                content/site.json:1:\(column + 13): error: \(problem)
                {"pictures": \(value)}
                \(String(repeating: " ", count: column + 12))^
                """)
    }

    @Test func readsAHost() throws {
        #expect(try settings(#"{"host": "cloudflare"}"#).host == .cloudflare)
    }

    @Test(arguments: [
        (#""vercel""#, #""vercel" is none of "netlify", "cloudflare" and "github""#),
        ("1", #""host" must be a text in quotation marks"#),
    ])
    func namesTheHostsThatThereAre(value: String, problem: String) {
        #expect(
            message(#"{"host": \#(value)}"#) == """
                content/site.json:1:10: error: \(problem)
                {"host": \(value)}
                         ^
                """)
    }

    @Test func refusesASettingThatStandsTwice() {
        #expect(
            message(#"{"pictures": null, "pictures": false}"#) == """
                content/site.json:1:20: error: "pictures" is duplicated
                {"pictures": null, "pictures": false}
                                   ^
                """)
    }

    @Test func refusesWhatIsNoObject() {
        #expect(
            message("\n[]") == """
                content/site.json:2:1: error: the file must be an object: { … }
                []
                ^
                """)
    }

    @Test func pointsAtWhatIsNoJSON() {
        #expect(message(#"{"baseURL": }"#).hasPrefix("content/site.json:1:13: error: "))
    }

    private func settings(_ json: String) throws -> SiteSettings {
        try SiteSettings(json: Array(json.utf8), file: "content/site.json")
    }

    private func message(_ json: String) -> String {
        TextFixture.message { try settings(json) }
    }
}
