import Mustache
import PokedexDomain

/// Pieces of mark-up that recur on many pages of one language, rendered once.
///
/// Their links are those of pages two folders deep, where most pages that show them lie; those that
/// rows begin with have others for pages one folder deeper.
/// It is a class so that reading one of its tables copies no other.
final class RenderedPartials: Sendable {
    /// What rows begin with.
    let rows: RowPartials
    /// Links to moves by their names.
    let moveLinks: RenderedTable<Move>
    /// The cell that says what a move does.
    let moveTexts: RenderedTable<Move>
    /// The cell that heads a row about a Pokémon: both names, linked.
    let pokemonHeaders: RenderedTable<Pokemon>
    /// The first cells of a row about a Pokémon with its picture.
    let learnerCards: RenderedTable<Pokemon>
    /// Types as linked badges.
    let typeBadges: RenderedTable<PokemonType>
    /// Types as links behind a dot of their colour.
    let typeLinks: RenderedTable<PokemonType>
    /// The names of types behind a dot of their colour.
    let typeDots: RenderedTable<PokemonType>
    /// The types of a Pokémon, in the same way.
    let pokemonTypes: RenderedTable<Pokemon>
    private let deepRows: RowPartials
    private let arts: RenderedTable<Pokemon>
    private let cardLabels: RenderedTable<Pokemon>
    /// By set of values.
    private let moveValues: [Value]
    private let linkedMoveValues: [Value]
    let valueSets: MoveValuesTable
    private let maker: PartialMaker

    init(
        _ maker: PartialMaker, valueSets: MoveValuesTable, descriptions: DescriptionTexts
    ) throws {
        let catalog = maker.index.catalog
        self.maker = maker
        self.valueSets = valueSets
        rows = try RowPartials(maker, links: Self.links)
        deepRows = try RowPartials(maker, links: Self.deepLinks)
        moveLinks = try RenderedTable(catalog.moves, id: \.id) {
            try maker.link(to: $0, links: Self.links)
        }
        moveTexts = try RenderedTable(catalog.moves, id: \.id) {
            try maker.cell(text: descriptions[$0.id])
        }
        pokemonHeaders = try RenderedTable(catalog.pokemon, id: \.id) { try maker.header(of: $0) }
        learnerCards = try RenderedTable(catalog.pokemon, id: \.id) {
            try maker.learner($0, links: Self.links, hasPicture: true)
        }
        typeBadges = try RenderedTable(catalog.types, id: \.id) { try maker.badge(of: $0) }
        typeLinks = try RenderedTable(catalog.types, id: \.id) { try maker.link(to: $0) }
        typeDots = try RenderedTable(catalog.types, id: \.id) { try maker.dot(of: $0) }
        pokemonTypes = try RenderedTable(catalog.pokemon, id: \.id) { try maker.dots(of: $0) }
        arts = try RenderedTable(catalog.pokemon, id: \.id) {
            try maker.art(of: $0, links: Self.links)
        }
        cardLabels = try RenderedTable(catalog.pokemon, id: \.id) {
            try maker.cardLabel(of: $0, links: Self.links)
        }
        moveValues = try valueSets.distinct.map { try maker.cells(of: $0) }
        linkedMoveValues = try valueSets.distinct.map { try maker.linkedCells(of: $0) }
    }

    /// What makes the same partials with another theme.
    func maker(assets: AssetFolder, renderer: any TemplateRendering) -> PartialMaker {
        var other = maker
        other.assets = assets
        other.renderer = renderer
        return other
    }

    fileprivate static let links = Links(depth: 2)
    private static let deepLinks = Links(depth: 3)

    /// What rows begin with, for pages two or three folders deep.
    func rows(_ links: Links) -> RowPartials {
        links == Self.deepLinks ? deepRows : rows
    }

    /// A Pokémon's small picture, for pages of any depth.
    func art(of pokemon: Identifier<Pokemon>, links: Links) throws -> Value {
        links == Self.links
            ? arts[pokemon] : try maker.art(of: maker.index[pokemon], links: links)
    }

    /// The names and types on a card, for pages of any depth.
    func cardLabel(of pokemon: Identifier<Pokemon>, links: Links) throws -> Value {
        links == Self.links
            ? cardLabels[pokemon] : try maker.cardLabel(of: maker.index[pokemon], links: links)
    }

    /// The cells of a move's type, class, power, accuracy and PP in some games.
    func values(of move: Identifier<Move>, in versionGroup: Identifier<VersionGroup>) -> Value {
        moveValues[valueSets.index(of: move, in: versionGroup)]
    }

    /// The same with a link to the type.
    func linkedValues(
        of move: Identifier<Move>, in versionGroup: Identifier<VersionGroup>
    ) -> Value {
        linkedMoveValues[valueSets.index(of: move, in: versionGroup)]
    }

    /// The cells of a move's type, class, power, accuracy and PP today.
    func valuesToday(of move: Identifier<Move>) -> Value {
        maker.index.versionGroupsInOrder.last.map { values(of: move, in: $0.id) } ?? .null
    }

