import Mustache
import PokedexDomain
import Synchronization

/// Pieces of mark-up that recur on many pages of one language, rendered once.
///
/// It is a class so that reading one of its tables copies no other.
final class RenderedPartials: Sendable {
    /// The cell that heads a row about a move: both names, linked.
    let moveHeaders: RenderedTable<Move>
    /// Links to moves by their names.
    let moveLinks: RenderedTable<Move>
    /// The cell that says what a move does.
    let moveTexts: RenderedTable<Move>
    /// The cell that heads a row about a Pokémon: both names, linked.
    let pokemonHeaders: RenderedTable<Pokemon>
    /// Links to Pokémon by their names.
    let pokemonLinks: RenderedTable<Pokemon>
    /// The small pictures of Pokémon.
    let arts: RenderedTable<Pokemon>
    /// The names and types on a card.
    let cardLabels: RenderedTable<Pokemon>
    /// The first cells of a row about a Pokémon: header, national number, types.
    let learners: RenderedTable<Pokemon>
    /// The same with its picture.
    let learnerCards: RenderedTable<Pokemon>
    /// The same without its picture and its name in the other language.
    let earlierLearners: RenderedTable<Pokemon>
    /// The types of a Pokémon behind dots of their colours.
    let pokemonTypes: RenderedTable<Pokemon>
    /// Types as linked badges.
    let typeBadges: RenderedTable<PokemonType>
    /// Types as links behind a dot of their colour.
    let typeLinks: RenderedTable<PokemonType>
    /// The names of types behind a dot of their colour.
    let typeDots: RenderedTable<PokemonType>
    /// By set of values.
    private let moveValues: [Value]
    private let linkedMoveValues: [Value]
    private let valueCells: [[MoveValueCell]]
    private let valueSets: MoveValuesTable
    /// Those of moves whose values changed in some games of a table, so far.
    private let changedValues = Mutex<[ChangedValues: Value]>([:])
    let maker: PartialMaker

    init(_ maker: PartialMaker) throws {
        let (catalog, descriptions) = (maker.index.catalog, maker.content.descriptions)
        let (moves, pokemon, types) = (catalog.moves, catalog.pokemon, catalog.types)
        self.maker = maker
        valueSets = maker.content.moveValues
        moveHeaders = try maker.table(.rowHeader, moves) { maker.entry(of: $0) }
        moveLinks = try maker.table(.link, moves) { maker.link(to: MovePage.self, $0) }
        moveTexts = try maker.table(.learnsetText, moves) { ["text": descriptions[$0.id]] }
        pokemonHeaders = try maker.table(.rowHeader, pokemon) { maker.entry(of: $0) }
        pokemonLinks = try maker.table(.link, pokemon) { maker.link(to: PokemonPage.self, $0) }
        let arts = try maker.table(.art, pokemon) { maker.art(of: $0).small }
        self.arts = arts
        cardLabels = try maker.table(.cardLabel, pokemon) { pokemon in
            maker.entry(of: pokemon).adding(["types": maker.types(of: pokemon)])
        }
        learners = try maker.table(.learner, pokemon) { maker.learner($0, art: nil) }
        learnerCards = try maker.table(.learner, pokemon) { maker.learner($0, art: arts[$0.id]) }
        earlierLearners = try maker.table(.learner, pokemon) {
            maker.learner($0, art: nil).adding(["other": Value.null])
        }
        pokemonTypes = try maker.table(.typeDots, pokemon) { ["types": maker.types(of: $0)] }
        typeBadges = try maker.table(.typeBadge, types) { maker.badge(of: $0) }
        typeLinks = try maker.table(.typeLink, types) { maker.badge(of: $0) }
        typeDots = try maker.table(.typeDot, types) { maker.name(of: $0) }
        moveValues = try valueSets.distinct.map { values in
            let type: Object = [
                "type": maker.index[values.type].slug.text,
                "typeName": maker.content.names.types[values.type].value(
                    in: maker.content.language),
            ]
            return try maker.html(.moveValues, maker.classes(of: values).adding(type))
        }
        valueCells = try valueSets.distinct.map(maker.cells)
        linkedMoveValues = try valueSets.distinct.map { values in
            try maker.html(
                .learnsetValues,
                maker.classes(of: values).adding(maker.badge(of: maker.index[values.type])))
        }
    }

