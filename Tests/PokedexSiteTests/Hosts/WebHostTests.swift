import Testing

@testable import PokedexSite

@Suite struct WebHostTests {
    /// The names at the top of a site.
    private static let names = ["index.html", "en/", "assets/", "data/", "service-worker.js"]

    private func files(_ host: WebHost, at address: String? = nil) throws -> [String: String] {
        let files = host.files(beside: Self.names, baseURL: try address.map { try BaseURL($0) })
        return Dictionary(
            uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
        )
    }

    @Test func writesTheHeadersOfNetlify() throws {
        #expect(
            try files(.netlify) == [
                "_headers": """
                /*
                  Content-Security-Policy: frame-ancestors 'none'
                  X-Content-Type-Options: nosniff
                  Referrer-Policy: same-origin
                /en/manifest.webmanifest
                  Content-Type: application/manifest+json
                /ja/manifest.webmanifest
                  Content-Type: application/manifest+json
                /assets/*
                  Cache-Control: public, max-age=31536000, immutable
                /data/*
                  Cache-Control: no-cache
                  Access-Control-Allow-Origin: *
                /en/*
                  Cache-Control: no-cache
                /
                  Cache-Control: no-cache
                /index.html
                  Cache-Control: no-cache
                /service-worker.js
                  Cache-Control: no-cache

                """,
                "_redirects": """
                /.pokedex-site /404.html 404!
                /* /404.html 404

                """,
            ])
    }

    /// It sets a header of its own accord that only the data may have, and has no rules with status 404.
    @Test func writesWhatDiffersOnCloudflare() throws {
        let netlify = try files(.netlify)
        let cloudflare = try files(.cloudflare)
        #expect(cloudflare["_redirects"] == "/.pokedex-site / 302\n")
        #expect(
            cloudflare["_headers"]
                == netlify["_headers"]?.replacing(
                    "same-origin\n", with: "same-origin\n  ! Access-Control-Allow-Origin\n"))
    }

    @Test func putsThePathOfTheBaseURLBeforeEveryRule() throws {
        for host in [WebHost.netlify, .cloudflare] {
            let root = try files(host)
            let below = try files(host, at: "https://example.org/図鑑/")
            let path = "/%E5%9B%B3%E9%91%91/"
            #expect(
                below["_headers"] == root["_headers"]?.replacing(/(?m)^\//, with: path))
            #expect(
                below["_redirects"]
                    == root["_redirects"]?.replacing(/(?m)(^| )\//) { "\($0.output.1)\(path)" })
            #expect(try files(host, at: "https://example.org") == root)
        }
    }

    /// The limits are Cloudflare's; Netlify has higher ones.
    @Test(arguments: [WebHost.netlify, .cloudflare])
    func staysWithinTheLimitsOfRules(host: WebHost) throws {
        let files = try files(
            host, at: "https://example.org/\(String(repeating: "a", count: 300))/")
        let headers = try #require(files["_headers"]).split(separator: "\n")
        #expect(headers.count { !$0.hasPrefix(" ") } <= 100)
        #expect(headers.allSatisfy { $0.count <= 2000 })
        let redirects = try #require(files["_redirects"]).split(separator: "\n")
        #expect(redirects.count <= 100)
        #expect(redirects.allSatisfy { $0.count <= 1000 })
    }

    /// The two hosts differ in what holds when two rules have the same header.
    @Test func setsNoHeaderTwiceForAnAddress() throws {
        var blocks: [(path: String, headers: [Substring])] = []
        for line in try #require(try files(.netlify)["_headers"]).split(separator: "\n") {
            if line.hasPrefix("  ") {
                blocks[blocks.count - 1].headers.append(line.prefix { $0 != ":" })
            } else {
                blocks.append((String(line), []))
            }
        }
        for address in [
            "/", "/en/pokemon/pikachu/", "/en/manifest.webmanifest", "/assets/a/style.css",
            "/data/search.json",
        ] {
            let headers = blocks.filter { block in
                block.path.hasSuffix("*")
                    ? address.hasPrefix(block.path.dropLast()) : address == block.path
            }.flatMap(\.headers)
            #expect(headers.count == Set(headers).count, "\(address)")
            #expect(headers.contains("  Cache-Control"), "\(address)")
        }
    }

    @Test func writesTheFilesOfGitHub() throws {
        #expect(try files(.github) == [".nojekyll": ""])
        #expect(
            try files(.github, at: "https://dex.example.org:8443/")
                == [".nojekyll": "", "CNAME": "dex.example.org\n"])
        #expect(try files(.github, at: "https://例え.jp/")["CNAME"] == "xn--r8jz45g.jp\n")
    }

    @Test(arguments: [
        "https://owner.github.io/", "https://owner.github.io/dex/", "https://example.org/dex/",
        "http://localhost/", "http://127.0.0.1:8000/", "http://[::1]/",
    ])
    func writesNoDomainThatIsNotTheSites(address: String) throws {
        #expect(try files(.github, at: address) == [".nojekyll": ""])
    }

    @Test func saysWhereItsFilesBelongWhenTheSiteIsBelowAPath() throws {
        let below = try BaseURL("https://example.org/dex/")
        #expect(
            WebHost.netlify.advice(baseURL: below) == """
                Netlify reads _headers and _redirects at the root of the domain only, and the site \
                is published below /dex/: copy both files there
                """)
        #expect(WebHost.cloudflare.advice(baseURL: below)?.hasPrefix("Cloudflare Pages ") == true)
        #expect(WebHost.github.advice(baseURL: below) == nil)
        for host in WebHost.allCases {
            #expect(host.advice(baseURL: nil) == nil)
            #expect(host.advice(baseURL: try BaseURL("https://example.org/")) == nil)
        }
    }
}
