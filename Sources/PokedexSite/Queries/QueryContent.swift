import JSON
import PokedexDomain
import PokedexQuery

/// What the site's content says about queries.
package struct QueryContent: Sendable {
    /// The query language.
    package let declaration: QueryDeclaration
    /// How players write names with kanji.
    let spellings: Spellings

    /// Holds both.
    package init(declaration: QueryDeclaration, spellings: Spellings) {
        self.declaration = declaration
        self.spellings = spellings
    }

    /// What a site with these worlds has of it.
    func fitting(_ worlds: Worlds) -> Self {
        Self(declaration: declaration.fitting(worlds), spellings: spellings)
    }
}

extension PokemonSearch {
    /// Prepares a catalog for being searched with the names of the site's pages.
    ///
    /// - Parameter worlds: those of the site's owner.
    /// - Throws: ``TranslationError`` when a word is missing that a name is made with.
    package init(
        _ catalog: Catalog, translations: Translations, queries: QueryContent, worlds: Worlds
    ) throws(TranslationError) {
        var names: [Names] = []
        for language in Language.allCases {
            names.append(try Names(catalog: catalog, translation: translations[language]))
        }
        let records = RecordNameMaker(
            catalog: catalog, worlds: worlds, names: names, queries: queries)
        self.init(
            catalog, declaration: queries.declaration, names: records.all, worlds: worlds)
    }
}

extension PokemonSearch.Answer {
    /// The answer as JSON, for programs: the query in its canonical form, and the hits.
    package var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("query", query)
            writer.member("count", hits.count)
            writer.key("hits")
            writer.array { writer in
                for hit in hits { writer.object { hit.write(into: &$0) } }
            }
        }
        return writer.bytes
    }
}

extension PokemonSearch.Hit {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.member("slug", slug.text)
        writer.member("number", number)
        writer.member("name", name)
        writer.column("types", types.map(\.text))
        for (stat, base) in zip(Stat.permanent, stats) { writer.member(stat.rawValue, base) }
        writer.member("total", total)
        guard let moves else { return }
        writer.key("moves")
        writer.array { writer in
            for move in moves { writer.object { move.write(into: &$0) } }
        }
    }
}

extension PokemonSearch.Learned {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.member("move", move.slug.text)
        writer.member("game", game.slug.text)
        writer.key("ways")
        writer.array { writer in
            for way in ways { writer.object { way.write(into: &$0) } }
        }
    }
}

extension PokemonSearch.Way {
    /// What a way lacks is left out.
    fileprivate func write(into writer: inout JSONWriter) {
        writer.member("method", method.slug.text)
        if let level { writer.member("level", level) }
        if !machines.isEmpty { writer.column("machines", machines.map(\.label.code)) }
        if let stage { writer.member("from", stage.slug.text) }
    }
}

extension QueryContent {
    /// The records in `spellings.json` that a catalog lacks, by kind.
    package func unknownSpellings(in catalog: Catalog) -> [MissingTranslations] {
        Spellings.Kind.allCases.compactMap { kind in
            let slugs = spellings.unknown(kind, in: catalog)
            guard !slugs.isEmpty else { return nil }
            return MissingTranslations(.spelling(kind), identifiers: slugs)
        }
    }
}
