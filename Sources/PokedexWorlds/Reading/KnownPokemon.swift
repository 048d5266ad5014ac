import Diagnostics
import PokedexDomain

/// The Pokémon that spots may name.
package struct KnownPokemon: Sendable {
    private let slugs: Set<Slug>?
    private let suggestion: Suggestion

    /// - Parameter slugs: those of the database; `nil` for any.
    package init(_ slugs: Set<Slug>?) {
        self.slugs = slugs
        suggestion = Suggestion(candidates: (slugs ?? []).map(\.text).sorted())
    }

    /// Takes a text as the slug of a Pokémon.
    package func slug(_ text: String) throws(UnknownPokemon) -> Slug {
        guard let slug = try? Slug(text), slugs?.contains(slug) ?? true else {
            throw UnknownPokemon(text: text, suggestion: suggestion.question(for: text))
        }
        return slug
    }
}

/// A Pokémon that the database lacks.
package struct UnknownPokemon: Error, Hashable, CustomStringConvertible {
    let text: String
    /// The end of the message; empty if nothing is near.
    let suggestion: String

    package var description: String {
        "there is no Pokémon \(quoted(text)) in the database\(suggestion)"
    }
}
