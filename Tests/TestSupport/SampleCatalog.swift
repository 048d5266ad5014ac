import PokedexDomain

/// A small catalog in which every kind of fact occurs: six species, ten Pokémon, fourteen moves.
///
/// - Pichu, Pikachu and Raichu are a family with a baby and a regional form (Alolan Raichu); two
///   forms are taken only in battle, one without a learnset (Gigantamax Pikachu) and one with its
///   own (Mega Raichu X); Pichu has a further look.
/// - Clefairy changed its type, stands alone in its family and is a parent of Pichu's Egg moves.
/// - Zapdos is legendary, without gender and Eggs, and once had another hidden ability.
/// - Deoxys is mythical; its slug is none of its two varieties'.
/// - Bite was of another type; Shadow Rush has no power points and no effect in numbers; the two
///   Breakneck Blitz share their name, like the two As One among the abilities, and nobody learns
///   them. Mountaineer is no ability of the main games and has no Japanese name.
package struct SampleCatalog: Sendable {
    /// The facts.
    package let catalog: Catalog
    /// Finds them.
    package let index: CatalogIndex

    /// Makes the catalog.
    ///
    /// - Parameter change: what a test wants otherwise.
    /// - Throws: ``SampleError`` or `DiagnosticError` when the sample itself is wrong.
    package init(change: (inout Catalog) throws -> Void = { _ in }) throws {
        var catalog = Catalog(
            source: CatalogSource(
                date: 1_700_000_000, commit: "0123456789abcdef0123456789abcdef01234567",
                pictureBase: "https://pictures.example/"))
        try Self.addGames(to: &catalog)
        try Self.addTerms(to: &catalog)
        try Self.addTypes(to: &catalog)
        try Self.addAbilities(to: &catalog)
        try Self.addMoves(to: &catalog)
        try Self.addSpecies(to: &catalog)
        try Self.addPokemon(to: &catalog)
        try Self.addFamilies(to: &catalog)
        try Self.addPokedexes(to: &catalog)
        try Self.addLearnsets(to: &catalog)
        Self.addRosters(to: &catalog)
        try change(&catalog)
        self.catalog = catalog
        index = CatalogIndex(catalog)
    }

    /// Games have those that learn moves there.
    private static func addRosters(to catalog: inout Catalog) {
        let learnsets = catalog.learnsets
        for place in catalog.versionGroups.indices {
            let group = catalog.versionGroups[place].id
            catalog.versionGroups[place].roster = learnsets.keys.sorted().filter {
                learnsets[$0]?.versionGroups.contains(group) == true
            }
        }
    }
}

/// Why the sample or a test's use of it is wrong.
package struct SampleError: Error, CustomStringConvertible {
    /// What is wrong.
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// What has a slug; throws ``SampleError`` where the sample has none of it.
extension SampleCatalog {
    package func generation(_ number: Int) -> Identifier<Generation> { Identifier(number) }

    package func versionGroup(_ slug: String) throws -> VersionGroup {
        try catalog.versionGroups.entity(slug, \.slug)
    }

    package func type(_ slug: String) throws -> PokemonType {
        try catalog.types.entity(slug, \.slug)
    }

    package func ability(_ slug: String) throws -> Ability {
        try catalog.abilities.entity(slug, \.slug)
    }

    package func move(_ slug: String) throws -> Move { try catalog.moves.entity(slug, \.slug) }

    package func species(_ slug: String) throws -> Species {
        try catalog.species.entity(slug, \.slug)
    }

    package func pokemon(_ slug: String) throws -> Pokemon {
        try catalog.pokemon.entity(slug, \.slug)
    }

    package func method(_ slug: String) throws -> LearnMethod {
        try catalog.learnMethods.entity(slug, \.slug)
    }
}

extension Array {
    package func entity(_ slug: String, _ path: KeyPath<Element, Slug>) throws -> Element {
        self[try place(of: slug, path)]
    }

    /// Changes the element of a slug.
    package mutating func change(
        _ slug: String, _ path: KeyPath<Element, Slug>, _ change: (inout Element) throws -> Void
    ) throws {
        try change(&self[place(of: slug, path)])
    }

    private func place(of slug: String, _ path: KeyPath<Element, Slug>) throws -> Int {
        guard let place = firstIndex(where: { $0[keyPath: path].text == slug }) else {
            throw SampleError("the sample has no \(Element.self) \"\(slug)\"")
        }
        return place
    }
}
