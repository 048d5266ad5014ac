import TestSupport
import Testing

@testable import PokedexSite

@Suite struct SiteSettingsTests {
    @Test func readsBothAddressesAndTheHost() throws {
        let settings = try settings(
            #"{"baseURL": "https://example.org/dex", "pictures": "https://example.org/sprites/","#
                + #""host": "cloudflare"}"#)
        #expect(settings.baseURL == (try BaseURL("https://example.org/dex/")))
        #expect(settings.pictures == .address(try PictureBase("https://example.org/sprites/")))
        #expect(settings.host == .cloudflare)
    }

    @Test(arguments: ["{}", #"{"baseURL": null, "pictures": null, "host": null}"#, " {\n} \n"])
    func setsNothingByItself(json: String) throws {
        #expect(try settings(json) == SiteSettings())
        #expect(try settings(json).baseURL == nil)
        #expect(try settings(json).pictures == nil)
        #expect(try settings(json).host == nil)
    }

    @Test(arguments: ["sprites", "../sprites", "/srv/sprites"])
    func readsAFolder(path: String) throws {
        #expect(try settings(#"{"pictures": {"folder": "\#(path)"}}"#).pictures == .folder(path))
    }

    @Test func readsAPatternOrNoPictures() throws {
        #expect(try settings(#"{"pictures": false}"#).pictures == .drawings)
        let path = "{id}-{slug}-{width}.{format}"
        let members = #""formats": ["avif", "webp", "png"], "widths": [512, 96]"#
        for (pattern, folder) in [(path, "art"), ("https://example.org/\(path)", nil)] {
            let place = folder.map { #""folder": "\#($0)", "# } ?? ""
            #expect(
                try settings(#"{"pictures": {\#(place)\#(members), "pattern": "\#(pattern)"}}"#)
                    .pictures
                    == .pattern(
                        PicturePattern(
                            pattern, formats: [.avif, .webp, .png], widths: [96, 512],
                            isInFolder: folder != nil), folder: folder))
        }
    }

    @Test(arguments: [
        "*", "https://*.example", "http://plausible.io", "https://plausible.io/js",
        "'unsafe-inline'",
        "https:", "plausible.io", "https://a.example; script-src *", "https://a@b.example", "data:",
        "",
    ])
    func allowsNothingButOrigins(text: String) {
        let message =
            "\"\(text)\" is no origin: expected https:// and a host, such as https://plausible.io"
        for key in ["script", "connect", "image", "frame"] {
            #expect { try settings(#"{"allow": {"\#(key)": ["\#(text)"]}}"#) } throws: { error in
                "\(error)".contains(message)
            }
        }
    }

    /// A file of one line, and the column and the text of what is said of it.
    @Test(
        arguments: tableRows(
            #"""
            [] => 1: the file must be an object: { … }
            {"pictures": null, "pictures": false} => 20: "pictures" is duplicated
            {"baseURL": null, "picture": {"pictures": [1]}} => \#
            19: there is no member "picture"; did you mean pictures?
            {"pictures": ":, \""} => \#
            14: ":, "" is no picture base: expected http:// or https://, a host and a path, such \#
            as https://example.org/sprites/
            {"pictures": null, "baseURL": "https://example.org/?a"} => \#
            31: "https://example.org/?a" is no base URL: expected http:// or https://, a host \#
            and a path, such as https://example.org/pokedex/
            {"baseURL": 1} => 13: "baseURL" must be a text in quotation marks
            {"baseURL": true} => 13: "baseURL" must be a text in quotation marks
            {"baseURL": []} => 13: "baseURL" must be a text in quotation marks
            {"baseURL": false} => 13: "baseURL" must be a text in quotation marks
            {"pictures": 1} => \#
            14: "pictures" is an address in quotes, {"folder": "sprites"}, null for the data \#
            set's own, or false for none
            {"pictures": true} => \#
            14: "pictures" is an address in quotes, {"folder": "sprites"}, null for the data \#
            set's own, or false for none
            {"pictures": []} => \#
            14: "pictures" is an address in quotes, {"folder": "sprites"}, null for the data \#
            set's own, or false for none
            {"pictures": {}} => 14: a folder of pictures is written {"folder": "sprites"}
            {"pictures": {"folder": null}} => \#
            14: a folder of pictures is written {"folder": "sprites"}
            {"pictures": {"pattern": "{number}.png"}} => \#
            26: "{number}" is no placeholder; there are {id}, {slug}, {width} and {format}
            {"pictures": {"pattern": 1}} => 26: "pictures.pattern" must be a text in quotation marks
            {"pictures": {"pattern": "{id}.png", "folder": ""}} => 48: "folder" is a path in quotes
            {"pictures": {"folder": "a\u0000"}} => 25: "folder" is a path in quotes
            {"pictures": {"formats": ["gif"]}} => 27: "gif" is none of "avif", "webp" and "png"
            {"pictures": {"formats": ["png", "png"]}} => \#
            26: the list has one item or more, each once
            {"pictures": {"formats": []}} => 26: the list has one item or more, each once
            {"pictures": {"widths": [96, 0]}} => 30: a width is from 1 to 4096
            {"pictures": {"widths": ["96"]}} => \#
            26: each item of "pictures.widths" must be a whole number
            {"pictures": {"widths": 96}} => 25: "pictures.widths" must be a list: [ … ]
            {"pictures": {"formats": ["png"]}} => \#
            14: "formats" and "widths" need a "pattern": "{id}-{width}.{format}"
            {"pictures": {"pattern": "{id}.png", "sizes": [1]}} => \#
            38: there is no member "sizes"; there are "folder", "pattern", "formats" and "widths"
            {"pictures": {"pattern": "{id}.png", "pattern": "{id}.png"}} => \#
            38: "pattern" is duplicated
            {"host": "vercel"} => 10: "vercel" is none of "netlify", "cloudflare" and "github"
            {"host": 1} => 10: "host" must be a text in quotation marks
            {"baseURL": } => 13: a value is expected here, not "}"
            """#))
    func pointsAtWhatIsWrong(json: String, finding: String) throws {
        let parts = finding.split(separator: ": ", maxSplits: 1)
        let column = try #require(Int(parts[0]))
        #expect(
            message { try settings("\n\(json)\n") } == """
                content/site.json:2:\(column): error: \(parts[1])
                \(json)
                \(String(repeating: " ", count: column - 1))^
                """)
    }

    private func settings(_ json: String) throws -> SiteSettings {
        try SiteSettings(json: Array(json.utf8), file: "content/site.json")
    }
}