    /// The cells of a move's class, power, accuracy and PP, for a table about one type.
    func classValues(_ values: MoveValues) throws -> Value { try maker.classCells(of: values) }
}

/// What rows begin with, with the links of pages of one depth.
///
/// It is a class so that holders copy one reference.
final class RowPartials: Sendable {
    /// The cell that heads a row about a move: both names, linked.
    let moveHeaders: RenderedTable<Move>
    /// The first cells of a row about a Pokémon: header, national number, types.
    let learners: RenderedTable<Pokemon>
    /// Links to Pokémon by their names.
    let pokemonLinks: RenderedTable<Pokemon>

    fileprivate init(_ maker: PartialMaker, links: Links) throws {
        let catalog = maker.index.catalog
        moveHeaders = try RenderedTable(catalog.moves, id: \.id) {
            try maker.header(of: $0, links: links)
        }
        learners = try RenderedTable(catalog.pokemon, id: \.id) {
            try maker.learner($0, links: links)
        }
        pokemonLinks = try RenderedTable(catalog.pokemon, id: \.id) {
            try maker.link(to: $0, links: links)
        }
    }
}

/// A piece of mark-up for each entity of a kind.
struct RenderedTable<Entity>: Sendable {
    private let values: [Value]
    private let positions: PositionTable<Entity>

    init<Element>(
        _ entities: [Element], id: (Element) -> Identifier<Entity>,
        render: (Element) throws -> Value
    ) rethrows {
        values = try entities.map(render)
        positions = PositionTable(entities.map(id))
    }

    subscript(entity: Identifier<Entity>) -> Value { values[positions[entity]] }
}

/// The partials that a ``PartialMaker`` renders.
enum RecurringPartial: String, CaseIterable {
    case art, learner, link
    case cardLabel = "card-label"
    case learnerCell = "learner-cell"
    case learnsetCell = "learnset-cell"
    case learnsetParents = "learnset-parents"
    case learnsetStage = "learnset-stage"
    case learnsetText = "learnset-text"
    case learnsetValues = "learnset-values"
    case moveClassValues = "move-class-values"
    case moveValues = "move-values"
    case rowHeader = "row-header"
    case typeBadge = "type-badge"
    case typeDot = "type-dot"
    case typeDots = "type-dots"
    case typeLink = "type-link"

    /// The template's name.
    var template: String { "partials/\(rawValue)" }
}

/// Renders partials with the data of entities.
struct PartialMaker: Sendable {
    var renderer: any TemplateRendering
    let names: Names
    let otherNames: Names
    /// The labels of the pages, which every partial is given as `ui`.
    let labels: Value
    let index: CatalogIndex
    let types: MarkedTypes
    let language: Language
    let pictures: PictureSource
    var assets: AssetFolder

    /// Renders a partial.
    func html(_ partial: RecurringPartial, _ object: Object) throws -> Value {
        var output = OutputBuffer(capacity: 512)
        try renderer.render(
            partial.template, with: .object(object.adding([("ui", labels)])), into: &output)
        return .html(HTML(bytes: output.bytes))
    }

    func header(of move: Move, links: Links) throws -> Value {
        try html(
            .rowHeader,
            [
                "address": .text(links.address(of: MovePage.self, move.slug)),
                "name": names.distinguishedMoves[move.id].value(in: language),
                "other": otherNames.distinguishedMoves[move.id].value(
                    in: language, beside: names.distinguishedMoves[move.id]),
            ])
    }

    func header(of pokemon: Pokemon) throws -> Value {
        try html(.rowHeader, linkedNames(of: pokemon, RenderedPartials.links))
    }

    func link(to pokemon: Pokemon, links: Links) throws -> Value {
        try html(
            .link,
            [
                "address": address(of: pokemon, links),
                "name": names.pokemon[pokemon.id].value(in: language),
            ])
    }

    func link(to move: Move, links: Links) throws -> Value {
        try html(
            .link,
            [
                "address": .text(links.address(of: MovePage.self, move.slug)),
                "name": names.distinguishedMoves[move.id].value(in: language),
            ])
    }

    func art(of pokemon: Pokemon, links: Links) throws -> Value {
        let art = Art(
            pokemon, links: links, pictures: pictures, assets: assets, index: index, types: types)
        guard case .object(let object) = art.small else { return .null }
        return try html(.art, object)
    }

    func cardLabel(of pokemon: Pokemon, links: Links) throws -> Value {
        let types = self.types[pokemon].map { type, marks in
            Value.object(typeName(of: index[type]).adding(marks.members))
        }
        return try html(
            .cardLabel, linkedNames(of: pokemon, links).adding([("types", .list(types))]))
    }

