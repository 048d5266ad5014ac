import PokedexDomain

extension BrowserData {
    /// `search.json`: both names and the address of everything that has a page to be found.
    var search: [UInt8] {
        let catalog = useCases.catalog
        return Self.document { writer in
            section(
                "pokemon", slugs: catalog.pokemon.map(\.slug), ids: catalog.pokemon.map(\.id),
                numbers: catalog.pokemon.map(\.species.rawValue), into: &writer
            ) { $0.pokemon[$1] }
            section(
                "moves", slugs: catalog.moves.map(\.slug), ids: catalog.moves.map(\.id),
                numbers: nil, into: &writer
            ) { $0.distinguishedMoves[$1] }
            section(
                "abilities", slugs: catalog.abilities.map(\.slug),
                ids: catalog.abilities.map(\.id), numbers: nil, into: &writer
            ) { $0.distinguishedAbilities[$1] }
            section(
                "types", slugs: catalog.types.map(\.slug), ids: catalog.types.map(\.id),
                numbers: nil, into: &writer
            ) { $0.types[$1] }
        }
    }

    private func section<Entity>(
        _ kind: String, slugs: [Slug], ids: [Identifier<Entity>], numbers: [Int]?,
        into writer: inout JSONWriter, name: (Names, Identifier<Entity>) -> DisplayName
    ) {
        writer.key(kind)
        writer.object { writer in
            writer.column("slug", slugs.map(\.text))
            if let numbers { writer.column("number", numbers) }
            for language in languages {
                writer.column(
                    language.language.code, ids.map { name(language.names, $0).text })
            }
        }
    }
}
