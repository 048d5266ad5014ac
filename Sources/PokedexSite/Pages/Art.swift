import Mustache
import PokedexDomain

/// A Pokémon's picture on a disc in its types' colours, or our drawing of its body shape.
struct Art {
    private let pokemon: Pokemon
    private let links: Links
    private let pictures: PictureSource
    private let assets: AssetFolder
    private let index: CatalogIndex
    private let types: MarkedTypes

    init(
        _ pokemon: Pokemon, links: Links, pictures: PictureSource, assets: AssetFolder,
        index: CatalogIndex, types: MarkedTypes
    ) {
        self.pokemon = pokemon
        self.links = links
        self.pictures = pictures
        self.assets = assets
        self.index = index
        self.types = types
    }

    init(_ pokemon: Pokemon, links: Links, _ site: LocalizedSite) {
        self.init(
            pokemon, links: links, pictures: site.pictures, assets: site.assets, index: site.index,
            types: MarkedTypes(site.indexes))
    }

    /// The small picture, for lists, where the name stands beside it.
    var small: Value {
        value(of: address(of: [.sprite]), alternative: "", isLazy: true)
    }

    /// The small picture of one of its forms.
    func small(of form: Form) -> Value {
        let address = pictures.address(of: form.picture, links: links)
            .map { ($0, Self.spriteSize) }
        return value(of: address ?? self.address(of: [.sprite]), alternative: "", isLazy: true)
    }

    /// The large picture, for the Pokémon's own page.
    ///
    /// - Parameter drawing: the label of our drawing where it replaces the picture.
    func large(alternative: String, drawing: String) -> Value {
        look(
            of: Self.largeKinds, alternative: alternative, drawing: drawing,
            isShiny: false)
    }

    /// The large picture of the shiny one.
    ///
    /// - Parameter drawing: the label of our drawing where it replaces the picture.
    func largeShiny(alternative: String, drawing: String) -> Value {
        look(
            of: [.homeShiny, .artworkShiny, .shiny], alternative: alternative, drawing: drawing,
            isShiny: true)
    }

    /// The colours of the types that it had in earlier eras, for `partials/tints`; none where it always had
    /// today's.
    var tints: Value { Self.tints(types.variants(of: pokemon), index) }

    /// The colours of other types than today's, each with the games in which they are shown.
    static func tints<Games>(
        _ variants: EraVariants<Games, [Identifier<PokemonType>]>, _ index: CatalogIndex
    ) -> Value {
        .list(
            variants.variants.dropFirst().map { variant in
                let colors: [(String, Value)] = [
                    ("colors", .text(colorClasses(variant.fact, index)))
                ]
                return .object(Object(colors + variants.marks(of: variant).members))
            })
    }

    /// The absolute address of the large picture, for those who share its page; `nil` without one.
    func absoluteAddress(_ baseURL: BaseURL) -> String? {
        Self.largeKinds.lazy.compactMap { kind in
            pictures.address(of: pokemon.pictures[kind], baseURL: baseURL)
        }.first
    }

    /// The drawing's name; the commonest body where the source knows none.
    var shape: String {
        let species = index[pokemon.species]
        return index.catalog.shapes.first { $0.id == species.shape }?.slug.text
            ?? "upright"
    }

    private static let spriteSize = 96
    /// The best first.
    private static let largeKinds: [Pictures.Kind] = [.home, .artwork, .sprite]

    private func address(of kinds: [Pictures.Kind]) -> (String, Int)? {
        kinds.lazy.compactMap { kind in
            pictures.address(of: pokemon.pictures[kind], links: links)
                .map { ($0, Self.size(of: kind)) }
        }.first
    }

    /// Width and height in pixels, as the repository PokeAPI/sprites has them.
    private static func size(of kind: Pictures.Kind) -> Int {
        switch kind {
        case .sprite, .shiny, .female: spriteSize
        case .home, .homeShiny: 512
        case .artwork, .artworkShiny: 475
        }
    }

    private func look(
        of kinds: [Pictures.Kind], alternative: String, drawing: String, isShiny: Bool
    ) -> Value {
        [
            "isShiny": .bool(isShiny),
            "drawing": .text(drawing),
            "art": value(of: address(of: kinds), alternative: alternative, isLazy: isShiny),
        ]
    }

    private func value(
        of address: (String, Int)?, alternative: String, isLazy: Bool
    ) -> Value {
        let picture: Value =
            address.map { address, size in
                ["address": .text(address), "size": .integer(size), "isLazy": .bool(isLazy)]
            } ?? .null
        return [
            "colors": .text(Self.colorClasses(pokemon.types, index)),
            "shape": .text(shape), "shapes": .text(assets.address(of: "shapes.svg", links)),
            "alternative": .text(alternative), "picture": picture, "tints": tints,
        ]
    }

    /// The classes that colour an element by one or two types.
    static func colorClasses(
        _ types: [Identifier<PokemonType>], _ index: CatalogIndex
    ) -> String {
        types.enumerated().map { "dex-t\($0 + 1)-\(index[$1].slug)" }.joined(separator: " ")
    }
}
