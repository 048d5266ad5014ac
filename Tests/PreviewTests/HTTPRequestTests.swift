import Testing

@testable import Preview

struct HTTPRequestTests {
    private func request(_ lines: String...) throws -> HTTPRequest {
        try HTTPRequest(head: lines.joined(separator: "\r\n").utf8)
    }

    private func status(of lines: String...) -> HTTPStatus? {
        do {
            _ = try HTTPRequest(head: lines.joined(separator: "\r\n").utf8)
            return nil
        } catch {
            return error
        }
    }

    @Test func readsMethodPathQueryAndFields() throws {
        let request = try request(
            "GET /en/moves/?q=type%3Afire&q=second&empty HTTP/1.1", "Host: localhost:1313",
            "Accept: text/html", "accept:  text/plain\t")
        #expect(request.method == "GET")
        #expect(request.path.text == "en/moves/")
        #expect(request.search == "?q=type%3Afire&q=second&empty")
        #expect(request.query == ["q": "type:fire", "empty": ""])
        #expect(request[field: "HOST"] == "localhost:1313")
        #expect(request[field: "Accept"] == "text/html, text/plain")
        #expect(request[field: "Range"] == nil)
    }

    @Test func keepsConnectionsAsTheVersionSays() throws {
        #expect(try request("GET / HTTP/1.1", "Host: a").keepsConnection)
        #expect(try !request("GET / HTTP/1.1", "Host: a", "Connection: Close").keepsConnection)
        #expect(try !request("GET / HTTP/1.0").keepsConnection)
        #expect(try request("GET / HTTP/1.0", "Connection: keep-alive").keepsConnection)
    }

    @Test(arguments: [
        "", "GET", "GET /", "GET  / HTTP/1.1", "GET / HTTP/1.1 more", "G(T / HTTP/1.1",
        "GET en/ HTTP/1.1", "GET http://localhost/ HTTP/1.1", "GET / FTP/1.1", "GET /%zz HTTP/1.1",
    ])
    func refusesOtherFirstLines(line: String) {
        #expect(status(of: line, "Host: a") == .badRequest)
    }

    @Test(arguments: ["no colon", ": no name", "a b: c", " folded: value", "bell: \u{7}"])
    func refusesOtherFields(line: String) {
        #expect(status(of: "GET / HTTP/1.1", "Host: a", line) == .badRequest)
    }

    @Test func refusesBodiesOtherVersionsAndDoubtfulHosts() {
        #expect(status(of: "GET / HTTP/2.0", "Host: a") == .versionNotSupported)
        #expect(status(of: "POST / HTTP/1.1", "Host: a", "Content-Length: 1") == .contentTooLarge)
        #expect(
            status(of: "POST / HTTP/1.1", "Host: a", "Transfer-Encoding: chunked")
                == .contentTooLarge)
        for length in ["+0", "-0", "", "0x0", " 0 0", "０"] {
            let line = "Content-Length: \(length)"
            #expect(status(of: "GET / HTTP/1.1", "Host: a", line) == .badRequest)
        }
        #expect(status(of: "GET /?a\rb HTTP/1.1", "Host: a") == .badRequest)
        #expect(status(of: "GET / HTTP/1.1") == .badRequest)
        #expect(status(of: "GET / HTTP/1.1", "Host: a", "Host: b") == .badRequest)
    }
}

struct RequestPathTests {
    @Test func decodes() {
        #expect(RequestPath("/")?.text == "")
        #expect(RequestPath("/ja/%E6%8A%80/")?.text == "ja/技/")
        #expect(RequestPath("/a%20b..c/.d")?.text == "a b..c/.d")
    }

    @Test(arguments: [
        "", "en/", "/..", "/../etc/passwd", "/en/../../etc/passwd", "/%2e%2e/etc/passwd",
        "/en/%2E%2E", "/en/..%2fetc", "/en%2fmoves", "/./en", "//etc/passwd", "/en//moves",
        "/..\\etc", "/%5c..", "/%00", "/a%0Ab", "/%ff", "/%", "/%4",
    ])
    func leadsNowhereElse(target: String) {
        #expect(RequestPath(target) == nil)
    }
}

struct HostRuleTests {
    @Test(arguments: [
        "localhost", "LOCALHOST:1313", "site.localhost:1313", "127.0.0.1:1313", "127.1.2.3",
        "[::1]:80",
    ])
    func allowsThisComputer(host: String) {
        #expect(HostRule(isLoopback: true, own: "127.0.0.1").allows(host))
    }

    @Test(arguments: [
        "example.org", "localhost.example.org:1313", "127.0.0.1.example.org", "127.0.0", "",
        "10.0.0.1",
        "127.0.0.256", "[::1].evil.example", "127.+1.0.1", "127.00000.0.1", "127.0.0.01",
        "[::1]a:80",
    ])
    func refusesOtherNamesOnLoopback(host: String) {
        #expect(!HostRule(isLoopback: true, own: "127.0.0.1").allows(host))
    }

    @Test func allowsEveryNameElsewhere() {
        #expect(HostRule(isLoopback: false, own: "0.0.0.0").allows("example.org"))
    }
}
