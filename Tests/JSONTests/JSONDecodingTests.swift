import Diagnostics
import JSON
import Testing

private struct Settings: Decodable, Equatable {
    enum Format: String, JSONWord {
        case webp, png
    }

    /// From 1 to 9.
    struct Width: Decodable, Equatable {
        let pixels: Int

        init(from decoder: any Decoder) throws {
            pixels = try Int(from: decoder)
            guard (1...9).contains(pixels) else { throw DiagnosticError("from 1 to 9") }
        }
    }

    struct Pictures: Decodable, Equatable {
        let formats: [Format]
        let widths: [Width]?

        private enum CodingKeys: CodingKey, CaseIterable {
            case formats, widths
        }
    }

    let name: String
    let isShown: Bool?
    let scale: Double?
    let pictures: Pictures?
}

struct JSONDecodingTests {
    private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
        try JSONText(Array(json.utf8), path: "site.json").decode()
    }

    @Test func readsValuesByTheirNames() throws {
        let settings = try decode(
            Settings.self,
            """
            {"name": "a", "isShown": true, "scale": 1.5, "unknown": [],
             "pictures": {"formats": ["png", "webp"], "widths": null}}
            """)
        #expect(settings.name == "a" && settings.isShown == true && settings.scale == 1.5)
        #expect(settings.pictures?.formats == [.png, .webp] && settings.pictures?.widths == nil)
    }

    @Test func keepsTheOrderAndThePlacesOfEntries() throws {
        let entries = try decode(JSONEntries<Placed<Int>>.self, "{\"b\": 1,\n \"a\": 2}")
        #expect(entries.list.map(\.name) == ["b", "a"] && entries["a"]?.value == 2)
        #expect(entries.list[1].place.position == SourcePosition(line: 2, column: 2))
        #expect(
            entries["a"]?.place.error("too many").description == """
                site.json:2:7: error: too many
                 "a": 2}
                      ^
                """)
    }

    @Test(arguments: [
        ("[]", 1, "the file must be an object: { … }"),
        ("{}", 1, "\"name\" is missing"),
        (#"{"name": null}"#, 10, "\"name\" must be a text in quotation marks"),
        (#"{"name": "a", "isShown": 1}"#, 26, "\"isShown\" must be true or false"),
        (#"{"name": "a", "name": "b"}"#, 15, "\"name\" is duplicated"),
        (
            #"{"name": "a", "pictures": {"formats": 1}}"#, 39,
            "\"pictures.formats\" must be a list: [ … ]"
        ),
        (
            #"{"name": "a", "pictures": {"formats": [1]}}"#, 40,
            "each item of \"pictures.formats\" must be a text in quotation marks"
        ),
        (
            #"{"name": "a", "pictures": {"formats": ["gif"]}}"#, 40,
            "\"gif\" is none of \"webp\" and \"png\""
        ),
        (#"{"name": "a", "pictures": {"formats": [], "widths": [1, 10]}}"#, 57, "from 1 to 9"),
        (
            #"{"name": "a", "pictures": {"formatz": []}}"#, 28,
            "there is no member \"formatz\"; did you mean formats?"
        ),
        (
            #"{"name": "a", "pictures": {"x": []}}"#, 28,
            "there is no member \"x\"; there are \"formats\" and \"widths\""
        ),
    ])
    func saysWhatIsWrongAndWhere(json: String, column: Int, message: String) throws {
        let error = try #require(throws: DiagnosticError.self) {
            try decode(Settings.self, json)
        }
        #expect(error.first.message == message)
        #expect(error.first.position == SourcePosition(line: 1, column: column))
    }
}
