import TestSupport
import Testing

/// Which redirects are followed.
struct NetworkRedirectTests {
    @Test(arguments: [301, 302, 303, 307, 308])
    func followsOnTheSameServer(status: Int) async throws {
        let probe = try NetworkProbe { request in
            request.path == "/api/v3/25" && request.query == "a=b"
                ? .json(#"{"id": 25}"#) : .redirect(to: "/api/v3/25?a=b", status: status)
        }
        #expect(await probe.read(unlessTagged: "\"1\"") == "25")
        #expect(probe.server.requests.map { $0[header: "If-None-Match"] } == ["\"1\"", "\"1\""])
        #expect(probe.source.statistics.requests == 1)
    }

    @Test func followsRelativeAndWholeAddresses() async throws {
        let probe = try NetworkProbe { request in
            switch request.path {
            case "/api/v2/pokemon/25/": .redirect(to: "../26/")
            case "/api/v2/pokemon/26/":
                .redirect(to: "http://\(request[header: "Host"] ?? "")/api/v2/pokemon/27/")
            default: .json(#"{"id": 27}"#)
            }
        }
        #expect(await probe.read() == "27")
    }

    @Test func followsFiveTimes() async throws {
        let probe = try NetworkProbe { request in
            request.path.hasSuffix("/xxxxx/")
                ? .json(#"{"id": 25}"#) : Self.onward(request.path)
        }
        #expect(await probe.read() == "25")
        #expect(probe.server.requests.count == 6)
    }

    @Test func doesNotFollowForEver() async throws {
        let probe = try NetworkProbe { Self.onward($0.path) }
        #expect(
            await probe.read() == "other: API/pokemon/25/ is redirected more than 5 times")
        #expect(probe.server.requests.count == 6)
    }

    @Test(arguments: [
        "https://127.0.0.1:PORT/", "http://localhost:PORT/", "http://127.0.0.1:1/",
        "http://127.0.0.1/", "http://example.org/api/v2/pokemon/25/",
    ])
    func asksNoOtherServer(address: String) async throws {
        let probe = try NetworkProbe { request in
            let port = request[header: "Host"]?.split(separator: ":").last ?? ""
            return .redirect(to: address.replacing("PORT", with: port))
        }
        let target = address.replacing("PORT", with: "\(probe.server.port)")
        #expect(
            await probe.read()
                == "other: API/pokemon/25/ is redirected to \(target), on another server")
        #expect(probe.server.requests.count == 1)
    }

    @Test func saysWhereAnAddressIsMissing() async throws {
        let probe = try NetworkProbe { _ in .status(302) }
        #expect(
            await probe.read()
                == "other: API/pokemon/25/ is redirected (status 302) without an address")
    }

    private static func onward(_ path: String) -> LoopbackServer.Response {
        path.contains("x")
            ? .redirect(to: String(path.dropLast()) + "x/") : .redirect(to: "/api/v2/x/")
    }
}
