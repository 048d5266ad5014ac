import Foundation
import Testing

@testable import PokeAPI

/// What is said about JSON that Foundation refuses to decode.
struct MalformedResourceTests {
    private struct Record: Decodable {
        let id: Int
        let names: [Name]

        struct Name: Decodable {
            let name: String
        }
    }

    @Test(arguments: [
        ("", "it is empty"),
        (" \n", "it is no JSON: unexpected end of file during JSON parse"),
        (#"{"id": 1, "names": [{"na"#, "it is no JSON: unexpected end of file during JSON parse"),
        ("<html></html>", "it is no JSON: invalid value around character 0"),
        (#"{"id": 1, "names": []} x"#, "it is no JSON: invalid value around character 23"),
        (#"{"id": 64.5, "names": []}"#, "id is 64.5, which is no whole number"),
        (
            #"{"id": 123456789012345678901, "names": []}"#,
            "id is 1.2345678901234568e+20, which is too large"
        ),
        (#"{"id": 1e400, "names": []}"#, "id is no number, or far too large"),
        (
            #"{"id": 1, "names": [{"name": "a"}, {"name": "\ud800"}]}"#,
            "names[1].name is a text with a wrong escape or a line break"
        ),
        (
            "{\"id\": 1, \"names\": [{\"name\": \"a\nb\"}]}",
            "names[0].name is a text with a wrong escape or a line break"
        ),
        (#"{"names": []}"#, "id is missing"),
        (#"{"id": null, "names": []}"#, "id is null instead of a whole number"),
        (#"{"id": 1, "names": null}"#, "names is null instead of a list"),
        (#"{"id": 1, "names": [null]}"#, "names[0] is null instead of an object"),
    ])
    func tellsWhatIsWrongAndWhere(json: String, reason: String) {
        #expect(Self.reason(Data(json.utf8)) == reason)
    }

    @Test func tellsBytesThatAreNotUTF8() {
        let json = Data(#"{"id": 1, "names": [{"name": "Pok"#.utf8 + [0xE9] + #"mon"}]}"#.utf8)
        #expect(
            Self.reason(json)
                == "it is no JSON: invalid UTF-8 sequence 7 bytes starting from character 30")
    }

    @Test func tellsWhatIsNestedTooDeeply() {
        let brackets = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
        #expect(
            Self.reason(Data(#"{"id": 1, "names": \#(brackets)}"#.utf8))
                == "it is no JSON: too many nested arrays or dictionaries around character 531")
    }

    private static func reason(_ json: Data) -> String? {
        do {
            _ = try DecodedJSON.value(of: json) { try Record(from: $0) }
            return nil
        } catch {
            return MalformedResource(error).reason
        }
    }
}
