import PokedexDomain
import TestSupport

@testable import PokedexQuery

/// The words of the query language over the sample catalog, whose records have the names that their
/// source gives them, with a few spellings.
enum QueryFixture {
    static func vocabulary() throws -> QueryVocabulary {
        try QueryVocabulary(declaration(), names: names(of: SampleCatalog().catalog))
    }

    static func vocabularyOfMoves() throws -> QueryVocabulary {
        try QueryVocabulary(ofMovesIn: declaration(), names: names(of: SampleCatalog().catalog))
    }

    static func search(
        worlds: Worlds = Worlds(), change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> PokemonSearch {
        let catalog = try SampleCatalog(change: change).catalog
        return try PokemonSearch(
            catalog, declaration: declaration(), names: names(of: catalog), worlds: worlds)
    }

    /// Names sort by slug.
    private static func names(of catalog: Catalog) throws -> RecordNames {
        let spellings = try spellings()
        let words = { (kind: Spellings.Kind, slugs: [Slug]) in
            Dictionary(uniqueKeysWithValues: slugs.map { ($0.text, spellings[kind, $0]) })
        }
        let methods = try (declaration().words["methods"] ?? []).map {
            ($0.slug, $0.names.values.flatMap(\.self))
        }
        let slugs = catalog.pokemon.map(\.slug.text)
        return RecordNames(
            pokemon: [
                .english: slugs + ["Type: Null"],
                .japanese: slugs.map { _ in "ポケモン" } + ["タイプ：ヌル"],
            ],
            lists: [
                "types": entries(
                    catalog.types, { ($0.slug, $0.name) },
                    words: words(.types, catalog.types.map(\.slug))),
                "abilities": entries(
                    catalog.abilities, { ($0.slug, $0.name) },
                    words: ["as-one-glastrier": ["As One (Ice Rider)"]]),
                "moves": entries(
                    catalog.moves, { ($0.slug, $0.name) },
                    words: words(.moves, catalog.moves.map(\.slug))),
                "places": entries(catalog.places) { ($0.slug, $0.name) },
                "games": catalog.versionGroups.map { group in
                    let versions = catalog.versions.filter { $0.versionGroup == group.id }
                    return QueryNames.Entry(
                        slug: group.slug.text,
                        names: named { language in versions.compactMap { $0.name[language] } },
                        words: group.slug.text == "scarlet-violet" ? ["SV"] : [])
                },
                "methods": entries(
                    catalog.learnMethods, { ($0.slug, $0.name) },
                    words: Dictionary(uniqueKeysWithValues: methods)),
                "egg-groups": entries(catalog.eggGroups) { ($0.slug, $0.name) },
                "color": entries(catalog.colors) { ($0.slug, $0.name) },
                "shape": entries(catalog.shapes) { ($0.slug, $0.name) },
                "classes": classes.map { slug, name, reading in
                    QueryNames.Entry(
                        slug: slug, names: [.english: [slug], .japanese: [name]], words: [reading])
                },
                "pokedexes": entries(
                    catalog.pokedexes, { ($0.slug, $0.name) }, words: ["kanto": ["カントー"]]),
            ]
        ) { _ in slugs.map { slug in slugs.count { $0 < slug } } }
    }

    private static let classes = [
        ("physical", "物理", "ぶつり"), ("special", "特殊", "とくしゅ"), ("status", "変化", "へんか"),
    ]

    private static func entries<Entity>(
        _ entities: [Entity], _ named: (Entity) -> (slug: Slug, name: LocalizedName),
        words: [String: [String]] = [:]
    ) -> [QueryNames.Entry] {
        entities.map { entity in
            let (slug, name) = named(entity)
            return QueryNames.Entry(
                slug: slug.text, names: self.named { [name[$0] ?? slug.text] },
                words: words[slug.text] ?? [])
        }
    }

    private static func named(_ names: (Language) -> [String]) -> [Language: [String]] {
        Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, names($0)) })
    }

    /// The project's declaration, for a site without worlds unless others are given.
    static func declaration(worlds: Worlds = Worlds()) throws -> QueryDeclaration {
        try QueryDeclaration(
            json: ProjectFiles.bytes(of: "content/\(QueryDeclaration.file)"), folder: "content"
        ).fitting(worlds)
    }

    static func spellings() throws -> Spellings {
        try spellings(
            """
            {
              "moves": {"thunderbolt": ["10万ボルト"], "surf": ["波乗り"]},
              "abilities": {"static": ["静電気"]},
              "types": {"electric": ["電気"]},
              "places": {}
            }
            """)
    }

    static func spellings(_ json: String) throws -> Spellings {
        try Spellings(json: Array(json.utf8), folder: "content")
    }

    /// The message of the error that a body throws; empty when it throws none.
    static func message<Result>(of body: () throws -> Result) -> String {
        do {
            _ = try body()
            return ""
        } catch {
            return String(describing: error)
        }
    }
}
