/// Why a text cannot be PokéAPI's address.
public enum InvalidPokeAPIAddress: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is no address with a scheme and a host.
    case noAddress(String)
    /// It is read over something else than https, from another computer.
    case unsafe(String)
    /// It holds a user's name or a password. They are not repeated.
    case withUser
    /// It holds a query or a fragment.
    case withQuery(String)

    /// Says what is wrong, and what to give instead.
    public var description: String {
        switch self {
        case .noAddress(let text):
            "\"\(text)\" is no address; give one such as https://pokeapi.co/api/v2/"
        case .unsafe(let text):
            "\"\(text)\" does not begin with https://; only a server on this computer may be read "
                + "over http://, as http://localhost/ or http://127.0.0.1/"
        case .withUser:
            "the address holds a user's name or a password; leave out what stands before the @"
        case .withQuery(let text):
            "\"\(text)\" goes on after the path; leave out everything from the ? or # on"
        }
    }
}
