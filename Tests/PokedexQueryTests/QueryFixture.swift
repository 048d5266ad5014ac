import PokedexDomain
import TestSupport

@testable import PokedexQuery

/// The words of the query language over the sample catalog, whose records have the names that their
/// source gives them, with a few spellings.
enum QueryFixture {
    static func vocabulary() throws -> QueryVocabulary {
        try QueryVocabulary(translations(of: SampleCatalog().catalog), words: words())
    }

    private static func translations(of catalog: Catalog) throws -> QueryTranslations {
        let spellings = try spellings()
        let words = try words()
        return QueryTranslations(
            pokemon: [
                .english: catalog.pokemon.map(\.slug.text) + ["Type: Null"],
                .japanese: catalog.pokemon.map { _ in "ポケモン" } + ["タイプ：ヌル"],
            ],
            lists: [
                .types: entries(catalog.types, { ($0.slug, $0.name) }, words: spellings.types),
                .abilities: entries(
                    catalog.abilities, { ($0.slug, $0.name) },
                    words: ["as-one-glastrier": ["As One (Ice Rider)"]]),
                .moves: entries(catalog.moves, { ($0.slug, $0.name) }, words: spellings.moves),
                .games: catalog.versionGroups.map { group in
                    let versions = catalog.versions.filter { $0.versionGroup == group.id }
                    return QueryNames.Entry(
                        slug: group.slug.text, english: versions.compactMap(\.name.english),
                        japanese: versions.compactMap(\.name.japanese),
                        words: group.slug.text == "scarlet-violet" ? ["SV"] : [])
                },
                .methods: entries(
                    catalog.learnMethods, { ($0.slug, $0.name) },
                    words: Dictionary(
                        uniqueKeysWithValues: words.methods.map {
                            ($0.slug, $0.english + $0.japanese)
                        })),
                .eggGroups: entries(catalog.eggGroups) { ($0.slug, $0.name) },
                .pokedexes: entries(
                    catalog.pokedexes, { ($0.slug, $0.name) }, words: ["kanto": ["カントー"]]),
            ]
        ) { _ in Array(catalog.pokemon.indices) }
    }

    private static func entries<Entity>(
        _ entities: [Entity], _ named: (Entity) -> (slug: Slug, name: LocalizedName),
        words: [String: [String]] = [:]
    ) -> [QueryNames.Entry] {
        entities.map { entity in
            let (slug, name) = named(entity)
            return QueryNames.Entry(
                slug: slug.text, english: [name.english ?? slug.text],
                japanese: [name.japanese ?? slug.text], words: words[slug.text] ?? [])
        }
    }

    static func words() throws -> QueryWords {
        try QueryWords(json: ProjectFiles.bytes(of: "content/queries.json"), folder: "content")
    }

    static func spellings() throws -> Spellings {
        try spellings(
            """
            {
              "moves": {"thunderbolt": ["10万ボルト"], "surf": ["波乗り"]},
              "abilities": {"static": ["静電気"]},
              "types": {"electric": ["電気"]}
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