    func learner(
        _ pokemon: Pokemon, links: Links, hasPicture: Bool = false
    ) throws -> Value {
        let name = names.pokemon[pokemon.id]
        let otherName = otherNames.pokemon[pokemon.id]
        let variants = types.variants(of: pokemon)
        let names = self.names
        let types = variants.variants.map { variant in
            let types = variant.fact.map { Value.text(names.types[$0].text) }
            return Value.object(
                Object(
                    [
                        ("type", types.first ?? .null),
                        ("second", types.dropFirst().first ?? .null),
                    ] + variants.marks(of: variant).members))
        }
        return try html(
            .learner,
            [
                "art": hasPicture ? try art(of: pokemon, links: links) : .null,
                "address": address(of: pokemon, links),
                "name": name.value(in: language),
                "other": otherName.value(in: language, beside: name),
                "number": .text(Numbers(language: language).dexNumber(pokemon.species.rawValue)),
                // A picture has them itself.
                "colors": hasPicture ? .null : .text(Art.colorClasses(pokemon.types, index)),
                "types": .list(types),
                "areMarked": .bool(!variants.areAlike),
            ])
    }

    func badge(of type: PokemonType) throws -> Value {
        try html(.typeBadge, linkedName(of: type))
    }

    func link(to type: PokemonType) throws -> Value {
        try html(.typeLink, linkedName(of: type))
    }

    private func linkedName(of type: PokemonType) -> Object {
        [
            "address": .text(RenderedPartials.links.address(of: TypePage.self, type.slug)),
            "slug": .text(type.slug.text),
            "name": names.types[type.id].value(in: language),
        ]
    }

    func dot(of type: PokemonType) throws -> Value {
        try html(.typeDot, typeName(of: type))
    }

    func dots(of pokemon: Pokemon) throws -> Value {
        try html(
            .typeDots,
            [
                "types": .list(
                    types[pokemon].map { type, marks in
                        .object(typeName(of: index[type]).adding(marks.members))
                    })
            ])
    }

    private func typeName(of type: PokemonType) -> Object {
        ["slug": .text(type.slug.text), "name": names.types[type.id].value(in: language)]
    }

    func cells(of values: MoveValues) throws -> Value {
        try html(
            .moveValues,
            classObject(of: values).adding([
                ("type", .text(index[values.type].slug.text)),
                ("typeName", names.types[values.type].value(in: language)),
            ]))
    }

    func linkedCells(of values: MoveValues) throws -> Value {
        try html(
            .learnsetValues,
            classObject(of: values).adding([("type", try link(to: index[values.type]))]))
    }

    func cell(text: String?) throws -> Value {
        try html(.learnsetText, ["text": text.map { .text($0) } ?? .null])
    }

    func classCells(of values: MoveValues) throws -> Value {
        try html(.moveClassValues, classObject(of: values))
    }

    private func classObject(of values: MoveValues) -> Object {
        [
            "class": .text(values.damageClass.rawValue),
            "className": .text(names.stats.name(values.damageClass)),
            "numbers": .list([
                number(
                    values.power,
                    missing: values.damageClass == .status ? "no-power" : "power-varies"),
                number(values.accuracy, missing: "never-misses"),
                [
                    "number": values.powerPoints.map { .integer($0) } ?? .null,
                    "missing": labels["unknown"] ?? .null,
                ],
            ]),
        ]
    }

    /// A number, or what is read aloud instead.
    ///
    /// - Parameter missing: the key of a label, below `ui.move`.
    private func number(_ number: Int?, missing: String) -> Value {
        [
            "number": number.map { .integer($0) } ?? .null,
            "missing": labels["move"]?[missing] ?? .null,
        ]
    }

    private func linkedNames(of pokemon: Pokemon, _ links: Links) -> Object {
        [
            "address": address(of: pokemon, links),
            "name": names.pokemon[pokemon.id].value(in: language),
            "other": otherNames.pokemon[pokemon.id].value(
                in: language, beside: names.pokemon[pokemon.id]),
        ]
    }

    private func address(of pokemon: Pokemon, _ links: Links) -> Value {
        .text(links.address(of: PokemonPage.self, pokemon.slug))
    }
}

/// Every move's values in every version group, each distinct set of values once.
///
/// A learnset's row shows a move as it was in the row's games; few sets of values exist, so that
/// each is rendered once a language.
struct MoveValuesTable: Sendable {
    /// The distinct sets.
    let distinct: [MoveValues]
    /// The index of each set in ``distinct``, by move and then by version group.
    private let indices: [Int32]
    private let versionGroupCount: Int
    private let index: CatalogIndex

    /// Looks up all moves in all version groups.
    init(_ indexes: CatalogIndexes) {
        index = indexes.entities
        let groups = indexes.catalog.versionGroups
        var distinct: [MoveValues] = []
        var known: [MoveValues: Int32] = [:]
        indices = indexes.catalog.moves.flatMap { move in
            groups.map { group in
                let values = indexes.moveHistory.values(of: move, in: group)
                if let index = known[values] { return index }
                known[values] = Int32(distinct.count)
                distinct.append(values)
                return Int32(distinct.count - 1)
            }
        }
        self.distinct = distinct
        versionGroupCount = groups.count
    }

    /// The index in ``distinct`` of a move's values in some games.
    func index(of move: Identifier<Move>, in versionGroup: Identifier<VersionGroup>) -> Int {
        let row = index.position(of: move) * versionGroupCount
        return Int(indices[row + index.position(of: versionGroup)])
    }
}
