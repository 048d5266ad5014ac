import Mustache
import PokedexDomain

/// Makes the pieces of mark-up that ``RenderedPartials`` keeps.
final class PartialMaker: Sendable {
    private let renderer: PartialRenderer
    private let names: Names
    private let otherNames: Names
    private let labels: Value
    private let index: CatalogIndex
    private let language: Language
    private let pictures: PictureSource
    private let links = RenderedPartials.links

    init(
        renderer: PartialRenderer, names: Names, otherNames: Names, labels: Value,
        index: CatalogIndex, language: Language, pictures: PictureSource
    ) {
        self.renderer = renderer
        self.names = names
        self.otherNames = otherNames
        self.labels = labels
        self.index = index
        self.language = language
        self.pictures = pictures
    }

    /// Renders a partial with the labels in reach.
    func html(_ partial: String, _ object: Object) throws -> Value {
        try renderer.html(partial, .object(object.adding([("ui", labels)])))
    }

    func header(of move: Move) throws -> Value {
        try html(
            "row-header",
            [
                "address": .text(links.address(of: .move(move.slug))),
                "name": names.distinguishedMoves[move.id].value(in: language),
                "other": other(otherNames.distinguishedMoves[move.id]),
            ])
    }

    func header(of pokemon: Pokemon) throws -> Value {
        try html(
            "row-header",
            [
                "address": .text(links.address(of: .pokemon(pokemon.slug))),
                "name": names.pokemon[pokemon.id].value(in: language),
                "other": other(otherNames.pokemon[pokemon.id]),
            ])
    }

    func link(to pokemon: Pokemon) throws -> Value {
        try html(
            "link",
            [
                "address": .text(links.address(of: .pokemon(pokemon.slug))),
                "name": names.pokemon[pokemon.id].value(in: language),
            ])
    }

    /// A Pokémon's small picture on its disc, for pages of any depth.
    func art(of pokemon: Pokemon, links: Links) throws -> Value {
        let art = Art(pokemon, links: links, pictures: pictures, index: index)
        guard case .object(let object) = art.small else { return .null }
        return try html("art", object)
    }

    /// What stands below a card's number, for pages of any depth: both names, linked, and types.
    func cardLabel(of pokemon: Pokemon, links: Links) throws -> Value {
        try html(
            "card-label",
            [
                "address": .text(links.address(of: .pokemon(pokemon.slug))),
                "name": names.pokemon[pokemon.id].value(in: language),
                "other": other(otherNames.pokemon[pokemon.id]),
                "types": .list(try pokemon.types.map { try dot(of: index[$0]) }),
            ])
    }

    /// The first cells of a row about a Pokémon: both names, national number, types.
    func learner(_ pokemon: Pokemon) throws -> Value {
        let name = names.pokemon[pokemon.id]
        let otherName = otherNames.pokemon[pokemon.id]
        return try html(
            "learner",
            [
                "address": .text(links.address(of: .pokemon(pokemon.slug))),
                "name": name.value(in: language),
                "other": otherName == name ? .null : other(otherName),
                "number": .text(Numbers(language: language).dexNumber(pokemon.species.rawValue)),
                "colors": .text(Art.colorClasses(pokemon.types, index)),
                "type": pokemon.types.first.map { .text(names.types[$0].text) } ?? .null,
                "second": pokemon.types.dropFirst().first.map { .text(names.types[$0].text) }
                    ?? .null,
            ])
    }

    /// A cell of a row about one who learns a move: how it does in a column's games.
    ///
    /// - Parameter text: the column's text; `nil` where it does not learn the move.
    func learnerCell(_ text: String?) throws -> Value {
        try html("learner-cell", ["text": text.map { .text($0) } ?? .null])
    }

    func badge(of type: PokemonType) throws -> Value {
        try html(
            "type-badge",
            [
                "address": .text(links.address(of: .type(type.slug))),
                "slug": .text(type.slug.text),
                "name": names.types[type.id].value(in: language),
            ])
    }

    func cell(_ text: String) throws -> Value {
        try html("cell", ["text": .text(text)])
    }

    func cells(of values: MoveValues) throws -> Value {
        try html(
            "move-cells",
            classObject(of: values).adding([
                ("type", .text(index[values.type].slug.text)),
                ("typeName", names.types[values.type].value(in: language)),
            ]))
    }

    /// The cells for a move's class, power, accuracy and PP, where its type goes without saying.
    func classCells(of values: MoveValues) throws -> Value {
        try html("move-class-cells", classObject(of: values))
    }

    private func classObject(of values: MoveValues) -> Object {
        [
            "class": .text(values.damageClass.rawValue),
            "className": .text(names.stats.name(values.damageClass)),
            "numbers": .list([
                number(
                    values.power,
                    missing: values.damageClass == .status ? "move.no-power" : "move.power-varies"),
                number(values.accuracy, missing: "move.never-misses"),
                number(values.powerPoints, missing: "unknown"),
            ]),
        ]
    }

    /// A number, or what stands for it when it is spoken.
    ///
    /// - Parameter missing: the key of a label, below `ui`.
    private func number(_ number: Int?, missing: String) -> Value {
        let label = missing.split(separator: ".").reduce(labels as Value?) { $0?[String($1)] }
        return [
            "number": number.map { .integer($0) } ?? .null, "missing": label ?? .null,
        ]
    }

    private func other(_ name: DisplayName) -> Value {
        name.language == language ? .null : name.value(in: language)
    }

    /// A type's name behind its colour's dot.
    func dot(of type: PokemonType) throws -> Value {
        try html(
            "type-dot",
            ["slug": .text(type.slug.text), "name": names.types[type.id].value(in: language)])
    }
}
