import Foundation
import TestSupport
import Testing

@testable import PokeAPI

/// Requests to PokéAPI, and what its answers mean.
struct NetworkReadTests {
    @Test func saysWhoAsksAndForWhat() async throws {
        let probe = try NetworkProbe { _ in .json(#"{"id": 25}"#) }
        #expect(await probe.read() == "25")
        let request = try #require(probe.server.requests.first)
        #expect(request.method == "GET")
        #expect(request.path == "/api/v2/pokemon/25/")
        #expect(request.query == nil)
        #expect(request[header: "User-Agent"] == "pokedex-site/test")
        #expect(request[header: "Accept"] == "application/json")
        #expect(request[header: "If-None-Match"] == nil)
    }

    @Test func asksForListsAsAWhole() async throws {
        let probe = try NetworkProbe { _ in .json(#"{"next": null, "results": []}"#) }
        guard case .value(let list, _) = try await probe.source.list(.pokemon) else {
            Issue.record("there is no list")
            return
        }
        #expect(list.count == 0)
        #expect(probe.server.requests.map(\.path) == ["/api/v2/pokemon/"])
        #expect(probe.server.requests.map(\.query) == ["limit=100000&offset=0"])
    }

    @Test func offersToUnpackAndUnpacks() async throws {
        let text = String(repeating: "mouse ", count: 5_000)
        let json = #"{"id": 25, "text": "\#(text)"}"#
        let probe = try NetworkProbe { _ in .json(json).packed }
        #expect(await probe.read() == "25")
        let offer = probe.server.requests.first?[header: "Accept-Encoding"] ?? ""
        #expect(offer.split(separator: ", ").contains("gzip"))
        #expect(probe.source.statistics.bytesReceived == json.utf8.count)
    }

    @Test func handsOutTheTagAndAsksWithIt() async throws {
        let tag = #"W/"abc-1""#
        let probe = try NetworkProbe { request in
            request[header: "If-None-Match"] == tag
                ? .status(304) : .json(#"{"id": 25}"#).with("ETag", tag)
        }
        #expect(await probe.read() == "25, tagged \(tag)")
        #expect(await probe.read(unlessTagged: tag) == "unchanged")
        #expect(await probe.read(unlessTagged: #""old""#) == "25, tagged \(tag)")
    }

    @Test func refusesToHearOfNoChangeUnasked() async throws {
        let probe = try NetworkProbe { _ in .status(304) }
        #expect(await probe.read() == "other: API/pokemon/25/ answered with status 304")
    }

    @Test(arguments: [
        "application/json", "application/json; charset=utf-8", "Application/JSON ;charset=utf-8",
        "application/hal+json",
    ])
    func takesWhatTheSourceCallsJSON(type: String) async throws {
        let probe = try NetworkProbe { _ in .json(#"{"id": 25}"#).with("Content-Type", type) }
        #expect(await probe.read() == "25")
    }

    @Test(arguments: ["text/html", "text/json", "application/jsonp", "image/svg+json", "json"])
    func refusesOtherTypes(type: String) async throws {
        let probe = try NetworkProbe { _ in .json(#"{"id": 25}"#).with("Content-Type", type) }
        let message = "invalidData: API/pokemon/25/ is not JSON: the source calls it \"\(type)\""
        #expect(await probe.read() == message)
        #expect(probe.server.requests.count == 1)
    }

    @Test func refusesWhatHasNoType() async throws {
        let probe = try NetworkProbe { _ in .init(body: Array(#"{"id": 25}"#.utf8)) }
        let message = "invalidData: API/pokemon/25/ is not JSON: the source names no type for it"
        #expect(await probe.read() == message)
    }

    @Test func saysWhatTheSourceDoesNotHave() async throws {
        let probe = try NetworkProbe { _ in .status(404) }
        #expect(
            await probe.read()
                == "notFound: API/pokemon/25/ is not there: the source does not have it (status 404)"
        )
        #expect(probe.server.requests.count == 1)
    }

    @Test(arguments: ["/-1/", "/unknown/"])
    func findsTheOneNumberWithASignByItsNameToo(end: String) async throws {
        let probe = try NetworkProbe { request in
            request.path == "/api/v2/move-ailment\(end)" ? .json(#"{"id": -1}"#) : .status(404)
        }
        #expect(await probe.read(.resource(.moveAilment, -1)) == "-1")
        #expect(await probe.read(.resource(.moveAilment, 1)).hasPrefix("notFound: "))
        #expect(probe.server.requests.last?.path == "/api/v2/move-ailment/1/")
    }

    @Test(arguments: [204, 206, 400, 401, 403, 410, 451, 501])
    func asksOnceWhereTheStatusIsFinal(status: Int) async throws {
        let probe = try NetworkProbe { _ in .json("{}").status(status) }
        #expect(await probe.read() == "other: API/pokemon/25/ answered with status \(status)")
        #expect(probe.server.requests.count == 1)
    }

    @Test(arguments: [#"Basic realm="pokemon""#, "Basic", "Digest", "x"])
    func givesNoPassword(challenge: String) async throws {
        let probe = try NetworkProbe { _ in .status(401).with("WWW-Authenticate", challenge) }
        #expect(await probe.read() == "other: API/pokemon/25/ answered with status 401")
    }

    @Test func asksOnceWhereRecordsAreMalformed() async throws {
        let probe = try NetworkProbe { _ in .json(#"{"name": "pikachu"}"#) }
        #expect(
            await probe.read() == "invalidData: API/pokemon/25/ cannot be used: id is missing")
        #expect(probe.server.requests.count == 1)
    }

    @Test(arguments: [false, true])
    func stopsWhatGrowsTooLargeWhileItArrives(isPacked: Bool) async throws {
        let body = "\"" + String(repeating: "a", count: 1_500_000) + "\""
        let answer = LoopbackServer.Response.json(body)
        let probe = try NetworkProbe(settings: { $0.sizeLimit = 1 << 18 }) { _ in
            isPacked ? answer.packed : answer
        }
        #expect(await probe.read() == "invalidData: API/pokemon/25/ is larger than 262144 bytes")
        #expect(probe.source.statistics.bytesReceived < 1 << 20)
        #expect(probe.server.requests.count == 1)
    }

    @Test func takesWhatIsJustSmallEnough() async throws {
        let probe = try NetworkProbe(settings: { $0.sizeLimit = 10 }) { _ in .json(#"{"id": 25}"#) }
        #expect(await probe.read() == "25")
    }

    @Test func keepsConnectionsButNoCookies() async throws {
        let probe = try NetworkProbe { _ in
            .json(#"{"id": 25}"#).with("Set-Cookie", "a=b; Path=/")
                .with("Cache-Control", "max-age=3600").with("ETag", "\"1\"")
        }
        for _ in 1...12 { #expect(await probe.read() == "25, tagged \"1\"") }
        #expect(probe.server.requests.count == 12)
        // One, as a rule; a second where the first is not free again in time.
        #expect(probe.server.connections < 6)
        #expect(probe.server.requests.allSatisfy { $0[header: "Cookie"] == nil })
        #expect(probe.server.requests.allSatisfy { $0[header: "If-None-Match"] == nil })
    }
}

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
