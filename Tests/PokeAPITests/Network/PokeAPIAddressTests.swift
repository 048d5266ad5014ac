import Diagnostics
import Testing

@testable import PokeAPI

/// Which texts are taken as PokéAPI's address, and where its resources are.
struct PokeAPIAddressTests {
    @Test(arguments: [
        ("https://pokeapi.co/api/v2/", "https://pokeapi.co/api/v2/"),
        ("https://pokeapi.co/api/v2", "https://pokeapi.co/api/v2/"),
        ("HTTPS://PokeAPI.co", "https://pokeapi.co/"),
        ("https://example.org:8443/a%20b", "https://example.org:8443/a%20b/"),
        ("http://localhost:8080/", "http://localhost:8080/"),
        ("http://127.0.0.1/api", "http://127.0.0.1/api/"),
        ("http://127.255.3.4/", "http://127.255.3.4/"),
        ("http://[::1]:80/", "http://[::1]:80/"),
    ])
    func takesSafeAddressesWithASlashAtTheirEnd(text: String, address: String) throws {
        #expect(try PokeAPIAddress(text).description == address)
    }

    @Test(arguments: [
        "", "pokeapi.co", "/api/v2/", "https://", "https:///api", "https://a b/", "https://a:0/",
        "https://a:70000/",
    ])
    func refusesWhatIsNoAddress(text: String) {
        Self.expect(
            text, "\"\(text)\" is no address; give one such as https://pokeapi.co/api/v2/")
    }

    @Test(arguments: [
        "http://pokeapi.co/", "ftp://localhost/", "http://127.0.0.1.example.org/",
        "http://128.0.0.1/", "http://0127.0.0.1/", "http://127.1/", "http://localhost.org/",
    ])
    func refusesToAskOtherComputersWithoutEncryption(text: String) {
        Self.expect(
            text,
            "\"\(text)\" does not begin with https://; only a server on this computer may be read "
                + "over http://, as http://localhost/ or http://127.0.0.1/")
    }

    @Test(arguments: ["https://ash:pika@pokeapi.co/", "https://ash@pokeapi.co/"])
    func refusesPasswordsWithoutRepeatingThem(text: String) {
        Self.expect(
            text,
            "the address holds a user's name or a password; leave out what stands before the @")
    }

    @Test(arguments: ["https://pokeapi.co/?a=b", "https://pokeapi.co/#top", "https://pokeapi.co/?"])
    func refusesQueriesAndFragments(text: String) {
        Self.expect(
            text,
            "\"\(text)\" goes on after the path; leave out everything from the ? or # on")
    }

    @Test(arguments: [
        (PokeAPIPath.meta, "meta/"),
        (.resource(.pokemon, 25), "pokemon/25/"),
        (.list(.moveLearnMethod, offset: 0), "move-learn-method/?limit=100000&offset=0"),
        (.list(.pokemon, offset: 1302), "pokemon/?limit=100000&offset=1302"),
    ])
    func knowsTheAddressOfEachPath(path: PokeAPIPath, address: String) {
        let url = PokeAPIAddress.standard.url(of: path)
        #expect(url.absoluteString == "https://pokeapi.co/api/v2/\(address)")
    }

    private static func expect(_ text: String, _ message: String) {
        let error = #expect(throws: DiagnosticError.self) { try PokeAPIAddress(text) }
        #expect(error?.diagnostics.map(\.message) == [message])
    }
}