    /// The cells of a move's type, class, power, accuracy and PP in some games.
    func values(of move: Identifier<Move>, in versionGroup: Identifier<VersionGroup>) -> Value {
        moveValues[valueSets.index(of: move, in: versionGroup)]
    }

    /// The same of several games: what they are in the newest, and in which games they are others.
    ///
    /// - Parameters:
    ///   - games: in the order of their appearance; at least one.
    ///   - table: the games of the table.
    ///   - labels: what the table calls games.
    func values(
        of move: Identifier<Move>, in games: [Identifier<VersionGroup>],
        of table: GamesByGeneration,
        labels: (GameGroup) throws -> String
    ) throws -> Value {
        let first = valueSets.index(of: move, in: games[0])
        guard games.contains(where: { valueSets.index(of: move, in: $0) != first }) else {
            return moveValues[first]
        }
        return try changedValues.value(
            of: ChangedValues(move: move, games: games, table: table)
        ) {
            let rows = games.map { valueCells[valueSets.index(of: move, in: $0)] }
            let newest = rows[rows.count - 1]
            let cells = try newest.indices.objects { column in
                // One or two of the columns differ.
                let facts =
                    rows.allSatisfy { $0[column] == newest[column] }
                    ? [] : table.groups { games.firstIndex(of: $0).map { rows[$0][column] } }
                return try newest[column].value.adding([
                    "then": facts.filter { $0.fact != newest[column] }.objects { then in
                        try then.fact.value.adding(["games": labels(then.games)])
                    }
                ])
            }
            return try maker.html(.learnsetChangedValues, ["cells": cells])
        }
    }

    /// The same with a link to the type.
    func linkedValues(
        of move: Identifier<Move>, in versionGroup: Identifier<VersionGroup>
    ) -> Value {
        linkedMoveValues[valueSets.index(of: move, in: versionGroup)]
    }

    /// The cells of a move's type, class, power, accuracy and PP today.
    func valuesToday(of move: Identifier<Move>) -> Value? {
        maker.index.versionGroupsInOrder.last { !$0.standsApart }.map {
            values(of: move, in: $0.id)
        }
    }

    /// The cells of a move's class, power, accuracy and PP, for a table about one type.
    func classValues(_ values: MoveValues) throws -> Value {
        try maker.html(.moveClassValues, maker.classes(of: values))
    }
}

extension Mutex {
    /// The value of a key in a dictionary, made if it is not there. Two threads that ask at once may both
    /// make it.
    ///
    /// - Parameter make: depends on the key alone.
    @inline(__always)
    func value<Key: Hashable & Sendable, Made: Sendable>(
        of key: Key, make: () throws -> Made
    ) rethrows -> Made where Value == [Key: Made] {
        if let made = withLock({ $0[key] }) { return made }
        let made = try make()
        withLock { $0[key] = made }
        return made
    }
}

/// A move in some games of a table.
private struct ChangedValues: Hashable {
    let move: Identifier<Move>
    let games: [Identifier<VersionGroup>]
    let table: GamesByGeneration
}

/// One of a move's values as tables show it.
private struct MoveValueCell: Hashable {
    /// The value, or the word for its absence.
    let text: String
    var isMissing = false
    /// The slug of a type.
    var type: String?
    var damageClass: String?

    var value: Object {
        ["text": text, "isMissing": isMissing, "type": type, "class": damageClass]
    }
}

/// A piece of mark-up for each entity of a kind.
struct RenderedTable<Entity>: Sendable {
    fileprivate let values: [Value]
    fileprivate let positions: PositionTable<Entity>

    subscript(entity: Identifier<Entity>) -> Value { values[positions[entity]] }
}

/// The partials that a ``PartialMaker`` renders.
enum RecurringPartial: String, CaseIterable {
    case art, learner, link
    case cardLabel = "card-label"
    case learnerCell = "learner-cell"
    case learnsetCell = "learnset-cell"
    case learnsetChangedValues = "learnset-changed-values"
    case learnsetParents = "learnset-parents"
    case learnsetStage = "learnset-stage"
    case learnsetText = "learnset-text"
    case learnsetValues = "learnset-values"
    case learnsetWays = "learnset-ways"
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
    let renderer: any TemplateRendering
    let content: LocalizedContent
    let assets: AssetFolder
    var index: CatalogIndex { content.index }
    private var names: Names { content.names }

