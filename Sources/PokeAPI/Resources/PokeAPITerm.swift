import PokedexDomain

/// A term of a small vocabulary, with names.
struct PokeAPITerm<Vocabulary: PokeAPIVocabulary>: PokeAPIRecord {
    let id: Int
    let name: String
    let names: PokeAPINames<PokeAPIName>

    func facts() throws(MalformedResource) -> Term<Vocabulary> {
        Term(
            id: try Checked.term(id), slug: try Checked.slug(name),
            name: try names.localized("names"))
    }
}

/// A term of a small vocabulary without names: a growth rate or a category of moves.
struct PokeAPIBareTerm<Vocabulary: PokeAPIVocabulary>: PokeAPIRecord {
    let id: Int
    let name: String

    func facts() throws(MalformedResource) -> Term<Vocabulary> {
        Term(
            id: try Checked.term(id), slug: try Checked.slug(name),
            name: LocalizedName())
    }
}

extension Checked {
    /// The number of a term. Learnsets have one byte for that of a learn method.
    fileprivate static func term<Vocabulary: PokeAPIVocabulary>(
        _ number: Int
    ) throws(MalformedResource) -> Identifier<Term<Vocabulary>> {
        let isSmall = Vocabulary.resource == .moveLearnMethod
        return try id(number, isSmall ? FactRange.smallIdentifier : FactRange.wordIdentifier)
    }
}
