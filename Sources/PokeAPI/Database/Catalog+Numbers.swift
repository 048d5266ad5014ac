import PokedexDomain

extension Catalog {
    /// The source's numbers of all that it holds of a kind; `nil` for machines, whose numbers are
    /// not facts.
    func numbers(of resource: PokeAPIResource) -> [Int]? {
        resource.kind.facts(self)?.map(\.number)
    }
}
