import Mustache
import PokedexDomain

/// What was different about a move in earlier games, for `partials/changes`.
struct MoveChangesView {
    private let site: LocalizedSite
    private let move: Move

    init(_ move: Move, _ site: LocalizedSite) {
        self.site = site
        self.move = move
    }

    /// The rows of the table; `null` where nothing was different.
    var value: Value {
        get throws {
            let history = site.indexes.moveHistory
            let today = history.valuesToday(of: move)
            let rows = try history.changes(of: move).map { change -> Value in
                [
                    "generations": .text(try site.games(from: change.first, to: change.last)),
                    "what": .text(try site.phrase(Self.word(for: change.aspect))),
                    "then": .text(try text(of: change.aspect, in: change.then)),
                    "now": .text(try text(of: change.aspect, in: today)),
                ]
            }
            return rows.isEmpty ? .null : ["rows": .list(rows)]
        }
    }

    private static func word(for aspect: MoveChange.Aspect) -> String {
        switch aspect {
        case .type: "ui.move.type"
        case .damageClass: "ui.move.class"
        case .power: "ui.move.power"
        case .accuracy: "ui.move.accuracy"
        case .powerPoints: "ui.move.pp"
        case .effectChance: "ui.move-page.effect-chance"
        }
    }

    private func text(of aspect: MoveChange.Aspect, in values: MoveValues) throws -> String {
        switch aspect {
        case .type: site.names.types[values.type].text
        case .damageClass: site.names.stats.name(values.damageClass)
        case .power:
            try values.power.map { site.numbers.integer($0) }
                ?? site.phrase(values.powerlessWord)
        case .accuracy:
            try values.accuracy.map { site.numbers.percent($0) }
                ?? site.phrase("ui.move.never-misses")
        case .powerPoints:
            try values.powerPoints.map { site.numbers.integer($0) }
                ?? site.phrase("ui.unknown")
        case .effectChance:
            try values.effectChance.map { site.numbers.percent($0) }
                ?? site.phrase("ui.pokemon.none")
        }
    }
}

extension MoveValues {
    /// The key of the word for a move without power: one that deals damage has one that varies.
    var powerlessWord: String {
        damageClass == .status ? "ui.move.no-power" : "ui.move.power-varies"
    }
}

extension LocalizedSite {
    /// A span of games: "Generations I–V" where it begins and ends with generations, else the names
    /// of its first and last games.
    func games(
        from first: Identifier<VersionGroup>, to last: Identifier<VersionGroup>
    ) throws -> String {
        let order = index.versionGroupsInOrder
        let generations = (index[first].generation, index[last].generation)
        let isWhole =
            order.first { $0.generation == generations.0 }?.id == first
            && order.last { $0.generation == generations.1 }?.id == last
        if isWhole { return try self.generations(from: generations.0, to: generations.1) }
        let names = [first, last].map { self.names.versionGroups[$0].text }
        guard first != last else { return names[0] }
        return try phrase("ui.move-page.games", ["first": names[0], "last": names[1]])
    }

    /// A thing's names in both languages, for a sentence: "Static (せいでんき)"; one where the source
    /// has one alone.
    func bothNames(_ name: DisplayName, _ other: DisplayName) throws -> String {
        guard other.language != name.language else { return name.text }
        return try phrase("ui.both-names", ["name": name.text, "other": other.text])
    }

    /// The other language's name beside a name; nothing where they are the same, because the
    /// source has a name in one language alone.
    func other(_ other: DisplayName, beside name: DisplayName) -> Value {
        other == name ? .null : self.other(other)
    }
}
