import Mustache
import PokedexDomain

/// A Pokémon's picture on a disc in its types' colours, or our drawing of its body shape.
struct Art {
    let pokemon: Pokemon
    let pictures: PictureSource
    let assets: AssetFolder
    let index: CatalogIndex
    let types: MarkedTypes

    /// The small picture, for lists, where the name stands beside it.
    var small: Object { value(of: smallPicture, alternative: "", isLazy: true) }

    /// The small picture of one of its forms.
    func small(of form: Form) -> Object {
        value(of: smallPicture(of: form) ?? smallPicture, alternative: "", isLazy: true)
    }

    /// The large picture, for the Pokémon's own page.
    ///
    /// - Parameter drawing: the label of our drawing where it replaces the picture.
    func large(alternative: String, drawing: String) -> Object {
        let ofPattern = patternPicture([PictureSubject(pokemon)], width: Self.largeWidth)
        return look(
            of: ofPattern ?? picture(of: Self.largeKinds), alternative: alternative,
            drawing: drawing, isShiny: false)
    }

    /// The large picture of the shiny one.
    ///
    /// - Parameter drawing: the label of our drawing where it replaces the picture.
    func largeShiny(alternative: String, drawing: String) -> Object {
        look(
            of: picture(of: [.homeShiny, .artworkShiny, .shiny]), alternative: alternative,
            drawing: drawing, isShiny: true)
    }

    /// The colours of the types that it had in earlier eras, for `partials/tints`; none where it always had
    /// today's.
    var tints: [Object] { Self.tints(types.variants(of: pokemon), index) }

    /// The colours of other types than today's, each with the games in which they are shown.
    static func tints<Games>(
        _ variants: [GameVariant<Games, [Identifier<PokemonType>]>], _ index: CatalogIndex
    ) -> [Object] {
        variants.dropFirst().map { $0.marks.marking(["colors": colorClasses($0.fact, index)]) }
    }

    /// The absolute address of the large picture, for those who share its page; `nil` without one.
    func absoluteAddress(_ baseURL: BaseURL) -> String? {
        if case .pattern = pictures {
            return patternPicture(
                [PictureSubject(pokemon)], width: PicturePattern.widthLimit, siteRoot: baseURL.text
            )?.address
        }
        return Self.largeKinds.lazy.compactMap { kind in
            pictures.address(of: pokemon.pictures[kind], siteRoot: baseURL.text)
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
        patternPicture([PictureSubject(pokemon)], width: Self.smallWidth) ?? picture(of: [.sprite])
    }

    private func smallPicture(of form: Form) -> ShownPicture? {
        patternPicture([PictureSubject(form, of: pokemon)], width: Self.smallWidth)
            ?? pictures.address(of: form.picture).map {
                ShownPicture(address: $0, size: Self.smallWidth)
            }
    }

    /// A picture whose address a pattern makes; `nil` where none does.
    private func patternPicture(
        _ subjects: [PictureSubject], width: Int, siteRoot: String = Links.siteRoot
    ) -> ShownPicture? {
        guard case .pattern(let pictures) = pictures,
            let root = self.pictures.folder(siteRoot: siteRoot)
        else { return nil }
        return pictures.picture(of: subjects, width: width, root: root)
    }

    /// The first kind of picture that the database names and that is there.
    private func picture(of kinds: [Pictures.Kind]) -> ShownPicture? {
        kinds.lazy.compactMap { kind in
            pictures.address(of: pokemon.pictures[kind])
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
    ) -> Object {
        [
            "isShiny": isShiny, "drawing": drawing,
            "art": value(of: picture, alternative: alternative, isLazy: isShiny),
        ]
    }

    private func value(of picture: ShownPicture?, alternative: String, isLazy: Bool) -> Object {
        [
            "colors": Self.discClasses(pokemon.types, index),
            "shape": shape, "shapes": assets.address(of: "shapes.svg"),
            "alternative": alternative, "picture": picture.map { value(of: $0, isLazy: isLazy) },
            "tints": tints,
        ]
    }

    private func value(of picture: ShownPicture, isLazy: Bool) -> Object {
        [
            "address": picture.address, "size": picture.size, "isLazy": isLazy,
            "hasSources": !picture.sources.isEmpty,
            "sources": picture.sources.objects { ["type": $0.type, "addresses": $0.addresses] },
            "srcset": picture.addresses, "sizes": picture.sizes,
        ]
    }

    /// The classes of a disc, which is in many rows: the first of two types is without `t1-`.
    private static func discClasses(
        _ types: [Identifier<PokemonType>], _ index: CatalogIndex
    ) -> String {
        let classes = colorClasses(types, index)
        return types.count > 1 ? String(classes.dropFirst("t1-".count)) : classes
    }

    /// The classes that colour an element by one or two types.
    static func colorClasses(_ types: [Identifier<PokemonType>], _ index: CatalogIndex) -> String {
        types.enumerated().map { "t\($0 + 1)-\(index[$1].slug)" }.joined(separator: " ")
    }
}
