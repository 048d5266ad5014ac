import JSON
import PokedexDomain

extension BrowserData.File {
    /// `details/{language}.json`: what the search box shows beside the names of `search.json`.
    static func details(_ site: LocalizedSite) -> Self {
        Self("details/\(site.language.code)") { $0.details(site) }
    }
}

extension BrowserData {
    fileprivate func details(_ site: LocalizedSite) -> [UInt8] {
        let catalog = indexes.catalog
        return Self.document { writer in
            writer.column("shape-slugs", catalog.shapes.map(\.slug.text))
            writer.object("classes") { writer in
                writer.column("slug", DamageClass.allCases.map(\.rawValue))
                writer.column("name", DamageClass.allCases.map(site.names.stats.name))
            }
            writer.object("pokemon") { writer in
                writer.column("types", catalog.pokemon.map { $0.types.map(typePosition) })
                writer.column("shape", catalog.pokemon.map(shapePosition))
                writer.column("picture", catalog.pokemon.map(pictures.smallPath))
            }
            writer.object("moves") { writer in
                writer.column("type", catalog.moves.map { typePosition($0.type) })
                writer.column("class", catalog.moves.map(classPosition))
                writer.column(
                    "power", catalog.moves.map { indexes.moveHistory.valuesToday(of: $0).power })
                writer.column("effect", catalog.moves.map { site.descriptions[$0.id] })
            }
            writer.object("abilities") { writer in
                writer.column("effect", catalog.abilities.map { site.descriptions[$0.id] })
            }
        }
    }

    func classPosition(_ move: Move) -> Int? {
        DamageClass.allCases.firstIndex(of: move.damageClass)
    }
}