    func html(_ partial: RecurringPartial, _ object: Object) throws -> Value {
        var output = OutputBuffer(capacity: 512)
        let value = object.adding(["ui": content.labels]).templateValue
        try renderer.render(partial.template, with: value, into: &output)
        return .html(HTML(bytes: output.bytes))
    }

    /// Renders a partial for each entity of a kind.
    func table<Entity: PageSubject>(
        _ partial: RecurringPartial, _ entities: [Entity], _ object: (Entity) throws -> Object
    ) throws -> RenderedTable<Entity> {
        RenderedTable(
            values: try entities.map { try html(partial, object($0)) },
            positions: PositionTable(entities.map(\.id)))
    }

    func art(of pokemon: Pokemon) -> Art {
        Art(
            pokemon: pokemon, pictures: content.pictures, assets: assets, index: index,
            types: content.markedTypes)
    }

    /// Both names and the address of a move.
    fileprivate func entry(of move: Move) -> Object { entry(MovePage.self, move) }

    /// Both names and the address of a Pokémon.
    fileprivate func entry(of pokemon: Pokemon) -> Object { entry(PokemonPage.self, pokemon) }

    private func entry<Kind: SubjectPage>(_ kind: Kind.Type, _ subject: Kind.Subject) -> Object {
        let name = names[keyPath: Kind.names][subject.id]
        let other = content.otherNames[keyPath: Kind.names][subject.id]
        return link(to: kind, subject).adding([
            "other": other.value(in: content.language, beside: name)
        ])
    }

    /// The name and the address of an entity.
    fileprivate func link<Kind: SubjectPage>(
        to kind: Kind.Type, _ subject: Kind.Subject
    ) -> Object {
        [
            "address": Links.address(of: kind, subject.slug),
            "name": names[keyPath: Kind.names][subject.id].value(in: content.language),
        ]
    }

    /// - Parameter art: its picture; `nil` where it is not shown.
    fileprivate func learner(_ pokemon: Pokemon, art: Value?) -> Object {
        let variants = content.markedTypes.variants(of: pokemon)
        return entry(of: pokemon).adding([
            "art": art,
            "number": content.numbers.dexNumber(pokemon.species.rawValue),
            // A picture has them itself.
            "colors": art == nil ? Art.colorClasses(pokemon.types, index) : nil,
            "types": variants.map { variant in
                let types = variant.fact.map { names.types[$0].text }
                return variant.marks.marking([
                    "type": types.first, "second": types.dropFirst().first,
                ])
            },
            "areMarked": variants.count > 1,
        ])
    }

    fileprivate func types(of pokemon: Pokemon) -> [Object] {
        content.markedTypes[pokemon].map { type, marks in marks.marking(name(of: index[type])) }
    }

    fileprivate func name(of type: PokemonType) -> Object {
        ["slug": type.slug.text, "name": names.types[type.id].value(in: content.language)]
    }

    fileprivate func badge(of type: PokemonType) -> Object {
        link(to: TypePage.self, type).adding(["slug": type.slug.text])
    }

    fileprivate func classes(of values: MoveValues) throws -> Object {
        try [
            "class": values.damageClass.rawValue,
            "className": names.stats.name(values.damageClass),
            "numbers": numbers(of: values).objects { ["number": $0, "missing": $1] },
        ]
    }

    /// The cells of a move's type, class, power, accuracy and PP.
    fileprivate func cells(of values: MoveValues) throws -> [MoveValueCell] {
        [
            MoveValueCell(text: names.types[values.type].text, type: index[values.type].slug.text),
            MoveValueCell(
                text: names.stats.name(values.damageClass),
                damageClass: values.damageClass.rawValue),
        ]
            + (try numbers(of: values)).map { number, missing in
                MoveValueCell(text: number.map(String.init) ?? missing, isMissing: number == nil)
            }
    }

    /// Power, accuracy and PP, each with the word for its absence.
    private func numbers(of values: MoveValues) throws -> [(Int?, String)] {
        let word = content.translation.text
        return try [
            (values.power, word(values.powerlessWord)),
            (values.accuracy, word("ui.move.never-misses")),
            (values.powerPoints, word("ui.unknown")),
        ]
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
