import PokedexDomain
import Testing

@testable import PokedexSite

@Suite struct LinksTests {
    @Test func leadsFromTheListDownwards() throws {
        let links = Links(depth: 0)
        #expect(links.address(of: .home) == "./")
        #expect(links.address(of: .pokemon(try Slug("mew"))) == "pokemon/mew/")
        #expect(links.address(of: .home, in: .japanese) == "../ja/")
        #expect(links.asset("style.css") == "../assets/style.css")
    }

    @Test func leadsFromAPageUpwards() throws {
        let links = Links(depth: 2)
        #expect(links.address(of: .home) == "../../")
        #expect(links.address(of: .move(try Slug("surf"))) == "../../moves/surf/")
        #expect(links.address(of: .about, in: .english) == "../../../en/about/")
        #expect(links.asset("") == "../../../assets/")
    }

    @Test func leadsFromAnywhereWithTheHostsRoot() {
        let links = Links(basePath: "/dex/", language: .japanese)
        #expect(links.address(of: .home) == "/dex/ja/")
        #expect(links.address(of: .types) == "/dex/ja/types/")
        #expect(links.address(of: .types, in: .english) == "/dex/en/types/")
        #expect(links.asset("icon.svg") == "/dex/assets/icon.svg")
    }
}
