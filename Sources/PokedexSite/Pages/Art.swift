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
        value(of: smallPicture, alternative: "", isLazy: true)
    }

    /// The small picture of one of its forms.
    func small(of form: Form) -> Value {
        value(of: smallPicture(of: form) ?? smallPicture, alternative: "", isLazy: true)
    }

    /// The large picture, for the Pokémon's own page.
    ///
    /// - Parameter drawing: the label of our drawing where it replaces the picture.
    func large(alternative: String, drawing: String) -> Value {
        let ofPattern = patternPicture(
            [PictureSubject(pokemon)], width: Self.largeWidth, siteRoot: links.siteRoot)
        return look(
            of: ofPattern ?? picture(of: Self.largeKinds), alternative: alternative,
            drawing: drawing, isShiny: false)
    }

    /// The large picture of the shiny one.
    ///
    /// - Parameter drawing: the label of our drawing where it replaces the picture.
    func largeShiny(alternative: String, drawing: String) -> Value {
        look(
            of: picture(of: [.homeShiny, .artworkShiny, .shiny]), alternative: alternative,
            drawing: drawing, isShiny: true)
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
        if case .pattern = pictures {
            return patternPicture(
                [PictureSubject(pokemon)], width: PicturePattern.widthLimit, siteRoot: baseURL.text
            )?.address
        }
        return Self.largeKinds.lazy.compactMap { kind in
            pictures.address(of: pokemon.pictures[kind], baseURL: baseURL)
        }.first
    }

    /// The drawing's name; the commonest body where the source knows none.
    var shape: String {
        let species = index[pokemon.species]
        return index.catalog.shapes.first { $0.id == species.shape }?.slug.text
            ?? "upright"
    }

    /// The width of the place of a small picture, in CSS pixels, and that of PokeAPI's sprites.
    static let smallWidth = 96
    /// The width of the place of the large picture, in CSS pixels.
    private static let largeWidth = 200
    /// The best first.
    private static let largeKinds: [Pictures.Kind] = [.home, .artwork, .sprite]

    private var smallPicture: ShownPicture? {
        patternPicture([PictureSubject(pokemon)], width: Self.smallWidth, siteRoot: links.siteRoot)
            ?? picture(of: [.sprite])
    }

    private func smallPicture(of form: Form) -> ShownPicture? {
        patternPicture(
            [PictureSubject(form, of: pokemon)], width: Self.smallWidth, siteRoot: links.siteRoot)
            ?? pictures.address(of: form.picture, links: links)
            .map { ShownPicture(address: $0, size: Self.smallWidth) }
    }

    /// A picture whose address a pattern makes; `nil` where none does.
    private func patternPicture(
        _ subjects: [PictureSubject], width: Int, siteRoot: String
    ) -> ShownPicture? {
        guard case .pattern(let pictures) = pictures,
            let root = self.pictures.folder(siteRoot: siteRoot)
        else { return nil }
        return pictures.picture(of: subjects, width: width, root: root)
    }

    /// The first kind of picture that the database names and that is there.
    private func picture(of kinds: [Pictures.Kind]) -> ShownPicture? {
        kinds.lazy.compactMap { kind in
            pictures.address(of: pokemon.pictures[kind], links: links)
                .map { ShownPicture(address: $0, size: Self.size(of: kind)) }
        }.first
    }

    /// Width and height in pixels, as the repository PokeAPI/sprites has them.
    private static func size(of kind: Pictures.Kind) -> Int {
        switch kind {
        case .sprite, .shiny, .female: smallWidth
        case .home, .homeShiny: 512
        case .artwork, .artworkShiny: 475
        }
    }

    private func look(
        of picture: ShownPicture?, alternative: String, drawing: String, isShiny: Bool
    ) -> Value {
        [
            "isShiny": .bool(isShiny),
            "drawing": .text(drawing),
            "art": value(of: picture, alternative: alternative, isLazy: isShiny),
        ]
    }

    private func value(
        of picture: ShownPicture?, alternative: String, isLazy: Bool
    ) -> Value {
        let picture: Value =
            picture.map { picture in
                [
                    "address": .text(picture.address), "size": .integer(picture.size),
                    "isLazy": .bool(isLazy),
                    "hasSources": .bool(!picture.sources.isEmpty),
                    "sources": .list(
                        picture.sources.map { source in
                            ["type": .text(source.type), "addresses": .text(source.addresses)]
                        }),
                    "srcset": picture.addresses.map { .text($0) } ?? .null,
                    "sizes": picture.sizes.map { .text($0) } ?? .null,
                ]
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
