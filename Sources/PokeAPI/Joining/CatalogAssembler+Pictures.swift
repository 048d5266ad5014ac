import PokedexDomain

extension CatalogAssembler {
    /// Where a Pokémon's pictures are.
    mutating func pictures(_ draft: PokeAPIPictures) -> Pictures {
        let addresses: [Pictures.Kind: String?] = [
            .sprite: draft.sprite, .shiny: draft.shiny, .female: draft.female,
            .home: draft.other?.home?.ordinary, .homeShiny: draft.other?.home?.shiny,
            .artwork: draft.other?.artwork?.ordinary,
            .artworkShiny: draft.other?.artwork?.shiny,
        ]
        var paths: [Pictures.Kind: String] = [:]
        for (kind, address) in addresses {
            paths[kind] = picture(address)
        }
        return Pictures(paths: paths)
    }

    /// A picture's path below the picture base.
    mutating func picture(_ address: String?) -> String? {
        guard let address else { return nil }
        let path = String(address.dropFirst(Self.pictureBase.count))
        guard address.hasPrefix(Self.pictureBase), TextRule.path.objection(to: path) == nil else {
            drop("picture", "\(quoted(address)) is no path below \(Self.pictureBase)")
            return nil
        }
        return path
    }
}
