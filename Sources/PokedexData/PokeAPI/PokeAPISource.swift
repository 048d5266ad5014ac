import Foundation

/// Where PokéAPI's JSON comes from: a folder, or the network.
///
/// The importer calls it from several threads at once; a call returns when it has its answer.
public protocol PokeAPISource: Sendable {
    /// The list of all resources of a kind, its pages joined.
    ///
    /// - Throws: ``PokeAPISourceError`` when there is no list, or it is none.
    func list(_ resource: PokeAPIResource) throws(PokeAPISourceError) -> PokeAPIList

    /// The JSON of one resource.
    ///
    /// - Throws: ``PokeAPISourceError`` when it is missing or cannot be read.
    func fetch(_ resource: PokeAPIResource, id: Int) throws(PokeAPISourceError) -> Data

    /// The JSON of `meta`, which says when and from what the data set was made.
    ///
    /// - Throws: ``PokeAPISourceError`` when it is missing or cannot be read.
    func fetchMeta() throws(PokeAPISourceError) -> Data
}

/// Why a source could not give what it was asked for.
public struct PokeAPISourceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was asked for, where, and why it is not there.
    public let description: String

    /// Says why.
    public init(_ description: String) {
        self.description = description
    }
}
