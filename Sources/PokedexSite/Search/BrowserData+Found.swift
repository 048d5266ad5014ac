import JSON
import PokedexDomain

extension BrowserData.File {
    /// `found/{language}/{version-group}.json`: how Pokémon are had in a game, in words.
    static func found(in game: Identifier<VersionGroup>, _ site: LocalizedSite) -> Self {
        Self(name: { "found/\(site.language.code)/\($0.indexes.entities[game].slug)" }) {
            try $0.found(in: game, site)
        }
    }
}

extension BrowserData {
    fileprivate func found(
        in game: Identifier<VersionGroup>, _ site: LocalizedSite
    ) throws -> [UInt8] {
        let texts = AvailabilityTexts(site: site)
        let lines = try indexes.catalog.pokemon.map { pokemon in
            try indexes.availability.answers(for: pokemon).first { $0.game == game }.map {
                try texts.line($0)
            }
        }
        return Self.document { writer in writer.column("line", lines) }
    }
}
