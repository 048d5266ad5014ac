import Testing

@testable import Preview

struct HTTPResponseTests {
    private let file = ServedFile(
        bytes: Array("0123456789".utf8), type: MediaType.of("a.txt"), version: "v1")

    private func response(_ fields: String..., method: String = "GET") throws -> HTTPResponse {
        let lines = ["\(method) /a.txt HTTP/1.1", "Host: localhost"] + fields
        return file.response(
            to: try HTTPRequest(head: lines.joined(separator: "\r\n").utf8))
    }

    private func text(_ response: HTTPResponse, isHead: Bool = false) -> String {
        String(
            decoding: response.bytes(isHead: isHead, keepsConnection: true), as: UTF8.self)
    }

    @Test func servesTheWholeFile() throws {
        let head = """
            HTTP/1.1 200 OK\r
            Content-Type: text/plain; charset=utf-8\r
            ETag: "v1"\r
            Accept-Ranges: bytes\r
            Content-Length: 10\r
            Cache-Control: no-cache\r
            X-Content-Type-Options: nosniff\r
            Connection: keep-alive\r
            \r\n
            """
        #expect(try text(response()) == "\(head)0123456789")
        #expect(try text(response(method: "HEAD"), isHead: true) == head)
    }

    @Test(arguments: ["\"v1\"", "W/\"v1\"", "\"v0\", \"v1\"", "*"])
    func servesNothingToThoseWhoHaveIt(tags: String) throws {
        let response = try response("If-None-Match: \(tags)", "Range: bytes=0-1")
        #expect(response.status == .notModified)
        #expect(!text(response).contains("Content-Length"))
        #expect(text(response).hasSuffix("\r\n\r\n"))
    }

    @Test func servesAgainWhatHasChanged() throws {
        #expect(try response("If-None-Match: \"v0\"").status == .ok)
    }

    @Test(arguments: [
        ("bytes=0-0", "0", "0-0"), ("bytes=2-4", "234", "2-4"), ("bytes=7-", "789", "7-9"),
        ("bytes=7-99", "789", "7-9"), ("bytes=-3", "789", "7-9"),
        ("bytes=-99", "0123456789", "0-9"),
    ])
    func servesParts(range: String, part: String, place: String) throws {
        let response = try response("Range: \(range)")
        #expect(response.status == .partialContent)
        #expect(String(decoding: response.body, as: UTF8.self) == part)
        #expect(text(response).contains("Content-Range: bytes \(place)/10\r\n"))
        #expect(text(response).contains("Content-Length: \(part.count)\r\n"))
    }

    @Test(arguments: ["bytes=10-", "bytes=99-100", "bytes=-0"])
    func refusesPartsBehindTheEnd(range: String) throws {
        let response = try response("Range: \(range)")
        #expect(response.status == .rangeNotSatisfiable)
        #expect(text(response).contains("Content-Range: bytes */10\r\n"))
    }

    @Test(arguments: ["bytes=4-2", "bytes=a-b", "bytes=", "bytes=-", "lines=1-2", "bytes=0-1,3-4"])
    func servesTheWholeForRangesThatAreNone(range: String) throws {
        #expect(try response("Range: \(range)").status == .ok)
    }

    @Test func servesPartsOnlyOfTheVersionThatIsMeant() throws {
        #expect(try response("Range: bytes=0-1", "If-Range: \"v1\"").status == .partialContent)
        #expect(try response("Range: bytes=0-1", "If-Range: \"v0\"").status == .ok)
        #expect(try response("Range: bytes=0-1", method: "HEAD").status == .ok)
    }

    @Test func knowsTypes() {
        let types = [
            "en/index.html": "text/html; charset=utf-8", "a.css": "text/css; charset=utf-8",
            "a/b.js": "text/javascript; charset=utf-8", "data/a.json": "application/json",
            "en/manifest.webmanifest": "application/manifest+json", "a.svg": "image/svg+xml",
            "A.PNG": "image/png", "a.webp": "image/webp", "robots.txt": "text/plain; charset=utf-8",
            "LICENSE": "application/octet-stream", "a.b/c": "application/octet-stream",
        ]
        for (path, type) in types { #expect(MediaType.of(path) == type) }
    }
}
